import { type FormEvent, type FormState, nextState } from './form-state.ts';

type Show = (state: FormState) => void;

/** Forms that were sent. They go on their way while the visitor looks at other pages, as long as the document lasts. */
const states = new Map<string, FormState>();
/** Who shows a form. */
const shown = new Map<string, Show>();

/** Where a form is on its way, by whatever name it has on the whole site. */
export const stateOf = (form: string): FormState => states.get(form) ?? 'idle';

/** Says what has happened to a form, whether it is shown or not. */
export function tell(form: string, event: FormEvent): void {
  const state = nextState(stateOf(form), event);
  states.set(form, state);
  shown.get(form)?.(state);
}

/**
 * Calls `show` with where a form is on its way, now and whenever that changes.
 * @returns ends that. How the sending ended has been seen then, and is forgotten
 */
export function follow(form: string, show: Show): () => void {
  shown.set(form, show);
  show(stateOf(form));
  return () => {
    shown.delete(form);
    if (stateOf(form) !== 'sending') states.delete(form);
  };
}
