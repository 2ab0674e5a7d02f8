/** Where a form is on its way: nothing sent yet, on its way, arrived, failed, or nobody knows. */
export type FormState = 'idle' | 'sending' | 'success' | 'error' | 'unknown';

/** What happens to a form: somebody sends it, and it arrives, does not, or there is no answer. */
export type FormEvent = 'submit' | 'sent' | 'failed' | 'unanswered';

const moves: Readonly<Record<FormState, Partial<Record<FormEvent, FormState>>>> = {
  idle: { submit: 'sending' },
  sending: { sent: 'success', failed: 'error', unanswered: 'unknown' },
  success: { submit: 'sending' },
  error: { submit: 'sending' },
  unknown: { submit: 'sending' },
};

/** The state after an event. What makes no sense in a state changes nothing: a second click, a late answer. */
export function nextState(state: FormState, event: FormEvent): FormState {
  return moves[state][event] ?? state;
}
