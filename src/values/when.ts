import type { WrongValue } from '../diagnostics/messages/told.ts';
import type { TextMeant } from './field.ts';

/** Days, times or hours: texts that people write in many ways, and that are read once more when a page is planned. */
export type When = {
  /** Whether a text is written as it is written here. */
  readonly isWritten: (text: string) => boolean;
  /** A text as it is written here: `Mon-Fri`, `9am-5pm`, `24.12.2026`. Undefined where nobody knows what is meant. */
  readonly meant: (text: string) => TextMeant | undefined;
  /** What is wrong with a text of which nobody knows what is meant; undefined where that can't be told. */
  readonly wrong?: (text: string) => WrongValue | undefined;
};

/**
 * What a text of an entry says, in the form in which it is written here: `Montags` is `monday`, `9-12 Uhr` is `9:00-12:00`. Blocks are
 * held against these forms, while a field of an entry may have the type `text`.
 *
 * @returns undefined for a text that nobody can read as such
 */
export function inForm({ isWritten, meant }: When, text: string): string | undefined {
  if (isWritten(text)) return text;
  const found = meant(text)?.text;
  return found !== undefined && isWritten(found) ? found : undefined;
}

/** What days and hours need to be said in the site's words. */
export type WordsOfHours = {
  readonly language: () => string;
  /** What is said of a day without hours. */
  readonly closed: () => string;
  /** Whether a day is over, for when the site is looked at. */
  readonly isOver: (day: string) => boolean;
};
