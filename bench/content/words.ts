import { randomFrom } from './random.ts';

const vocabulary =
  'platform team launch secure growth insight reliable workflow customer partner global scale simple modern data cloud region support design product service network engine module signal report account billing contract policy review project release pipeline catalog market channel audience story brand value metric target result process system quality standard library template editor content layout section visitor session device browser storage payment invoice checkout delivery logistics factory energy finance health school travel retail media studio agency startup enterprise community developer manager analyst operator planner'.split(
    ' ',
  );

/** Makes up texts. Ranges include both ends. */
export type Writer = {
  readonly number: (from: number, to: number) => number;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  /** Some words, the first with a capital letter. */
  readonly title: (from: number, to: number) => string;
  /** Sentences with so many words in all. */
  readonly text: (from: number, to: number) => string;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A writer that writes the same for the same seed. */
export function writerFrom(seed: number): Writer {
  const random = randomFrom(seed);
  const number = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(from: readonly [T, ...T[]]): T => from[number(0, from.length - 1)] ?? from[0];
  const words = (count: number): string =>
    Array.from({ length: count }, () => vocabulary[number(0, vocabulary.length - 1)]).join(' ');
  const text = (from: number, to: number): string => {
    const sentences: string[] = [];
    for (let left = number(from, to); left > 0; ) {
      const length = Math.min(left, number(7, 14));
      sentences.push(`${capital(words(length))}.`);
      left -= length;
    }
    return sentences.join(' ');
  };
  return { number, pick, title: (from, to) => capital(words(number(from, to))), text };
}
