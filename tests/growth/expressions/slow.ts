import { type Attack, attacksOn } from './attacks.ts';
import type { Expression } from './collect.ts';

/** An expression that takes more than twice as long for twice the text, and such a text. */
export type Slow = Expression & { readonly attack: Attack };

/** How long the texts are: short ones first, because of what takes twice as long for each letter more. */
const SIZES = [12, 18, 26, 120, 1_000];

/** Milliseconds of processor time: reading a text of a few thousand letters takes a hundredth of this. */
const LONG = 2;

/** How much longer twice the text takes if the time grows with its square: 4 times, and twice if it doesn't. */
const GROWN = 2.8;

/** So often, both are timed in turn: of each, the shortest time is the one in which least else was done. */
const rounds = [1, 2, 3, 4];

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
    // Time on the clock is as good here, and quicker to ask for: it is never too short.
    if (timeOf(regex, attack, size, () => performance.now()) < LONG / 32) continue;
    // Something else may have taken the time, here and when it is tried again: what is slow is so each time.
    return rounds.slice(0, 3).every(() => grows(regex, attack, size));
  }
  return false;
}

function grows(regex: RegExp, attack: Attack, first: number): boolean {
  const time = (size: number): number => timeOf(regex, attack, size, processorTime);
  let size = first;
  while (rounds.some(() => time(size) < LONG)) {
    // Slowly at first: the time may double with each letter.
    size = size < 60 ? size + 3 : size * 2;
    if (size > MOST) return false;
  }
  if (size < 60) return true;
  const both = rounds.map(() => ({ once: time(size), twice: time(size * 2) }));
  return Math.min(...both.map(({ twice }) => twice)) > Math.min(...both.map(({ once }) => once)) * GROWN;
}

/** What other processes do meanwhile takes none of it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How long it takes to look for an expression in a text of some size, in milliseconds by a clock. */
function timeOf(regex: RegExp, { before, piece, after }: Attack, size: number, clock: () => number): number {
  const text = before + piece.repeat(Math.ceil(size / Math.min(piece.length, 8))) + after;
  regex.lastIndex = 0;
  const started = clock();
  regex.exec(text);
  return clock() - started;
}
