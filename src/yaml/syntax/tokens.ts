import { Lexer } from 'yaml';
import { firstWhere } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { SourceText } from '../text/source.ts';

/** A piece of YAML as the lexer cuts it, and where it starts. `scalar` is a text without quotes, or under | or >. */
export type Token = { readonly text: string; readonly offset: number; readonly scalar: boolean };

/** What the lexer puts before a scalar; it and the other marks are no part of the text. */
const SCALAR = '\u001f';
const MARKS = ['\u0002', '\u0018', SCALAR];

/** All tokens of a text. They are kept as long as the text is: a mistake is looked at from many sides. */
export const tokensIn = onceFor(({ text }: SourceText): readonly Token[] => [...tokensOf(text)]);

/** Cuts a text into its tokens, whether it is right or not. Takes linear time and no stack. */
export function* tokensOf(text: string): Generator<Token> {
  let offset = 0;
  let scalar = false;
  for (const token of new Lexer().lex(text)) {
    if (token.length === 1 && MARKS.includes(token)) {
      scalar = token === SCALAR;
      continue;
    }
    yield { text: token, offset, scalar };
    scalar = false;
    offset += token.length;
  }
}

/** Whether one of some characters stands above an offset. Where none does, a text need not be cut into tokens. */
export function hasAbove({ text }: SourceText, end: number, ...characters: readonly string[]): boolean {
  return characters.some((character) => text.lastIndexOf(character, end) !== -1);
}

export function isInBlockText(source: SourceText, at: number): boolean {
  if (!hasAbove(source, at, '|', '>')) return false;
  const tokens = tokensIn(source);
  const index = indexOfTokenAt(tokens, at);
  if (tokens[index]?.scalar !== true) return false;
  // Between a mark and its text are the end of its line and comments.
  let before = index - 1;
  while (/^(?:\s+|#.*)$/.test(tokens[before]?.text ?? '')) before -= 1;
  return /^[|>]/.test(tokens[before]?.text ?? '');
}

export function isInQuotes(source: SourceText, at: number): boolean {
  const tokens = tokensIn(source);
  return /^["']/.test(tokens[indexOfTokenAt(tokens, at)]?.text ?? '');
}

/** Which token an offset is in; -1 for one behind all. */
function indexOfTokenAt(tokens: readonly Token[], at: number): number {
  const index = firstWhere(tokens, ({ offset }) => offset > at) - 1;
  const token = tokens[index];
  return token !== undefined && at < token.offset + token.text.length ? index : -1;
}
