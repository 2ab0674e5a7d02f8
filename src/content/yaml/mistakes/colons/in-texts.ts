import { type Finding, finding, withEdits } from '../../../findings/finding.ts';
import { lineEndOf, replace } from '../../../text/edits.ts';
import { linesBelow, partsOf } from '../../../text/line-parts.ts';
import { quoted } from '../../../text/quoting.ts';
import type { Line, Range, SourceText } from '../../../text/source.ts';
import { says } from '../../syntax/parser-error.ts';
import type { Recogniser } from '../broken.ts';
import { textInCurlyQuotes } from '../quotes/quotes.ts';

/** `title: Opening hours: when?` */
export const colonInText: Recogniser = ({ source, line, isInBrackets, value, valueStart }) => {
  const { key } = partsOf(line);
  if ((key === undefined && !isInBrackets) || /^["'[{|>&*!-]/.test(value) || !/:(?:\s|$)/.test(value)) return undefined;
  const secondKey = isInBrackets ? undefined : keyOnSameLine(source, line, value, valueStart);
  if (secondKey !== undefined) return secondKey;
  const range: Range = [valueStart, valueStart + value.length];
  const inCurly = textInCurlyQuotes(value);
  if (inCurly !== undefined) return curly(source, range, inCurly);
  const isLink = /^(?:mailto|tel|https?): +\S+$/.test(value);
  const better = isLink ? value.replace(/: +/, ':') : quoted(value);
  const text = isLink ? `${better}, without the space` : better;
  const mistake = finding('colon-in-text', source, range, { text });
  return withEdits(mistake, [replace(range, better)]);
};

/** `title: “Menu: bread”`: the quotes were meant to be straight ones. */
function curly(source: SourceText, range: Range, text: string): Finding {
  const better = quoted(text);
  return withEdits(finding('colon-in-text', source, range, { text: better, isCurly: true }), [replace(range, better)]);
}

/** `label: Go, href: /contact`: an address behind a key is no part of a text. */
function keyOnSameLine(source: SourceText, line: Line, value: string, valueStart: number): Finding | undefined {
  const found = /^(\S.*?)(,?\s+)([a-z]\w*:\s+(?:\/|#|https?:|mailto:|tel:)\S*)$/i.exec(value);
  const [, first = '', gap = '', second = ''] = found ?? [];
  if (found === null || /:(?:\s|$)/.test(first)) return undefined;
  const [from, to] = [valueStart + first.length, valueStart + first.length + gap.length];
  const text = `${first}, and below it, on a line of its own: ${second}`;
  const mistake = finding('colon-in-text', source, [valueStart, valueStart + value.length], { text });
  const indent = ' '.repeat(partsOf(line).keyStart - line.start);
  return withEdits(mistake, [replace([from, to], `${lineEndOf(source)}${indent}`)]);
}

/** `title: Hello`, and below it a line of the same text with a colon: `and this: goes on` */
export const colonBelow: Recogniser = ({ source, line, error, isInBrackets, value, valueStart }) => {
  const { key, keyStart } = partsOf(line);
  if (key === undefined || isInBrackets || value === '' || /^["'[{|>&*!-]/.test(value)) return undefined;
  if (!says(error, 'nested-mapping', 'key-on-two-lines')) return undefined;
  const below = linesBelow(source, line);
  const end = below.findIndex((other) => other.indent <= keyStart - line.start);
  const text = below.slice(0, end === -1 ? undefined : end);
  const last = text.at(-1)?.line;
  const isText = text.every((other) => other.key === undefined && !other.dash && other.line.text.trim().includes(' '));
  if (last === undefined || !isText || !text.some((other) => /\S:\s/.test(other.line.text))) return undefined;
  const range: Range = [valueStart, last.start + last.text.trimEnd().length];
  const better = quoted([value, ...text.map((other) => other.line.text.trim())].join(' '));
  return withEdits(finding('colon-in-text', source, range, { text: better }), [replace(range, better)]);
};
