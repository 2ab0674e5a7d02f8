import { diagnose } from '../../../diagnostics/diagnose.ts';
import { placeOf } from '../source.ts';
import { partsOf, quoted, type Recogniser } from './broken.ts';

/** `title: @acme`, `title: **Bold** text`, `- %50`: characters that no text may begin with. */
export const specialStart: Recogniser = ({ source, error, at, line }) => {
  const { value, valueStart } = partsOf(line);
  const start = error.code === 'BAD_SCALAR_START' ? at[0] : valueStart;
  const text = value.slice(start - valueStart);
  const place = placeOf(source, [start, start + text.length]);
  if (/^\*./.test(text)) return diagnose('alias', place, { text });
  if (/^&./.test(text)) return diagnose('anchor', place, { text, better: quoted(text) });
  if (error.code !== 'BAD_SCALAR_START' || text === '') return undefined;
  return diagnose('special-start', place, { character: text.charAt(0), better: quoted(text) });
};

/** `text: > hello` */
export const textAfterArrow: Recogniser = ({ source, line }) => {
  const { value, valueStart, key } = partsOf(line);
  const found = /^([>|])[-+0-9]*\s*(\S.*)$/.exec(value);
  const [, character = '', text = ''] = found ?? [];
  if (found === null || key === undefined) return undefined;
  const place = placeOf(source, [valueStart, valueStart + value.length]);
  return diagnose('text-after-arrow', place, { character, better: quoted(text) });
};

/** `title: Opening hours: when?` */
export const colonInText: Recogniser = ({ source, line }) => {
  const { value, valueStart, key } = partsOf(line);
  if (key === undefined || /^["'[{|>&*!-]/.test(value) || !/:(?:\s|$)/.test(value)) return undefined;
  return diagnose('colon-in-text', placeOf(source, [valueStart, valueStart + value.length]), { text: quoted(value) });
};

/** `items: - one` */
export const listOnLine: Recogniser = ({ source, line }) => {
  const { value, valueStart, key } = partsOf(line);
  if (key === undefined || !/^-(?:\s|$)/.test(value)) return undefined;
  return diagnose('list-on-line', placeOf(source, [valueStart, valueStart + 1]));
};

/** `{name} builds`, `[one] two` */
export const textAfterBracket: Recogniser = ({ source, error, at, line }) => {
  const { value, valueStart } = partsOf(line);
  if (error.code !== 'UNEXPECTED_TOKEN' || !/^[[{]/.test(value) || at[0] <= valueStart) return undefined;
  const place = placeOf(source, [valueStart, valueStart + value.length]);
  if (value.startsWith('{')) return diagnose('quote-braces', place, { better: quoted(value) });
  return diagnose('text-after-bracket', placeOf(source, [at[0], valueStart + value.length]), { better: quoted(value) });
};
