import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import { closeBracket } from '../../fix/answers/closing.ts';
import { replace } from '../../fix/edits.ts';
import { placeOf } from '../source.ts';
import { tokensOf } from '../tokens.ts';
import type { Recogniser } from './broken.ts';

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** `tags: [a, b` */
export const unclosedBracket: Recogniser = ({ source, error, at }) => {
  if (!/must be sufficiently indented and end with|to end with|Expected flow/.test(error.message)) return undefined;
  const open = openBrackets(source.text, at[0]).at(-1);
  if (open === undefined) return undefined;
  const bracket = source.text.charAt(open);
  const close = closing[bracket] ?? '';
  const mistake = diagnose('unclosed-bracket', placeOf(source, [open, open + 1]), { open: bracket, close });
  return withFix(mistake, closeBracket(source, open, close));
};

/** `tags: [a, b]]` */
export const extraBracket: Recogniser = ({ source, error, at }) => {
  const character = source.text.charAt(at[0]);
  if (error.code !== 'UNEXPECTED_TOKEN' || !/[\]}]/.test(character)) return undefined;
  const mistake = diagnose('extra-bracket', placeOf(source, [at[0], at[0] + 1]), { character });
  return withFix(mistake, [replace(source, [at[0], at[0] + 1], '')]);
};

function openBrackets(text: string, end: number): number[] {
  const open: number[] = [];
  for (const { text: token, offset, scalar } of tokensOf(text)) {
    if (offset >= end) break;
    if (!scalar && /^[[{]$/.test(token)) open.push(offset);
    if (!scalar && /^[\]}]$/.test(token)) open.pop();
  }
  return open;
}
