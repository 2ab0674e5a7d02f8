import type { Edit } from '../../../text/edits.ts';
import { indentBy, indentOf, isIdle, linesBelow, linesFrom, replace } from '../../../text/edits.ts';
import { type Line, lastLineOf, lineAt, type SourceText } from '../../../text/source.ts';
import { firstReadable, firstThatParses } from '../../best-answer.ts';

/** What stands before the first tab of a line, where spaces are wanted: in the indentation, or between a dash and a key. */
export const TAB_BEFORE_TEXT = /^ *(?:(?=\t\s*\S)|(?:- +)*-(?=[ \t]*\t[ \t]*["']?[\w-]+["']?:(?:\s|$)))/;

/** Spaces for the tabs at the start of lines in a row: two for a tab, or as many as the lines around them ask for. */
export function tabsToSpaces(source: SourceText, first: number): readonly Edit[] | undefined {
  const tabbed = tabbedFrom(source, first);
  const widths = [2, 4, 8, 3];
  return firstThatParses(
    source,
    widths.map((width) =>
      tabbed.map((line) => {
        const before = /^(?:[ \t]|-(?=[ \t]))*/.exec(line.text)?.[0] ?? '';
        const spaced = before.replaceAll('-\t', `-${' '.repeat(width - 1)}`).replaceAll('\t', ' '.repeat(width));
        return replace([line.start, line.start + before.length], spaced);
      }),
    ),
  );
}

/** Lines with tabs came with one paste, up to the next one that is indented without. */
export function tabbedFrom(source: SourceText, first: number): Line[] {
  const tabbed: Line[] = [];
  for (const line of linesFrom(source, first)) {
    if (TAB_BEFORE_TEXT.test(line.text)) tabbed.push(line);
    else if (!isIdle(line) && indentOf(line) > 0) break;
  }
  return tabbed;
}

/** Ordinary spaces for those of another kind at the start of lines, from one line up to another. */
export function plainSpaces(source: SourceText, from: number, end: number): readonly Edit[] {
  return Array.from({ length: end - from }, (_, index) => lineAt(source, from + index)).flatMap((line): Edit[] => {
    const before = /^[\s\u200b\ufeff]*/.exec(line.text)?.[0] ?? '';
    if (!/[^ \t]/.test(before) || before.length === line.text.length) return [];
    const plain = before.replace(/[\u200b\ufeff]/g, '').replace(/\u3000/g, '  ');
    return [replace([line.start, line.start + before.length], plain.replace(/[^ \t]/g, ' '))];
  });
}

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
  const groups = [[line], [line, ...linesBelow(source, number, now)], [line, ...linesBelow(source, number, now - 1)]];
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
  if (!/:\s*(?:\s#.*)?$/.test(line.text)) return Number.POSITIVE_INFINITY;
  const [below] = linesBelow(source, line.number, indentOf(line));
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

/** Moves lines by some columns. */
export function shifted(lines: readonly Line[], columns: number): Edit[] {
  return lines.map((line) => indentBy(line, columns));
}

/** Indents the text that belongs under a | or > by two spaces, up to the next key. */
export function indentText(source: SourceText, arrowLine: number): readonly Edit[] | undefined {
  const above = lineAt(source, arrowLine);
  const column = /^[\s-]*/.exec(above.text)?.[0].replace(/-\s*$/, '').length ?? 0;
  const text: Line[] = [];
  for (const line of linesFrom(source, arrowLine + 1)) {
    if (!isIdle(line) && indentOf(line) <= column && /^\s*(?:-\s|[\w-]+:(?:\s|$))/.test(line.text)) break;
    text.push(line);
  }
  const written = text.filter(({ text: words }) => words.trim() !== '');
  if (written.some(({ text: words }) => /^ *[^\S ]/.test(words))) return undefined;
  return shifted(written, column + 2 - Math.min(...written.map(indentOf)));
}

/** Starts a new entry of a list at a line: a dash in front, and its other lines moved in. */
export function dashAt(source: SourceText, number: number): readonly Edit[] {
  const line = lineAt(source, number);
  const column = indentOf(line);
  const seen = new Set([keyIn(line)]);
  const rest: Line[] = [];
  for (const next of linesFrom(source, number + 1)) {
    if (next.text.trim() === '') continue;
    const indent = indentOf(next);
    if (indent < column || (indent === column && /^\s*-(?:\s|$)/.test(next.text))) break;
    if (indent === column && seen.has(keyIn(next))) break;
    seen.add(indent === column ? keyIn(next) : undefined);
    rest.push(next);
  }
  // Its other lines may be where they should be.
  const isOff = rest.some((next) => indentOf(next) === column);
  return [replace([line.start + column, line.start + column], '- '), ...(isOff ? shifted(rest, 2) : [])];
}

function keyIn({ text }: Line): string | undefined {
  return /^\s*([\w-]+):/.exec(text)?.[1];
}
