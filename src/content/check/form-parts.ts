import type { JsonObject } from '../../model/json.ts';
import { itemsOf, type Node, textOf } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { sendsMail } from './form-email.ts';
import { typesIn } from './summary.ts';

/** Of a form, how schemas/words.schema.json names its parts that have words of their own: `contact-form/date`. */
function partsOf(type: string, fields: readonly (string | undefined)[]): string[] {
  return fields.flatMap((field) => (field === undefined ? [] : [`${type}/${field}`]));
}

function inPage(form: Node, type: string): string[] {
  return partsOf(
    type,
    itemsOf(form, 'fields').map((field) => textOf(field, 'type')),
  );
}

function inLayout({ type, fields }: JsonObject): string[] {
  const all: readonly unknown[] = Array.isArray(fields) ? fields : [];
  return partsOf(
    String(type),
    all.map((field) =>
      typeof field === 'object' && field !== null && 'type' in field ? String(field.type) : undefined,
    ),
  );
}

/** The parts of all forms of a site: those on its pages, and those in the layouts of its kinds. */
export function formParts(pages: readonly Content[], layouts: readonly JsonObject[]): string[] {
  const written = pages
    .filter((page) => typesIn(page).some(sendsMail))
    .flatMap(({ root }) => itemsOf(root, 'blocks'))
    .flatMap((block) => inPage(block, textOf(block, 'type') ?? ''));
  return [...written, ...layouts.filter(({ type }) => sendsMail(String(type))).flatMap(inLayout)];
}
