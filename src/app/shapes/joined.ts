import type { Filling, Template } from './marks.ts';
import type { SplitItem } from './part.ts';

/** Characters of a text: the first, and the first after it. */
export type TextRange = { readonly from: number; readonly to: number };

/** Where something is filled in. */
export type Placeholder = TextRange & {
  readonly slot: number;
  readonly filling: Filling;
  /** The item whose slot it is. */
  readonly item: number | undefined;
};

/** A template as one text, with a character in each place. */
export type Joined = { readonly text: string; readonly places: readonly Placeholder[] };

function ownerOf(slot: number, items: readonly SplitItem[]): Pick<Placeholder, 'slot' | 'item'> {
  const item = items.findIndex(({ first, slots }) => first <= slot && slot < first + slots.length);
  if (item >= 0) return { slot: slot - (items[item]?.first ?? 0), item };
  const before = items.filter(({ first }) => first <= slot);
  return { slot: slot - before.reduce((sum, { slots }) => sum + slots.length, 0), item: undefined };
}

/** @param items those of the part, whose slots are numbered through with all others */
export function joined({ texts, places }: Template, items: readonly SplitItem[]): Joined {
  let text = texts[0] ?? '';
  const placed = places.map(({ slot, filling }, at): Placeholder => {
    const from = text.length;
    text += `_${texts[at + 1] ?? ''}`;
    return { from, to: from + 1, filling, ...ownerOf(slot, items) };
  });
  return { text, places: placed };
}

/** A stretch of a text as a template. @param places those in it, in order */
export function templateIn(text: string, places: readonly Placeholder[], { from, to }: TextRange): Template {
  const edges = [from, ...places.flatMap((place) => [place.from, place.to]), to];
  return {
    texts: Array.from({ length: places.length + 1 }, (_, at) => text.slice(edges[at * 2], edges[at * 2 + 1])),
    places: places.map(({ slot, filling }) => ({ slot, filling })),
  };
}
