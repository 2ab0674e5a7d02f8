import type { Icon } from '../../model/media.ts';
import type { Inline } from '../../model/text.ts';
import { isBare, type Replacer } from './slots.ts';

// Characters of Unicode's private area: nobody writes them, React has nothing to escape in them. A site that has them all the
// same is noticed, because its blocks don't come out as they should.
const [first, last, wordsStart, words, wordsEnd, icon] = ['\uE000', '\uE001', '\uE002', '\uE003', '\uE004', '\uE005'];

/** What React puts before the ids it makes. */
export const idMark = '\uE006';

/** Stands for a slot in the markup. Words keep the way they begin and end, and have an element, by which text and attribute differ. */
export const mark: Replacer = (slot, index) => {
  switch (slot.kind) {
    case 'words':
      return [
        ...(isBare(slot.value[0]) ? [`${wordsStart}${index}${last}`] : []),
        { kind: 'code', text: `${words}${index}${last}` },
        ...(isBare(slot.value.at(-1)) ? [`${wordsEnd}${index}${last}`] : []),
      ] satisfies readonly Inline[];
    case 'icon':
      return [['path', { d: `${icon}${index}${last}` }]] satisfies Icon;
    default:
      return `${first}${index}${last}`;
  }
};

/** The text in the place of a title, and of what stands inside a layout or, by its index, of a block on a screen. */
export const titleMark = 0;
export const holeMark = 1;

/** A mark for a text by its number. */
export const markOf = (index: number): string => `${first}${index}${last}`;

const current = / aria-current="\uE005c(\d+)\uE001"/g;

/** Stands for what says that a link leads to the page that is shown; by the number of the link. */
export const currentMarkOf = (link: number): string => `${icon}c${link}${last}`;

/** Puts marks for texts in the place of whole attributes that say which link leads to the page. @param first the number of the first */
export function withCurrentMarked(markup: string, first: number): string {
  return markup.replace(current, (_, link: string) => markOf(first + Number(link)));
}

/**
 * How a slot is filled in: as text, as words with their elements, as the plain text of words, as the elements of an icon; as an
 * item of a list, which is a part of its own.
 */
export type Filling = 'text' | 'words' | 'plainWords' | 'icon' | 'item';

/** Markup with places to fill in: a text before each place, and one at the end. */
export type Template = {
  readonly texts: readonly string[];
  readonly places: readonly { readonly slot: number; readonly filling: Filling }[];
};

const start = `(?:${wordsStart}\\d+${last})?`;
const end = `(?:${wordsEnd}\\d+${last})?`;
const marks: readonly (readonly [Filling, string])[] = [
  ['text', `${first}(\\d+)${last}`],
  ['words', `${start}<code>${words}(\\d+)${last}</code>${end}`],
  ['plainWords', `${start}${words}(\\d+)${last}${end}`],
  ['icon', `<path d="${icon}(\\d+)${last}"></path>`],
];
const anyMark = new RegExp(marks.map(([, pattern]) => pattern).join('|'), 'g');
const leftover = /[\uE000-\uE006]/;

/** Splits markup at its marks. Undefined where one is not as it was made, so that it must have been looked at. */
export function templateOf(markup: string): Template | undefined {
  const texts: string[] = [];
  const places: { slot: number; filling: Filling }[] = [];
  let from = 0;
  for (const match of markup.matchAll(anyMark)) {
    const which = match.slice(1).findIndex((group) => group !== undefined);
    const [filling] = marks[which] ?? [];
    if (filling === undefined) throw new Error('A mark of no kind was found.');
    texts.push(markup.slice(from, match.index));
    places.push({ slot: Number(match[which + 1]), filling });
    from = match.index + match[0].length;
  }
  texts.push(markup.slice(from));
  return texts.some((text) => leftover.test(text)) ? undefined : { texts, places };
}
