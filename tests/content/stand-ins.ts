import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';

/** What is read in the place of something that can't be: x for each letter, and values in the place of fields and bodies. */
const STAND_INS = [/x{3,}/gi, /\/image\.jpg/g, /"circle"|: circle\b/g, /Its own\./g, /In another (?:place|file)\./g];

/** The stand-ins in what is said of a text, other than those that its author wrote. */
export function shown(said: readonly Diagnostic[], text: string): string[] {
  const words = said.flatMap(({ message, hint, related = [] }) => [
    message,
    hint,
    ...related.map((each) => each.message),
  ]);
  return STAND_INS.flatMap((pattern) => words.flatMap((each) => each.match(pattern) ?? [])).filter(
    (found) => !text.includes(found),
  );
}
