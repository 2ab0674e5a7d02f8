import { type Finding, finding, withEdits } from '../../../findings/finding.ts';
import { lineEndOf, replace } from '../../../text/edits.ts';
import { linesBelow, partsOf } from '../../../text/line-parts.ts';
import { quoted } from '../../../text/quoting.ts';
import type { Line, Range, SourceText } from '../../../text/source.ts';
import { says } from '../../parser-error.ts';
import type { Recogniser } from '../broken.ts';
import { listBelow, textBelow } from './below.ts';

/** `title: @acme`, `title: **Bold** text`, `- %50`: characters that no text may begin with. */
export const specialStart: Recogniser = ({ source, error, at, value, valueStart }) => {
  const start = error.code === 'BAD_SCALAR_START' ? at[0] : valueStart;
  const text = value.slice(start - valueStart);
  const place: Range = [start, start + text.length];
  const inQuotes = [replace([start, start + text.length], quoted(text))];
  if (/^\*./.test(text)) return withEdits(finding('alias', source, place, { text }), inQuotes);
  if (/^!./.test(text)) return withEdits(finding('tag', source, place, { text }), inQuotes);
  if (/^&./.test(text)) return withEdits(finding('anchor', source, place, { text, better: quoted(text) }), inQuotes);
  if (error.code !== 'BAD_SCALAR_START' || text === '') return undefined;
  return withEdits(
    finding('special-start', source, place, { character: text.charAt(0), better: quoted(text) }),
    inQuotes,
  );
};

/** `text: > hello` */
export const textAfterArrow: Recogniser = ({ source, line }) => {
  const { value, valueStart, key, keyStart } = partsOf(line);
  const found = /^([>|])(?![-+0-9]*$)[-+0-9]*\s*(\S.*)$/.exec(value);
  const [, character = '', text = ''] = found ?? [];
  if (found === null || key === undefined) return undefined;
  const place: Range = [valueStart, valueStart + value.length];
  // `>90%` is a text as it stands; in `> some words` the arrow was meant as one.
  const isText = /^[|>]\S/.test(value);
  const better = quoted(isText ? value : text);
  const mistake = finding('text-after-arrow', source, place, { character, better });
  const range: Range = [valueStart, valueStart + value.length];
  if (isText) return withEdits(mistake, [replace(range, better)]);
  return withEdits(mistake, textBelow(source, keyStart, valueStart, text, better));
};

/** `title: Opening hours: when?` */
export const colonInText: Recogniser = ({ source, line, isInBrackets, value, valueStart }) => {
  const { key } = partsOf(line);
  if ((key === undefined && !isInBrackets) || /^["'[{|>&*!-]/.test(value) || !/:(?:\s|$)/.test(value)) return undefined;
  const secondKey = isInBrackets ? undefined : keyOnSameLine(source, line, value, valueStart);
  if (secondKey !== undefined) return secondKey;
  const range: Range = [valueStart, valueStart + value.length];
  const isLink = /^(?:mailto|tel|https?): +\S+$/.test(value);
  const better = isLink ? value.replace(/: +/, ':') : quoted(value);
  const text = isLink ? `${better}, without the space` : better;
  const mistake = finding('colon-in-text', source, range, { text });
  return withEdits(mistake, [replace(range, better)]);
};

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

/** `items: - one` */
export const listOnLine: Recogniser = ({ source, line, isInBrackets, value, valueStart }) => {
  const { key, keyStart } = partsOf(line);
  if ((key === undefined && !isInBrackets) || !/^-(?:\s|$)/.test(value)) return undefined;
  const mistake = finding('list-on-line', source, [valueStart, valueStart + 1], { isInBrackets });
  // Our keys with lists are plurals (but planned); to others a text may belong.
  const isList = !isInBrackets && key?.replaceAll(/["']/g, '').endsWith('s');
  return isList ? withEdits(mistake, listBelow(source, keyStart, valueStart)) : mistake;
};

/** `{name} builds`, `[one] two` */
export const textAfterBracket: Recogniser = ({ source, error, at, value, valueStart, isInBrackets }) => {
  if (isInBrackets || error.code !== 'UNEXPECTED_TOKEN' || !/^[[{]/.test(value) || at[0] <= valueStart)
    return undefined;
  const end = valueStart + value.length;
  const place: Range = [valueStart, end];
  const inQuotes = [replace([valueStart, end], quoted(value))];
  if (value.startsWith('{'))
    return withEdits(finding('quote-braces', source, place, { better: quoted(value) }), inQuotes);
  const mistake = finding('text-after-bracket', source, [at[0], end], { better: quoted(value) });
  return withEdits(mistake, inQuotes);
};
