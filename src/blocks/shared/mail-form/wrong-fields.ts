import type { FocusEvent, FormEvent } from 'react';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const problemId = (field: string): string => `${field}-problem`;

export const noteId = (field: string): string => `${field}-note`;

const isRadio = (field: Field): boolean => field.type === 'radio';

/** What is said to be wrong: the field, or the group of radio buttons that it is in. */
function subjectOf(field: Field): HTMLElement {
  return (isRadio(field) ? field.closest('fieldset') : null) ?? field;
}

/** Whether it is a field for which there are words that say what is wrong. */
function canBeWrong(target: EventTarget): target is Field {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField && document.getElementById(problemId(subjectOf(target).id)) !== null;
}

function describe(subject: Element, isWrong: boolean): void {
  const ids = [...(isWrong ? [problemId(subject.id)] : []), noteId(subject.id)];
  const known = ids.filter((id) => document.getElementById(id) !== null);
  if (known.length > 0) subject.setAttribute('aria-describedby', known.join(' '));
  else subject.removeAttribute('aria-describedby');
}

/** A field that must be filled in isn't, with nothing but spaces. Browsers think so of empty ones only; what they are told is never seen. */
function refuseBlank(field: Field): void {
  const isBlank = field.required && field.value !== '' && field.value.trim() === '';
  field.setCustomValidity(isBlank || (field instanceof HTMLInputElement && hasOtherFile(field)) ? ' ' : '');
}

/** Whether a file is too large, or has another end than the browser was told: whoever looks at all files can choose any. */
function hasOtherFile({ files, accept, dataset: { most = 'Infinity' } }: HTMLInputElement): boolean {
  const ends = accept.toLowerCase().split(',');
  return [...(files ?? [])].some(({ name, size }) => {
    return size > Number(most) * 1_000_000 || !ends.some((end) => name.toLowerCase().endsWith(end));
  });
}

/** Says whether a field is wrong. Only then do the words belong to it, and only then are they shown. */
function judge(field: Field): void {
  const subject = subjectOf(field);
  const isWrong = !field.validity.valid;
  subject.setAttribute('aria-invalid', `${isWrong}`);
  describe(subject, isWrong);
}

const isJudged = (field: Field): boolean => subjectOf(field).hasAttribute('aria-invalid');

function isFilledIn(field: Field): boolean {
  if (isRadio(field) || field.type === 'checkbox') return field.matches(':checked');
  // What is no number has no value.
  return field.value !== '' || field.validity.badInput;
}

/** Does something once no pointer is down: words that come above a button would move it away under the pointer, and its click would be lost. */
function afterPress(act: () => void): void {
  if (!document.documentElement.matches(':active')) {
    act();
    return;
  }
  const done = new AbortController();
  const letGo = (): void => {
    done.abort();
    // The click comes first.
    setTimeout(act);
  };
  for (const event of ['pointerup', 'pointercancel']) addEventListener(event, letGo, { signal: done.signal });
}

function firstWrong(form: HTMLFormElement): HTMLElement | null {
  const subject = form.querySelector<HTMLElement>('[aria-invalid=true]');
  return subject instanceof HTMLFieldSetElement ? subject.querySelector('input') : subject;
}

/**
 * Handlers for a form that say which of its fields are wrong: when the form is to be sent, and when a field is left with
 * something in it. From then on every letter counts. Of the attributes, React writes only that the note belongs to a field.
 */
export const wrongFields = {
  onInput: ({ target }: FormEvent): void => {
    if (!canBeWrong(target)) return;
    refuseBlank(target);
    if (isJudged(target) || target.type === 'file') judge(target);
  },
  onBlur: ({ target }: FocusEvent): void => {
    if (canBeWrong(target) && (isFilledIn(target) || isJudged(target))) afterPress(() => judge(target));
  },
  /** The browser's own bubble would cover what we say. Without it nothing takes the focus, either. */
  onInvalidCapture: (event: FormEvent<HTMLFormElement>): void => {
    if (!canBeWrong(event.target)) return;
    event.preventDefault();
    judge(event.target);
    firstWrong(event.currentTarget)?.focus();
  },
  onReset: ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    for (const subject of currentTarget.querySelectorAll('[aria-invalid]')) {
      subject.removeAttribute('aria-invalid');
      describe(subject, false);
    }
  },
} as const;

/** Goes on with what was filled in before, and what the browser has found wrong by itself. One that can't be asked has shown nothing. */
export function judgeAsShown(form: HTMLFormElement): void {
  for (const field of form.elements) if (canBeWrong(field)) refuseBlank(field);
  if (!CSS.supports('selector(:user-invalid)')) return;
  for (const field of form.querySelectorAll(':user-invalid')) if (canBeWrong(field)) judge(field);
}
