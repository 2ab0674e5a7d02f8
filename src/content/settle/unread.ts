import { traitsOf } from '../../diagnostics/catalogue.ts';
import { onceFor } from '../../model/once.ts';
import { meantKey } from '../../schema/schemas/synonyms.ts';
import { type Finding, factsOf } from '../../yaml/findings/finding.ts';
import { type Mask, masked } from '../../yaml/syntax/masks.ts';
import { itemsOf, type Node } from '../../yaml/syntax/tree.ts';
import { blockAround, unitsAround } from '../../yaml/text/regions.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';

/** What was masked in a file. */
export type Unread = { readonly source: SourceText; readonly masks: readonly Mask[] };

/** Where the colon after the first key is that can be read, and -1 if there is none. Comments have no keys. */
const endOfFirstKey = onceFor(({ source, masks }: Unread): number => {
  const found = /(?<![^\n])[^#\n]*?(?=:\s)/.exec(masked(source, masks).text);
  return found === null ? -1 : found.index + found[0].length;
});

/** The keys of the file that may have more in them than is found. */
const unreadKeys = onceFor(({ source, masks }: Unread): ReadonlySet<string> => {
  const found = new Set<string>();
  const keys = source.text.matchAll(/^["']?([\w-]+)["']?\s*:/gm);
  let next = keys.next();
  let key = '';
  for (const { range } of masks.toSorted((a, b) => a.range[1] - b.range[1])) {
    for (; !next.done && next.value.index + next.value[0].length <= range[1] + 1; next = keys.next())
      key = next.value[1] ?? '';
    found.add(key);
  }
  return found;
});

/** Whether a mistake only shows because of what was masked. */
export function mayStandUnread(unread: Unread, mistake: Finding): boolean {
  if (unread.masks.length === 0) return false;
  const { range } = mistake;
  if (unread.masks.some((mask) => touches(mask.range, range))) return true;
  if (mistake.code === 'empty-file') return true;
  const { tellsOf } = traitsOf(mistake.code);
  if (tellsOf === 'emptiness') return unread.masks.some((mask) => isBeside(unread, mask, range));
  return tellsOf === 'absence' && unread.masks.some((mask) => mayHide(unread, mask, mistake));
}

function mayHide(unread: Unread, mask: Mask, mistake: Finding): boolean {
  const { range } = mistake;
  const isAround = isAtStart(unread, range);
  const keys = missingKeys(mistake);
  if (mask.lost) return isAround || isNear(unread, mask, range) || isKeyBelow(unread, mask, { keys, at: range });
  if (keys === undefined) return isBeside(unread, mask, range);
  if (mask.isValue && !isAround) return isNear(unread, mask, range) && mayBeIn(unread, mask, keys);
  return isAround || isInEntry(unread, mask, range);
}

/** What a file as a whole lacks is shown at its first key. */
function isAtStart(unread: Unread, [start, end]: Range): boolean {
  const first = endOfFirstKey(unread);
  return end > start && (first === -1 || first + 2 > start);
}

/** In the same block, or at the key that the block stands under. */
function isNear({ source }: Unread, { range }: Mask, at: Range): boolean {
  return around(source, range[0]).block.some((stretch) => touches(stretch, at));
}

/** Whether the missing key is what was lost, below the block that lacks it: too far to the left to be in it. */
function isKeyBelow(
  unread: Unread,
  mask: Mask,
  { keys, at }: { keys: readonly string[] | undefined; at: Range },
): boolean {
  if (keys === undefined || mask.range[0] < at[0] || !mayBeIn(unread, mask, keys)) return false;
  const { source } = unread;
  const above = source.text.slice(at[0], mask.range[0]).trimEnd().length;
  return around(source, at[0] + above).block.some((stretch) => touches(stretch, at));
}

/** In the entry of a list, or the key of the file, that lacks something. */
function isInEntry({ source }: Unread, { range }: Mask, at: Range): boolean {
  const { entry } = around(source, at[0]);
  return entry === undefined || touches(entry, range);
}

type Around = { readonly block: readonly Range[]; readonly entry: Range | undefined };

const knownAround = onceFor((_: SourceText) => new Map<number, Around>());

/** What a line belongs to. Each mistake is held against each mask, and finding out may take looking at the whole file. */
function around(source: SourceText, offset: number): Around {
  const lines = knownAround(source);
  const line = lineOf(source, offset);
  const known = lines.get(line.number) ?? {
    block: blockAround(source, line),
    entry: unitsAround(source, line).find(([from, to]) => from <= line.start && line.start <= to),
  };
  lines.set(line.number, known);
  return known;
}

/** Nothing but spaces and comments between them. */
function isBeside({ source }: Unread, { range: [from, to] }: Mask, [start, end]: Range): boolean {
  const between = to <= start ? source.text.slice(to, start) : source.text.slice(end, from);
  return /^[\s:-]*(?:#[^\n]*(?:\n\s*|$))*$/.test(between);
}

/** The keys of which a mistake misses one; undefined if it misses none. */
function missingKeys(mistake: Finding): readonly string[] | undefined {
  const { code } = mistake;
  const key = factsOf(mistake, 'missing-key')?.key;
  if (code === 'missing-type') return ['type'];
  if (code === 'missing-alt') return ['alt', 'decorative'];
  return key === undefined ? undefined : [key];
}

const knownIn = onceFor((_: Mask) => new Map<string, boolean>());

/**
 * Whether one of some keys, or one that may mean the same, stands in a value: `title: Hi description: There`. Thousands of blocks may lack the
 * same key, and be held against the same rest of a file.
 */
function mayBeIn({ source }: Unread, mask: Mask, keys: readonly string[]): boolean {
  const answers = knownIn(mask);
  const words = (): RegExpExecArray[] => [
    ...source.text.slice(...mask.range).matchAll(/(?<![\w-])([\w-]+)["']?\s*[:：=;]/g),
  ];
  const name = keys.join(' ');
  const answer =
    answers.get(name) ?? words().some(([, word = '']) => meantKey(word, { known: keys, missing: keys }) !== undefined);
  answers.set(name, answer);
  return answer;
}

/** Whether a file may have an `id` that is not found in it. */
export function mayHaveUnreadId(page: Unread & { readonly root: Node }): boolean {
  if (page.masks.length === 0) return false;
  const { source, masks, root } = page;
  if (itemsOf(root, 'blocks').length === 0) return true;
  return masks.some(({ range, lost }) => lost || /\bid["']?\s*:\s*$/.test(startOfLine(source, range)));
}

/** Whether one of these keys of a file may have more in it than is found. */
export function mayHaveUnread(unread: Unread, keys: readonly string[]): boolean {
  const { masks } = unread;
  if (masks.length === 0) return false;
  return masks.some(({ lost }) => lost) || keys.some((key) => unreadKeys(unread).has(key));
}

function startOfLine(source: SourceText, [start]: Range): string {
  return source.text.slice(lineOf(source, start).start, start);
}

function touches([start, end]: Range, [from, to]: Range): boolean {
  return from === to ? start <= from && from <= end : start < to && from < end;
}
