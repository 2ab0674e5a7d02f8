import type { Edit } from '../../../text/edits.ts';
import { columnOf, indentOf, isIdle, lineEndOf, linesFrom, replace } from '../../../text/edits.ts';
import { type lineAt, lineOf, type SourceText } from '../../../text/source.ts';

/** Puts the list that starts on the line of its key on a line of its own. */
export function listBelow(source: SourceText, keyStart: number, dash: number): readonly Edit[] {
  const key = columnOf(source, keyStart);
  const line = lineOf(source, dash);
  const below = written(source, line.number + 1);
  const lowest = below === undefined ? 0 : indentOf(below);
  const isDash = below !== undefined && /^\s*-(?:\s|$)/.test(below.text);
  const column = lowest > key + 1 ? lowest - (isDash ? 0 : 2) : key + 2;
  const before = source.text.slice(0, dash).trimEnd().length;
  return [replace([before, dash], lineEndOf(source) + ' '.repeat(column))];
}

/** Puts the text after a | or > on the next line, where it goes on; in quotes, where that is all of it. */
export function textBelow(
  source: SourceText,
  keyStart: number,
  arrow: number,
  text: string,
  quoted: string,
): readonly Edit[] {
  const line = lineOf(source, arrow);
  const start = source.text.indexOf(text, arrow);
  const below = written(source, line.number + 1);
  if (below === undefined || indentOf(below) <= columnOf(source, keyStart)) {
    return [replace([arrow, start + text.length], quoted)];
  }
  const before = source.text.slice(0, start).trimEnd().length;
  return [replace([before, start], lineEndOf(source) + ' '.repeat(indentOf(below)))];
}

function written(source: SourceText, number: number): ReturnType<typeof lineAt> | undefined {
  for (const line of linesFrom(source, number)) if (!isIdle(line)) return line;
  return undefined;
}
