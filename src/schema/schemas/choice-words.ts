import { wordTable } from '../../values/word-table.ts';
import { hyphened } from './dictionary.ts';

/** For each key with choices: a choice -> what it is called elsewhere. */
export const choiceWords = wordTable<Readonly<Record<string, Readonly<Record<string, string>>>>>('choices');

/** Words that say the same as a choice in any design, and those that do so for one key: the others are only close to it. */
const certain = wordTable<Readonly<Record<string, string>>>('certain-choices');

/** The choice that goes by another name elsewhere. @param allowed the choices there are */
export function choiceCalled(key: string, word: string, allowed: readonly string[]): string | undefined {
  const wanted = hyphened(word.trim());
  const choices = Object.hasOwn(choiceWords(), key) ? choiceWords()[key] : undefined;
  const means = (choice: string, words: string): boolean =>
    allowed.includes(choice) && words.split(' ').includes(wanted);
  // The same key has other choices in other blocks, and a word may stand for one in each.
  return Object.entries(choices ?? {}).find(([choice, words]) => means(choice, words))?.[0];
}

/** Whether another name of a choice can mean nothing else. */
export function isCertainChoice(word: string, key: string): boolean {
  const own = Object.hasOwn(certain(), key) ? certain()[key] : '';
  return `${certain().any} ${own}`.split(' ').includes(word.trim().toLowerCase());
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `three` -> 3; undefined for all other words. */
export function numberCalled(word: string): number | undefined {
  const found = numbers.indexOf(word.trim().toLowerCase());
  return found === -1 ? undefined : found;
}
