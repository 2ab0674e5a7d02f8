import { type Finding, finding, inGeneral, inText, withEdits, withText } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { canBeKey } from '../../syntax/schema-keys.ts';
import { lineEndOf, replace } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesBelow } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import { type Line, type Range, type SourceText, wordsOf } from '../../text/source.ts';
import { onOneLine } from '../../text/white-space.ts';
import type { Broken, Recogniser } from '../broken.ts';
import { textInCurlyQuotes } from '../quotes/quotes.ts';

/** `title: Opening hours: when?` */
export const colonInText: Recogniser = (broken) => {
  const { source, line, isInBrackets, value, valueStart } = broken;
  const { key } = linePartsOf(line);
  if ((key === undefined && !isInBrackets) || /^["'[{|>&*!-]/.test(value) || !/:(?:\s|$)/.test(value)) return undefined;
  const secondKey = isInBrackets ? undefined : keyOnSameLine(broken);
  if (secondKey !== undefined) return secondKey;
  const whole = isInBrackets ? undefined : inQuotesWith(source, linesGoingOn(source, line), valueStart);
  if (whole !== undefined) return whole;
  const range: Range = [valueStart, valueStart + value.length];
  const inCurly = inCurlyQuotes(source, range);
  if (inCurly !== undefined) return inCurly;
  const isLink = /^(?:mailto|tel|https?): +\S+$/.test(value);
  const better = isLink ? value.replace(/: +/, ':') : quoted(value);
  const mistake = finding('colon-in-text', inText(source, range), { text: better, isWithoutSpace: isLink });
  // A bracket that is never closed runs on over the lines below.
  return value.includes('\n') ? inGeneral(mistake) : withText(mistake, better);
};

/** `label: Go, href: /contact`: an address behind a key is no part of a text. */
function keyOnSameLine({ source, line, value, valueStart }: Broken): Finding | undefined {
  const found = /^(\S.*?)(?<!\s)(,?\s+)([a-z]\w*:\s+(?:\/|#|https?:|mailto:|tel:)\S*)$/i.exec(value);
  const [, first = '', gap = '', second = ''] = found ?? [];
  if (found === null || /:(?:\s|$)/.test(first)) return undefined;
  const [from, to] = [valueStart + first.length, valueStart + first.length + gap.length];
  const mistake = finding('colon-in-text', inText(source, [valueStart, valueStart + value.length]), {
    text: first,
    below: second,
  });
  const indent = ' '.repeat(linePartsOf(line).column);
  return withEdits(mistake, [replace([from, to], `${lineEndOf(source)}${indent}`)]);
}

/** `title: Hello`, and below it a line of the same text with a colon: `and this: goes on` */
export const colonBelow: Recogniser = ({ source, line, error, isInBrackets, value, valueStart }) => {
  const { key, dash } = linePartsOf(line);
  if ((key === undefined && !dash) || isInBrackets || value === '' || /^["'[{|>&*!-]/.test(value)) return undefined;
  if (!says(error, 'nested-mapping', 'key-on-two-lines')) return undefined;
  const text = linesGoingOn(source, line);
  const hasColon = text.some((other) => /\S:(?:\s|$)/.test(other.line.text));
  return hasColon ? inQuotesWith(source, text, valueStart) : undefined;
};

/** The lines below a value that are deeper than its key, if they are the rest of its text. */
function linesGoingOn(source: SourceText, line: Line): LineParts[] {
  const { level } = linePartsOf(line);
  const text: LineParts[] = [];
  for (const other of linesBelow(source, line)) {
    if (other.indent <= level) break;
    text.push(other);
  }
  const [first] = text;
  // A word with a colon is one of the text's if it stands below a line that can be nothing else. No key has a capital letter.
  const isWord = (other: LineParts, word: string): boolean =>
    isAmongWords(source, text, other) ||
    /^\p{Lu}/u.test(word) ||
    !canBeKey(source, word) ||
    (other !== first && other.indent === first?.indent);
  const isText = (other: LineParts): boolean =>
    !other.dash && (other.key === undefined ? isProse(other) : isWord(other, other.key));
  return text.every(isText) ? text : [];
}

/** Whether a line of words follows, no deeper: below a key, none could stand there. */
function isAmongWords(source: SourceText, text: readonly LineParts[], { line, indent }: LineParts): boolean {
  return text.some((other) => {
    const [first = ''] = other.value.split(' ', 1);
    const isBelow = other.line.number > line.number && other.indent <= indent;
    return isBelow && other.key === undefined && !other.dash && isProse(other) && !canBeKey(source, first);
  });
}

/** A line with more than one word, or with the end of a sentence. */
const isProse = ({ line: { text } }: LineParts): boolean => text.trim().includes(' ') || /[.,;!?…]\s*$/.test(text);

/** A text with a colon, which must be in quotes as a whole: all of its lines in one. */
export function inQuotes(source: SourceText, range: Range): Finding {
  const better = quoted(onOneLine(source.text.slice(...range)));
  return withText(finding('colon-in-text', inText(source, range), { text: better }), better);
}

/** `title: “Menu: bread”`: the quotes were meant to be straight ones. Undefined for all other texts. */
export function inCurlyQuotes(source: SourceText, range: Range): Finding | undefined {
  const text = textInCurlyQuotes(source.text.slice(...range));
  if (text === undefined) return undefined;
  const better = quoted(text);
  return withText(finding('colon-in-text', inText(source, range), { text: better, isCurly: true }), better, false);
}

/** All of a text, whose last lines are these. */
function inQuotesWith(source: SourceText, below: readonly LineParts[], start: number): Finding | undefined {
  const last = below.at(-1);
  return last && inQuotes(source, [start, wordsOf(last.line)[1]]);
}
