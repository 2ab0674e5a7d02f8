import { addAll } from '../../model/lists.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import type { ListNode, MapNode, Node } from '../../yaml/syntax/tree.ts';
import { columnOf, replace } from '../../yaml/text/edits.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import type { Schema } from '../schemas/schemas.ts';

/** A list with its entries put right, and what is to be said of that. */
export type RepairedList = { readonly list: ListNode; readonly mistakes: readonly Finding[] };

/**
 * Puts the keys of an entry together where each has a dash of its own: `- label: Call`, and `- href: /` below it.
 *
 * @param schemaOf what an entry may have that begins with some key
 */
export function withoutExtraDashes(
  source: SourceText,
  list: ListNode,
  schemaOf: (first: MapNode) => Schema | undefined,
): RepairedList {
  const items: Node[] = [];
  const mistakes: Finding[] = [];
  for (let at = 0; at < list.items.length; at += 1) {
    const item = list.items[at];
    const schema = item?.kind === 'map' && item.entries.length === 1 ? schemaOf(item) : undefined;
    const [first, ...others] = schema === undefined ? [] : partsOf(linesOf(source, list.items, at), schema);
    const last = others.at(-1);
    if (first === undefined || last === undefined) {
      addAll(items, list.items.slice(at, at + 1));
      continue;
    }
    const entries = [first, ...others].flatMap((part) => part.entries);
    items.push({ kind: 'map', range: [first.range[0], last.range[1]], entries });
    mistakes.push(mistakeOf(source, first, others));
    at += others.length;
  }
  return { list: { ...list, items }, mistakes };
}

/** The entries from one on that begin at their dash, in the column of the first. */
function* linesOf(source: SourceText, items: readonly Node[], from: number): Generator<MapNode> {
  let column: number | undefined;
  for (let at = from; at < items.length; at += 1) {
    const item = items[at];
    if (item?.kind !== 'map' || dashOf(source, item) === undefined) return;
    column ??= keyColumn(source, item);
    if (keyColumn(source, item) !== column) return;
    yield item;
  }
}

/** The first of some entries, and those after it that have one other key of the same entry each. */
function partsOf(items: Iterable<MapNode>, { properties = {}, required = [] }: Schema): MapNode[] {
  const parts: MapNode[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    const [only, ...others] = item.entries;
    if (only === undefined || others.length > 0) break;
    // Two entries that lack nothing stay two.
    const isPart = parts.length === 0 || required.some((key) => key !== only.key || !seen.has(key));
    if (!isPart || !Object.hasOwn(properties, only.key) || seen.has(only.key)) break;
    seen.add(only.key);
    parts.push(item);
  }
  return parts;
}

function keyColumn(source: SourceText, { entries, range }: MapNode): number {
  return columnOf(source, entries[0]?.keyRange[0] ?? range[0]);
}

/** The dash before the first key of an entry, if nothing else stands there. */
function dashOf(source: SourceText, { entries, range }: MapNode): Range | undefined {
  const key = entries[0]?.keyRange[0] ?? range[0];
  const line = lineOf(source, key);
  const before = line.text.slice(0, key - line.start);
  const start = line.start + before.indexOf('-');
  return /^ *- +$/.test(before) ? [start, start + 1] : undefined;
}

function mistakeOf(source: SourceText, first: MapNode, others: readonly MapNode[]): Finding {
  const dashes = others.map((part) => dashOf(source, part)).filter((dash) => dash !== undefined);
  const [place = first.range] = dashes;
  const keys = others.flatMap(({ entries }) => entries.map(({ key }) => key));
  const facts = { first: first.entries[0]?.key ?? '', keys };
  const edits = dashes.map((dash) => replace(dash, ' '));
  return withEdits(finding('extra-dash', inText(source, place), facts), edits);
}
