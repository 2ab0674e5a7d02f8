import { firstWhere } from '../../../model/lists.ts';
import { hasAbove, type Token, tokensIn } from '../../syntax/tokens.ts';
import type { SourceText } from '../../text/source.ts';

/** What closes each bracket. */
export const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** A piece between the commas of `[...]` or `{...}`: an entry, or a key with its value. Offsets count in the file. */
export type Piece = {
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
  const level = levelsAt(source, at).at(-1);
  if (level === undefined) return undefined;
  const tokens = tokensIn(source);
  const next = firstWhere(tokens, ({ offset }) => offset >= at);
  return pieceOf(source.text, level, endFrom(tokens, next, source.text.length));
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

/** Where the piece ends that a token stands in: before the next comma or closing bracket, or the end of the line. */
function endFrom(tokens: readonly Token[], from: number, end: number): number {
  let depth = 0;
  const ends = ({ text, scalar }: Token): boolean => {
    if (scalar) return false;
    if (depth === 0 && /^(?:[,\]}]|\r?\n)$/.test(text)) return true;
    if (/^[[{]$/.test(text)) depth += 1;
    if (/^[\]}]$/.test(text)) depth -= 1;
    return false;
  };
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token !== undefined && ends(token)) return token.offset;
  }
  return end;
}

function pieceOf(text: string, { open, start, colon }: Level, end: number): Piece {
  const from = colon ?? start;
  const written = text.slice(from, Math.max(from, end));
  return {
    open,
    value: written.trim(),
    valueStart: from + written.length - written.trimStart().length,
    hasKey: colon !== undefined,
  };
}
