import type { Entry, MapNode, Node } from '../../yaml/syntax/tree.ts';
import {
  columnOf,
  deleteLines,
  type Edit,
  hangingLines,
  lineEndOf,
  replace,
  shifted,
  startsLine,
} from '../../yaml/text/edits.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';

/** Moves keys, with all that hangs below them, to another column. Undefined if one does not start its line. */
export function moveKeys(source: SourceText, keys: readonly Pick<Entry, 'keyRange'>[], column: number) {
  if (!keys.every(({ keyRange }) => startsLine(source, keyRange[0], /^ *$/))) return undefined;
  return keys.flatMap(({ keyRange: [start] }) => {
    const own = columnOf(source, start);
    const line = lineOf(source, start);
    const below = hangingLines(source, line.number, own - (isListBelow(source, start) ? 1 : 0));
    return shifted([line, ...withoutSiblings(below, own)], column - own);
  });
}

/**
 * Deletes a key that should not be there, and moves the keys below it into its column; those in braces on lines of their own.
 * @param before what is put before each of them, such as the sign of a comment
 */
export function unwrapKeys(
  source: SourceText,
  above: Range,
  { keys, before }: { readonly keys: MapNode; readonly before: (entry: Entry) => string },
): readonly Edit[] | undefined {
  const line = lineOf(source, above[0]);
  const own = columnOf(source, above[0]);
  const written = (entry: Entry): string =>
    before(entry) + source.text.slice(entry.keyRange[0], entry.value.range[1]).trimEnd();
  const isOneLine = (entry: Entry): boolean => !before(entry).startsWith('#') || !written(entry).includes('\n');
  if (source.text[keys.range[0]] === '{') {
    const texts = keys.entries.map(written);
    const isOnLines = startsLine(source, above[0], /^ *(?:- +)*$/);
    const between = isOnLines ? `${lineEndOf(source)}${' '.repeat(own)}` : ', ';
    const whole: Range = [above[0], keys.range[1]];
    const isKept = isOnLines || texts.every((text) => !text.startsWith('#'));
    return /(?:^|\s)#|\n/.test(source.text.slice(...whole)) || !isKept
      ? undefined
      : [replace(whole, texts.join(between))];
  }
  const rest = source.text.slice(above[1], line.start + line.text.length);
  const [first] = keys.entries;
  if (
    !startsLine(source, above[0], /^ *$/) ||
    !/^\s*:\s*$/.test(rest) ||
    first === undefined ||
    !keys.entries.every(isOneLine)
  )
    return undefined;
  const moved = shifted(hangingLines(source, line.number, own), own - columnOf(source, first.keyRange[0]));
  const marked = moved.map((edit) => {
    const entry = keys.entries.find(({ keyRange }) => keyRange[0] === edit.range[1]);
    if (entry === undefined || !before(entry).startsWith('#'))
      return entry === undefined ? edit : { ...edit, text: edit.text + before(entry) };
    return replace([edit.range[0], entry.value.range[1]], edit.text + written(entry));
  });
  return [deleteLines(source, line.number, line.number), ...marked];
}

/** Puts a key above others, and indents them under it; as the first entry of its list, if it has one. */
export function keyAboveKeys(
  source: SourceText,
  keys: readonly Entry[],
  { name, isList }: { readonly name: string; readonly isList: boolean },
): readonly Edit[] | undefined {
  const [first] = keys;
  if (first === undefined || !startsLine(source, first.keyRange[0], /^ *$/)) return undefined;
  const column = columnOf(source, first.keyRange[0]);
  const { start } = lineOf(source, first.keyRange[0]);
  const moved = moveKeys(source, keys, column + (isList ? 4 : 2));
  const heading = `${' '.repeat(column)}${name}:${lineEndOf(source)}`;
  return moved?.map((edit) =>
    edit.range[0] === start ? replace(edit.range, heading + (isList ? `${' '.repeat(column)}  - ` : edit.text)) : edit,
  );
}

/** Writes a key above entries of a list, in a column of its own, and indents them under it. */
export function keyAboveEntries(
  source: SourceText,
  entries: readonly Node[],
  { name, column }: { readonly name: string; readonly column: number },
): readonly Edit[] | undefined {
  const [first] = entries;
  if (first === undefined || !entries.every(({ range }) => startsLine(source, range[0], /^ *- +$/))) return undefined;
  const head = lineOf(source, first.range[0]);
  const dash = head.text.indexOf('-');
  const moved = entries.flatMap(({ range }) => {
    const line = lineOf(source, range[0]);
    return shifted([line, ...hangingLines(source, line.number, dash)], column + 2 - dash);
  });
  const heading = `${' '.repeat(column)}${name}:${lineEndOf(source)}`;
  return moved.map((edit) => (edit.range[0] === head.start ? replace(edit.range, heading + edit.text) : edit));
}

/** Whether the list of a key starts in the column of the key. */
function isListBelow(source: SourceText, start: number): boolean {
  const { number } = lineOf(source, start);
  const column = columnOf(source, start);
  const [next] = hangingLines(source, number, column - 1);
  return next !== undefined && new RegExp(`^ {${column}}- `).test(next.text);
}

/** Lines up to the next key in a column. */
function withoutSiblings(lines: ReturnType<typeof hangingLines>, column: number): ReturnType<typeof hangingLines> {
  const end = lines.findIndex(({ text }) => new RegExp(`^ {${column}}[^\\s#-]`).test(text));
  return end === -1 ? lines : lines.slice(0, end);
}
