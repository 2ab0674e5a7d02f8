import { type Entry, endOf, type MapNode } from '../../yaml/syntax/tree.ts';
import { columnOf, type Edit, indentOf, lineEndOf, replace, startsLine } from '../../yaml/text/edits.ts';
import { endOfLine, lineAt, lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';

/** Whether keys stand in braces, as in JSON. */
export function isInBraces({ text }: SourceText, { range }: MapNode): boolean {
  return text[range[0]] === '{';
}

/** A key with its value, as it is written: `title: Bread`. */
export function writtenEntry({ text }: SourceText, { keyRange, value }: Entry): string {
  return text.slice(keyRange[0], endOf(value, text));
}

/** Keys of a map taken out, and what was taken. */
export type Cut = {
  readonly edits: readonly Edit[];
  /** For each, in lines: whole ones, with the notes above them. In braces: the key and its value. */
  readonly texts: readonly string[];
};

/** Takes keys out of their map, with their values and notes; undefined where one has no lines of its own. @param entries in their order */
export function cutEntries(source: SourceText, map: MapNode, entries: readonly Entry[]): Cut | undefined {
  if (isInBraces(source, map))
    return { edits: cutInBraces(source, map, entries), texts: entries.map((entry) => writtenEntry(source, entry)) };
  const lines = entries.flatMap((entry) => {
    const range = linesOf(source, map, entry);
    return range === undefined ? [] : [range];
  });
  if (lines.length < entries.length) return undefined;
  return {
    edits: lines.map((range) => replace(range, '')),
    texts: lines.map((range) => withLineEnd(source, source.text.slice(...range))),
  };
}

/** Those that stand beside each other go together: up to the next key, or from the last one on. */
function cutInBraces({ text }: SourceText, { entries: all }: MapNode, entries: readonly Entry[]): Edit[] {
  return entries.flatMap((entry): Edit[] => {
    const at = all.indexOf(entry);
    const next = all[at + 1];
    if (next !== undefined)
      return entries.includes(next) && isToEnd(all.slice(at), entries)
        ? []
        : [replace([entry.keyRange[0], next.keyRange[0]], '')];
    const before = all.findLast((each) => !entries.includes(each));
    const start = before === undefined ? all[0]?.keyRange[0] : endOf(before.value, text);
    return [replace([start ?? entry.keyRange[0], endOf(entry.value, text)], '')];
  });
}

const isToEnd = (rest: readonly Entry[], entries: readonly Entry[]): boolean =>
  rest.every((each) => entries.includes(each));

/** The lines of a key and its value, with the notes right above it in its column; undefined if something else is in one of them. */
export function linesOf(source: SourceText, map: MapNode, entry: Entry): Range | undefined {
  const [start] = entry.keyRange;
  if (!startsLine(source, start, /^ *$/)) return undefined;
  const column = columnOf(source, start);
  let first = lineOf(source, start);
  const isNote = (number: number): boolean => {
    const line = lineAt(source, number);
    return line.start > map.range[0] && /^ *#/.test(line.text) && indentOf(line) === column;
  };
  while (first.number > source.firstLine && isNote(first.number - 1)) first = lineAt(source, first.number - 1);
  return [first.start, endOfLine(source, lineOf(source, lastOf(source, entry)).number)];
}

/** The offset of the last character of a key's value; of the key, where there is none. */
function lastOf({ text }: SourceText, { keyRange, value }: Entry): number {
  return Math.max(keyRange[1], endOf(value, text)) - 1;
}

/** Lines with another indentation. */
export function shiftedLines(text: string, columns: number): string {
  if (columns === 0) return text;
  return text
    .split('\n')
    .map((line) =>
      line.trim() === ''
        ? line
        : ' '.repeat(Math.max(0, /^ */.exec(line)?.[0].length ?? 0) + columns) + line.trimStart(),
    )
    .join('\n');
}

/** Puts lines below the last line of a map. */
export function linesBelow(source: SourceText, map: MapNode, lines: string): Edit {
  const last = map.entries.at(-1);
  const end = last === undefined ? map.range[0] : lastOf(source, last);
  const next = endOfLine(source, lineOf(source, end).number);
  const isCut = !source.text.slice(0, next).endsWith('\n');
  return replace([next, next], isCut ? lineEndOf(source) + lines.trimEnd() : lines);
}

function withLineEnd(source: SourceText, lines: string): string {
  return lines.endsWith('\n') ? lines : lines + lineEndOf(source);
}
