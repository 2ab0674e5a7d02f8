import { wordTable } from './word-table.ts';

/**
 * What other builders have and we don't: their names for it in the singular -> what to do here. What is only called otherwise here
 * stands in the `$comment` of the block's schema. The first that fits counts.
 */
const absent = wordTable<readonly { readonly names: string; readonly advice: string }[]>('absent-blocks');

/**
 * What to do here instead of a block that other builders have; undefined if no such block is known.
 *
 * @param name the words in it, in the singular and joined by hyphens: the whole name, or one word of it
 */
export function adviceFor(name: string): string | undefined {
  return absent().find(({ names }) => names.split(' ').includes(name))?.advice;
}

/** All that is advised, so that a test can hold it against the schemas. */
export const allAdvice = (): readonly string[] => absent().map(({ advice }) => advice);
