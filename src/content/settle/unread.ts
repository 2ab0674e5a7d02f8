import { traitsOf } from '../../diagnostics/catalogue.ts';
import { type Finding, factsOf } from '../findings/finding.ts';
import { meantKey } from '../shape/schema/synonyms.ts';
import { blockAround, unitsAround } from '../text/regions.ts';
import { lineOf, type Range, type SourceText } from '../text/source.ts';
import { type Hole, withHoles } from '../yaml/syntax/holes.ts';
import { itemsOf, type Node } from '../yaml/syntax/tree.ts';

/** What was looked away from in a file. */
export type Unread = { readonly source: SourceText; readonly holes: readonly Hole[] };

const firstKeys = new WeakMap<readonly Hole[], number>();

/** Where the colon after the first key is that can be read: kept as long as the holes are. */
function endOfFirstKey({ source, holes }: Unread): number {
  const known = firstKeys.get(holes) ?? withHoles(source, holes).text.search(/:\s/);
  firstKeys.set(holes, known);
  return known;
}

const keysOfHoles = new WeakMap<readonly Hole[], ReadonlySet<string>>();

/** The keys of the file that may have more in them than is found. */
function unreadKeys({ source, holes }: Unread): ReadonlySet<string> {
  const known = keysOfHoles.get(holes) ?? new Set(keysAbove(source, holes));
  keysOfHoles.set(holes, known);
  return known;
}

function* keysAbove({ text }: SourceText, holes: readonly Hole[]): Generator<string> {
  const keys = text.matchAll(/^["']?([\w-]+)["']?\s*:/gm);
  let next = keys.next();
  let key = '';
  for (const { range } of holes.toSorted((a, b) => a.range[1] - b.range[1])) {
    for (; !next.done && next.value.index + next.value[0].length <= range[1] + 1; next = keys.next())
      key = next.value[1] ?? '';
    yield key;
  }
}

/** Whether a mistake only shows because of what was looked away from. */
export function mayStandUnread(unread: Unread, mistake: Finding): boolean {
  if (unread.holes.length === 0) return false;
  const { range } = mistake;
  if (unread.holes.some((hole) => touches(hole.range, range))) return true;
  if (mistake.code === 'empty-file') return true;
  const { tellsOf } = traitsOf(mistake.code);
  if (tellsOf === 'emptiness') return unread.holes.some((hole) => isBeside(unread, hole, range));
  return tellsOf === 'absence' && unread.holes.some((hole) => mayHide(unread, hole, mistake, range));
}

function mayHide(unread: Unread, hole: Hole, mistake: Finding, range: Range): boolean {
  const isAround = isAtStart(unread, range);
  if (hole.lost) return isAround || isNear(unread, hole, range);
  const keys = missingKeys(mistake);
  if (keys === undefined) return isBeside(unread, hole, range);
  if (hole.isValue && !isAround) return isNear(unread, hole, range) && mayBeIn(unread, hole, keys);
  return isAround || isInEntry(unread, hole, range);
}

/** What a file as a whole lacks is shown at its first key. */
function isAtStart(unread: Unread, [start, end]: Range): boolean {
  const first = endOfFirstKey(unread);
  return end > start && (first === -1 || first + 2 > start);
}

/** In the same block, or at the key that the block stands under. */
function isNear({ source }: Unread, { range }: Hole, at: Range): boolean {
  return around(source, range[0]).block.some((stretch) => touches(stretch, at));
}

/** In the entry of a list, or the key of the file, that lacks something. */
function isInEntry({ source }: Unread, { range }: Hole, at: Range): boolean {
  const { entry } = around(source, at[0]);
  return entry === undefined || touches(entry, range);
}

type Around = { readonly block: readonly Range[]; readonly entry: Range | undefined };

const knownAround = new WeakMap<SourceText, Map<number, Around>>();

/** What a line belongs to. Each mistake is held against each hole, and finding out may take looking at the whole file. */
function around(source: SourceText, offset: number): Around {
  const lines = knownAround.get(source) ?? new Map<number, Around>();
  knownAround.set(source, lines);
  const line = lineOf(source, offset);
  const known = lines.get(line.number) ?? {
    block: blockAround(source, line),
    entry: unitsAround(source, line).find(([from, to]) => from <= line.start && line.start <= to),
  };
  lines.set(line.number, known);
  return known;
}

/** Nothing but spaces and comments between them. */
function isBeside({ source }: Unread, { range: [from, to] }: Hole, [start, end]: Range): boolean {
  const between = to <= start ? source.text.slice(to, start) : source.text.slice(end, from);
  return /^[\s:-]*(?:#.*\s*)*$/.test(between);
}

/** The keys of which a mistake misses one; undefined if it misses none. */
function missingKeys(mistake: Finding): readonly string[] | undefined {
  const { code } = mistake;
  const key = factsOf(mistake, 'missing-key')?.key;
  if (code === 'missing-type') return ['type'];
  if (code === 'missing-alt') return ['alt', 'decorative'];
  return key === undefined ? undefined : [key];
}

/** Whether one of some keys, or one that may mean the same, stands in a value: `title: Hi description: There`. */
function mayBeIn({ source }: Unread, { range }: Hole, keys: readonly string[]): boolean {
  const words = source.text.slice(...range).matchAll(/([\w-]+)["']?\s*[:：=;]/g);
  return [...words].some(([, word = '']) => meantKey(word, keys, keys, []) !== undefined);
}

/** Whether a file may have an `id` that is not found in it. */
export function mayHaveUnreadId({ source, holes, root }: Unread & { readonly root: Node }): boolean {
  if (holes.length === 0) return false;
  if (itemsOf(root, 'blocks').length === 0) return true;
  return holes.some(({ range, lost }) => lost || /\bid["']?\s*:\s*$/.test(startOfLine(source, range)));
}

/** Whether one of these keys of a file may have more in it than is found. */
export function mayHaveUnread({ source, holes }: Unread, keys: readonly string[]): boolean {
  if (holes.length === 0) return false;
  const keysUnread = unreadKeys({ source, holes });
  return holes.some(({ lost }) => lost) || keys.some((key) => keysUnread.has(key));
}

function startOfLine(source: SourceText, [start]: Range): string {
  return source.text.slice(lineOf(source, start).start, start);
}

function touches([start, end]: Range, [from, to]: Range): boolean {
  return from === to ? start <= from && from <= end : start < to && from < end;
}
