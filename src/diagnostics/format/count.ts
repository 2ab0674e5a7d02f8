import { type Diagnostic, isError } from '../diagnostic.ts';
import { say } from '../messages/say.ts';
import { countPlaces } from '../repeats.ts';

/** `1 error, 2 warnings`. A mistake in several places counts as often. */
export function countOf(diagnostics: readonly Diagnostic[]): string {
  const errors = countPlaces(diagnostics.filter(isError));
  return say('counted-mistakes', { errors, warnings: countPlaces(diagnostics) - errors });
}

/** `1 error`, `2 errors`. */
export function plural(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
