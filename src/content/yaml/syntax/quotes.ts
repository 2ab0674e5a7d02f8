import { isScalar, type Scalar, visit } from 'yaml';
import { diagnose } from '../../../diagnostics/diagnose.ts';
import { placeOf } from '../source.ts';
import { type Broken, partsOf, quoted, type Recogniser } from './broken.ts';

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
    return diagnose('text-after-quote', placeOf(source, [restStart, end]), {
      better: quoted(whole.replaceAll(quote, '')),
    });
  }
  const closing = restStart - gap.length - 1;
  const better = whole.includes('"') ? `'${whole.replaceAll("'", "''")}'` : `"${whole}"`;
  return diagnose('quote-in-quotes', placeOf(source, [closing, closing + 1]), { quote, better });
};

/** The closing quote is missing: the text runs on to the next quote, or to the end of the file. */
export const unclosedQuote: Recogniser = (broken) => {
  const { source, error } = broken;
  const unfinished = error.code === 'MISSING_CHAR' && /closing/.test(error.message) ? lastQuoted(broken) : undefined;
  const start = runaway(broken) ?? unfinished;
  if (start === undefined) return undefined;
  return diagnose('unclosed-quote', placeOf(source, [start, start + 1]), { quote: source.text.charAt(start) });
};

/** `"C:\photos"` */
export const badEscape: Recogniser = ({ source, error, at, line }) => {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  const { value } = partsOf(line);
  const better = `'${value.replace(/^"|"$/g, '').replaceAll("'", "''")}'`;
  const sequence = source.text.slice(at[0], at[0] + 2);
  return diagnose('bad-escape', placeOf(source, [at[0], at[0] + 2]), { escape: sequence, better });
};

function lastQuoted({ document }: Broken): number | undefined {
  return quotedScalars(document).at(-1)?.range?.[0];
}

/** A quoted text of several lines that holds what looks like keys, just before the error. */
function runaway({ source, document, at }: Broken): number | undefined {
  return quotedScalars(document)
    .filter(({ range }) => range !== undefined && range !== null && range[0] <= at[0])
    .find(({ range }) => /\n\s*(?:- )?[\w-]+:(?:\s|$)/.test(source.text.slice(range?.[0], range?.[1])))?.range?.[0];
}

function quotedScalars(document: Broken['document']): Scalar[] {
  const found: Scalar[] = [];
  visit(document, {
    Scalar: (_, node) => {
      if (isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')) found.push(node);
    },
  });
  return found.toSorted((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0));
}
