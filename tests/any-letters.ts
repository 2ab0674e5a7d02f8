import fc from './random.ts';

/** How many letters there are: all code points but the halves of pairs. */
const LETTERS = 0x110000 - 0x800;

/** Any letter of Unicode. With fast-check's own `unit: 'binary'`, each worker would make a table of all of them first, which takes it a second. */
const letter = fc
  .integer({ min: 0, max: LETTERS - 1 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));

/** Texts of any letters. */
export const anyLetters = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: letter, maxLength });
