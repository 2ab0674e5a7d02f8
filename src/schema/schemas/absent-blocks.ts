import { wordTable } from '../../values/word-table.ts';

/**
 * Something that other builders have and we don't: what they call it in the singular, what it is called in German, French, Spanish, Italian,
 * Dutch, Polish, Hindi and Arabic, and what to do here. What is only called otherwise here stands in the `$comment` of the block's schema.
 */
type AbsentBlock = { readonly names: string; readonly inOthers?: string; readonly advice: string };

/** The first that fits counts. */
const absent = wordTable<readonly AbsentBlock[]>('absent-blocks');

/**
 * What to do here instead of a block that other builders have; undefined if no such block is known.
 *
 * @param name the words in it, in the singular and joined by hyphens: the whole name, or one word of it
 */
export function adviceFor(name: string): string | undefined {
  return absent().find(({ names }) => names.split(' ').includes(name))?.advice;
}

/** By the first name of each, what it is called in other languages, if that is known. */
export const absentInOthers = (): (readonly [name: string, inOthers: readonly string[]])[] =>
  absent().flatMap(({ names, inOthers }) =>
    inOthers === undefined ? [] : [[names.split(' ')[0] ?? '', inOthers.split(' ')] as const],
  );

/** All that is advised, so that a test can hold it against the schemas. */
export const allAdvice = (): readonly string[] => absent().map(({ advice }) => advice);
