import { isScalar, type Pair } from 'yaml';
import { type Finding, finding, inGeneral, inText, withAnswer, withEdits, withText } from '../../findings/finding.ts';
import { coreValue } from '../../ordinary/plain.ts';
import { says } from '../../syntax/parser-error.ts';
import { hasAbove, type Token, tokensIn } from '../../syntax/tokens.ts';
import type { Entry, ListNode, ScalarNode } from '../../syntax/tree.ts';
import { type Edit, replace } from '../../text/edits.ts';
import { withoutComment } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import { lastLineOf, lineAt, lineOf, type Range, type SourceText } from '../../text/source.ts';
import { firstThatParses } from '../best-answer.ts';
import type { Recogniser, ReportFinding } from '../broken.ts';

export const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** A piece between the commas of `[...]` or `{...}`: an entry, or a key with its value. Offsets count in the file. */
type Piece = {
  /** Where the innermost bracket around it stands. */
  readonly open: number;
  /** Without the key, if there is one. */
  readonly value: string;
  readonly valueStart: number;
  readonly hasKey: boolean;
};

type Level = { readonly open: number; start: number; colon: number | undefined };

/** The piece of a list or map in brackets that an offset stands in; undefined outside of brackets. */
export function pieceAt(source: SourceText, at: number): Piece | undefined {
  const levels = levelsAt(source, at);
  const depth = levels.length;
  const { open, start = 0, colon } = { ...levels.at(-1) };
  if (open === undefined) return undefined;
  // It ends before the next comma or closing bracket, or at the end of the line.
  const isEnd = (token: Token): boolean => {
    if (!token.scalar && levels.length === depth && /^(?:[,\]}]|\r?\n)$/.test(token.text)) return true;
    follow(levels, token);
    return false;
  };
  const end = tokensIn(source).find((token) => token.offset >= at && isEnd(token))?.offset ?? source.text.length;
  const from = colon ?? start;
  const written = source.text.slice(from, Math.max(from, end));
  const valueStart = from + written.length - written.trimStart().length;
  return { open, value: written.trim(), valueStart, hasKey: colon !== undefined };
}

/** Where the brackets stand that are open at some point of a text, the outermost first. */
export const openBrackets = (source: SourceText, at: number): number[] => levelsAt(source, at).map(({ open }) => open);

function levelsAt(source: SourceText, at: number): Level[] {
  const levels: Level[] = [];
  if (!hasAbove(source, at, '[', '{')) return levels;
  for (const token of tokensIn(source)) {
    if (token.offset >= at) break;
    follow(levels, token);
  }
  return levels;
}

function follow(levels: Level[], { text, offset, scalar }: Token): void {
  if (scalar) return;
  const level = levels.at(-1);
  if (text === '[' || text === '{') levels.push({ open: offset, start: offset + 1, colon: undefined });
  else if (text === ']' || text === '}') levels.pop();
  else if (level !== undefined && text === ',') {
    level.start = offset + 1;
    level.colon = undefined;
  } else if (level !== undefined && text === ':') level.colon ??= offset + 1;
}

/** The keys of `{...}` as they were meant: `{label:Contact}` lacks a space; in `{title: Hello, world, again}` the commas belong to the text. */
export function mendFlow(source: SourceText, entries: readonly Entry[], report: ReportFinding): Entry[] {
  const mended: Entry[] = [];
  let isReported = false;
  for (const entry of entries) {
    const [, key, rest] = hasColon(entry) ? [] : (/^([A-Za-z][\w-]+):((?!\/\/|\\)[\s\S]+)$/.exec(entry.key) ?? []);
    const last = mended.at(-1);
    if (key !== undefined && rest !== undefined) {
      const [start] = entry.keyRange;
      const after = start + key.length + 1;
      const facts = { after: 'colon', better: `${key}: ${rest}` } as const;
      if (!isReported) report(finding('missing-space', inText(source, [start, after]), facts));
      isReported = true;
      mended.push({ key, keyRange: [start, after - 1], value: scalarOf(rest, after) });
    } else if (!hasColon(entry) && last?.value.kind === 'scalar' && isPartOfText(last.value)) {
      mended[mended.length - 1] = { ...last, value: joined(source, last.value, entry) };
    } else mended.push(entry);
  }
  for (const { value } of mended) if (value.kind === 'scalar' && value.style === 'joined') report(comma(source, value));
  return mended;
}

const hasColon = ({ keyRange, value }: Entry): boolean => value.range[0] > keyRange[1];

function comma(source: SourceText, { range, source: text }: ScalarNode): Finding {
  const better = quoted(withoutOwnQuotes(text));
  const mistake = finding('comma-in-text', inText(source, range), { better });
  // The comma of a number can be no other, nor that of a sentence up to its end.
  const isSentence = /[.!?…]$/.test(text) && !/["':/]/.test(text);
  return withText(mistake, better, isSentence || !/(?<!\d),|,(?!\d{3}(?!\d))/.test(text));
}

/** `"Wheat", water` without the quotes that end at the first comma. */
const withoutOwnQuotes = (text: string): string => text.replace(/^(["'])([^"']*)\1(?=\s*,)/, '$2');

/** Whether words behind a comma may go on with a value: nothing goes on with an address. */
function isPartOfText({ source, value }: ScalarNode): boolean {
  return source !== '' && !/^(?:\/|#|https?:)/.test(String(value));
}

function joined({ text }: SourceText, { range }: ScalarNode, { keyRange }: Entry): ScalarNode {
  const whole = text.slice(range[0], keyRange[1]);
  return { kind: 'scalar', range: [range[0], keyRange[1]], value: whole, source: whole, style: 'joined' };
}

/** What a value without quotes, or in them, would have been. */
function scalarOf(written: string, start: number): ScalarNode {
  const value = /^(["'])(.*)\1$/.exec(written)?.[2] ?? coreValue(written);
  return { kind: 'scalar', range: [start, start + written.length], value, source: written, style: 'plain' };
}

/** `[a,, b]`, `[, b]` */
export const extraComma: Recogniser = ({ source, error, at }) =>
  says(error, 'comma-unexpected')
    ? finding('extra-comma', inText(source, [at[0], at[0] + 1]), { isLast: false })
    : undefined;

const BETWEEN_PIECES = [
  'comma-missing',
  'comma-or-colon-missing',
  'text-before-key',
  'text-in-file',
  'brackets-after-text',
] as const;

/** A single word and another key after it: `{ name: day  type: choice }`. Of other words nobody knows whether they are part of the text. */
const NEXT_KEY =
  /^[\p{L}\p{N}_-]+(?: {2,}(?=([a-z][\w-]*):\s)| (?=(type|label|href|name|choices|required|kind|example|icon|src|alt):\s))/u;

/** `["a" "b"]`, `{ label: "Go" href: / }`, `[{...} {...}]` */
export const missingComma: Recogniser = ({ source, error, at }) => {
  const { text } = source;
  const piece = pieceAt(source, at[0]);
  const glued = /^(?:"[^"\n]*"|'[^'\n]*'|[/#]\S*|https?:\S+|true|false|\d+)\s+(?=(["']?[\w-]+["']?)\s*:\s)/.exec(
    piece?.value ?? '',
  );
  const next = glued ?? NEXT_KEY.exec(piece?.value ?? '');
  if (piece !== undefined && next !== null && error.code === 'BLOCK_IN_FLOW') {
    const start = piece.valueStart + next[0].length;
    return finding('missing-comma', inText(source, [start, start + (next[1] ?? next[2] ?? '').length]));
  }
  if (piece === undefined || !says(error, ...BETWEEN_PIECES)) {
    return undefined;
  }
  const following = tokensIn(source).find(({ offset }) => offset === at[0])?.text ?? text.charAt(at[0]);
  const before = text.slice(piece.open + 1, at[0]).trimEnd();
  if (!/["'\]}]$/.test(before) && !before.endsWith('\n')) return undefined;
  const isNewPiece = /^["'[{]/.test(following) || /^["']?[\w-]+["']?\s*:(?:\s|$)/.test(text.slice(at[0]));
  if (!isNewPiece) return undefined;
  const length = /^[^\s:,[\]{}]+/.exec(following)?.[0].length ?? 1;
  return finding('missing-comma', inText(source, [at[0], at[0] + length]));
};

/** `{ "title" "A" }`, `{ "title" = "A" }` */
export const keyWithoutColon: Recogniser = ({ source, error, at }) => {
  const piece = pieceAt(source, at[0]);
  if (piece === undefined || piece.hasKey || source.text.charAt(piece.open) !== '{') return undefined;
  if (!says(error, 'comma-or-colon-missing')) return undefined;
  const key = /^(?:"[^"\n]*"|'[^'\n]*'|[\w-]+)/.exec(piece.value)?.[0];
  if (key === undefined) return undefined;
  return finding('missing-colon', inText(source, [piece.valueStart, piece.valueStart + key.length]), {
    text: key,
    better: undefined,
  });
};

const OTHER = /[،؛、，；]/g;

/** `{ title: فلافل، price: 10 }`: the comma before the next key is that of another script. */
export const otherCommaInBraces: Recogniser = ({ source, isInBrackets, value, valueStart }) => {
  const [, before = '', mark] = /^([^،؛、，；"']{1,500})([،؛、，；])\s{0,9}[a-z][\w-]{0,40}:\s/i.exec(value) ?? [];
  if (!isInBrackets || mark === undefined) return undefined;
  const start = valueStart + before.length;
  const mistake = finding('other-comma', inText(source, [start, start + 1]), { mark });
  return withEdits(mistake, [commaAt(source, start)]);
};

/** `[حمص، فلافل]`: one entry to YAML. */
export function otherCommaInList(source: SourceText, { items, range }: ListNode): Finding[] {
  const [only, ...others] = items;
  if (only?.kind !== 'scalar' || others.length > 0 || only.style !== 'plain') return [];
  if (source.text.charAt(range[0]) !== '[') return [];
  const marks = [...only.source.matchAll(OTHER)].map(({ index }) => only.range[0] + index);
  const [start] = marks;
  if (start === undefined) return [];
  const mistake = finding('other-comma', inText(source, [start, start + 1]), { mark: source.text.charAt(start) });
  const edits = marks.map((at) => commaAt(source, at));
  return [{ ...withAnswer(mistake, edits, false), severity: 'warning', yieldsAt: only.range[0] }];
}

function commaAt({ text }: SourceText, at: number): Edit {
  return replace([at, at + 1], /\s/.test(text.charAt(at + 1)) ? ',' : ', ');
}

/** `tags: [a, b` */
export const unclosedBracket: Recogniser = ({ source, error, at }) => {
  if (!says(error, 'bracket-not-indented', 'bracket-not-closed')) return undefined;
  const open = openBrackets(source, at[0]).at(-1);
  if (open === undefined) return undefined;
  const bracket = source.text.charAt(open);
  const close = closing[bracket] ?? '';
  const found = source.text.charAt(at[0]);
  const line = lineOf(source, open);
  const after = line.text.slice(open - line.start);
  const instead = /[\]}]/.test(found) && found !== close && surplus(source, found) > 0 ? found : undefined;
  const isInComment = new RegExp(`\\s#(?:(?!\\s#).)*\\${close}`).test(after);
  const facts = { open: bracket, close, instead, isInComment };
  const mistake = finding('unclosed-bracket', inText(source, [open, open + 1]), facts);
  if (isInComment) return mistake;
  // Behind the end of a bracket around it, it can't be closed.
  const isInOther = instead === undefined && after.includes(bracket === '[' ? '}' : ']');
  // Words without a comma may be a text, in which a bracket at the end would make a list of it.
  const isOneText = /^\[ ?[^\s,:'"[\]{}]+ [^,:'"[\]{}]+$/.test(after);
  if ((isInOther && openBrackets(source, open).length > 0) || isOneText) return inGeneral(mistake);
  const written = instead === undefined ? closeBracket(source, open, close) : [replace([at[0], at[0] + 1], close)];
  return withEdits(mistake, written);
};

/** How many lines below a bracket its end may stand. */
const FARTHEST = 60;

/** Closes a bracket at the end of its line, or of the first line after which the text can be read. */
function closeBracket(source: SourceText, open: number, close: string): readonly Edit[] | undefined {
  const first = lineOf(source, open);
  const answers: Edit[][] = [];
  for (let number = first.number; number < first.number + FARTHEST && number <= lastLineOf(source); number += 1) {
    const line = lineAt(source, number);
    if (number > first.number && /^\s*(?:-\s+)?[\w-]+:(?:\s|$)/.test(line.text)) break;
    const words = withoutComment(line.text);
    if (words !== '') answers.push([replace([line.start + words.length, line.start + words.length], close)]);
  }
  return firstThatParses(source, answers);
}

/** `tags: [a, b]]` */
export const extraBracket: Recogniser = ({ source, error, at }) => {
  const character = source.text.charAt(at[0]);
  if (!/[\]}]/.test(character)) return undefined;
  // The other kind of bracket is missing where this one is too many: then one stands for the other.
  const other = character === ']' ? '}' : ']';
  const isTooMany = surplus(source, character) > 0 && surplus(source, other) >= 0;
  if (error.code !== 'UNEXPECTED_TOKEN' && !(isTooMany && says(error, 'bracket-not-indented'))) {
    return undefined;
  }
  return withText(finding('extra-bracket', inText(source, [at[0], at[0] + 1]), { character }), '');
};

function surplus(source: SourceText, close: string): number {
  const countOf = (sign: string): number =>
    tokensIn(source).filter(({ text, scalar }) => !scalar && text === sign).length;
  return countOf(close) - countOf(close === ']' ? '[' : '{');
}

/** `{name} builds`, `[one] two` */
export const textAfterBracket: Recogniser = ({ source, error, at, value, valueStart, isInBrackets }) => {
  if (isInBrackets || error.code !== 'UNEXPECTED_TOKEN' || !/^[[{]/.test(value) || at[0] <= valueStart)
    return undefined;
  const end = valueStart + value.length;
  const better = quoted(value);
  if (value.startsWith('{'))
    return withText(finding('quote-braces', inText(source, [valueStart, end]), { better }), better);
  const mistake = finding('text-after-bracket', inText(source, [at[0], end]), { better });
  return withEdits(mistake, [replace([valueStart, end], better)]);
};

/** `{ answer: See [this](/p) }`: a text with a link of Markdown, in the brackets of a list or map. */
export const linkInBrackets: Recogniser = ({ source, at }) => {
  const line = lineOf(source, at[0]);
  const found = /(?:[:,[{]\s+|[[{])([^\s"'[\]{}:,#][^"'[\]{}:,#]*\[[^\][]*\]\([^()\s]*\)[^,"'[\]{}]*)/.exec(line.text);
  const text = found?.[1]?.trimEnd();
  if (found === null || text === undefined) return undefined;
  const start = line.start + found.index + found[0].indexOf(text);
  if ((openBrackets(source, start).at(-1) ?? -1) < line.start) return undefined;
  const better = quoted(text);
  return withText(finding('text-after-bracket', inText(source, [start, start + text.length]), { better }), better);
};

/** `title: [new]: boats` is a list and a value without a key to YAML. The text that was meant, if it is this. */
export function textWithBracket(source: SourceText, { value }: Entry, { key }: Pair): ScalarNode | undefined {
  const [start, end] = value.range;
  const isBracket = value.kind !== 'scalar' && /[[{]/.test(source.text.charAt(start));
  const isWithoutKey = key === null || (isScalar(key) && key.source === '');
  const line = lineOf(source, start);
  const rest = source.text.slice(end, line.start + line.text.length);
  if (!isBracket || !isWithoutKey || !/^\s*:/.test(rest)) return undefined;
  const range: Range = [start, end + withoutComment(rest).length];
  const written = source.text.slice(...range);
  return { kind: 'scalar', range, value: written, source: written, style: 'joined' };
}

/** @param bracket the part of the text in brackets */
export function afterBracket(source: SourceText, bracket: Range, { range, source: text }: ScalarNode): Finding {
  const mistake = finding('text-after-bracket', inText(source, [bracket[1], range[1]]), { better: quoted(text) });
  // Whether the rest is a link of Markdown shows when it is in quotes.
  return { ...withEdits(mistake, [replace(range, quoted(text))]), covers: [range] };
}
