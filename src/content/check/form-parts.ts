import type { JsonObject } from '../../model/json.ts';
import { itemsOf, type Node, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { sendsMail } from './form-email.ts';
import { typesIn } from './summary.ts';

/** Of a form, how schemas/words.schema.json names its parts that have words of their own: `contact-form/date`. */
function partsOf(type: string, fields: readonly string[], hasService: boolean): string[] {
  return [...fields, ...(hasService ? ['service'] : [])].map((part) => `${type}/${part}`);
}

function inPage(form: Node, hasService: boolean): string[] {
  const fields = itemsOf(form, 'fields').flatMap((field) => textOf(field, 'type') ?? []);
  return partsOf(textOf(form, 'type') ?? '', fields, hasService || valueAt(form, 'action') !== undefined);
}

function inLayout({ type, fields, action }: JsonObject, hasService: boolean): string[] {
  const all: readonly unknown[] = Array.isArray(fields) ? fields : [];
  const types = all.map((field): { readonly type?: unknown } => Object(field)).map((field) => String(field.type));
  return partsOf(String(type), types, hasService || action !== undefined);
}

/**
 * The parts of all forms of a site: those on its pages, and those in the layouts of its kinds. What is sent to a service, and not
 * through an account, is one of them.
 */
export function formParts(site: Content, pages: readonly Content[], layouts: readonly JsonObject[]): string[] {
  const hasService = valueAt(site.root, 'forms') !== undefined;
  const written = pages
    .filter((page) => typesIn(page).some(sendsMail))
    .flatMap(({ root }) => itemsOf(root, 'blocks'))
    .filter((block) => sendsMail(textOf(block, 'type')));
  return [
    ...written.flatMap((form) => inPage(form, hasService)),
    ...layouts.filter(({ type }) => sendsMail(String(type))).flatMap((form) => inLayout(form, hasService)),
  ];
}
