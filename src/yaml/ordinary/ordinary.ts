import type { Node } from '../syntax/tree.ts';
import { isUsual } from '../text/usual.ts';
import { BlockParser } from './blocks.ts';

/** What a text is as ordinary YAML. */
export type Ordinary = {
  /** Undefined if there is something out of the ordinary in it. */
  readonly root: Node | undefined;
  /** Whether maps of lines have keys that come again. The tree has all of their entries. */
  readonly hasRepeats: boolean;
  /** Everything above this offset was read. */
  readonly readTo: number;
};

export type ParseOrdinary = typeof parseOrdinary;

/** Tabs, other control characters, byte order marks and carriage returns that end no line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ODD = /[\0-\t\v\f\x0e-\x1f\x7f\ufeff]/;

/** Where the first of them is; -1 if there are none. A class of characters alone is found twice as fast as with the other case. */
function firstOdd(text: string): number {
  if (isUsual(text)) return -1;
  const control = text.search(ODD);
  const end = text.includes('\r') ? text.search(/\r(?!\n)/) : -1;
  return control === -1 || end === -1 ? Math.max(control, end) : Math.min(control, end);
}

/** How far lines are indented at most for `checkStructure` to have nothing to say about them. */
export const WIDEST = 40;

/**
 * Parses a text that holds nothing but ordinary YAML in one pass: maps, lists, texts, numbers, comments. It gives exactly
 * the tree that the `yaml` library and `buildTree` give for it, or none: at anything out of the ordinary, right or
 * wrong, it gives up.
 *
 * @param widest how far lines may be indented
 */
export function parseOrdinary(text: string, widest: number): Ordinary {
  const odd = firstOdd(text);
  const parser = new BlockParser(text);
  const read = parser.parse();
  const { hasRepeats, readTo } = parser;
  if (odd !== -1) return { root: undefined, hasRepeats, readTo: Math.min(odd, readTo) };
  return { root: parser.widest > widest ? undefined : read, hasRepeats, readTo };
}
