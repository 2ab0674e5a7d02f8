import { type Finding, finding, inText } from '../findings/finding.ts';
import { columnOf } from '../text/edits.ts';
import { lineOf, type SourceText } from '../text/source.ts';
import { type Token, tokensOf } from './tokens.ts';
import { DEEPEST, MOST_KEYS } from './tree.ts';

/** How many units of ordinary text take as long as one that is a sign of YAML. */
const UNITS_OF_SIGN = 8;

const isSign = new Uint8Array(0x80);
for (const sign of `-?:,[]{}!&*#|>%@"'\n`) isSign[sign.charCodeAt(0)] = 1;

/** What it costs to parse a text, in UTF-16 units of ordinary text: one of nothing but signs takes longer than words. */
export function weightOf(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at += 1) signs += isSign[text.charCodeAt(at)] ?? 0;
  return Math.max(text.length, signs * UNITS_OF_SIGN);
}

/** Whether a text weighs at least so much. Of most texts their length tells. */
export function weighs(text: string, least: number): boolean {
  return text.length * UNITS_OF_SIGN >= least && weightOf(text) >= least;
}

/** In one entry. Behind a bracket that is not closed, all that follows is one entry. */
const MOST_COLONS = 1000;
/** How many tokens the parser may be given that are not ordinary, and more where each has as many units as in a page. */
const MOST_TOKENS = 100_000;
const UNITS_OF_TOKEN = 4;

type Nesting = { readonly kind: 'flow' | 'block'; readonly column: number; keys: number };

/** What keeps a text from being parsed, or how far it may be: there is too much below that offset. */
export type Structure = { readonly mistake: Finding } | { readonly end: number };

/**
 * Reports nesting and maps that the parser must never see, and where a text ends that it can see: it is recursive, so that very deep files abort the
 * whole process, and slow. The lexer used here is neither.
 *
 * @param readTo everything above this offset was read as ordinary YAML
 */
export function checkStructure(source: SourceText, readTo: number): Structure | undefined {
  if (isHarmless(source.text)) return undefined;
  const levels: Nesting[] = [];
  let startsLine = true;
  let colons = 0;
  let tokens = 0;
  let outside = 0;
  for (const token of tokensOf(source.text)) {
    if (levels.at(-1)?.kind !== 'flow') outside = token.offset;
    if (token.offset >= readTo) tokens += 1;
    if (tokens > MOST_TOKENS && token.offset - readTo < tokens * UNITS_OF_TOKEN)
      return { end: cutAt(source, [readTo, outside, token.offset]) };
    if (/^[ \t]+$/.test(token.text)) continue;
    if (startsLine) enter(levels, columnOf(source, token.offset));
    follow(levels, token, source);
    colons = countColons(colons, token, levels.at(-1)?.kind === 'flow');
    // What comes after a dash is as deep as if it stood on a line of its own.
    startsLine = token.text.endsWith('\n') || (!token.scalar && (token.text === '-' || token.text === '?'));
    if ((levels.at(-1)?.keys ?? 0) > MOST_KEYS) return tooManyKeys(source, token.offset);
    if (levels.length > DEEPEST * 2 || colons > MOST_COLONS) return tooDeep(source, token.offset);
  }
  return undefined;
}

function tooManyKeys(source: SourceText, at: number): Structure {
  return { mistake: finding('too-many-keys', inText(source, [at, at + 1]), { keys: MOST_KEYS }) };
}

function tooDeep(source: SourceText, at: number): Structure {
  const start = startOfRun(source.text, at);
  return { mistake: finding('too-deep', inText(source, [start, start + 1]), { levels: DEEPEST }) };
}

/** Above the line, outside of brackets, or else in the middle of either: what was read as ordinary says nothing of what is wrong below. */
function cutAt(source: SourceText, [readTo, outside, at]: readonly [number, number, number]): number {
  const line = lineOf(source, outside).start;
  if (line > readTo) return line;
  return outside > readTo ? outside : at;
}

function countColons(before: number, { text, scalar }: Token, isFlow: boolean): number {
  if (scalar) return before;
  if ((text.length === 1 && ',[]{}'.includes(text)) || (text.endsWith('\n') && !isFlow)) return 0;
  return text === ':' ? before + 1 : before;
}

/** Opens and closes brackets, and counts keys and entries. */
function follow(levels: Nesting[], { text, offset, scalar }: Token, source: SourceText): void {
  if (scalar) return;
  if (text === '[' || text === '{') levels.push({ kind: 'flow', column: 0, keys: 0 });
  if (text === ']' || text === '}') {
    const open = levels.findLastIndex((level) => level.kind === 'flow');
    if (open !== -1) levels.length = open;
  }
  const level = levels.at(-1);
  if ((text === ':' || text === ',') && level !== undefined) level.keys += 1;
  if (text === '-' || text === '?') enter(levels, columnOf(source, offset));
}

/** Few brackets, few dashes in a line, little indentation and not many lines: nothing to fear. */
function isHarmless(text: string): boolean {
  const brackets = text.match(/[[{]/g)?.length ?? 0;
  return (
    text.length < 100_000 &&
    brackets <= DEEPEST &&
    !hasManyColons(text) &&
    !/^ {32}/m.test(text) &&
    !/(?:[-?]\s+){8}/.test(text)
  );
}

/** `a: b: c: d` nests with each colon, over the ends of lines as well where they belong to a text. */
const hasManyColons = (text: string): boolean => (text.match(/:/g)?.length ?? 0) > MOST_COLONS;

/** A block level starts in the column of its first key or dash; deeper ones end there. */
function enter(levels: Nesting[], column: number): void {
  if (levels.at(-1)?.kind === 'flow') return;
  while (levels.length > 0 && (levels.at(-1)?.column ?? 0) > column) levels.pop();
  if (levels.at(-1)?.column !== column || levels.length === 0) levels.push({ kind: 'block', column, keys: 0 });
}

/** The first bracket or dash of the run that ends here. */
function startOfRun(text: string, end: number): number {
  let start = end;
  while (start > 0 && /[[{\-? \n]/.test(text.charAt(start - 1))) start -= 1;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  return start;
}
