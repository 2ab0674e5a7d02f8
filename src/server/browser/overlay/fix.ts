import { type FixReply, fixPath, type Problem } from '../../dev/problem.ts';
import { ask } from './ask.ts';
import { busyButton } from './busy.ts';
import type { KeyedView } from './keyed.ts';
import type { Outcome } from './outcome.ts';
import { placeOf } from './places-and-counts.ts';

/** Asks the server to fix a mistake or to undo that. A sentence says why nothing was written. */
export async function askToFix(
  request: object,
): Promise<FixReply | { readonly refused: string; readonly isFinal: boolean }> {
  const { isGood, status, text } = await ask(fixPath, request);
  // Written by our own server, by the same type.
  return isGood ? (JSON.parse(text) as FixReply) : { refused: text, isFinal: status === 404 || status === 409 };
}

/** A button that fixes a mistake, where it has one right answer. `fixed` hears what was done. */
export function fixer({ show }: Outcome, fixed: (reply: FixReply) => void): KeyedView<Problem> {
  const current: { id?: string | undefined } = {};
  const press = async (): Promise<void> => {
    if (current.id === undefined) return;
    const answer = await askToFix({ fix: current.id });
    if ('refused' in answer) show(answer.refused, false);
    else fixed(answer);
  };
  const fix = busyButton('Fix', 'fix', press);
  return {
    element: fix,
    renew: (problem) => {
      current.id = problem.id;
      fix.hidden = !problem.isFixable;
      fix.ariaLabel = `Fix: ${placeOf(problem)}`;
    },
  };
}
