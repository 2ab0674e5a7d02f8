import type { PrintPart, PrintWords } from '../../model/print.ts';
import { type PrintContext, wordsOf } from './context.ts';
import type { Walk } from './items.ts';
import { figureOf } from './prose.ts';
import { type Fields, imageIn, richTextIn } from './values.ts';

/** Pictures one below the other, each with its caption. */
export function pictures(items: readonly Fields[], { context }: Pick<Walk, 'context'>): PrintPart[] {
  return items.map((item) => pictureOf(item, context));
}

function pictureOf({ image: written, caption }: Fields, context: PrintContext): PrintPart {
  const image = imageIn(written);
  const words =
    caption === undefined ? undefined : onOneLine(richTextIn(caption).map((each) => wordsOf(each, context)));
  // A drawing can't be on paper, so what it shows is told.
  if ('drawing' in image) return { kind: 'paragraph', words: words ?? wordsOf(image.alt, context) };
  return figureOf(image, words, context);
}

function onOneLine(paragraphs: readonly PrintWords[]): PrintWords {
  return paragraphs.flatMap((words, index) => (index === 0 ? words : [' ', ...words]));
}
