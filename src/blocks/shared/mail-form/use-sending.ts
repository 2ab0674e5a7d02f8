import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react';
import { type FormState, nextState } from './form-state.ts';
import { deliver } from './sending/deliver.ts';
import { explain } from './sending/explain.ts';
import { loadLibrary } from './sending/library.ts';
import type { MailAccount } from './sending/post.ts';
import { bringBackText, forgetting } from './typed-text.ts';
import { judgeAsShown } from './wrong-fields.ts';

/** What a form needs to be sent: refs and handlers for its elements, and where it is on its way. */
export type Sending = {
  readonly state: FormState;
  /** For the `<form>`. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** For the live region, which takes the focus. */
  readonly status: RefObject<HTMLDivElement | null>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Somebody begins to use the form. */
  readonly onFocus: () => void;
};

/**
 * Takes a form over from the boot script, which holds a click on its button until somebody can send it. The marks are
 * not React's to change, because the script must see at once that they are gone.
 */
function takeOver(form: HTMLFormElement): void {
  judgeAsShown(form);
  form.removeAttribute('data-held-until-ready');
  if (!form.hasAttribute('data-held')) return;
  form.removeAttribute('data-held');
  form.requestSubmit();
}

/** Focus goes to the status, unless the visitor has gone on to something outside the form. */
function showOutcome(form: HTMLFormElement | null, status: HTMLElement | null): void {
  const { activeElement: focused, body } = document;
  if (focused === null || focused === body || form?.contains(focused) === true) status?.focus();
}

/** Sends a form when it is submitted, once at a time, and brings back what was typed and never arrived. */
export function useSending(account: MailAccount): Sending {
  const [state, tell] = useReducer(nextState, 'idle');
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    if (form.current === null) return;
    bringBackText(form.current);
    // Whoever is in the form already has begun to use it before there was anybody to notice.
    if (form.current.contains(document.activeElement)) void loadLibrary();
    takeOver(form.current);
  }, []);

  useEffect(() => {
    if (state === 'success' || state === 'error') showOutcome(form.current, status.current);
  }, [state]);

  const send = async (target: HTMLFormElement): Promise<void> => {
    const forgetText = forgetting(target);
    try {
      await deliver(target, account);
      forgetText();
      // Not the method: a field called "reset" would stand in its place.
      HTMLFormElement.prototype.reset.call(target);
      tell('sent');
    } catch (reason) {
      console.error(`The form was not sent. ${explain(reason)}`);
      tell('failed');
    } finally {
      isBusy.current = false;
    }
  };

  return {
    state,
    form,
    status,
    onSubmit: (event) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      // The button is about to be disabled, and would drop the focus on the floor.
      if (document.activeElement instanceof HTMLButtonElement) status.current?.focus({ preventScroll: true });
      tell('submit');
      void send(event.currentTarget);
    },
    onFocus: () => void loadLibrary(),
  };
}
