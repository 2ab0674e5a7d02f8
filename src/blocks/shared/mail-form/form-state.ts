import type { BlockProps } from '../../../model/generated/resolved.ts';

export type FormField = NonNullable<BlockProps<'contact-form'>['fields']>[number];

export type FieldProps = FormField & {
  /** While the message is on its way, so that nothing is filled in that would not be sent. */
  readonly isLocked: boolean;
};

export type PlacedFieldProps = FieldProps & { readonly id: string };

export type Ending =
  | 'success'
  | 'error'
  /** There was no answer in time. */
  | 'unknown'
  /** It went out, and the answer is nothing that this page may read. */
  | 'unread'
  /** The service does not accept what was filled in. */
  | 'refused'
  /** The service takes no more for now. */
  | 'tooMany'
  /** Something was in the field that must stay empty, and nothing went out. */
  | 'trapped'
  /** There is no network. */
  | 'offline';

/** Where a form is on its way: nothing sent yet, on its way, or how that ended. */
export type FormState = 'idle' | 'sending' | Ending;

type Show = (state: FormState) => void;

/** Forms that were sent. They go on their way while the visitor looks at other pages, as long as the document lasts. */
const states = new Map<string, FormState>();
const shown = new Map<string, Show>();

/** Where a form is on its way, by whatever name it has on the whole site. */
export const stateOf = (form: string): FormState => states.get(form) ?? 'idle';

/** Says what has happened to a form, whether it is shown or not. */
export function tell(form: string, state: FormState): void {
  states.set(form, state);
  shown.get(form)?.(state);
}

/** Calls `show` with where a form is on its way, now and whenever that changes. @returns ends that. How the sending ended has been seen then, and is forgotten */
export function follow(form: string, show: Show): () => void {
  shown.set(form, show);
  show(stateOf(form));
  return () => {
    shown.delete(form);
    if (stateOf(form) !== 'sending') states.delete(form);
  };
}
