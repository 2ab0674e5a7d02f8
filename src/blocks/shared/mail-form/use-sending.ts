import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePlace } from '../context.tsx';
import type { Destination } from './destination.ts';
import { type FormState, follow, stateOf, tell } from './form-state.ts';
import { deliver, endingOf, explain } from './sending/deliver.ts';
import { loadLibrary } from './sending/post.ts';
import { Trapped } from './Trap.tsx';
import { bringBackText, forgetting } from './typed-text.ts';
import { judgeAsShown } from './wrong-fields.ts';

/**
 * Takes a form over from the boot script, which holds a click on its button until somebody can send it. The marks are
 * not React's to change, because the script must see at once that they are gone.
 */
function takeOver(form: HTMLFormElement): void {
  judgeAsShown(form);
  form.removeAttribute('data-hold');
  if (!form.hasAttribute('data-held')) return;
  form.removeAttribute('data-held');
  // Not `requestSubmit`, which Safari has from version 16 on.
  form.querySelector<HTMLElement>('[type=submit]')?.click();
}

/** Focus goes to the status, unless the visitor has gone on to something else. A click beside the form leads to what is around it. */
function showOutcome(form: HTMLFormElement, status: HTMLElement | null): void {
  const { activeElement: focused } = document;
  if (focused === null || focused.contains(form) || form.contains(focused)) status?.focus();
}

/** The name of a form that no other of the site has. Only a browser knows it: on the server all pages share what is rendered. */
const formKey = (id: string): string => id + location.pathname;

/** Brings a form to the server, and says how that ended. The form may have gone from the page meanwhile. */
async function send(name: string, form: HTMLFormElement, to: Destination): Promise<void> {
  const forgetText = forgetting(form);
  try {
    await deliver(form, to);
    forgetText();
    tell(name, 'success');
  } catch (reason) {
    if (reason instanceof Trapped) return tell(name, 'trapped');
    console.error(`The form was not seen to arrive. ${explain(reason)}`);
    tell(name, endingOf(reason, to));
  }
}

/**
 * Sends a form when it is submitted, once at a time, and brings back what was typed and never arrived.
 * @returns where it is on its way, refs for the `<form>` and the live region, which takes the focus, and handlers for the form
 */
export function useSending(to: Destination) {
  const [state, show] = useState<FormState>('idle');
  const { id } = usePlace();
  const isThroughAccount = to.kind === 'account';
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const last = useRef(state);

  useEffect(() => follow(formKey(id), show), [id]);

  useEffect(() => {
    if (form.current === null) return;
    bringBackText(form.current);
    // Whoever is in the form already has begun to use it before there was anybody to notice.
    if (isThroughAccount && form.current.contains(document.activeElement)) void loadLibrary();
    takeOver(form.current);
  }, [isThroughAccount]);

  useEffect(() => {
    const hasEnded = last.current === 'sending' && state !== 'sending';
    last.current = state;
    // How it ended while another page was shown is there to be found: the focus belongs to the page that just came.
    if (!hasEnded || form.current === null) return;
    // Not the method: a field called "reset" would stand in its place.
    if (state === 'success') HTMLFormElement.prototype.reset.call(form.current);
    showOutcome(form.current, status.current);
  }, [state]);

  return {
    state,
    form,
    status,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      const name = formKey(id);
      if (stateOf(name) === 'sending') return;
      // The button is about to be disabled, and would drop the focus on the floor.
      if (document.activeElement instanceof HTMLButtonElement) status.current?.focus({ preventScroll: true });
      tell(name, 'submit');
      void send(name, event.currentTarget, to);
    },
    /** Somebody begins to use the form. */
    onFocus: (): void => {
      if (isThroughAccount) void loadLibrary();
    },
  };
}
