import { onceFor } from '../../model/once.ts';
import { isTable } from '../../model/page-file.ts';
import { embedOf, services } from '../../values/embeds.ts';
import { boundCrossed } from '../../values/fields.ts';
import { timeSpanOf } from '../../values/hours.ts';
import { mayBeGrouped } from '../../values/number.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { type MapNode, type Node, plainValue, type ScalarNode, valueAt } from '../../yaml/syntax/tree.ts';
import { type Edit, replace, rewriteScalar } from '../../yaml/text/edits.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { deleteItem } from '../edits/entries.ts';
import type { Schema } from '../schemas/schemas.ts';
import type { SiteFacts } from '../schemas/site-facts.ts';

const DAY = 24 * 60;
/** What ends so long after midnight begins in the morning: the times have changed places. */
const LONGEST = 12 * 60;

/** A time from one hour until another that ends when it begins, or before. `better`: with the two in their order. */
type WrongOrder = { readonly first: string; readonly second: string; readonly better: string | undefined };

/** @returns undefined for what ends later than it begins, also after midnight, and for other texts */
export function orderOf(text: string): WrongOrder | undefined {
  const { from, until } = timeSpanOf(text) ?? {};
  if (from === undefined || until === undefined || until > from) return undefined;
  const [first = '', second = ''] = text.match(/\d{1,2}:\d\d/g) ?? [];
  if (until === from) return { first, second, better: undefined };
  return until + DAY - from <= LONGEST ? undefined : { first, second, better: `${second}-${first}` };
}

/**
 * What is wrong with the order of the times of a text. Nothing for other texts.
 *
 * @param noLength what is said of one without a length: `open`, where a time alone may stand there, too
 */
export function wrongTimes(source: SourceText, node: Node | undefined, noLength: 'open' | 'empty'): Finding[] {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
  const order = orderOf(node.value);
  if (order === undefined) return [];
  const at = inText(source, node.range);
  const { better } = order;
  if (better === undefined) return [finding('impossible-time', at, { why: noLength, ...order })];
  const mistake = finding('impossible-time', at, { why: 'backwards', ...order });
  return [withAnswer(mistake, rewriteScalar(source, node, better), false)];
}

/** The values of the fields of a kind that are to be held against what no schema says. */
type Checked = { readonly name: string; readonly schema: Schema };

/** The fields of a kind whose values are looked at: most kinds have none. */
const checked = onceFor((schema: Schema): readonly Checked[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, each]) => (isChecked(each) ? [{ name, schema: each }] : [])),
);

function isChecked({ ofField, items, distinct }: Schema): boolean {
  if (items !== undefined) return distinct === true || isChecked(items) || checked(items).length > 0;
  if (ofField === undefined) return false;
  const { type, min, max } = ofField;
  return ['number', 'video', 'time-range'].includes(type) || min !== undefined || max !== undefined;
}

/** What is wrong with the values of a page of a kind that are true to its schema: beyond a bound, or another number than may be meant. */
export function wrongInFields(
  source: SourceText,
  page: MapNode,
  { schema, site }: { readonly schema: Schema; readonly site: SiteFacts },
): Finding[] {
  return checked(schema).flatMap(({ name, schema: field }) => {
    const value = valueAt(page, name);
    return value === undefined ? [] : wrongIn(value, { source, name, schema: field, site });
  });
}

type At = { readonly source: SourceText; readonly name: string; readonly schema: Schema; readonly site: SiteFacts };

function wrongIn(node: Node, at: At): Finding[] {
  const { schema, source, name, site } = at;
  if (node.kind === 'list') {
    const { items = {}, distinct } = schema;
    const repeated = distinct === true ? repeatedIn(source, node.items, name) : [];
    return [...repeated, ...node.items.flatMap((item) => wrongIn(item, { ...at, schema: items }))];
  }
  if (node.kind === 'map') return [...beyond(node, at), ...wrongInFields(source, node, { schema, site })];
  const { type } = schema.ofField ?? {};
  const times = type === 'time-range' ? wrongTimes(source, node, 'empty') : [];
  // `1.250` in a language that writes 1250 so.
  const grouped = type === 'number' ? groupedNumber(source, node, site.language) : undefined;
  return times.length > 0 ? times : [...beyond(node, at), ...(grouped ? [grouped] : []), ...otherThanVideo(node, at)];
}

/** A value that is before the first or after the last that its field can say; of days on end, the first or the last of them is. */
function beyond(node: Node, { source, name, schema: { ofField } }: At): Finding[] {
  // That of a number is in its schema.
  if (ofField === undefined || ofField.type === 'number') return [];
  const crossed = boundCrossed(ofField, plainValue(node));
  if (crossed === undefined) return [];
  const end = crossed.bound === 'max' ? valueAt(node, 'until') : undefined;
  const own = end ?? valueAt(node, 'from') ?? node;
  const facts = { key: name, value: String(plainValue(own)), ...crossed, limit: String(crossed.limit) };
  return [finding('beyond-bound', inText(source, own.range), facts)];
}

/** A map in the place of a video. What is neither is reported with all other addresses of such things. */
function otherThanVideo(node: ScalarNode, { source, schema: { ofField } }: At): Finding[] {
  const embed = ofField?.type === 'video' ? embedOf(String(node.value)) : undefined;
  if (embed === undefined || embed.shows === 'video') return [];
  const { example = '' } = services.find(({ shows }) => shows === 'video') ?? {};
  const facts = { why: 'no-video', service: embed.service, example } as const;
  return [finding('bad-embed', inText(source, node.range), facts)];
}

/** A number that is read as it is written, and may be a thousand times as much in the language of the site; undefined for all others. */
export function groupedNumber(source: SourceText, node: ScalarNode, language: string | undefined): Finding | undefined {
  if (typeof node.value !== 'number' || !mayBeGrouped(node.source, language)) return undefined;
  const short = String(node.value);
  const facts = {
    written: node.source,
    grouped: node.source.replace('.', ''),
    decimal: /\.\d{3}$/.test(short) ? `${short}0` : short,
  };
  return withAnswer(
    finding('grouped-number', inText(source, node.range), facts),
    [replace(node.range, facts.grouped)],
    false,
  );
}

/** Values that stand in a list for the second time: `[monday, monday]`. @param name of the field */
function repeatedIn(source: SourceText, items: readonly Node[], name: string): Finding[] {
  const seen = new Set<unknown>();
  return items.flatMap((item, at) => {
    if (item.kind !== 'scalar') return [];
    const isNew = !seen.has(item.value);
    seen.add(item.value);
    if (isNew) return [];
    const mistake = finding('repeated-value', inText(source, item.range), { key: name, value: String(item.value) });
    return [withEdits(mistake, withoutItem(source, item, items[at - 1]))];
  });
}

/** Takes a value out of a list, with what stands between it and the one before: a comma, or in a cell also a semicolon or a bar. */
function withoutItem(source: SourceText, { range }: Node, before: Node | undefined): readonly Edit[] | undefined {
  const from = before?.range[1] ?? range[0];
  const between = source.text.slice(from, range[0]).trim();
  const isInLine = isTable(source.file) ? ['', ',', ';', '|'].includes(between) : between === ',';
  return isInLine ? [replace([from, range[1]], '')] : deleteItem(source, range);
}
