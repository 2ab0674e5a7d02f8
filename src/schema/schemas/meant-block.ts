import { isOnlyNearest, nearest } from '../../values/suggest.ts';
import { adviceFor } from './absent-blocks.ts';
import { englishBlock, namesIn, partlyEnglishBlock } from './block-words.ts';
import { ofBlocks } from './in-force.ts';
import { blockNames, schemaOf } from './schemas.ts';

/** A block, or what to do in the place of one that other builders have. */
type MeantBlock = { readonly suggestion: string | undefined; readonly advice: string | undefined };

/** The block that is meant by a name in English or another language, or what to do in its place: none is better than one at random. */
export function blockMeant(name: string): MeantBlock {
  const meant = meantInEnglish(englishBlock(name) ?? name);
  const part = isNothing(meant) ? partlyEnglishBlock(name) : undefined;
  return part === undefined ? meant : meantInEnglish(part);
}

function meantInEnglish(name: string): MeantBlock {
  const words = wordsIn(name);
  const whole = called(name, words.join('-'));
  if (!isNothing(whole)) return whole;
  // The last word of a name says what it is, the others which one.
  const said = words.map((word) => (OF_ANY.has(word) ? NOTHING : called(word, word)));
  const near = nearest(name, blockNames());
  const isMisspelt = words.some((word, at) => !OF_ANY.has(word) && isNothing(said[at] ?? NOTHING));
  if (isMisspelt && isOnlyNearest(name, near, blockNames())) return { suggestion: near, advice: undefined };
  return said.findLast((each) => !isNothing(each)) ?? NOTHING;
}

const NOTHING: MeantBlock = { suggestion: undefined, advice: undefined };

const isNothing = ({ suggestion, advice }: MeantBlock): boolean => suggestion === undefined && advice === undefined;

/** The block that has a name, or is called so elsewhere, or what to do in its place. @param words of the name, in the singular and joined by hyphens */
function called(name: string, words: string): MeantBlock {
  const written = name.toLowerCase().replace(/[\s_]+/g, '-');
  const own = blockNames().find((block) => isTheSame(words, block));
  const advice = adviceFor(written) ?? (own === undefined ? adviceFor(words) : undefined);
  const others = blockByName();
  return { advice, suggestion: advice === undefined ? (own ?? others.get(written) ?? others.get(words)) : undefined };
}

/** Whether a name is that of a block but for case, hyphens and plurals. */
export const isTheSame = (name: string, block: string): boolean => wordsIn(name).join('') === wordsIn(block).join('');

/** The words of a text in the singular, without the smallest. */
export function wordsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z]+/);
  return words.map((word) => word.replace(/(?<=[^s])s$/, '')).filter((word) => word.length > 2 && !SMALL.has(word));
}

/** Words that say nothing about a block, wherever they stand. */
const SMALL = new Set('one two about and with each that what how the for who other from are can our your'.split(' '));

/** What any block of another builder may have at the end of its name: it says how something looks, and not what it is. */
const OF_ANY = new Set(
  'list grid card box block section row column container wrapper layout group line item text page table bar widget simple new all'.split(
    ' ',
  ),
);

/** The blocks by what they are called elsewhere, as the comments of their schemas say, and by the words that only the name of one has. */
const blockByName = ofBlocks((): ReadonlyMap<string, string> => {
  const parts = blockNames().flatMap((block) => wordsIn(block).map((word) => [word, block] as const));
  const names = blockNames().flatMap((block) =>
    namesIn(schemaOf(`blocks/${block}`).$comment ?? '')
      .inEnglish.split(', ')
      .map((name) => [name.replaceAll(' ', '-'), block] as const),
  );
  const singular = names.map(([name, block]) => [wordsIn(name).join('-'), block] as const);
  const isOfOne = ([word]: readonly [string, string]): boolean =>
    parts.filter(([other]) => other === word).length === 1;
  // Of several with one name, the first counts, and what is written out counts more.
  return new Map([...names, ...singular, ...parts.filter(isOfOne)].filter(([name]) => name !== '').toReversed());
});
