import type { Frame } from '../../../model/frame.ts';
import { fillIn } from '../fill-in.ts';
import type { FormField } from './form-state.ts';

type Asking = {
  readonly words: Frame['words'];
  /** The site's language, for the names of months. */
  readonly language: string;
};

/** `2026-12-24` as the site's language has it: 24 December 2026. */
function longDate(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

function numberProblem({ min, max }: FormField, { words }: Asking): string {
  return [
    words.enterNumber,
    ...(min === undefined ? [] : [fillIn(words.notBelow, { min })]),
    ...(max === undefined ? [] : [fillIn(words.notAbove, { max })]),
  ].join(' ');
}

function dateProblem({ earliest, latest }: FormField, { words, language }: Asking): string {
  return [
    words.enterDate,
    ...(earliest === undefined ? [] : [fillIn(words.notBefore, { date: longDate(earliest, language) })]),
    ...(latest === undefined ? [] : [fillIn(words.notAfter, { date: longDate(latest, language) })]),
  ].join(' ');
}

/** What is asked for once a field is found wrong, limits included; nothing for a field that can't be. */
export function problemOf(field: FormField, asking: Asking): string | undefined {
  const { type = 'text', required = false } = field;
  const { words } = asking;
  switch (type) {
    case 'email':
      return words.enterEmail;
    case 'number':
      return numberProblem(field, asking);
    case 'date':
      return dateProblem(field, asking);
    case 'select':
    case 'radio':
      return required ? words.chooseOne : undefined;
    case 'checkbox':
      return required ? words.tickBox : undefined;
    default:
      return required ? words.fillIn : undefined;
  }
}
