import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePlace } from '../context.tsx';
import { type Destination, deliver, type Ending, loadLibrary } from './deliver.ts';
import { type Field, judgeAsShown } from './wrong-fields.ts';

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

/** What a visitor fills in: neither the account's hidden fields nor the trap, which have no id. */
function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.querySelectorAll<Field>('input[id], select[id], textarea[id]')];
}

/** Where the boot script keeps what is in a field: `message-subject/contact`. Radio buttons of a group share a place: what comes after a dot counts nothing. */
const storageKey = ({ id }: Field): string => id.replace(/\..*/, '') + location.pathname;

// Where storage is denied, every touch of it throws. What is typed then lives as long as the page.
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Puts in a field what the boot script has kept of it: whether it was checked, which only some can be, and its value. What has been typed since stays. */
function bringBack(field: Field): void {
  const text = attempt((storage) => storage.getItem(storageKey(field)));
  const [, checked, value] = /^(true|false|undefined)(.*)$/s.exec(text ?? '') ?? [];
  if (value === undefined) return;
  if (field instanceof HTMLSelectElement) {
    // The list may have other answers by now.
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    field.checked = checked === 'true' && field.value === value;
    // A date of which only a part is typed has no value. Nobody but the visitor may choose a file.
  } else if (field.value === '' && value !== '' && field.type !== 'file') field.value = value;
}

/** Takes a form over from the boot script, which holds its button until then. The marks are not React's: the script must see at once that they are gone. */
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

/** Brings a form to the server, forgets what has arrived, and says how that ended. The form may have gone from the page meanwhile, and the visitor to another. */
async function send(name: string, form: HTMLFormElement, to: Destination): Promise<void> {
  const places = fieldsOf(form).map(storageKey);
  const ending = await deliver(form, to);
  if (ending === 'success') for (const place of places) attempt((storage) => storage.removeItem(place));
  tell(name, ending);
}

/** Sends a form when it is submitted, once at a time, and brings back what was typed and never arrived. */
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
    fieldsOf(form.current).forEach(bringBack);
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
      tell(name, 'sending');
      void send(name, event.currentTarget, to);
    },
    onFocus: (): void => {
      if (isThroughAccount) void loadLibrary();
    },
  };
}
