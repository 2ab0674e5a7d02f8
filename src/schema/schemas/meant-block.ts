import { largest } from '../../model/lists.ts';
import { adviceFor } from './absent-blocks.ts';
import { englishBlock, namesIn, partlyEnglishBlock } from './block-words.ts';
import { ofBlocks } from './in-force.ts';
import { blockNames, schemaOf } from './schemas.ts';
import { isOnlyNearest, nearest } from './suggest.ts';

/** A block, or what to do in the place of one that other builders have. */
type MeantBlock = { readonly suggestion: string | undefined; readonly advice: string | undefined };

/** The block that is meant by a name in English or another language, or what to do in its place. */
export function blockMeant(name: string): MeantBlock {
  const meant = meantInEnglish(englishBlock(name) ?? name);
  const part = meant.suggestion === undefined && meant.advice === undefined ? partlyEnglishBlock(name) : undefined;
  return part === undefined ? meant : meantInEnglish(part);
}

function meantInEnglish(name: string): MeantBlock {
  if (blockNames().includes(name)) return { suggestion: name, advice: undefined };
  const advice = insteadOf(name);
  return { advice, suggestion: advice === undefined ? meantBlock(name) : undefined };
}

/** What to do in place of a block that other builders have; undefined where a block of ours is spelt alike or named so. */
function insteadOf(name: string): string | undefined {
  const words = wordsIn(name);
  const near = nearest(name, blockNames());
  if (near !== undefined && (isTheSame(name, near) || isOnlyNearest(name, near, blockNames()))) return undefined;
  // The smallest words are a name where nothing else is.
  const whole = adviceFor(words.length === 0 ? name.toLowerCase() : words.join('-'));
  if (whole !== undefined || mostOf(words, wordsIn) !== undefined) return whole;
  return words.map(adviceFor).find((advice) => advice !== undefined);
}

/**
 * The block that is spelt alike, has the word in its name ("cards"), or is described with it: in its schema a
 * description says what it is, and a comment what others call it.
 */
function meantBlock(name: string): string | undefined {
  const words = wordsIn(name);
  const near = nearest(name, blockNames());
  if (near !== undefined && isTheSame(name, near)) return near;
  return mostOf(words, wordsIn) ?? near ?? mostOf(words, wordsAbout);
}

/** Whether a name is that of a block but for case, hyphens and plurals. */
export const isTheSame = (name: string, block: string): boolean => wordsIn(name).join('') === wordsIn(block).join('');

/** The block with the most of some words; of several, the one with the shortest name. */
function mostOf(words: readonly string[], wordsOf: (block: string) => readonly string[]): string | undefined {
  const shortestFirst = [...blockNames()].sort((a, b) => a.length - b.length);
  const counts = shortestFirst.map((block) => {
    const about = wordsOf(block);
    const others = wordsAbout(block);
    // Of two that are equal, the one that is described with more of the words.
    const isOf = (word: string): number => (about.includes(word) ? 1 : 0) + (others.includes(word) ? 0.01 : 0);
    const count = words.reduce((sum, word) => sum + (about.includes(word) ? isOf(word) : 0), 0);
    return { block, count };
  });
  const most = largest(counts.map(({ count }) => count));
  return most === 0 ? undefined : counts.find(({ count }) => count === most)?.block;
}

/** The words of a text in the singular, without the smallest. */
export function wordsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z]+/);
  return words.map((word) => word.replace(/(?<=[^s])s$/, '')).filter((word) => word.length > 2 && !SMALL.has(word));
}

/** Words that say nothing about a block, whatever stands in its description. */
const SMALL = new Set([
  'one',
  'two',
  'about',
  'and',
  'with',
  'each',
  'that',
  'what',
  'how',
  'the',
  'for',
  'who',
  'other',
  'from',
  'are',
  'can',
]);

/** The words of each block, as its schema describes it. */
const about = ofBlocks(
  (): ReadonlyMap<string, readonly string[]> =>
    new Map(
      blockNames().map((block) => {
        const { title = '', description = '', $comment = '' } = schemaOf(`blocks/${block}`);
        return [block, wordsIn(`${title} ${description} ${namesIn($comment).inEnglish}`)];
      }),
    ),
);

const wordsAbout = (block: string): readonly string[] => about().get(block) ?? [];
