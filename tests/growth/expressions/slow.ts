import { type Attack, attacksOn } from './attacks.ts';
import type { Expression } from './collect.ts';
import { Matcher, TooManySteps } from './matcher.ts';

/** An expression that takes more than twice the steps for twice the text, and such a text. */
export type Slow = Expression & { readonly attack: Attack };

/** How often the piece is repeated first, and at most. What may come a hundred times, but not a thousand, comes less often than the first. */
const REPEATED = { first: 12, last: 96 };

/** No text of these lengths takes so many, unless they grow with its square. */
const MOST_STEPS = 2_000_000;

/** The first text on which an expression is found to be slow, if there is one. */
export function slow(expression: Expression): Slow | undefined {
  const matcher = new Matcher(expression.source, expression.flags, REPEATED.first / 2);
  const attack = attacksOn(expression.source, expression.flags).find((each) => isSlow(matcher, each));
  return attack && { ...expression, attack };
}

function isSlow(matcher: Matcher, { before, piece, after }: Attack): boolean {
  const steps = (times: number): number => matcher.stepsIn(before + piece.repeat(times) + after, MOST_STEPS);
  try {
    // What comes at most thirty times takes more steps for each letter up to there.
    for (let times = REPEATED.first; times <= REPEATED.last; times *= 2) {
      // If they grow evenly, the third part of the text takes as many as the second.
      const growth = steps(3 * times) - 2 * steps(2 * times) + steps(times);
      if (growth < times ** 2 / 4) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof TooManySteps) return true;
    throw error;
  }
}
