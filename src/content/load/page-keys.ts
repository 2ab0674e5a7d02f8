import type { PageFolder } from '../../schema/schemas/site-facts.ts';
import { momentIn, onClockIn } from '../../values/day.ts';
import { wholeEntry } from '../../yaml/reading/parse.ts';
import type { Parsed } from '../../yaml/syntax/masks.ts';
import { entryOf, type MapNode, type ScalarNode, textOf } from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import type { EntryKind, EntryKinds } from '../entries/kinds.ts';
import { type Found, openingOf } from '../texts/long/headings.ts';

/** A heading of more characters isn't a title. */
const LONGEST = 200;

/**
 * A page in Markdown, with what it begins with where keys lack: its first heading is its title, and no part of the text then; the start of its first paragraph
 * is its description.
 */
export function withOpening(source: SourceText, parsed: Parsed): Parsed {
  const { root } = parsed;
  const body = entryOf(root, 'body')?.value;
  if (root?.kind !== 'map' || body?.kind !== 'scalar' || body.style !== 'whole') return parsed;
  const title = textOf(root, 'title');
  const hasDescription = entryOf(root, 'description') !== undefined;
  const written = source.text.slice(...body.range);
  if (hasDescription && !/^#[ \t]/.test(written)) return parsed;
  const { heading, summary } = openingOf(written);
  const [start, end] = body.range;
  const placed = ({ words, range: [from, to] }: Found): Found => ({ words, range: [start + from, start + to] });
  const isTitle = heading !== undefined && (title ?? heading.words.slice(0, LONGEST)) === heading.words;
  const rest = isTitle ? written.slice(heading.range[1]) : written;
  const from = end - rest.replace(/^\s*\n/, '').length;
  const own = root.entries.filter(({ key }) => key !== 'body');
  const entries = [
    ...own,
    ...(isTitle && entryOf(root, 'title') === undefined ? [wholeEntry(source, 'title', placed(heading))] : []),
    ...(summary === undefined || hasDescription ? [] : [wholeEntry(source, 'description', placed(summary))]),
    ...(rest.trim() === ''
      ? []
      : [wholeEntry(source, 'body', { words: source.text.slice(from).replace(/\r\n?/g, '\n'), range: [from, end] })]),
  ];
  return { ...parsed, root: { ...root, entries } };
}

/** What stands in a page, with what its folder says: a kind before its own keys, and none of the keys of which nothing is made. Its days have no times. */
export function asPage(
  parsed: Parsed,
  around:
    | { readonly folder: PageFolder | undefined; readonly kinds: EntryKinds; readonly timeZone: string }
    | undefined,
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
  return { ...parsed, root: withDays(all, around.kinds.get(textOf(all, 'kind') ?? ''), around.timeZone) };
}

/** A page or an entry whose days are read without the times behind them, in fields of the kind that may have some, and its moments by the clock of the site. */
export function withDays(node: MapNode, kind: EntryKind | undefined, timeZone: string): MapNode {
  const dated = kind?.fields.filter(({ type, withTime }) => withTime === true || type === 'datetime') ?? [];
  const fields = new Map(dated.map((field) => [field.name, field.type]));
  if (!node.entries.some(({ key }) => fields.has(key))) return node;
  const entries = node.entries.map((entry) => {
    const { key, value } = entry;
    const text = value.kind === 'scalar' && fields.has(key) ? String(value.value) : '';
    const day = fields.get(key) === 'datetime' ? onClockIn(text, timeZone) : momentIn(text)?.date;
    return day === undefined || text === '' ? entry : { ...entry, value: { ...value, value: day } };
  });
  return { ...node, entries };
}
