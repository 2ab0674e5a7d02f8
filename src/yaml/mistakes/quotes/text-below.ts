import { type Finding, finding, inText, withAnswer } from '../../findings/finding.ts';
import { canBeKey } from '../../syntax/schema-keys.ts';
import { replace } from '../../text/edits.ts';
import { type LineParts, linesAbove, linesBelow } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import type { SourceText } from '../../text/source.ts';
import { onOneLine } from '../../text/white-space.ts';
import type { Recogniser } from '../broken.ts';

/** `title: "Fast"`, and on the next line `and good`: the text goes on below its closing quote. */
export const textBelowQuote: Recogniser = (broken) => {
  const { source, line, isInBrackets } = broken;
  const [above] = linesAbove(broken);
  if (isInBrackets || above === undefined || (above.key === undefined && !above.dash)) return undefined;
  if (!/^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/.test(above.value)) return undefined;
  const below = wordsBelow(source, above);
  const closing = above.valueStart + above.value.length - 1;
  return below.some((other) => other.line.number === line.number)
    ? whole(source, above, { below, closing })
    : undefined;
};

/** The lines below a value that can be nothing but words. */
export function wordsBelow(source: SourceText, above: LineParts): LineParts[] {
  const column = above.keyStart - above.line.start;
  const isText = ({ key, dash, indent, value }: LineParts): boolean => {
    const [first = '', second] = value.split(' ', 2);
    const isAlone = second === undefined ? /[.,;!?…]$/.test(first) || indent > column : !canBeKey(source, first);
    return key === undefined && !dash && indent >= column && /^[\p{L}\p{N}(]/u.test(value) && isAlone;
  };
  const below = [...linesBelow(source, above.line)];
  const end = below.findIndex((other, at) => !isText(other) || other.line.number !== above.line.number + at + 1);
  return below.slice(0, end === -1 ? undefined : end);
}

/** The lines below a value, and where its closing quote is. */
type GoingOn = { readonly below: readonly LineParts[]; readonly closing: number };

/** All of it in quotes on one line. Nobody knows whether the quotes that are there are YAML's or the text's. */
export function whole(source: SourceText, above: LineParts, { below, closing }: GoingOn): Finding {
  const { value, valueStart } = above;
  const last = below.at(-1)?.line ?? above.line;
  const end = last.start + last.text.trimEnd().length;
  const quote = value.charAt(0);
  const text = onOneLine(source.text.slice(valueStart, end));
  const shown = quote === '"' ? `'${text.replaceAll("'", "''")}'` : quoted(text);
  const facts = { quote, better: quoted(text.replaceAll(quote, '')), shown };
  const mistake = finding('text-after-quote', inText(source, [closing, closing + 1]), facts);
  return withAnswer(mistake, [replace([valueStart, end], facts.better)], false);
}
