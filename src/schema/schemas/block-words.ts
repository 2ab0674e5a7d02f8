import { simpleWords } from '../../values/address-words.ts';
import { absentInOthers } from './absent-blocks.ts';
import { ofBlocks } from './in-force.ts';
import { blockNames, schemaOf } from './schemas.ts';

/** A part of a word is looked for from this many letters on: `tanzkurse` ends with `kurse`. */
const SHORTEST_PART = 5;

/** What a block that is called so in another language is called in English: `Öffnungszeiten` -> `hours`; undefined if nobody knows. */
export function englishBlock(name: string): string | undefined {
  return spellings(name).flatMap((spelling) => english().get(spelling) ?? [])[0];
}

/** The same by one word of a name, or by the end of one: `unsere Preise`, `tanzkurse`. The longest counts. */
export function partlyEnglishBlock(name: string): string | undefined {
  const parts = name.split(/[^\p{L}\p{M}]+/u).flatMap(spellings);
  const known = [...english().keys()].filter((word) =>
    parts.some((part) => part === word || (word.length >= SHORTEST_PART && part.endsWith(word))),
  );
  const longest = known.reduce((best, word) => (word.length > best.length ? word : best), '');
  return english().get(longest);
}

/** `öffnungszeiten` may be written with `oe` or `o`. */
function spellings(name: string): string[] {
  return ['de', undefined].flatMap((language) => simpleWords(name, language)?.replaceAll('-', '') ?? []);
}

/** `Also called: ..., ... In other languages: ..., ....` @returns its two lists of names */
export function namesIn(comment: string): { readonly inEnglish: string; readonly inOthers: string } {
  const [inEnglish = '', inOthers = ''] = comment.replace(/^Also called: |\.$/g, '').split('. In other languages: ');
  return { inEnglish, inOthers };
}

/** The names in other languages of each block, ours and those of others: `hours` -> `öffnungszeiten`, `horaires` ... */
export const otherLanguages = ofBlocks((): ReadonlyMap<string, readonly string[]> => {
  const own = blockNames().map((block) => {
    const { inOthers } = namesIn(schemaOf(`blocks/${block}`).$comment ?? '');
    return [block, inOthers.split(', ').filter((name) => name !== '')] as const;
  });
  return new Map([...own, ...absentInOthers()]);
});

const english = ofBlocks(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...otherLanguages()].flatMap(([block, names]) =>
        names.flatMap((name) => spellings(name).map((spelling) => [spelling, block] as const)),
      ),
    ),
);
