import { type Edit, hangingLines, indentOf, isIdle, shifted } from '../../text/edits.ts';
import { type Line, lastLineOf, lineAt, type SourceText } from '../../text/source.ts';
import { firstReadable } from '../best-answer.ts';

/** How a line gets under the lines it belongs to, and the column it has then. */
export type Moved = { readonly edits: readonly Edit[]; readonly column: number };

/**
 * Moves a line to a column that other lines stand in, so that the text can be read: the line alone, with what hangs below
 * it, with all lines that are as far off, or the line above instead. The answer that changes fewest lines, and them least.
 * @param expected the column it is thought to belong to
 */
export function moveTo(source: SourceText, number: number, expected: number): Moved | undefined {
  const line = lineAt(source, number);
  const now = indentOf(line);
  const groups = [
    [line],
    [line, ...hangingLines(source, number, now)],
    [line, ...hangingLines(source, number, now - 1)],
  ];
  const above = lineAbove(source, number);
  const deepest = deepestFor(source, line);
  const answers = columnsFor(source, number, expected).flatMap((column) => [
    ...groups
      .filter((lines) => lines.length > 1 || column <= deepest)
      .map((lines): Moved => ({ edits: shifted(lines, column - now), column })),
    // Moves the line above as far the other way.
    ...(above === undefined ? [] : [{ edits: shifted([above], now - column), column: now }]),
  ]);
  const inOrder = answers.toSorted((a, b) => a.edits.length - b.edits.length);
  const best = firstReadable(
    source,
    inOrder.map(({ edits }) => edits),
  );
  return inOrder.find(({ edits }) => edits === best);
}

/** How far to the right a line may stand alone: a key that has nothing after it must stay above what hangs below it. */
function deepestFor(source: SourceText, line: Line): number {
  if (!/:\s*(?:\s#[\s\S]*)?$/.test(line.text)) return Number.POSITIVE_INFINITY;
  const [below] = hangingLines(source, line.number, indentOf(line));
  return below === undefined ? Number.POSITIVE_INFINITY : indentOf(below) - (/^\s*-\s/.test(below.text) ? 0 : 1);
}

/** The column that is expected, and those that lines around start in, two at most from the line's own: the nearest first. */
function columnsFor(source: SourceText, number: number, expected: number): number[] {
  const now = indentOf(lineAt(source, number));
  const columns = new Set<number>();
  for (
    let other = Math.max(source.firstLine, number - 40);
    other <= Math.min(lastLineOf(source), number + 40);
    other += 1
  ) {
    const line = lineAt(source, other);
    if (other === number || isIdle(line)) continue;
    columns.add(indentOf(line)).add(/^\s*(?:-\s+)?/.exec(line.text)?.[0].length ?? 0);
  }
  const distance = (column: number): number => Math.abs(column - now);
  const near = [...columns].filter((column) => column !== expected && distance(column) <= 2);
  return [expected, ...near].filter((column) => column !== now).toSorted((a, b) => distance(a) - distance(b));
}

function lineAbove(source: SourceText, number: number): Line | undefined {
  for (let above = number - 1; above >= source.firstLine; above -= 1) {
    const line = lineAt(source, above);
    if (!isIdle(line)) return line;
  }
  return undefined;
}
