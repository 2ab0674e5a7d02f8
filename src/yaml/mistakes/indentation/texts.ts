import { leading, smallest } from '../../../model/lists.ts';
import { type Finding, finding, inText, withAnswer, withEdits, withText } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { canBeKey } from '../../syntax/schema-keys.ts';
import type { ScalarNode } from '../../syntax/tree.ts';
import { type Edit, indentOf, isIdle, lineEndOf, linesFrom, replace, shifted, written } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesBelow, withoutComment } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import { type Line, lineAt, lineOf, type Range, type SourceText, wordsOf } from '../../text/source.ts';
import { firstReadable } from '../best-answer.ts';
import { closing, openBrackets } from '../brackets/brackets.ts';
import type { Broken, Recogniser } from '../broken.ts';
import { inQuotes } from '../colons/missing.ts';

/** A line after which a text comes: with | or > after a colon or a dash. */
const OPENS_TEXT = /[:-]\s+[|>][-+0-9]*\s*(?:\s#[\s\S]*)?$/;

/** A text after | or > that is not indented. */
export const missingIndent: Recogniser = (broken) => {
  const { source, line } = broken;
  const above = openerOf(broken);
  if (above === undefined) return undefined;
  const first = written(source, above.number + 1) ?? line;
  const mistake = finding('missing-indent', inText(source, [first.start, wordsOf(first)[1]]), { line: above.number });
  return withEdits(mistake, indentText(source, above));
};

/** The line with | or > right above a line, or above the words that it goes on with, none of which is indented. */
function openerOf({ line, above }: Broken): Line | undefined {
  const at = above.findIndex((other) => isBesideText(other.line) || OPENS_TEXT.test(other.line.text));
  const opener = above[at];
  if (opener === undefined || !OPENS_TEXT.test(opener.line.text)) return undefined;
  const first = above[at - 1];
  const isRight = first !== undefined && first.indent > opener.column;
  return at > 0 && (isRight || isBesideText(line)) ? undefined : opener.line;
}

/** A line of a text under | or > that is indented, but less than its first one. */
export const lessIndented: Recogniser = ({ source, line, parts: { indent }, above }) => {
  const head = above.find((other) => other.indent < indent);
  if (head === undefined || !OPENS_TEXT.test(head.line.text)) return undefined;
  return finding('missing-indent', inText(source, wordsOf(line)), { line: head.line.number });
};

/** A line of a list or map in brackets that does not stand deeper than its key. */
export const missingIndentInBrackets: Recogniser = ({ source, line, error, at }) => {
  if (!says(error, 'bracket-not-indented', 'bracket-not-closed')) return undefined;
  const open = openBrackets(source, at[0]).at(-1);
  if (open === undefined) return undefined;
  const head = lineOf(source, open);
  const edits = indentBracket(source, open);
  const isClosed = says(error, 'bracket-not-indented') && !openBrackets(source, source.text.length).includes(open);
  if (edits === undefined && (!isClosed || /^[\]}]/.test(source.text.slice(at[0])))) return undefined;
  const first = edits === undefined ? line : lineOf(source, edits[0]?.range[0] ?? line.start);
  if (head.number === first.number) return undefined;
  return withEdits(finding('missing-indent', inText(source, wordsOf(first)), { line: head.number }), edits);
};

/** Moves the lines below a bracket under its key, up to the one that ends with the bracket that closes it. */
function indentBracket(source: SourceText, open: number): readonly Edit[] | undefined {
  const head = lineOf(source, open);
  const close = closing[source.text.charAt(open)] ?? '';
  const lines: Line[] = [];
  for (const line of linesFrom(source, head.number + 1)) {
    const words = withoutComment(line.text).trim();
    if (words === '') continue;
    lines.push(line);
    if (words.endsWith(close)) break;
    // Entries end with a comma: anything else may belong to what is below.
    if (!words.endsWith(',') && !isEndAfter(source, line, close)) return undefined;
  }
  const columns = linePartsOf(head).column + 2 - smallest(lines.map(indentOf));
  return lines.length > 0 && columns > 0 ? firstReadable(source, [shifted(lines, columns)]) : undefined;
}

function isEndAfter(source: SourceText, line: Line, close: string): boolean {
  const next = written(source, line.number + 1);
  return next !== undefined && /^[\]}],?$/.test(withoutComment(next.text).trim()) && next.text.includes(close);
}

/** `text: > hello` */
export const textAfterArrow: Recogniser = ({ source, line, parts }) => {
  const { value, valueStart, key, column } = parts;
  const found = /^([>|])(?![-+0-9]*$)[-+0-9]*\s*(\S[\s\S]*)$/.exec(value);
  const [, character = '', text = ''] = found ?? [];
  if (found === null || key === undefined) return undefined;
  const place: Range = [valueStart, valueStart + value.length];
  const [below] = linesBelow(source, line);
  // The text may go on in the next line.
  if (below !== undefined && below.indent > column) {
    // In `>90%` the sign belongs to the text, so another one is needed for the lines.
    const isWithSign = /^[|>]\S/.test(value);
    const from = valueStart + (isWithSign ? 0 : value.length - text.length);
    const head = `${isWithSign ? character : ''}${lineEndOf(source)}${' '.repeat(below.indent)}`;
    const before = isWithSign ? valueStart : source.text.slice(0, from).trimEnd().length;
    const next = isWithSign ? value : text;
    const mistake = finding('text-after-arrow', inText(source, place), { character, better: next, goesOn: true });
    return withEdits(mistake, [replace([before, from], head)]);
  }
  // `>90%` and `> 20 years` are texts as they stand; in `> some words` nobody knows whether the sign is one of the text.
  const isText = /^[|>]\S|^> ?\p{Sc}?\d/u.test(value);
  const isOpen = !isText && character === '>';
  const better = quoted(isText ? value : text);
  const mistake = finding('text-after-arrow', inText(source, place), { character, better, isOpen });
  return withText(mistake, better, !isOpen);
};

/** A line as lists have it, in YAML or in a text: with a dash, a sign or the numbers 1 and 2. */
const LISTED = /\n[^\S\n]*(?:[-*•] +\S|1[.)] +\S(?=[^\n]*\n[^\S\n]*2[.)] +\S)).*/g;

/** A text that runs on over a line that looks like an entry of a list or a key. */
export function swallowedLine(source: SourceText, { range, source: written }: ScalarNode): Finding[] | undefined {
  if (!written.includes('\n')) return undefined;
  const listed = written.match(LISTED) ?? [];
  const found = /\n[^\S\n]*(- +\S.*|[A-Za-z][\w-]*:.*)/.exec(written) ?? /\n[^\S\n]*(\S.*)/.exec(listed[0] ?? '');
  const text = found?.[1]?.trimEnd();
  if (found === null || text === undefined || /^\w+:\/\//.test(text)) return undefined;
  const index = written.indexOf(found[0]);
  const start = range[0] + index + found[0].length - (found[1]?.length ?? 0);
  const place = inText(source, [start, start + text.length]);
  const head = linePartsOf(lineOf(source, range[0]));
  if (listed.length === 0 || head.key === undefined || head.valueStart !== range[0])
    return [finding('swallowed-line', place, { text })];
  const column = smallest([...written.matchAll(/(?<=\n)[^\S\n]*(?=\S)/g)].map(([indent]) => indent.length));
  const below = replace([range[0], range[0]], `|${lineEndOf(source)}${' '.repeat(column)}`);
  const isList = listed.length > 1 || /^1/.test(text);
  return [withAnswer(finding('swallowed-line', place, { text, key: head.key }), [below], isList)];
}

function indentText(source: SourceText, above: Line): readonly Edit[] | undefined {
  const { level } = linePartsOf(above);
  const isInText = (line: Line): boolean => isIdle(line) || indentOf(line) > level || !isBesideText(line);
  const lines = leading(linesFrom(source, above.number + 1), isInText).filter(isWritten);
  if (lines.some(({ text }) => /^ *[^\S ]/.test(text))) return undefined;
  return shifted(lines, level + 2 - smallest(lines.map(indentOf)));
}

const isWritten = ({ text }: Line): boolean => text.trim() !== '';

/** A line that no text is that lacks its indentation: an entry or a key. No key has a capital letter. */
const isBesideText = ({ text }: Line): boolean => /^\s*(?:-\s|(?!\p{Lu})[\w-]+:(?:\s|$))/u.test(text);

type TextHead = {
  readonly parts: LineParts;
  /** Where the lines under | or > start; undefined for a text that starts after its key. */
  readonly textColumn: number | undefined;
};

/** Keys whose texts have no second paragraph. */
const ONE_LINE =
  /^(?:type|id|title|tagline|label|linkLabel|href|src|alt|icon|value|name|badge|background|variant|align)$/;

/** Another paragraph of the text above that does not stand deeper than the key of the text. */
export const strayParagraph: Recogniser = (broken) => strayText(broken, true);

/** A line that can be nothing but the next one of the text above, or that belongs to no text at all. */
export const strayTextLine: Recogniser = (broken) => strayText(broken, false);

/** @param isOnlySure whether words that may be something else are left to others */
function strayText(broken: Broken, isOnlySure: boolean): Finding | undefined {
  const { source, line } = broken;
  const head = broken.isInBrackets ? undefined : headAbove(broken);
  if (head === undefined) return undefined;
  const isInBlock = head.textColumn !== undefined;
  const isNew = line.number > source.firstLine && lineAt(source, line.number - 1).text.trim() === '';
  if (!isInBlock && isNew && ONE_LINE.test(head.parts.key ?? '')) {
    const facts = { text: line.text.trim(), better: undefined };
    return isOnlySure ? undefined : finding('missing-colon', inText(source, wordsOf(line)), facts);
  }
  const isSure = isInBlock || isNew || /^\s*\p{Lu}\S*\s/u.test(line.text);
  return isSure || !isOnlySure ? paragraphOf(source, line, head) : undefined;
}

function paragraphOf(source: SourceText, line: Line, { parts, textColumn }: TextHead): Finding {
  const lines = linesOfText(source, line, parts.level);
  if (textColumn === undefined && lines.some(({ text }) => /:(?:\s|$)|\s#/.test(text.trim())))
    return inQuotes(source, [parts.valueStart, wordsOf(lines.at(-1) ?? line)[1]]);
  const indent = indentOf(line);
  const mistake = finding('missing-indent', inText(source, wordsOf(line)), { line: parts.line.number });
  const written = lines.filter(isWritten);
  const edits = shifted(written, (textColumn ?? parts.level + 2) - indent);
  return withEdits(mistake, written.every((each) => indentOf(each) >= indent) ? edits : undefined);
}

/** The text that a line without a key goes on with, if all lines between them belong to it. */
function headAbove({ source, line, parts: own, above }: Broken): TextHead | undefined {
  const isText = own.key === undefined && !own.dash && /^\s*[\p{L}\p{N}“„‘«(*_[]/u.test(line.text);
  if (!isText || openBrackets(source, line.start).length > 0) return undefined;
  let lowest = Number.POSITIVE_INFINITY;
  let isPlain = true;
  for (const parts of above) {
    const { level: column } = parts;
    const isStart = parts.key !== undefined || parts.dash;
    const isBlock = isStart && /^[|>][-+0-9]*$/.test(parts.value);
    if (isBlock && lowest > column) {
      const textColumn = lowest === Number.POSITIVE_INFINITY ? undefined : lowest;
      return textColumn === undefined || own.indent > column ? undefined : { parts, textColumn };
    }
    if (isStart && isPlain && lowest > column && own.indent <= column) {
      return /^[^\s"'|>[{&*!#-]/.test(parts.value) ? { parts, textColumn: undefined } : undefined;
    }
    isPlain &&= !isStart;
    lowest = Math.min(lowest, parts.indent);
    if (lowest === 0) return undefined;
  }
  return undefined;
}

function linesOfText(source: SourceText, line: Line, column: number): Line[] {
  const below = leading(linesFrom(source, line.number + 1), (next) => {
    const { key, dash, indent } = linePartsOf(next);
    return isIdle(next) || indent > column || (key === undefined && !dash);
  });
  return [line, ...below.slice(0, below.findLastIndex((each) => !isIdle(each)) + 1)];
}

/** `body:`, and below it a text of several lines, indented or not: there is no | after the colon. */
export const missingBar: Recogniser = ({ source, line, isInBrackets, above }) => {
  const head = isInBrackets ? undefined : above.find((other) => other.key !== undefined && other.value === '');
  const lines = head === undefined ? [] : textBelow(source, head);
  if (head?.key === undefined || !lines.some(({ number }) => number === line.number)) return undefined;
  const { column } = head;
  const isIndented = lines.every((each) => indentOf(each) > column);
  const colon = source.text.indexOf(':', head.keyRange[1]) + 1;
  const least = smallest(lines.map(indentOf));
  const mistake = finding('missing-bar', inText(source, head.keyRange), { key: head.key, isIndented });
  return withEdits(mistake, [
    replace([colon, colon], ' |'),
    ...(isIndented && least === indentOf(lines[0] ?? line) ? [] : shifted(lines, column + 2 - least)),
  ]);
};

function textBelow(source: SourceText, { line, column }: LineParts): Line[] {
  const first = written(source, line.number + 1);
  if (first === undefined || indentOf(first) < column || !isProse(source, first)) return [];
  const isDeeper = indentOf(first) > column;
  const isText = (next: Line): boolean => {
    const { indent, key, dash } = linePartsOf(next);
    return isDeeper ? indent > column : indent >= column && key === undefined && !dash && !isIdle(next);
  };
  return leading(linesFrom(source, first.number), (next) => !isWritten(next) || isText(next)).filter(isWritten);
}

/** A line that can be nothing but words: more than one, or the end of a sentence. The name of a key may lack its colon, or the space after it. */
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
