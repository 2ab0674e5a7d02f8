import type { Entry } from '../../yaml/syntax/tree.ts';
import {
  columnOf,
  type Edit,
  hangingLines,
  indentBy,
  indentOf,
  isIdle,
  lineEndOf,
  replace,
  shifted,
} from '../../yaml/text/edits.ts';
import { type Line, lineOf, type SourceText } from '../../yaml/text/source.ts';

/**
 * Indents keys, with what hangs below them, under a key that they stand below in the same column. Undefined unless each
 * has a line of its own.
 *
 * @param after the key below them, if there is one
 */
export function indentKeys(
  source: SourceText,
  [above, ...keys]: readonly [Entry, ...Entry[]],
  after: Entry | undefined,
): readonly Edit[] | undefined {
  const lines = keys.map(({ keyRange }) => lineOf(source, keyRange[0]));
  const column = columnOf(source, above.keyRange[0]);
  const isAlone = (line: Line, index: number): boolean =>
    indentOf(line) === column && startOf(line) === keys[index]?.keyRange[0];
  const [first] = lines;
  if (first === undefined || !lines.every(isAlone)) return undefined;
  const end = after === undefined ? Number.POSITIVE_INFINITY : lineOf(source, after.keyRange[0]).number;
  const moved = [first, ...hangingLines(source, first.number, column - 1).filter(({ number }) => number < end)];
  const last = moved.findLastIndex((line) => !isIdle(line));
  return shifted(moved.slice(0, last + 1), 2);
}

/** Puts a key between a key and the list right below it, and indents the list under both. */
export function keyAboveList(
  source: SourceText,
  { keyRange: above, value }: Entry,
  name: string,
): readonly Edit[] | undefined {
  const [dash] = value.range;
  const first = lineOf(source, dash);
  if (source.text[dash] !== '-' || startOf(first) !== dash) return undefined;
  const column = columnOf(source, above[0]) + 2;
  const own = columnOf(source, dash);
  const rest = hangingLines(source, first.number, own - 1).filter(
    (line) => indentOf(line) > own || /^\s*-/.test(line.text),
  );
  const heading = `${' '.repeat(column)}${name}:${lineEndOf(source)}${' '.repeat(column + 2)}`;
  return [replace([first.start, dash], heading), ...rest.map((line) => indentBy(line, column + 2 - own))];
}

/** Where the text of a line starts. */
function startOf(line: Line): number {
  return line.start + indentOf(line);
}
