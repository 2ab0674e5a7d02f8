import type { FixReply, Problem } from '../../dev/problem.ts';
import { copier } from './copy.ts';
import { element } from './element.ts';
import { fixer } from './fix.ts';
import type { KeyedView } from './keyed.ts';
import { opener } from './open.ts';
import { outcomeLine } from './outcome.ts';

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
