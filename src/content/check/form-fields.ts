import { type Finding, finding, withRelated } from '../findings/finding.ts';
import { MOST_COUNTED } from '../findings/most.ts';
import { placeOf } from '../text/source.ts';
import { itemsOf, type Node, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { firstAndLater } from './repeated.ts';

/** EmailJS adds fields of these names itself; a second one would be sent beside it. */
const RESERVED = ['lib_version', 'service_id', 'template_id', 'user_id'];

/** Every field of a form must have a name of its own, and none that EmailJS uses. */
export function checkFields(pages: readonly Content[]): Finding[] {
  return pages.flatMap((page) =>
    itemsOf(page.root, 'blocks')
      .filter((block) => textOf(block, 'type') === 'contact-form')
      .flatMap((form) => checkForm(page, form)),
  );
}

function checkForm({ source }: Content, form: Node): Finding[] {
  const names = itemsOf(form, 'fields').flatMap((field) => valueAt(field, 'name') ?? []);
  const reserved = names.flatMap((node) =>
    node.kind === 'scalar' && RESERVED.includes(String(node.value))
      ? [finding('reserved-field', source, node.range, { name: String(node.value), reserved: RESERVED })]
      : [],
  );
  const repeated = firstAndLater(names)
    .slice(0, MOST_COUNTED)
    .map(({ value, first, later }) => {
      const { line } = placeOf(source, first.range);
      const mistake = finding('duplicate-field', source, later.range, { name: value, line });
      return withRelated(mistake, source, first.range, `"${value}" is used here first.`);
    });
  return [...reserved, ...repeated];
}
