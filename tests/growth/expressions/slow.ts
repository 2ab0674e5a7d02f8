import { type Attack, attacksOn } from './attacks.ts';
import type { Expression } from './collect.ts';

/** An expression that takes more than twice as long for twice the text, and such a text. */
export type Slow = Expression & { readonly attack: Attack };

/** How long the texts are: short ones first, because of what takes twice as long for each letter more. */
const SIZES = [12, 18, 26, 120, 1_000];

/** Milliseconds: reading a text of a few thousand letters takes a hundredth of this. */
const LONG = 2;

/** Letters, of pieces of up to eight letters. What grows with their square takes longer than that by then, and nothing else does. */
const MOST = 8_000;

/** The first text on which an expression is found to be slow, if there is one. */
export function slow(expression: Expression): Slow | undefined {
  const regex = new RegExp(expression.source, expression.flags);
  for (const attack of attacksOn(expression.source, expression.flags)) {
    if (isSlow(regex, attack)) return { ...expression, attack };
  }
  return undefined;
}

function isSlow(regex: RegExp, attack: Attack): boolean {
  for (const size of SIZES) {
    if (timeOf(regex, attack, size) < LONG / 32) continue;
    // Something else may have taken the time: it is tried again, and grows or doesn't.
    return grows(regex, attack, size);
  }
  return false;
}

function grows(regex: RegExp, attack: Attack, first: number): boolean {
  let size = first;
  let taken = best(regex, attack, size);
  while (taken < LONG) {
    // Slowly at first: the time may double with each letter.
    size = size < 60 ? size + 3 : size * 2;
    if (size > MOST) return false;
    taken = best(regex, attack, size);
  }
  return size < 60 || best(regex, attack, Math.ceil(size * 1.5)) > taken * 1.9;
}

const best = (regex: RegExp, attack: Attack, size: number): number =>
  Math.min(timeOf(regex, attack, size), timeOf(regex, attack, size), timeOf(regex, attack, size));

/** How long it takes to look for an expression in a text of some size, in milliseconds. */
function timeOf(regex: RegExp, { before, piece, after }: Attack, size: number): number {
  const text = before + piece.repeat(Math.ceil(size / Math.min(piece.length, 8))) + after;
  regex.lastIndex = 0;
  const started = performance.now();
  regex.exec(text);
  return performance.now() - started;
}
