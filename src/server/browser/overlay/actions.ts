import { type FixReply, openPath, type Problem } from '../../dev/problem.ts';
import { ask } from './ask.ts';
import { busyButton } from './busy.ts';
import { copier } from './copy.ts';
import { element } from './element.ts';
import { fixer } from './fix.ts';
import type { KeyedView } from './keyed.ts';
import { type Outcome, outcomeLine } from './outcome.ts';
import { placeOf } from './places-and-counts.ts';

/** What the parts of the panel can ask of the overlay. */
export type Doings = {
  /** Tells a sentence to screen readers. */
  readonly say: (words: string) => void;
  /** Shows that something was fixed, and how to undo it. */
  readonly fixed: (reply: FixReply) => void;
};

/** The buttons of a mistake, and what came of pressing them. */
export function actions({ say, fixed }: Doings): KeyedView<Problem> {
  const outcome = outcomeLine(say);
  const room = element('div', { class: 'room' });
  const buttons = [fixer(outcome, fixed), opener(outcome), copier(outcome, room)];
  return {
    element: element('div', { class: 'actions' }, ...buttons.map((each) => each.element), outcome.element, room),
    renew: (problem) => {
      for (const { renew } of buttons) renew(problem);
    },
  };
}

/** A button that opens the place of a mistake in the editor. */
function opener({ show }: Outcome): KeyedView<Problem> {
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
