import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import { closeQuote } from '../../fix/answers/closing.ts';
import { replace } from '../../fix/edits.ts';
import { placeOf } from '../source.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { partsOf, quoted, type Recogniser } from './broken.ts';

/** `'It's here'` and `"Hi" there`: the text goes on after its closing quote. */
export const textAfterQuote: Recogniser = ({ source, line }) => {
  const { value, valueStart } = partsOf(line);
  const found = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")(\s*)(\S.*)$/.exec(value);
  if (found === null) return undefined;
  const [, gap = '', rest = ''] = found;
  const end = valueStart + value.length;
  const restStart = end - rest.length;
  const quote = value.charAt(0);
  const whole = value.slice(1).replace(/["']$/, '');
  if (gap !== '' && !rest.includes(quote)) {
    const better = quoted(whole.replaceAll(quote, ''));
    const mistake = diagnose('text-after-quote', placeOf(source, [restStart, end]), { better });
    return withFix(mistake, [replace(source, [valueStart, end], better)]);
  }
  const closing = restStart - gap.length - 1;
  const better = whole.includes('"') ? `'${whole.replaceAll("'", "''")}'` : `"${whole}"`;
  const mistake = diagnose('quote-in-quotes', placeOf(source, [closing, closing + 1]), { quote, better });
  // In `"a" and "b"` nothing says where the text should end.
  const isOneText = gap === '' && value.endsWith(quote) && !(better.startsWith('"') && whole.includes('\\'));
  return isOneText ? withFix(mistake, [replace(source, [valueStart, end], better)]) : mistake;
};

/** The closing quote is missing: the text runs on over the next keys, or to the end of the file. */
export const unclosedQuote: Recogniser = ({ source, error, at }) => {
  const texts = [...tokensOf(source.text)].filter(({ text, scalar }) => !scalar && /^["']/.test(text));
  const runaway = texts.find((token) => token.offset <= at[0] && (isOpen(token) || holdsKeys(token)));
  const last = error.code === 'MISSING_CHAR' && /closing/.test(error.message) ? texts.at(-1) : undefined;
  const start = (runaway ?? last)?.offset;
  if (start === undefined) return undefined;
  const mistake = diagnose('unclosed-quote', placeOf(source, [start, start + 1]), { quote: source.text.charAt(start) });
  return withFix(mistake, closeQuote(source, start));
};

/** The lexer gives up on a text that is not closed before the indentation ends. */
function isOpen({ text }: Token): boolean {
  return text.length < 2 || text.at(-1) !== text.at(0);
}

function holdsKeys({ text }: Token): boolean {
  return /\n\s*(?:- )?[\w-]+:(?:\s|$)/.test(text);
}

/** `"C:\photos"` */
export const badEscape: Recogniser = ({ source, error, at, line }) => {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  const { value, valueStart } = partsOf(line);
  const better = `'${value.replace(/^"|"$/g, '').replaceAll("'", "''")}'`;
  const sequence = source.text.slice(at[0], at[0] + 2);
  const mistake = diagnose('bad-escape', placeOf(source, [at[0], at[0] + 2]), { escape: sequence, better });
  if (!/^"[^"]*"$/.test(value)) return mistake;
  return withFix(mistake, [replace(source, [valueStart, valueStart + value.length], better)]);
};
