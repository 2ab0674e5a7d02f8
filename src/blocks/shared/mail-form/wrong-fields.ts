import type { FocusEvent, FormEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The id of the words that say what is wrong with a field. */
export const problemId = (field: string): string => `${field}-problem`;

/** Whether it is a field for which there are such words. */
function canBeWrong(target: EventTarget): target is Field {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && document.getElementById(problemId(target.id)) !== null;
}

/** Says whether a field is wrong. Only then do the words belong to it, and only then are they shown. */
function judge(field: Field): void {
  const isWrong = !field.validity.valid;
  field.setAttribute('aria-invalid', `${isWrong}`);
  if (isWrong) field.setAttribute('aria-describedby', problemId(field.id));
  else field.removeAttribute('aria-describedby');
}

const isJudged = (field: Field): boolean => field.hasAttribute('aria-invalid');

/**
 * Handlers for a form that say which of its fields are wrong: when the form is to be sent, and when a field is left with
 * something in it. From then on every letter counts. The attributes are theirs alone: React writes none of them.
 */
export const wrongFields = {
  onInput: ({ target }: FormEvent): void => {
    if (canBeWrong(target) && isJudged(target)) judge(target);
  },
  onBlur: ({ target }: FocusEvent): void => {
    if (canBeWrong(target) && (target.value !== '' || isJudged(target))) judge(target);
  },
  /** The browser's own bubble would cover what we say. Without it nothing takes the focus, either. */
  onInvalidCapture: (event: FormEvent<HTMLFormElement>): void => {
    if (!canBeWrong(event.target)) return;
    event.preventDefault();
    judge(event.target);
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  },
  onReset: ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    for (const field of currentTarget.querySelectorAll('[aria-invalid]')) {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
  },
} as const;

/** Goes on with what the browser has found wrong by itself. One that can't be asked has shown nothing. */
export function judgeAsShown(form: HTMLFormElement): void {
  if (!CSS.supports('selector(:user-invalid)')) return;
  for (const field of form.querySelectorAll(':user-invalid')) if (canBeWrong(field)) judge(field);
}
