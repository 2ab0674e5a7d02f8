import { largest } from '../../model/lists.ts';
import { plainText, type Text } from '../../model/text.ts';

/** Widths of numbers that have a size of their own, in ems. Wider ones break into lines. */
export const widths = [1.2, 1.8, 2.4, 3, 3.6, 4.2, 5, 6, 8] as const;

export type Width = (typeof widths)[number] | 'long';

const NARROW = /[\s.,:;'’|!()[\]iljIft/-]/u;
const WIDE = /[%‰@MWmw&…—]/u;
/** Of scripts whose letters are as wide as they are high. */
const FULL = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uff00-\uffef]/u;

function emsOf(character: string): number {
  if (NARROW.test(character)) return 0.34;
  if (FULL.test(character)) return 1.04;
  return WIDE.test(character) ? 0.94 : 0.64;
}

/** How wide the widest of some numbers is, so that all of a block have one size. */
export function widthOf(values: readonly Text[]): Width {
  const ems = values.map((value) => [...plainText(value)].reduce((sum, character) => sum + emsOf(character), 0));
  const widest = largest(ems, 0);
  return widths.find((width) => widest <= width) ?? 'long';
}

/** How many numbers stand side by side on a wide screen: long ones need more room. */
export function acrossOf(count: number, width: Width): 1 | 2 | 3 | 4 {
  if (count === 1) return 1;
  if (count === 3 || (count > 4 && count % 3 === 0)) return 3;
  const isShort = width !== 'long' && width <= 2.4;
  return count % 4 === 0 && isShort ? 4 : 2;
}
