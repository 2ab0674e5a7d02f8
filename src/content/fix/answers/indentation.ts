import type { Edit } from '../../../diagnostics/diagnostic.ts';
import { type Line, lineAt, type SourceText } from '../../yaml/source.ts';
import { indentBy, indentOf, indentTo, isIdle, linesBelow, linesFrom, replace } from '../edits.ts';
import { firstThatParses } from '../parses.ts';

/** Spaces for all tabs at the start of lines: two for a tab, or as many as the lines around them ask for. */
export function tabsToSpaces(source: SourceText): readonly Edit[] | undefined {
  const tabbed = [...linesFrom(source, 1)].filter(({ text }) => /^ *\t\s*\S/.test(text));
  const widths = [2, 4, 8, 3];
  return firstThatParses(
    source,
    widths.map((width) =>
      tabbed.map((line) => {
        const before = /^[ \t]*/.exec(line.text)?.[0] ?? '';
        return replace(source, [line.start, line.start + before.length], before.replaceAll('\t', ' '.repeat(width)));
      }),
    ),
  );
}

/** Ordinary spaces for those of another kind at the start of lines. */
export function plainSpaces(source: SourceText): readonly Edit[] {
  return [...linesFrom(source, 1)].flatMap((line): Edit[] => {
    const before = /^[\s\u200b\ufeff]*/.exec(line.text)?.[0] ?? '';
    if (!/[^ \t]/.test(before) || before.length === line.text.length) return [];
    const plain = before.replace(/[\u200b\ufeff]/g, '').replace(/\u3000/g, '  ');
    return [replace(source, [line.start, line.start + before.length], plain.replace(/[^ \t]/g, ' '))];
  });
}

/** Moves a line, and what hangs below it, to the column of the lines it belongs to; or all lines that are as far off. */
export function moveTo(source: SourceText, number: number, spaces: number): readonly Edit[] | undefined {
  const line = lineAt(source, number);
  const now = indentOf(line);
  const alone = [line, ...linesBelow(source, number, now)];
  const together = [line, ...linesBelow(source, number, now - 1)];
  return firstThatParses(
    source,
    [alone, together].map((lines) => shifted(source, lines, spaces - now)),
  );
}

/** Moves lines by some columns. */
export function shifted(source: SourceText, lines: readonly Line[], columns: number): Edit[] {
  return lines.map((line) => indentBy(source, line, columns));
}

/** Indents the text that belongs under a | or > by two spaces, up to the next key. */
export function indentText(source: SourceText, arrowLine: number): readonly Edit[] {
  const above = lineAt(source, arrowLine);
  const column = /^[\s-]*/.exec(above.text)?.[0].replace(/-\s*$/, '').length ?? 0;
  const text: Line[] = [];
  for (const line of linesFrom(source, arrowLine + 1)) {
    if (!isIdle(line) && indentOf(line) <= column && /^\s*(?:-\s|[\w-]+:(?:\s|$))/.test(line.text)) break;
    text.push(line);
  }
  return text
    .filter(({ text: words }) => words.trim() !== '')
    .map((line) => indentTo(source, line, indentOf(line) + column + 2));
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
  return [replace(source, [line.start + column, line.start + column], '- '), ...shifted(source, rest, 2)];
}

function keyIn({ text }: Line): string | undefined {
  return /^\s*([\w-]+):/.exec(text)?.[1];
}
