import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { listBelow, textBelow } from '../../fix/answers/lines.ts';
import { lineEndOf, replace } from '../../fix/edits.ts';
import { type Line, placeOf, type Range, type SourceText } from '../source.ts';
import { linesBelow } from './around.ts';
import { partsOf, quoted, type Recogniser } from './broken.ts';

/** `title: @acme`, `title: **Bold** text`, `- %50`: characters that no text may begin with. */
export const specialStart: Recogniser = ({ source, error, at, value, valueStart }) => {
  const start = error.code === 'BAD_SCALAR_START' ? at[0] : valueStart;
  const text = value.slice(start - valueStart);
  const place = placeOf(source, [start, start + text.length]);
  const inQuotes = [replace(source, [start, start + text.length], quoted(text))];
  if (/^\*./.test(text)) return withFix(diagnose('alias', place, { text }), inQuotes);
  if (/^!./.test(text)) return withFix(diagnose('tag', place, { text }), inQuotes);
  if (/^&./.test(text)) return withFix(diagnose('anchor', place, { text, better: quoted(text) }), inQuotes);
  if (error.code !== 'BAD_SCALAR_START' || text === '') return undefined;
  return withFix(diagnose('special-start', place, { character: text.charAt(0), better: quoted(text) }), inQuotes);
};

/** `text: > hello` */
export const textAfterArrow: Recogniser = ({ source, line }) => {
  const { value, valueStart, key, keyStart } = partsOf(line);
  const found = /^([>|])(?![-+0-9]*$)[-+0-9]*\s*(\S.*)$/.exec(value);
  const [, character = '', text = ''] = found ?? [];
  if (found === null || key === undefined) return undefined;
  const place = placeOf(source, [valueStart, valueStart + value.length]);
  // `>90%` is a text as it stands; in `> some words` the arrow was meant as one.
  const isText = /^[|>]\S/.test(value);
  const better = quoted(isText ? value : text);
  const mistake = diagnose('text-after-arrow', place, { character, better });
  const range: Range = [valueStart, valueStart + value.length];
  if (isText) return withFix(mistake, [replace(source, range, better)]);
  return withFix(mistake, textBelow(source, keyStart, valueStart, text, better));
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
  const mistake = diagnose('colon-in-text', placeOf(source, range), { text });
  return withFix(mistake, [replace(source, range, better)]);
};

/** `label: Go, href: /contact`: an address behind a key is no part of a text. */
function keyOnSameLine(source: SourceText, line: Line, value: string, valueStart: number): Diagnostic | undefined {
  const found = /^(\S.*?)(,?\s+)([a-z]\w*:\s+(?:\/|#|https?:|mailto:|tel:)\S*)$/i.exec(value);
  const [, first = '', gap = '', second = ''] = found ?? [];
  if (found === null || /:(?:\s|$)/.test(first)) return undefined;
  const [from, to] = [valueStart + first.length, valueStart + first.length + gap.length];
  const text = `${first}, and below it, on a line of its own: ${second}`;
  const mistake = diagnose('colon-in-text', placeOf(source, [valueStart, valueStart + value.length]), { text });
  const indent = ' '.repeat(partsOf(line).keyStart - line.start);
  return withFix(mistake, [replace(source, [from, to], `${lineEndOf(source)}${indent}`)]);
}

/** `title: Hello`, and below it a line of the same text with a colon: `and this: goes on` */
export const colonBelow: Recogniser = ({ source, line, error, isInBrackets, value, valueStart }) => {
  const { key, keyStart } = partsOf(line);
  if (key === undefined || isInBrackets || value === '' || /^["'[{|>&*!-]/.test(value)) return undefined;
  if (!/compact mappings|single line/.test(error.message)) return undefined;
  const below = linesBelow(source, line);
  const end = below.findIndex((other) => other.indent <= keyStart - line.start);
  const text = below.slice(0, end === -1 ? undefined : end);
  const last = text.at(-1)?.line;
  const isText = text.every((other) => other.key === undefined && !other.dash && other.line.text.trim().includes(' '));
  if (last === undefined || !isText || !text.some((other) => /\S:\s/.test(other.line.text))) return undefined;
  const range: Range = [valueStart, last.start + last.text.trimEnd().length];
  const better = quoted([value, ...text.map((other) => other.line.text.trim())].join(' '));
  return withFix(diagnose('colon-in-text', placeOf(source, range), { text: better }), [replace(source, range, better)]);
};

/** `items: - one` */
export const listOnLine: Recogniser = ({ source, line, isInBrackets, value, valueStart }) => {
  const { key, keyStart } = partsOf(line);
  if ((key === undefined && !isInBrackets) || !/^-(?:\s|$)/.test(value)) return undefined;
  const mistake = diagnose('list-on-line', placeOf(source, [valueStart, valueStart + 1]), { isInBrackets });
  // Our keys with lists are plurals (but planned); to others a text may belong.
  const isList = !isInBrackets && key?.replaceAll(/["']/g, '').endsWith('s');
  return isList ? withFix(mistake, listBelow(source, keyStart, valueStart)) : mistake;
};

/** `{name} builds`, `[one] two` */
export const textAfterBracket: Recogniser = ({ source, error, at, value, valueStart, isInBrackets }) => {
  if (isInBrackets || error.code !== 'UNEXPECTED_TOKEN' || !/^[[{]/.test(value) || at[0] <= valueStart)
    return undefined;
  const end = valueStart + value.length;
  const place = placeOf(source, [valueStart, end]);
  const inQuotes = [replace(source, [valueStart, end], quoted(value))];
  if (value.startsWith('{')) return withFix(diagnose('quote-braces', place, { better: quoted(value) }), inQuotes);
  const mistake = diagnose('text-after-bracket', placeOf(source, [at[0], end]), { better: quoted(value) });
  return withFix(mistake, inQuotes);
};
