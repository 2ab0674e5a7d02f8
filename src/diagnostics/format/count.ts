import type { Diagnostic } from '../diagnostic.ts';
import { countPlaces } from '../repeats.ts';

/** `1 error, 2 warnings`. A mistake in several places counts as often. */
export function countOf(diagnostics: readonly Diagnostic[]): string {
  const errors = countPlaces(diagnostics.filter(({ severity }) => severity === 'error'));
  return `${plural(errors, 'error')}, ${plural(countPlaces(diagnostics) - errors, 'warning')}`;
}

/** `1 error`, `2 errors`. */
export function plural(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
