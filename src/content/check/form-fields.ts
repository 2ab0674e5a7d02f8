import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, inText, withAnswer, withRelated } from '../../yaml/findings/finding.ts';
import { findEach, MOST_COUNTED } from '../../yaml/findings/most.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf } from '../../yaml/text/source.ts';
import type { Content } from './contents.ts';
import { wrongDay } from './dates.ts';
import type { Block } from './parts.ts';
import { firstAndLater } from './repeated.ts';
import type { FileRule } from './rule.ts';

/** EmailJS adds fields of these names itself; a second one would be sent beside it. */
const RESERVED = ['lib_version', 'service_id', 'template_id', 'user_id'];

/** How many options a hint lists. */
const MOST_NAMED = 8;

/** Every field of a form must have a name of its own, and none that EmailJS uses. What it allows must be possible. */
export const formFieldsRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: { block: (each) => (each.type === 'contact-form' ? checkForm(each) : []) },
};

function checkForm({ content, block }: Block): Finding[] {
  return [
    ...checkNames(content, block),
    ...findEach(itemsOf(block, 'fields'), (field) => [
      ...checkOptions(content, field),
      ...checkNumbers(content, field),
      ...checkDays(content, field),
    ]),
  ];
}

function checkNames({ source }: Content, form: Node): Finding[] {
  const names = itemsOf(form, 'fields').flatMap((field) => valueAt(field, 'name') ?? []);
  const isThroughAccount = valueAt(form, 'action') === undefined;
  const reserved = names.flatMap((node) =>
    isThroughAccount && node.kind === 'scalar' && RESERVED.includes(String(node.value))
      ? [finding('reserved-field', inText(source, node.range), { name: String(node.value), reserved: RESERVED })]
      : [],
  );
  const repeated = firstAndLater(names)
    .slice(0, MOST_COUNTED)
    .map(({ value, first, later }) => {
      const { line } = locationOf(source, first.range);
      const mistake = finding('duplicate-field', inText(source, later.range), { name: value, line });
      return withRelated(mistake, { source, range: first.range }, { why: 'used-first', name: value });
    });
  return [...reserved, ...repeated];
}

function checkOptions(page: Content, field: Node): Finding[] {
  const { source } = page;
  const options = itemsOf(field, 'options');
  const repeated = firstAndLater(options)
    .slice(0, MOST_COUNTED)
    .map(({ value, first, later }) => {
      const { line } = locationOf(source, first.range);
      const mistake = finding('same-option', inText(source, later.range), { option: value, line });
      return withRelated(mistake, { source, range: first.range }, { why: 'first', name: value });
    });
  return [...repeated, ...checkDefault(page, field, options)];
}

/** What is chosen to begin with must be one of the options. What could not be read may be one of them. */
function checkDefault({ source, masks }: Content, field: Node, options: readonly Node[]): Finding[] {
  const node = valueAt(field, 'default');
  const known = options.flatMap((option) =>
    option.kind === 'scalar' && typeof option.value === 'string' ? option.value : [],
  );
  const isRead = masks.length === 0 && options.length > 0 && known.length === options.length;
  if (!isRead || node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
  const { value } = node;
  if (value.trim() === '' || known.includes(value)) return [];
  const suggestion = nearest(value, known);
  const facts = { value, suggestion, known: known.slice(0, MOST_NAMED) };
  const mistake = finding('unknown-option', inText(source, node.range), facts);
  if (suggestion === undefined) return [mistake];
  return [withAnswer(mistake, rewriteScalar(source, node, suggestion), isOnlyNearest(value, suggestion, known))];
}

function checkNumbers({ source }: Content, field: Node): Finding[] {
  const [min, max] = [valueAt(field, 'min'), valueAt(field, 'max')];
  if (min?.kind !== 'scalar' || max?.kind !== 'scalar') return [];
  if (typeof min.value !== 'number' || typeof max.value !== 'number' || min.value <= max.value) return [];
  return [finding('min-over-max', inText(source, max.range), { min: min.value, max: max.value })];
}

function checkDays(page: Content, field: Node): Finding[] {
  const [start, end] = ['earliest', 'latest'] as const;
  const wrong = [start, end].flatMap((key) => {
    const node = valueAt(field, key);
    return node === undefined ? [] : wrongDay(page, node);
  });
  const [from, until] = [textOf(field, start), textOf(field, end)];
  const last = valueAt(field, end);
  const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');
  if (!isDay(from) || !isDay(until) || last === undefined || from <= until) return wrong;
  return [
    ...wrong,
    finding('ends-before-start', inText(page.source, last.range), { start, from, end, until, what: 'field' }),
  ];
}
