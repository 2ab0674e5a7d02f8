import type { ClassSet } from './class-sets.ts';
import { itemElements } from './item-elements.ts';
import { type Joined, joined, type Placeholder, type TextRange, templateIn } from './joined.ts';
import { type Template, templateOf } from './marks.ts';
import type { SplitPart } from './part.ts';
import type { Markup } from './part-maker.ts';
import type { Shape } from './shape.ts';

/** The shape of a part, cut into that of what is around its items and those of the items. */
export type Pieces = {
  /** Its places for items have the numbers after those of its own slots. */
  readonly around: Shape;
  readonly items: readonly Shape[];
};

type Cut = { readonly around: Template; readonly items: readonly Template[] };

/** Cuts the stretches of items out. Undefined when a place is not in that of its item. @param ownSlots how many slots are in no item */
function cut({ text, places }: Joined, stretches: readonly TextRange[], ownSlots: number): Cut | undefined {
  const isIn = (place: Placeholder, { from, to }: TextRange): boolean => from <= place.from && place.to <= to;
  const around = stretches.map(
    (stretch, item): Placeholder => ({ ...stretch, slot: ownSlots + item, filling: 'item', item: undefined }),
  );
  const own = places.filter(({ item }) => item === undefined);
  const isRight = places.every((place) =>
    stretches.every((stretch, item) => isIn(place, stretch) === (place.item === item)),
  );
  if (!isRight) return undefined;
  return {
    around: templateIn(
      text,
      [...own, ...around].sort((a, b) => a.from - b.from || a.to - b.to),
      { from: 0, to: text.length },
    ),
    items: stretches.map((stretch, item) =>
      templateIn(
        text,
        places.filter((place) => place.item === item),
        stretch,
      ),
    ),
  };
}

/** The elements of `<head>` that belong to each item. Undefined unless they stand in the order of the items, behind all others. */
function itemLinks({ text, places }: Joined, count: number): readonly TextRange[] | undefined {
  const links = [...text.matchAll(/<link[^<>]*>/g)].map((match) => {
    const stretch = { from: match.index, to: match.index + match[0].length };
    const inside = places.filter(({ from }) => stretch.from <= from && from < stretch.to);
    return { ...stretch, item: inside.find(({ item }) => item !== undefined)?.item ?? -1 };
  });
  if (links.some(({ item }, at) => item < (links[at - 1]?.item ?? -1))) return undefined;
  let to = links.findLast(({ item }) => item < 0)?.to ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const from = to;
    to = links.findLast(({ item }) => item === index)?.to ?? from;
    return { from, to };
  });
}

/**
 * Cuts what was rendered of a part, with marks in it, at its items.
 * @returns undefined when an item can't be told from what is around it
 */
export function piecesOf(
  { html, links }: Markup,
  { items, slots }: SplitPart,
  classesOf: (html: string) => ClassSet,
): Pieces | undefined {
  const [body, head] = [templateOf(html), templateOf(links)];
  if (body === undefined || head === undefined) return undefined;
  const [inBody, inHead] = [joined(body, items), joined(head, items)];
  const [elements, preloads] = [
    itemElements(
      inBody,
      items.map(({ list }) => list),
    ),
    itemLinks(inHead, items.length),
  ];
  const markup = elements && cut(inBody, elements, slots.length);
  const before = preloads && cut(inHead, preloads, slots.length);
  if (markup === undefined || before === undefined) return undefined;
  const shape = (own: Template | undefined, ownLinks: Template | undefined): Shape => {
    if (own === undefined || ownLinks === undefined) throw new Error('An item has no stretch.');
    return { html: own, links: ownLinks, classes: classesOf(own.texts.join('')) };
  };
  return {
    around: shape(markup.around, before.around),
    items: markup.items.map((item, index) => shape(item, before.items[index])),
  };
}
