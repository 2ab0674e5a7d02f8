import { openPath, type Problem } from '../../dev/problem.ts';
import { ask } from './ask.ts';
import { busyButton } from './busy.ts';
import type { KeyedView } from './keyed.ts';
import type { Outcome } from './outcome.ts';
import { placeOf } from './places-and-counts.ts';

/** A button that opens the place of a mistake in the editor. */
export function opener({ show }: Outcome): KeyedView<Problem> {
  const current: { problem?: Problem } = {};
  const press = async (): Promise<void> => {
    const { file, at } = current.problem ?? {};
    if (file === undefined || at === undefined) return;
    const { isGood, status, text } = await ask(openPath, { file, ...at });
    show(status === 0 ? `${text} The mistake is at ${file}:${at.line}:${at.column}.` : text, isGood);
  };
  const open = busyButton('Open in editor', 'open', press);
  return {
    element: open,
    renew: (problem) => {
      current.problem = problem;
      open.hidden = problem.at === undefined;
      open.ariaLabel = `Open in editor: ${placeOf(problem)}`;
    },
  };
}
