import { leading, smallest } from '../../../model/lists.ts';
import { type Finding, finding, inText, withAnswer, withEdits, withText } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { canBeKey } from '../../syntax/schema-keys.ts';
import { hasAbove, type Token, tokensIn } from '../../syntax/tokens.ts';
import type { ScalarNode } from '../../syntax/tree.ts';
import { type Edit, indentOf, linesFrom, replace, shifted } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesBelow } from '../../text/line-parts.ts';
import { inSingleQuotes, quoted } from '../../text/quoting.ts';
import { type Line, lineAt, lineOf, type SourceText, wordsOf } from '../../text/source.ts';
import { onOneLine } from '../../text/white-space.ts';
import { openBrackets } from '../brackets/brackets.ts';
import type { Broken, Recogniser } from '../broken.ts';

/** `'It's here'` and `"Hi" there`: the text goes on after its closing quote. */
export const textAfterQuote: Recogniser = (broken) => {
  const { source, parts, isInBrackets, value, valueStart } = broken;
  const { key, dash } = parts;
  // A quoted word where a key should stand lacks its colon.
  const isWord = key === undefined && !dash && !isInBrackets && /^["'][\w-]+["']\s/.test(value);
  if (isWord && !isBelowItsDash(broken)) return undefined;
  const found = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")(\s*)(\S[\s\S]*)$/.exec(value);
  if (found === null) return undefined;
  const [, gap = '', rest = ''] = found;
  const end = valueStart + value.length;
  const restStart = end - rest.length;
  const quote = value.charAt(0);
  const closing = restStart - gap.length - 1;
  // `title: "Hi",` as in JSON.
  if (rest === ',')
    return withText(finding('extra-comma', inText(source, [restStart, restStart + 1]), { isLast: true }), '');
  const words = startsWithApostrophe(value) ? value : value.slice(1).replace(/["']$/, '');
  if ((gap !== '' || /^[,.;:!?)]/.test(rest)) && !rest.includes(quote)) {
    const below = isInBrackets || key === undefined ? [] : wordsBelow(source, parts);
    if (below.length > 0) return whole(source, parts, { below, closing });
    // Nobody knows whether the quotes are YAML's or the text's.
    const facts = { better: quoted(words.replaceAll(quote, '')), shown: quoted(value) };
    const mistake = finding('text-after-quote', inText(source, [closing, closing + 1]), { quote, ...facts });
    return withAnswer(mistake, [replace([valueStart, end], facts.better)], false);
  }
  const isSpaced = gap !== '' && value.split(quote).length % 2 === 1;
  // `It\'s` is how other languages write it.
  const asText = isSpaced ? inOtherQuotes(value) : quoted(words.replaceAll(`\\${quote}`, quote));
  const better = words === value ? quoted(value) : asText;
  const mistake = finding('quote-in-quotes', inText(source, [closing, closing + 1]), { quote, better });
  // In `"a" and "b"` nothing says where the text should end.
  const isOneText = (gap === '' && value.endsWith(quote)) || words === value;
  return withAnswer(mistake, [replace([valueStart, end], better)], isOneText);
};

/** `'s Morgens`, `'n Abend`, `'90s`: the mark stands for letters or digits, and does not begin a text in quotes. */
function startsWithApostrophe(value: string): boolean {
  return /^'(?:tis|twas|til|cause|[ue]m|un|\d\ds|[stnkmdr]|ne[rmns]?|ch)(?=\s)(?!.*'$)/i.test(value);
}

/** Whether a line is all that hangs below a dash: nothing but the text of that entry. */
function isBelowItsDash({ source, line, parts: { indent }, above: [above] }: Broken): boolean {
  const [next] = linesBelow(source, line);
  return above !== undefined && /^\s*-\s*$/.test(above.line.text) && (next === undefined || next.indent < indent);
}

const inOtherQuotes = (value: string): string => (value.startsWith('"') ? inSingleQuotes(value) : quoted(value));

/** The closing quote is missing: the text runs on over the next keys, or to the end of the file. */
export const unclosedQuote: Recogniser = ({ source, error, at }) => {
  const texts = quotedIn(source);
  const runaway = texts.find(
    (token) => token.offset <= at[0] && (isOpen(token) || holdsKeys(token) || holdsPieces(source, token)),
  );
  const last = says(error, 'quote-not-closed') ? texts.at(-1) : undefined;
  const start = (runaway ?? last)?.offset;
  if (start === undefined) return undefined;
  const notIndented = textNotIndented(source, start);
  if (notIndented !== undefined) return notIndented;
  const line = lineOf(source, start);
  const instead = /[“”„‘’]$/.exec(line.text.trimEnd())?.[0];
  const text = line.text.slice(start - line.start).trimEnd();
  const better = startsWithApostrophe(text) && openBrackets(source, start).length === 0 ? quoted(text) : undefined;
  const mistake = finding('unclosed-quote', inText(source, [start, start + 1]), {
    quote: text.charAt(0),
    instead,
    better,
  });
  return withEdits(
    mistake,
    better === undefined ? closeQuote(source, start) : [replace([start, start + text.length], better)],
  );
};

/** So many lines a text in quotes may have to be looked for its end. */
const MOST_LINES = 40;

/** Ends a quoted text where its line ends, if the text cannot go on below. */
function closeQuote(source: SourceText, start: number): readonly Edit[] | undefined {
  const line = lineOf(source, start);
  const quote = source.text.charAt(start);
  const rest = line.text.slice(start - line.start + 1).trimEnd();
  const next = lineAt(source, line.number + 1).text;
  if (rest === '' || rest.includes(quote) || /\s#/.test(rest) || rest.endsWith('\\')) return undefined;
  if (/^["']$/.test(rest.slice(-1)) || !/^\s*(?:$|#|-\s|[\w-]+:(?:\s|$))/.test(next)) return undefined;
  const end = start + 1 + rest.length;
  const curly = /[“”„‘’]$/.test(rest) ? 1 : 0;
  return [replace([end - curly, end], quote)];
}

/** A text in quotes that ends some lines below, not all of which are indented more than its key. */
function textNotIndented(source: SourceText, start: number): Finding | undefined {
  const first = lineOf(source, start);
  const { key, column } = linePartsOf(first);
  const quote = source.text.charAt(start);
  if (key === undefined || first.text.indexOf(quote, start - first.start + 1) !== -1) return undefined;
  const isInside = ({ text }: Line, at: number): boolean => at < MOST_LINES && !text.includes(quote);
  const inside = leading(linesFrom(source, first.number + 1), isInside);
  const last = lineAt(source, first.number + 1 + inside.length);
  const lines = [...inside, last].filter(({ text }) => text.trim() !== '');
  const low = lines.find((line) => indentOf(line) <= column);
  const isEnd = last.text.includes(quote) && last.text.indexOf(quote) === last.text.trimEnd().length - 1;
  if (low === undefined || !isEnd || lines.some(({ text }) => /^\s*(?:-\s|[\w-]+:(?:\s|$))/.test(text)))
    return undefined;
  const goesOn = { line: first.number, low: low.number };
  const facts = { quote, instead: undefined, better: undefined, goesOn };
  const mistake = finding('unclosed-quote', inText(source, [start, start + 1]), facts);
  return withEdits(mistake, shifted(lines, column + 2 - smallest(lines.map(indentOf))));
}

export function quotedIn(source: SourceText): readonly Token[] {
  return hasAbove(source, source.text.length, '"', "'") ? tokensIn(source).filter(isQuoted) : [];
}

const isQuoted = ({ text, scalar }: Token): boolean => !scalar && /^["']/.test(text);

/** The lexer gives up on a text that is not closed before the indentation ends. */
export const isOpen = ({ text }: Token): boolean => text.length < 2 || text.at(-1) !== text.at(0);

/** In brackets, a text that runs over a comma to the next key, or over the end of a line. */
function holdsPieces(source: SourceText, { text, offset }: Token): boolean {
  return /,[ \t]*\r?\n|,\s*(?:[\w-]+:\s*)?["']$/.test(text) && openBrackets(source, offset).length > 0;
}

const holdsKeys = ({ text }: Token): boolean => /\n[^\S\n]*(?:- )?[\w-]+:(?:\s|$)/.test(text);

/** `"C:\photos"` */
export const badEscape: Recogniser = ({ source, error, at, value, valueStart }) => {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined;
  const better = inSingleQuotes(value.replace(/^"|"$/g, ''));
  const sequence = source.text.slice(at[0], at[0] + 2);
  const mistake = finding('bad-escape', inText(source, [at[0], at[0] + 2]), { escape: sequence, better });
  if (!/^"[^"]*"$/.test(value)) return mistake;
  return withEdits(mistake, [replace([valueStart, valueStart + value.length], better)]);
};

/**
 * Whether curly quotes are around all of a text that stand for straight ones: those that a word processor makes of them in
 * English. The second one may be missing, or be straight. „Hi“, ”Hi”, «Hi» and 「Hi」 are how others write what is said.
 */
const isInCurlyQuotes = (written: string): boolean => /^“[^“”„"]*[”"]?$|^[”„][^“”„"]*"?$|^‘[^‘‚’]*’$/.test(written);

/** Whether a text in quotes is a sentence with its full stop, which is what somebody said. */
const isSpoken = (written: string): boolean => /[.!?…][“”"‘’]$/.test(written);

const withoutCurlyQuotes = (written: string): string => written.slice(1).replace(/[“”"‘’]$/, '');

/** The text between curly quotes that were meant as YAML's; undefined for all other texts. */
export function textInCurlyQuotes(written: string): string | undefined {
  const isClosed = isInCurlyQuotes(written) && /[“”"‘’]$/.test(written.slice(1));
  return isClosed && !isSpoken(written) ? withoutCurlyQuotes(written) : undefined;
}

/** “Hi” as a whole value. A sentence with its full stop is what somebody said. Only its author knows whether the quotes are to be seen. */
export function curlyQuotes(source: SourceText, { range, source: written }: ScalarNode): Finding[] | undefined {
  if (!isInCurlyQuotes(written) || isSpoken(written)) return undefined;
  const better = quoted(withoutCurlyQuotes(written));
  const mistake = finding('curly-quotes', inText(source, range), { better, shown: quoted(written) });
  return [written.includes('\n') ? mistake : withText(mistake, better, false)];
}

/** `title: ? Questions`: YAML takes the mark for the start of a key. */
export const markedStart: Recogniser = ({ source, parts: { key, dash }, isInBrackets, value, valueStart }) => {
  if ((key === undefined && !dash) || isInBrackets || !/^[?:]\s/.test(value)) return undefined;
  const facts = { character: value.charAt(0), better: quoted(value) };
  return withText(
    finding('special-start', inText(source, [valueStart, valueStart + value.length]), facts),
    facts.better,
  );
};

/** `title: @acme`, `title: **Bold** text`, `- %50`: characters that no text may begin with. */
export const specialStart: Recogniser = ({ source, error, at, value, valueStart }) => {
  const start = error.code === 'BAD_SCALAR_START' ? at[0] : valueStart;
  const text = value.slice(start - valueStart);
  const place = inText(source, [start, start + text.length]);
  const better = quoted(text);
  if (/^\*./.test(text)) return withText(finding('alias', place, { text }), better);
  // A picture is none in quotes, either.
  if (text.startsWith('![')) return finding('tag', place, { text });
  if (/^!./.test(text)) return withText(finding('tag', place, { text }), better);
  if (/^&./.test(text)) return withText(finding('anchor', place, { text, better }), better);
  if (error.code !== 'BAD_SCALAR_START' || text === '') return undefined;
  return withText(finding('special-start', place, { character: text.charAt(0), better }), better);
};

/** `title: "Fast"`, and on the next line `and good`: the text goes on below its closing quote. */
export const textBelowQuote: Recogniser = ({ source, line, isInBrackets, above: [above] }) => {
  if (isInBrackets || above === undefined || (above.key === undefined && !above.dash)) return undefined;
  if (!/^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/.test(above.value)) return undefined;
  const below = wordsBelow(source, above);
  const closing = above.valueStart + above.value.length - 1;
  return below.some((other) => other.line.number === line.number)
    ? whole(source, above, { below, closing })
    : undefined;
};

function wordsBelow(source: SourceText, above: LineParts): LineParts[] {
  const { column } = above;
  const isText = ({ key, dash, indent, value }: LineParts): boolean => {
    const [first = '', second] = value.split(' ', 2);
    const isAlone = second === undefined ? /[.,;!?…]$/.test(first) || indent > column : !canBeKey(source, first);
    return key === undefined && !dash && indent >= column && /^[\p{L}\p{N}(]/u.test(value) && isAlone;
  };
  const isNext = (other: LineParts, at: number): boolean => other.line.number === above.line.number + at + 1;
  return leading(linesBelow(source, above.line), (other, at) => isText(other) && isNext(other, at));
}

type GoingOn = { readonly below: readonly LineParts[]; readonly closing: number };

/** All of it in quotes on one line. Nobody knows whether the quotes that are there are YAML's or the text's. */
function whole(source: SourceText, above: LineParts, { below, closing }: GoingOn): Finding {
  const { value, valueStart } = above;
  const [, end] = wordsOf(below.at(-1)?.line ?? above.line);
  const quote = value.charAt(0);
  const text = onOneLine(source.text.slice(valueStart, end));
  const facts = { quote, better: quoted(text.replaceAll(quote, '')), shown: inOtherQuotes(text) };
  const mistake = finding('text-after-quote', inText(source, [closing, closing + 1]), facts);
  return withAnswer(mistake, [replace([valueStart, end], facts.better)], false);
}
