/** How the sending of a form has ended. */
export type Ending =
  /** It has arrived. */
  | 'success'
  /** It has failed. */
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

/** What happens to a form: somebody sends it, and that ends. */
export type FormEvent = 'submit' | Ending;

/** The state after an event. What makes no sense in a state changes nothing: a second click, a late answer. */
export function nextState(state: FormState, event: FormEvent): FormState {
  if (event === 'submit') return 'sending';
  return state === 'sending' ? event : state;
}
