import { addAll } from '../../model/lists.ts';
import type { ClassSet } from './class-sets.ts';
import { escaped } from './escape.ts';
import { type Filling, type Template, templateOf } from './marks.ts';
import type { Markup } from './part-maker.ts';
import type { Slot } from './slots.ts';

/** A part of a page, ready to stand in it. */
export type Filled = {
  readonly html: string;
  /** Preloads for `<head>`. */
  readonly links: string;
  /** The classes of its elements. */
  readonly classes: readonly ClassSet[];
};

/** What values that are more than texts look like. */
export type SlotRenderers = {
  readonly words: (slot: Extract<Slot, { kind: 'words' }>) => Filled;
  readonly plainWords: (slot: Extract<Slot, { kind: 'words' }>) => string;
  readonly icon: (slot: Extract<Slot, { kind: 'icon' }>) => string;
};

/** The markup that all parts with one structure share. */
export type Shape = {
  readonly html: Template;
  readonly links: Template;
  readonly classes: ClassSet;
};

/** The shape of a part that was rendered with marks. Undefined when a mark did not come out as it went in. */
export function shapeOf({ html, links }: Markup, classesOf: (html: string) => ClassSet): Shape | undefined {
  const [body, head] = [templateOf(html), templateOf(links)];
  if (body === undefined || head === undefined) return undefined;
  return { html: body, links: head, classes: classesOf(body.texts.join('')) };
}

/** What is filled into a shape: values, and items of its lists. */
export type Filler = Slot | { readonly kind: 'item'; readonly value: Filled };

/** Fills the slots of a part into its shape. */
export function fillIn(shape: Shape, slots: readonly Filler[], inner: SlotRenderers): Filled {
  const classes = [shape.classes];
  const filled = (slot: Slot, filling: Filling): string => {
    switch (slot.kind) {
      case 'text':
      case 'address':
        return escaped(slot.value);
      case 'number':
        return String(slot.value);
      case 'icon':
        return inner.icon(slot);
      case 'words': {
        if (filling === 'plainWords') return escaped(inner.plainWords(slot));
        const words = inner.words(slot);
        addAll(classes, words.classes);
        return words.html;
      }
    }
  };
  const fill = ({ texts, places }: Template, ofItem: 'html' | 'links'): string => {
    let result = texts[0] ?? '';
    for (const [at, { slot: index, filling }] of places.entries()) {
      const slot = slots[index];
      if (slot === undefined) throw new Error(`There is no slot ${index}.`);
      const own = slot.kind === 'item' ? slot.value[ofItem] : filled(slot, filling);
      result += own + (texts[at + 1] ?? '');
    }
    return result;
  };
  const html = fill(shape.html, 'html');
  const links = shape.links.places.length === 0 ? (shape.links.texts[0] ?? '') : fill(shape.links, 'links');
  for (const slot of slots) if (slot.kind === 'item') addAll(classes, slot.value.classes);
  return { html, links, classes };
}
