import { leading } from '../../../model/lists.ts';
import { type Finding, finding, inGeneral, inText, withEdits, withText } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { belowKey, canBeKey } from '../../syntax/schema-keys.ts';
import { lineEndOf, replace } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesBelow } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import { type Line, type Range, type SourceText, wordsOf } from '../../text/source.ts';
import { onOneLine } from '../../text/white-space.ts';
import type { Broken, Recogniser } from '../broken.ts';
import { textInCurlyQuotes } from '../quotes/quotes.ts';

/** `title: Opening hours: when?` */
export const colonInText: Recogniser = (broken) => {
  const { source, line, parts, isInBrackets, value, valueStart } = broken;
  if ((parts.key === undefined && !isInBrackets) || /^["'[{|>&*!-]/.test(value) || !/:(?:\s|$)/.test(value))
    return undefined;
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
function keyOnSameLine({ source, parts, value, valueStart }: Broken): Finding | undefined {
  const found = /^(\S.*?)(?<!\s)(,?\s+)([a-z]\w*:\s+(?:\/|#|https?:|mailto:|tel:)\S*)$/i.exec(value);
  const [, first = '', gap = '', second = ''] = found ?? [];
  if (found === null || /:(?:\s|$)/.test(first)) return undefined;
  const [from, to] = [valueStart + first.length, valueStart + first.length + gap.length];
  const mistake = finding('colon-in-text', inText(source, [valueStart, valueStart + value.length]), {
    text: first,
    below: second,
  });
  const indent = ' '.repeat(parts.column);
  return withEdits(mistake, [replace([from, to], `${lineEndOf(source)}${indent}`)]);
}

/** `title: Hello`, and below it a line of the same text with a colon: `and this: goes on` */
export const colonBelow: Recogniser = ({ source, line, parts, error, isInBrackets, value, valueStart }) => {
  if ((parts.key === undefined && !parts.dash) || isInBrackets || value === '' || /^["'[{|>&*!-]/.test(value))
    return undefined;
  if (!says(error, 'nested-mapping', 'key-on-two-lines')) return undefined;
  const text = linesGoingOn(source, line);
  const hasColon = text.some((other) => /\S:(?:\s|$)/.test(other.line.text));
  return hasColon ? inQuotesWith(source, text, valueStart) : undefined;
};

/** The lines below a value that are deeper than its key, if they are the rest of its text. */
function linesGoingOn(source: SourceText, line: Line): LineParts[] {
  const { level } = linePartsOf(line);
  const text = leading(linesBelow(source, line), (other) => other.indent > level);
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

function inQuotesWith(source: SourceText, below: readonly LineParts[], start: number): Finding | undefined {
  const last = below.at(-1);
  return last && inQuotes(source, [start, wordsOf(last.line)[1]]);
}

const PAIRS = /(?<=^|, )([A-Za-z][\w-]*):\s+/g;

/** `image: src: /a.jpg`: what belongs below a key, on the line of the key. */
export const keysOnLine: Recogniser = ({ source, line, parts, isInBrackets, value, valueStart }) => {
  const { key, column: own } = parts;
  const below = isInBrackets || key === undefined ? undefined : belowKey(key);
  const names = [...value.matchAll(PAIRS)].map(([, name = '']) => name);
  const [first = ''] = names;
  if (key === undefined || below === undefined || !value.startsWith(`${first}:`) || first === '') return undefined;
  const isOf = (known: string): boolean => names.every((name) => known.split(' ').includes(name));
  const isEntry = !isOf(below.keys);
  if (isEntry && !isOf(below.entries)) return undefined;
  const others = value.slice(value.indexOf(':') + 1).match(/:\s/g) ?? [];
  if (others.length >= names.length) return undefined;
  const range: Range = [valueStart, valueStart + value.length];
  const [next] = linesBelow(source, line);
  // Where the next line begins, if it belongs below the key, too.
  const column = next !== undefined && next.indent > own ? next.indent : undefined;
  if (names.length > 1 && column === undefined) {
    const braced = isEntry ? `[{ ${value} }]` : `{ ${value} }`;
    const facts = { key, below: first, better: `${key}: ${braced}`, isEntry };
    return withText(finding('keys-on-line', inText(source, range), facts), braced);
  }
  const facts = { key, below: first, isEntry, isFirst: column === undefined };
  const mistake = finding('keys-on-line', inText(source, range), facts);
  const indent = column === undefined ? own + 2 : column - (isEntry ? 2 : 0);
  // The dashes of a list may begin in the column of its key.
  if (isEntry ? indent < own : indent <= own) return mistake;
  const end = source.text.lastIndexOf(':', valueStart - 1) + 1;
  const start = `${lineEndOf(source)}${' '.repeat(indent)}${isEntry ? '- ' : ''}`;
  return withEdits(mistake, [replace([end, valueStart], start)]);
};

/** `%title: Home`, `>title: Home`: a character before the key. */
export const oddKeyStart: Recogniser = ({ source, line }) => {
  const [, before = '', odd = ''] = /^(\s*(?:- +)*)([%>|!@`?:,\]}]+)\s*[A-Za-z][\w-]*:(?:\s|$)/.exec(line.text) ?? [];
  if (odd === '') return undefined;
  const start = line.start + before.length;
  return finding('odd-key', inText(source, [start, start + odd.length]));
};

/** `- title Hello`, `- title = Hello`: the first line of an entry, or of what a key has below it, whose other lines have keys. */
export const entryWithoutColon: Recogniser = (broken) => {
  const { source, line, above } = broken;
  return withoutColon(source, line) ?? (above[0] && withoutColon(source, above[0].line)) ?? firstBelow(broken);
};

/** `label Hello` below `next:`, above a line with a key in its column. A comment between them ends the text that it looks like. */
function firstBelow({ source, parts: { key, dash, indent }, above: [above, head] }: Broken): Finding | undefined {
  const isOther = above === undefined || above.key !== undefined || above.dash || above.indent !== indent;
  const isFirst = head?.key !== undefined && head.value === '' && head.column < indent;
  if (isOther || !isFirst || key === undefined || dash) return undefined;
  const [, word = ''] = /^([A-Za-z][\w-]*)(?:\s*[=;]?\s|：)/.exec(above.value) ?? [];
  return canBeKey(source, word) ? noColon(source, above.valueStart, above.value) : undefined;
}

function withoutColon(source: SourceText, line: Line): Finding | undefined {
  const { key, value, valueStart, dash } = linePartsOf(line);
  if (!dash || key !== undefined || !/^[A-Za-z][\w-]*(?:\s*[=;]?\s|：)/.test(value)) return undefined;
  const [next] = linesBelow(source, line);
  if (next?.key === undefined || next.dash || next.indent !== valueStart - line.start) return undefined;
  return noColon(source, valueStart, value);
}

/** A line without a key, where one is needed. */
export const missingColon: Recogniser = ({ source, error, parts: { key, value, valueStart }, above: [above] }) => {
  // A file that begins with a text is nothing but this text.
  if (says(error, 'text-in-file') && key !== undefined && above?.key === undefined) {
    return above === undefined ? undefined : noColon(source, above.valueStart, above.value);
  }
  if (key !== undefined || value === '' || !says(error, 'key-on-two-lines', 'key-without-value', 'nested-mapping'))
    return undefined;
  return noColon(source, valueStart, value);
};

function noColon(source: SourceText, start: number, text: string): Finding {
  const [, key, mark = '', rest = ''] =
    /^([A-Za-z][\w-]*|"[^"]*"|'[^']*')(\s*[=;：]\s*|(?<=["'])\s+)([\s\S]*)$/.exec(text) ?? [];
  const better = key === undefined ? undefined : `${key}: ${rest}`.trimEnd();
  const mistake = finding('missing-colon', inText(source, [start, start + text.length]), { text, better });
  if (key === undefined) return mistake;
  const end = start + key.length;
  return withEdits(mistake, [replace([end, end + mark.length], rest === '' ? ':' : ': ')]);
}

/** `title:Hello`, `title :Hello`, or above the line that cannot be read `- title:Hello` */
export const missingSpace: Recogniser = ({ source, line, error, parts, above: [above] }) => {
  const onAbove = above && noSpace(source, above.line);
  const isAlone = above?.key === undefined && above?.indent === parts.indent;
  if (isAlone && onAbove !== undefined) return onAbove;
  if (error.code === 'BAD_INDENT') return undefined;
  return noSpace(source, line) ?? (above?.dash && says(error, 'entry-without-dash') ? onAbove : undefined);
};

function noSpace(source: SourceText, line: Line): Finding | undefined {
  const found = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(:(?!\/\/|\\)|[ \t]+:(?=\S))(\S.*)$/.exec(line.text);
  if (found === null) return undefined;
  const [, before = '', key = '', colon = '', rest = ''] = found;
  const start = line.start + before.length;
  const end = start + key.length + colon.length;
  const facts = { after: 'colon', better: `${key}: ${rest}` } as const;
  return withEdits(finding('missing-space', inText(source, [start, end]), facts), [
    replace([start + key.length, end], ': '),
  ]);
}
