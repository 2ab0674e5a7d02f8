import { type Code, catalogue } from './catalogue.ts';

/**
 * Why problems of a code matter.
 * @throws for a code that is not in the catalogue
 */
export function reasonFor(code: string): string {
  if (!isCode(code)) throw new RangeError(`There is no code "${code}".`);
  return catalogue[code].why;
}

/** Whether there is a problem of this name. */
export function isCode(code: string): code is Code {
  return Object.hasOwn(catalogue, code);
}
