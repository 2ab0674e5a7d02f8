import { type Finding, finding } from '../../findings/finding.ts';
import type { SourceText } from '../../text/source.ts';
import { type Token, tokensOf } from './tokens.ts';

const DEEPEST = 32;
const MOST_KEYS = 5000;
/** In one entry. Behind a bracket that is not closed, all that follows is one entry. */
const MOST_COLONS = 1000;

type Level = { readonly kind: 'flow' | 'block'; readonly column: number; keys: number };

/**
 * Reports nesting and maps that the parser must never see: it is recursive, and very deep files abort the whole process.
 * The lexer used here is not.
 */
export function checkStructure(source: SourceText): Finding | undefined {
  if (isHarmless(source.text)) return undefined;
  const levels: Level[] = [];
  let startsLine = true;
  let colons = 0;
  const columnOf = columnFinder(source);
  for (const token of tokensOf(source.text)) {
    if (/^[ \t]+$/.test(token.text)) continue;
    if (startsLine) enter(levels, columnOf(token.offset));
    follow(levels, token, columnOf);
    colons = countColons(colons, token, levels.at(-1)?.kind === 'flow');
    // What comes after a dash is as deep as if it stood on a line of its own.
    startsLine = token.text.endsWith('\n') || (!token.scalar && (token.text === '-' || token.text === '?'));
    if ((levels.at(-1)?.keys ?? 0) > MOST_KEYS) {
      return finding('too-many-keys', source, [token.offset, token.offset + 1], { keys: MOST_KEYS });
    }
    if (levels.length > DEEPEST * 2 || colons > MOST_COLONS) {
      const start = startOfRun(source.text, token.offset);
      return finding('too-deep', source, [start, start + 1], { levels: DEEPEST });
    }
  }
  return undefined;
}

/** How many colons follow each other in one entry. */
function countColons(before: number, { text, scalar }: Token, isFlow: boolean): number {
  if (scalar) return before;
  if ((text.length === 1 && ',[]{}'.includes(text)) || (text.endsWith('\n') && !isFlow)) return 0;
  return text === ':' ? before + 1 : before;
}

/** Opens and closes brackets, and counts keys and entries. */
function follow(levels: Level[], { text, offset, scalar }: Token, columnOf: (at: number) => number): void {
  if (scalar) return;
  if (text === '[' || text === '{') levels.push({ kind: 'flow', column: 0, keys: 0 });
  if (text === ']' || text === '}') {
    const open = levels.findLastIndex((level) => level.kind === 'flow');
    if (open !== -1) levels.length = open;
  }
  const level = levels.at(-1);
  if ((text === ':' || text === ',') && level !== undefined) level.keys += 1;
  if (text === '-' || text === '?') enter(levels, columnOf(offset));
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
function hasManyColons(text: string): boolean {
  return (text.match(/:/g)?.length ?? 0) > MOST_COLONS;
}

/** A block level starts in the column of its first key or dash; deeper ones end there. */
function enter(levels: Level[], column: number): void {
  if (levels.at(-1)?.kind === 'flow') return;
  while (levels.length > 0 && (levels.at(-1)?.column ?? 0) > column) levels.pop();
  if (levels.at(-1)?.column !== column || levels.length === 0) levels.push({ kind: 'block', column, keys: 0 });
}

/** Gives the columns of offsets, each of them behind the one before. */
function columnFinder({ lineStarts }: SourceText): (at: number) => number {
  let line = 0;
  return (at) => {
    while ((lineStarts[line + 1] ?? Number.POSITIVE_INFINITY) <= at) line += 1;
    return at - (lineStarts[line] ?? 0);
  };
}

/** The first bracket or dash of the run that ends here. */
function startOfRun(text: string, end: number): number {
  let start = end;
  while (start > 0 && /[[{\-? \n]/.test(text.charAt(start - 1))) start -= 1;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  return start;
}
