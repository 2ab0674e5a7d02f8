import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import { type Edit, indentOf, isIdle, linesFrom, replace, shifted } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesAbove } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import { type Line, lineAt, type Range, type SourceText } from '../../text/source.ts';
import { onOneLine } from '../../text/white-space.ts';
import { openBrackets } from '../brackets/brackets.ts';
import type { Recogniser } from '../broken.ts';

/** The line that a text starts on, and what is known of it. */
type TextHead = {
  readonly parts: LineParts;
  /** The column of its key, or of its dash. */
  readonly column: number;
  /** Where the lines under | or > start; undefined for a text that starts after its key. */
  readonly textColumn: number | undefined;
};

/** Keys whose texts have no second paragraph. */
const ONE_LINE =
  /^(?:type|id|title|tagline|label|linkLabel|href|src|alt|icon|value|name|badge|background|variant|align)$/;

/** Another paragraph of the text above that does not stand deeper than the key of the text. */
export const strayParagraph: Recogniser = (broken) => {
  const { source, line, isInBrackets } = broken;
  const head = isInBrackets ? undefined : headAbove(source, line);
  if (head === undefined) return undefined;
  if (isAlone(source, line, head)) return undefined;
  const isSure = head.textColumn !== undefined || isNewParagraph(source, line) || /^\s*\p{Lu}\S*\s/u.test(line.text);
  return isSure ? paragraphOf(source, line, head) : undefined;
};

/** A line that can be nothing but the next one of the text above, or that belongs to no text at all. */
export const strayTextLine: Recogniser = ({ source, line, isInBrackets }) => {
  const head = isInBrackets ? undefined : headAbove(source, line);
  if (head === undefined) return undefined;
  return isAlone(source, line, head) ? withoutKey(source, line) : paragraphOf(source, line, head);
};

/** Whether a text stands below one that has no second paragraph. */
function isAlone(source: SourceText, line: Line, { textColumn, parts }: TextHead): boolean {
  return textColumn === undefined && isNewParagraph(source, line) && ONE_LINE.test(parts.key ?? '');
}

function withoutKey(source: SourceText, line: Line): Finding {
  const text = line.text.trim();
  const start = line.start + indentOf(line);
  return finding('missing-colon', inText(source, [start, start + text.length]), { text, better: undefined });
}

function paragraphOf(source: SourceText, line: Line, head: TextHead): Finding {
  const lines = linesOfText(source, line, head.column);
  const words = lines.map(({ text }) => text.trim()).filter((text) => text !== '');
  if (head.textColumn === undefined && words.some((text) => /:(?:\s|$)|\s#/.test(text))) {
    return inQuotes(source, head, lines.at(-1) ?? line);
  }
  const indent = indentOf(line);
  const place: Range = [line.start + indent, line.start + line.text.trimEnd().length];
  const mistake = finding('missing-indent', inText(source, place), { line: head.parts.line.number });
  const written = lines.filter(({ text }) => text.trim() !== '');
  const edits: readonly Edit[] = shifted(written, (head.textColumn ?? head.column + 2) - indent);
  return withEdits(mistake, written.every((each) => indentOf(each) >= indent) ? edits : undefined);
}

/** A text without quotes that has a colon further down must be in quotes as a whole. */
function inQuotes(source: SourceText, { parts }: TextHead, last: Line): Finding {
  const range: Range = [parts.valueStart, last.start + last.text.trimEnd().length];
  const text = quoted(onOneLine(source.text.slice(...range)));
  return withEdits(finding('colon-in-text', inText(source, range), { text }), [replace(range, text)]);
}

/** The text that a line without a key goes on with, if all lines between them belong to it. */
function headAbove(source: SourceText, line: Line): TextHead | undefined {
  const own = linePartsOf(line);
  const isText = own.key === undefined && !own.dash && /^\s*[\p{L}\p{N}“„‘«(*_[]/u.test(line.text);
  if (!isText || openBrackets(source, line.start).length > 0) return undefined;
  let lowest = Number.POSITIVE_INFINITY;
  let isPlain = true;
  for (const parts of linesAbove({ source, line })) {
    const column = parts.key === undefined ? parts.indent : parts.keyStart - parts.line.start;
    const isStart = parts.key !== undefined || parts.dash;
    const isBlock = isStart && /^[|>][-+0-9]*$/.test(parts.value);
    if (isBlock && lowest > column) {
      const textColumn = lowest === Number.POSITIVE_INFINITY ? undefined : lowest;
      return textColumn === undefined || own.indent > column ? undefined : { parts, column, textColumn };
    }
    if (isStart && isPlain && lowest > column && own.indent <= column) {
      return /^[^\s"'|>[{&*!#-]/.test(parts.value) ? { parts, column, textColumn: undefined } : undefined;
    }
    isPlain &&= !isStart;
    lowest = Math.min(lowest, parts.indent);
    if (lowest === 0) return undefined;
  }
  return undefined;
}

/** The lines of a text from one on, up to the next key or entry that is not deeper than the text's own. */
function linesOfText(source: SourceText, line: Line, column: number): Line[] {
  const found: Line[] = [line];
  for (const next of linesFrom(source, line.number + 1)) {
    const { key, dash, indent } = linePartsOf(next);
    if (!isIdle(next) && indent <= column && (key !== undefined || dash)) break;
    found.push(next);
  }
  while (found.length > 1 && isIdle(found.at(-1) ?? line)) found.pop();
  return found;
}

/** Whether the line above is empty. */
function isNewParagraph(source: SourceText, line: Line): boolean {
  return line.number > source.firstLine && lineAt(source, line.number - 1).text.trim() === '';
}
