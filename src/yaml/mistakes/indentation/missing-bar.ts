import { smallest } from '../../../model/lists.ts';
import { finding, inText, withEdits } from '../../findings/finding.ts';
import { canBeKey } from '../../syntax/schema-keys.ts';
import { indentOf, isIdle, linesFrom, replace, shifted, written } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesAbove } from '../../text/line-parts.ts';
import { type Line, type Range, type SourceText } from '../../text/source.ts';
import type { Recogniser } from '../broken.ts';

/** `body:`, and below it a text of several lines, indented or not: there is no | after the colon. */
export const missingBar: Recogniser = (broken) => {
  const { source, line, isInBrackets } = broken;
  const head = isInBrackets
    ? undefined
    : linesAbove(broken).find((other) => other.key !== undefined && other.value === '');
  const lines = head === undefined ? [] : textBelow(source, head);
  if (head?.key === undefined || !lines.some(({ number }) => number === line.number)) return undefined;
  const column = head.keyStart - head.line.start;
  const isIndented = lines.every((each) => indentOf(each) > column);
  const place: Range = [head.keyStart, head.keyStart + head.key.length];
  const colon = source.text.indexOf(':', place[1]) + 1;
  const least = smallest(lines.map(indentOf));
  const mistake = finding('missing-bar', inText(source, place), { key: head.key, isIndented });
  return withEdits(mistake, [
    replace([colon, colon], ' |'),
    ...(isIndented && least === indentOf(lines[0] ?? line) ? [] : shifted(lines, column + 2 - least)),
  ]);
};

/** The lines below a key that begin with words, up to the next key or entry of the same depth. */
function textBelow(source: SourceText, { line, keyStart }: LineParts): Line[] {
  const column = keyStart - line.start;
  const first = written(source, line.number + 1);
  if (first === undefined || indentOf(first) < column || !isProse(source, first)) return [];
  const isDeeper = indentOf(first) > column;
  const lines: Line[] = [];
  for (const next of linesFrom(source, first.number)) {
    if (next.text.trim() === '') continue;
    const { indent, key, dash } = linePartsOf(next);
    const isText = isDeeper ? indent > column : indent >= column && key === undefined && !dash && !isIdle(next);
    if (!isText) break;
    lines.push(next);
  }
  return lines;
}

/**
 * A line that can be nothing but words: neither a key nor an entry, and more than one word, or the end of a sentence. The name of
 * a key may lack its colon, or the space after it.
 */
function isProse(source: SourceText, line: Line): boolean {
  const { key, dash } = linePartsOf(line);
  const text = line.text.trim();
  const [, word = ''] = /^([a-z][\w-]*)(?:\s|:\S)/.exec(text) ?? [];
  return (
    key === undefined &&
    !dash &&
    /^[\p{L}\p{N}“„‘«¿¡(*_]/u.test(text) &&
    /\s|[.,;!?…]$/.test(text) &&
    !/^\S+\s*[=;：]/.test(text) &&
    (word === '' || !canBeKey(source, word))
  );
}
