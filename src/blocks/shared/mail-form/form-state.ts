/** Where a form is on its way: nothing sent yet, on its way, arrived, or failed. */
export type FormState = 'idle' | 'sending' | 'success' | 'error';

/** What happens to a form: somebody sends it, and it arrives or does not. */
export type FormEvent = 'submit' | 'sent' | 'failed';

const moves: Readonly<Record<FormState, Partial<Record<FormEvent, FormState>>>> = {
  idle: { submit: 'sending' },
  sending: { sent: 'success', failed: 'error' },
  success: { submit: 'sending' },
  error: { submit: 'sending' },
};

/** The state after an event. What makes no sense in a state changes nothing: a second click, a late answer. */
export function nextState(state: FormState, event: FormEvent): FormState {
  return moves[state][event] ?? state;
}
