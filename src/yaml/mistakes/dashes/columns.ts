import { grouped, leading, smallest } from '../../../model/lists.ts';
import { type Finding, finding, inText, withAnswer } from '../../findings/finding.ts';
import { findEach } from '../../findings/together.ts';
import { isInBlockText } from '../../syntax/tokens.ts';
import { type Edit, hangingLines, isIdle, replace, shifted } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesBelow, partsFrom } from '../../text/line-parts.ts';
import { type Line, lineAt, type SourceText } from '../../text/source.ts';
import { openBrackets } from '../brackets/brackets.ts';
import type { Recogniser } from '../broken.ts';

type EntryStart = { readonly line: Line; readonly column: number };

/** A list, some of whose entries start in another column than most: pasted, or indented by eye. */
export type UnevenList = {
  /** The column that most entries start in; of several the one that comes first. */
  readonly column: number;
  /** The column of the key above; -1 if there is none. */
  readonly keyColumn: number;
  readonly entries: readonly EntryStart[];
  /** Whether no list around it is as near to the entry that was looked at. */
  readonly isSure: boolean;
};

/** An entry of a list that starts in another column than most: the line itself, the one below, or one above. */
export const entryInOtherColumn: Recogniser = ({ source, line }) => {
  for (const each of [line, ...lineGoingOn(source, line)]) {
    const list = unevenListAt(source, each);
    if (list !== undefined) return misplacedEntries(source, list)[0];
  }
  return undefined;
};

/** What is to be said of a list: entries in a row that are as far off came with one paste, and are one mistake. */
export function misplacedEntries(source: SourceText, list: UnevenList): Finding[] {
  const pastes: MisplacedEntry[][] = [];
  const { entries } = list;
  for (const [at, entry] of entries.entries()) {
    const paste = pastes.at(-1);
    if (entry.column === list.column) continue;
    const isAlone = isFirstLineOnly(source, list, entry);
    const stray = { ...entry, next: entries[at + 1]?.line.number ?? Number.POSITIVE_INFINITY, isAlone };
    const goesOn = paste?.at(-1)?.next === entry.line.number && paste?.[0]?.column === entry.column;
    if (paste !== undefined && goesOn && !isAlone) paste.push(stray);
    else pastes.push([stray]);
  }
  return findEach(pastes, (paste) => [mistakeOf(source, list, paste)]);
}

/** An entry in another column than most, the number of the line that the next one starts at, and whether only its first line is misplaced. */
type MisplacedEntry = EntryStart & { readonly next: number; readonly isAlone: boolean };

function mistakeOf(source: SourceText, list: UnevenList, strays: readonly MisplacedEntry[]): Finding {
  const [{ line, column, isAlone } = { line: lineAt(source, source.firstLine), column: 0, isAlone: false }] = strays;
  const start = line.start + column;
  const facts = { what: '-', spaces: column, expected: list.column, isAlone };
  const edits = strays.flatMap((stray) => shifted(linesOf(source, stray), list.column - stray.column));
  return withAnswer(finding('bad-indent', inText(source, [start, start + 1]), facts), edits, list.isSure);
}

function linesOf(source: SourceText, { line, column, next, isAlone }: MisplacedEntry): Line[] {
  if (isAlone) return [line];
  const below = hangingLines(source, line.number, column).filter(({ number }) => number < next);
  const end = below.findLastIndex((each) => !isIdle(each));
  return [line, ...below.slice(0, end + 1)];
}

/** Puts the dashes of a list in its leftmost column, so that what stands after them keeps its place. Undefined if that is left of its key. */
export function evenDashes(source: SourceText, list: UnevenList): readonly Edit[] | undefined {
  const isAlone = list.entries.map((entry) => entry.column !== list.column && isFirstLineOnly(source, list, entry));
  const column = smallest(
    list.entries.flatMap((entry, at) => (isAlone[at] ? [] : entry.column)),
    list.column,
  );
  if (column < list.keyColumn) return undefined;
  return list.entries.flatMap(({ line, column: own }, at): readonly Edit[] => {
    // Most of a long list stand there already.
    if (own === column && !isAlone[at]) return [];
    const text = linePartsOf(line).column;
    const to = isAlone[at] ? text + list.column - own : text;
    return [replace([line.start, line.start + text], ' '.repeat(column) + '-'.padEnd(to - column))];
  });
}

/** Whether the other lines of an entry stand where they should. */
function isFirstLineOnly(source: SourceText, list: UnevenList, { line, column }: EntryStart): boolean {
  const { column: own, value } = linePartsOf(line);
  const expected = own + list.column - column;
  // What stands below a key without a value belongs to it.
  const next = [...linesBelow(source, line)].find((each) => value !== '' || each.indent <= expected);
  return next?.key !== undefined && !next.dash && next.indent === expected;
}

/** The dash that goes on with the text of a line: `title: Hi`, and `- type: cta` deeper below. */
function lineGoingOn(source: SourceText, line: Line): Line[] {
  const { value, column } = linePartsOf(line);
  const [next] = linesBelow(source, line);
  return value !== '' && next?.dash && next.indent > column ? [next.line] : [];
}

/** The list that a misplaced entry belongs to, which may be its first one. */
export function unevenListOf(source: SourceText, line: Line): UnevenList | undefined {
  return unevenListAt(source, line) ?? unevenListFrom(source, line);
}

/** The list that begins with an entry, as its next one shows in another column. */
function unevenListFrom(source: SourceText, line: Line): UnevenList | undefined {
  const { key, indent, dash } = linePartsOf(line);
  if (!dash) return undefined;
  for (const next of partsFrom(source, line.number + 1, 1)) {
    if (next.indent === 0 && !next.dash) return undefined;
    if (!next.dash || next.key !== key || next.indent === indent) continue;
    const list = unevenListAt(source, next.line);
    return list?.entries.some((entry) => entry.line.number === line.number) ? list : undefined;
  }
  return undefined;
}

/** The list that an entry belongs to by its keys, if none can start in its column. */
function unevenListAt(source: SourceText, line: Line): UnevenList | undefined {
  const { dash, indent } = linePartsOf(line);
  if (!/^ *- +\S/.test(line.text) || !dash) return undefined;
  const chain = chainAbove(source, line);
  const [above] = chain;
  if (above === undefined || chain.some((each) => each.dash && each.indent === indent)) return undefined;
  if (isOpenAbove(above, indent)) return undefined;
  if (openBrackets(source, line.start).length > 0 || isInBlockText(source, line.start + indent)) return undefined;
  const [sibling, other] = siblingsIn(source, chain, line);
  if (sibling === undefined) return undefined;
  const parent = chain[chain.indexOf(sibling) + 1];
  const keyColumn = parent === undefined ? -1 : parent.level;
  const sought = { column: sibling.indent, keyColumn, line, keys: [sibling.key, linePartsOf(line).key] };
  const entries = [...entriesOf(source, parent?.line.number ?? source.firstLine - 1, sought)];
  if (!entries.some((entry) => entry.line.number === line.number)) return undefined;
  const isSure = other === undefined || Math.abs(other.indent - indent) > Math.abs(sibling.indent - indent);
  return { column: columnOfMost(entries), keyColumn, entries, isSure };
}

function columnOfMost(entries: readonly EntryStart[]): number {
  const [most] = [...grouped(entries, ({ column }) => column)].toSorted(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 0;
}

/** The entries above that begin with the same key or one of this entry, or have their keys in braces as it does; the nearest first. */
function siblingsIn(source: SourceText, chain: readonly LineParts[], line: Line): LineParts[] {
  const own = linePartsOf(line);
  const { key, indent } = own;
  const keys = keysOf(source, line);
  // Lists of texts have no keys.
  const isMeant = (each: LineParts): boolean =>
    each.key === key || (each.key !== undefined && (keys.includes(each.key) || (inBraces(each) && inBraces(own))));
  const canHoldIt = (each: LineParts): boolean => isOpenAbove(each, indent);
  // A key that has its list below is more likely to be that of the entry than a block that shares a key with it, or a list of more depth.
  const isUnderOther = (each: LineParts): boolean => {
    const at = chain.indexOf(each);
    const parent = chain[at + 1];
    if (each.key !== key) return chain.slice(0, at).some(canHoldIt);
    return parent !== undefined && parent.level > indent && chain.slice(at + 2).some(canHoldIt);
  };
  const distance = (each: LineParts): number => Math.abs(each.indent - indent) + (each.key === key ? 0 : 1000);
  return chain
    .filter((each) => each.dash && isMeant(each) && !isUnderOther(each) && !isInBlockText(source, each.keyRange[0]))
    .toSorted((a, b) => distance(a) - distance(b));
}

/** `- box: { at: 0 0 }`: the entries of such a list begin with different keys. */
const inBraces = ({ value }: { readonly value: string }): boolean => value.startsWith('{');

/** Whether a line has a key whose value may begin in some column below it. */
function isOpenAbove(above: LineParts, column: number): boolean {
  return above.key !== undefined && above.value === '' && above.level <= column;
}

function keysOf(source: SourceText, line: Line): string[] {
  const { key, column } = linePartsOf(line);
  if (key === undefined) return [];
  const below = leading(linesBelow(source, line), (other) => other.indent >= column);
  const own = below.filter((other) => other.level === column);
  return [key, ...own.flatMap((other) => (other.dash ? [] : (other.key ?? [])))];
}

function chainAbove(source: SourceText, line: Line): LineParts[] {
  const chain: LineParts[] = [];
  for (const parts of partsFrom(source, line.number - 1, -1)) {
    const last = chain.at(-1);
    const isAbove = last === undefined || parts.indent < last.indent;
    // The key of a list may stand in the column of its dashes.
    if (isAbove || (last.dash && !parts.dash && parts.indent === last.indent)) chain.push(parts);
    if (parts.indent === 0 && !parts.dash) break;
  }
  return chain;
}

/** A list that is looked for: a line that is one of its entries, and the keys that they begin with. */
type Sought = Omit<UnevenList, 'entries' | 'isSure'> & {
  readonly line: Line;
  readonly keys: readonly (string | undefined)[];
};

/** The entries of a list below the line of its key, wherever their dashes stand. */
function* entriesOf(source: SourceText, above: number, list: Sought): Generator<EntryStart> {
  let open: { readonly column: number; readonly isOurs: boolean }[] = [];
  let last: LineParts | undefined;
  for (const parts of partsFrom(source, above + 1, 1)) {
    const { line, indent, dash, key } = parts;
    if (last !== undefined && indent > last.indent && /^[|>]/.test(last.value)) continue;
    const isLeft = dash ? indent < list.keyColumn : indent <= list.keyColumn;
    if (isLeft && line.number !== list.line.number) return;
    const isClosed = ({ column }: { readonly column: number }): boolean =>
      column > indent || (column === indent && !dash);
    if (open.some(isClosed)) open = open.filter((each) => !isClosed(each));
    if (dash) {
      const isNested = last !== undefined && isOpenAbove(last, indent);
      const known = isNested ? undefined : open.find(({ column }) => column === indent);
      const isOurs = known?.isOurs ?? (!isNested && (indent === list.column || list.keys.includes(key)));
      if (known === undefined) open.push({ column: indent, isOurs });
      if (isOurs) yield { line, column: indent };
    }
    last = parts;
  }
}
