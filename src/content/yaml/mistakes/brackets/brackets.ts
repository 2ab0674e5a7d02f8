import { finding, withEdits } from '../../../findings/finding.ts';
import { replace } from '../../../text/edits.ts';
import { lineOf, type SourceText } from '../../../text/source.ts';
import { says } from '../../parser-error.ts';
import { tokensIn } from '../../tokens.ts';
import type { Recogniser } from '../broken.ts';
import { closeBracket } from '../closing.ts';

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

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
  const isInComment = new RegExp(`\\s#.*\\${close}`).test(after);
  const facts = { open: bracket, close, instead, isInComment };
  const mistake = finding('unclosed-bracket', source, [open, open + 1], facts);
  if (isInComment) return mistake;
  const written = instead === undefined ? closeBracket(source, open, close) : [replace([at[0], at[0] + 1], close)];
  return withEdits(mistake, written);
};

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
  const mistake = finding('extra-bracket', source, [at[0], at[0] + 1], { character });
  return withEdits(mistake, [replace([at[0], at[0] + 1], '')]);
};

/** Whether the bracket at an offset has one that closes it. */
export function isClosedLater(source: SourceText, at: number): boolean {
  let depth = 0;
  for (const { text: token, offset, scalar } of tokensIn(source)) {
    if (offset < at || scalar) continue;
    if (/^[[{]$/.test(token)) depth += 1;
    if (/^[\]}]$/.test(token)) depth -= 1;
    if (depth === 0) return true;
  }
  return false;
}

/** How many more of a closing bracket there are than of the one that opens it. */
function surplus(source: SourceText, close: string): number {
  const open = close === ']' ? '[' : '{';
  let count = 0;
  for (const { text: token, scalar } of tokensIn(source)) {
    if (!scalar && token === close) count += 1;
    if (!scalar && token === open) count -= 1;
  }
  return count;
}

/** Where the brackets stand that are open at some point of a text, the outermost first. */
export function openBrackets(source: SourceText, end: number): number[] {
  const open: number[] = [];
  for (const { text: token, offset, scalar } of tokensIn(source)) {
    if (offset >= end) break;
    if (!scalar && /^[[{]$/.test(token)) open.push(offset);
    if (!scalar && /^[\]}]$/.test(token)) open.pop();
  }
  return open;
}
