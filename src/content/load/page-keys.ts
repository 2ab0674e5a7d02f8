import type { PageFolder } from '../../schema/schemas/site-facts.ts';
import { momentIn } from '../../values/day.ts';
import type { Parsed } from '../../yaml/reading/parse.ts';
import { type MapNode, type ScalarNode, textOf } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';
import type { EntryKind, EntryKinds } from '../entries/kinds.ts';

/** What stands in a page, with what its folder says: a kind before its own keys, and none of the keys of which nothing is made. Its days have no times. */
export function asPage(
  parsed: Parsed,
  around: { readonly folder: PageFolder | undefined; readonly kinds: EntryKinds } | undefined,
): Parsed {
  const { root } = parsed;
  if (around === undefined || root?.kind !== 'map') return parsed;
  const { kind, ignore = [] } = around.folder ?? {};
  const own = ignore.length === 0 ? root.entries : root.entries.filter(({ key }) => !ignore.includes(key));
  const at: Range = [0, 0];
  const value: ScalarNode = { kind: 'scalar', range: at, value: kind ?? '', source: '', style: 'plain' };
  const given =
    kind === undefined || own.some(({ key }) => key === 'kind') ? [] : [{ key: 'kind', keyRange: at, value }];
  const all = given.length === 0 && own === root.entries ? root : { ...root, entries: [...given, ...own] };
  return { ...parsed, root: withDays(all, around.kinds.get(textOf(all, 'kind') ?? '')) };
}

/** A page or an entry whose days are read without the times behind them, in fields of the kind that may have some. */
export function withDays(node: MapNode, kind: EntryKind | undefined): MapNode {
  const fields = new Set(kind?.fields.flatMap(({ name, withTime }) => (withTime === true ? name : [])));
  if (!node.entries.some(({ key }) => fields.has(key))) return node;
  const entries = node.entries.map((entry) => {
    const { key, value } = entry;
    const day = fields.has(key) && value.kind === 'scalar' ? momentIn(String(value.value))?.date : undefined;
    return day === undefined ? entry : { ...entry, value: { ...value, value: day } };
  });
  return { ...node, entries };
}
