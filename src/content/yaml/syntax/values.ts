import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import { listBelow, textBelow } from '../../fix/answers/lines.ts';
import { replace } from '../../fix/edits.ts';
import { placeOf, type Range } from '../source.ts';
import { partsOf, quoted, type Recogniser } from './broken.ts';

/** `title: @acme`, `title: **Bold** text`, `- %50`: characters that no text may begin with. */
export const specialStart: Recogniser = ({ source, error, at, line }) => {
  const { value, valueStart } = partsOf(line);
  const start = error.code === 'BAD_SCALAR_START' ? at[0] : valueStart;
  const text = value.slice(start - valueStart);
  const place = placeOf(source, [start, start + text.length]);
  const inQuotes = [replace(source, [start, start + text.length], quoted(text))];
  if (/^\*./.test(text)) return withFix(diagnose('alias', place, { text }), inQuotes);
  if (/^&./.test(text)) return withFix(diagnose('anchor', place, { text, better: quoted(text) }), inQuotes);
  if (error.code !== 'BAD_SCALAR_START' || text === '') return undefined;
  return withFix(diagnose('special-start', place, { character: text.charAt(0), better: quoted(text) }), inQuotes);
};

/** `text: > hello` */
export const textAfterArrow: Recogniser = ({ source, line }) => {
  const { value, valueStart, key, keyStart } = partsOf(line);
  const found = /^([>|])[-+0-9]*\s*(\S.*)$/.exec(value);
  const [, character = '', text = ''] = found ?? [];
  if (found === null || key === undefined) return undefined;
  const place = placeOf(source, [valueStart, valueStart + value.length]);
  const mistake = diagnose('text-after-arrow', place, { character, better: quoted(text) });
  return withFix(mistake, textBelow(source, keyStart, valueStart, text, quoted(text)));
};

/** `title: Opening hours: when?` */
export const colonInText: Recogniser = ({ source, line }) => {
  const { value, valueStart, key } = partsOf(line);
  if (key === undefined || /^["'[{|>&*!-]/.test(value) || !/:(?:\s|$)/.test(value)) return undefined;
  const range: Range = [valueStart, valueStart + value.length];
  const mistake = diagnose('colon-in-text', placeOf(source, range), { text: quoted(value) });
  return withFix(mistake, [replace(source, range, quoted(value))]);
};

/** `items: - one` */
export const listOnLine: Recogniser = ({ source, line }) => {
  const { value, valueStart, key, keyStart } = partsOf(line);
  if (key === undefined || !/^-(?:\s|$)/.test(value)) return undefined;
  const mistake = diagnose('list-on-line', placeOf(source, [valueStart, valueStart + 1]));
  return withFix(mistake, listBelow(source, keyStart, valueStart));
};

/** `{name} builds`, `[one] two` */
export const textAfterBracket: Recogniser = ({ source, error, at, line }) => {
  const { value, valueStart } = partsOf(line);
  if (error.code !== 'UNEXPECTED_TOKEN' || !/^[[{]/.test(value) || at[0] <= valueStart) return undefined;
  const end = valueStart + value.length;
  const place = placeOf(source, [valueStart, end]);
  const inQuotes = [replace(source, [valueStart, end], quoted(value))];
  if (value.startsWith('{')) return withFix(diagnose('quote-braces', place, { better: quoted(value) }), inQuotes);
  const mistake = diagnose('text-after-bracket', placeOf(source, [at[0], end]), { better: quoted(value) });
  return withFix(mistake, inQuotes);
};
