import { createHash } from 'node:crypto';

/**
 * A whole number that looks random, and is the same for the same names. What is drawn for a block by its name stays as it is when another
 * block is added.
 */
export const drawn = (...names: readonly (string | number)[]): number =>
  createHash('sha256').update(JSON.stringify(names)).digest().readUInt32BE();

/** One of a list, by names. */
export const oneOf = <T>(all: readonly T[], ...names: readonly (string | number)[]): T | undefined =>
  all[drawn(...names) % Math.max(1, all.length)];

/** Some of a list by names: a list with one more gives the same ones, or the new one for one of them. */
export const someOf = <T extends { readonly name: string }>(
  all: readonly T[],
  count: number,
  ...names: readonly (string | number)[]
): T[] => all.toSorted((one, other) => drawn(one.name, ...names) - drawn(other.name, ...names)).slice(0, count);
