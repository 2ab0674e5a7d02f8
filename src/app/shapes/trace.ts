import type { Carried, CarriedKind } from '../../model/carried.ts';
import { addAll } from '../../model/lists.ts';
import { type Inline, pictureIn } from '../../model/text.ts';
import { addressParts } from './address.ts';
import type { ItemCache } from './item-cache.ts';
import { passageParts } from './passage-parts.ts';
import { type Item, isBare, type Order, type Replacer, type Slot, type Substitution } from './slots.ts';

type Fields = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Goes through a part of a plan and parts its structure, which becomes the key, from the values that are only carried. The same
 * key has the same slots in the same order. What it comes across that is not as expected joins the key.
 */
export class Trace {
  key = '';
  readonly slots: Slot[] = [];
  /** Whether it came across a long text: its key would fit nothing else. */
  isSingular = false;
  /** The items of the lists that `withItems` came across. */
  readonly items: Item[] = [];
  readonly #replace: Replacer | undefined;
  readonly #order: Order;
  #lists = 0;
  #notesItems = false;
  readonly #itemCache: ItemCache | undefined;

  /** @param substitution for what the methods return; `order` only for lists, and with `replace` @param itemCache of items that are noted */
  constructor({ replace, order = [] }: Substitution = {}, itemCache?: ItemCache) {
    this.#replace = replace;
    this.#order = order;
    this.#itemCache = replace === undefined ? itemCache : undefined;
  }

  /**
   * As `value`. The items of lists of several maps are noted, but for lists within items that are noted, and for what the component
   * looks at together.
   */
  withItems<T>(value: T, carried: Carried | undefined): T {
    this.#notesItems = true;
    const result = this.value(value, carried);
    this.#notesItems = false;
    return result;
  }

  /** A value of which `carried` says what in it is carried. */
  value<T>(value: T, carried: Carried | undefined): T {
    // It is passed on in the form that it came in; what is put in has that of a slot.
    return this.#passed(value, carried) as T;
  }

  #passed(value: unknown, carried: Carried | undefined): unknown {
    if (carried === undefined) return this.keyed(value);
    if (typeof carried === 'string') return this.#kind(value, carried);
    if ('each' in carried) return Array.isArray(value) ? this.#each(value, carried) : this.keyed(value);
    if ('fields' in carried) return isMap(value) ? this.#map(value, carried.fields) : this.keyed(value);
    return typeof value === 'string' && carried.except.has(value) ? this.keyed(value) : this.#kind(value, carried.text);
  }

  /** A value that is structure. */
  keyed<T>(value: T): T {
    this.key += `${JSON.stringify(value) ?? 'absent'};`;
    return value;
  }

  /** The pieces of a text that flows in a line. */
  inlines(inlines: readonly Inline[]): readonly Inline[] {
    this.key += `[${inlines.length} `;
    return inlines.map((inline) => this.#inline(inline));
  }

  #each(items: readonly unknown[], { each, together }: Extract<Carried, { each: Carried }>): readonly unknown[] {
    this.key += `[${items.length} `;
    if (!this.#notesItems) return this.#items(items, each);
    const isNoted = together !== true && items.length > 1 && typeof each === 'object' && 'fields' in each;
    if (!isNoted && together !== true) return this.#items(items, each);
    this.#notesItems = false;
    const result = isNoted ? this.#noted(items, each) : this.#items(items, each);
    this.#notesItems = true;
    return result;
  }

  #items(items: readonly unknown[], each: Carried): readonly unknown[] {
    if (this.#replace !== undefined) return items.map((item) => this.value(item, each));
    for (const item of items) this.value(item, each);
    return items;
  }

  #noted(items: readonly unknown[], each: Carried): readonly unknown[] {
    const list = this.#lists;
    this.#lists += 1;
    const ordered = this.#order[list]?.map((from) => items[from]) ?? items;
    return ordered.map((item) => {
      const [key, slot] = [this.key.length, this.slots.length];
      const passed = this.#item(item, each);
      this.items.push({ list, key: [key, this.key.length], slots: [slot, this.slots.length], of: item });
      return passed;
    });
  }

  #item(item: unknown, each: Carried): unknown {
    const trace = this.#itemCache?.traced(item, each, () => new Trace());
    if (trace === undefined) return this.value(item, each);
    this.key += trace.key;
    addAll(this.slots, trace.slots);
    return item;
  }

  #map(map: Readonly<Record<string, unknown>>, fields: ReadonlyMap<string, Carried>): unknown {
    this.key += '{';
    const result: Record<string, unknown> = {};
    for (const name of Object.keys(map)) {
      this.key += `${name}:`;
      const value = this.value(map[name], fields.get(name));
      if (this.#replace !== undefined) result[name] = value;
    }
    this.key += '}';
    return this.#replace === undefined ? map : result;
  }

  #kind(value: unknown, kind: CarriedKind): unknown {
    switch (kind) {
      case 'text':
        return this.#text(value);
      case 'richText':
        return Array.isArray(value) ? this.#each(value, { each: 'text' }) : this.keyed(value);
      case 'passage':
        return Array.isArray(value) ? this.#each(value, { each: 'text' }) : this.value(value, passageParts);
      case 'markdown':
        this.isSingular = true;
        return value;
      case 'href':
        return this.#href(value);
      case 'embed':
        return this.keyed(value);
      case 'file':
        return this.#file(value);
      case 'icon':
        return Array.isArray(value) ? this.#slot('i', { kind: 'icon', value }) : this.keyed(value);
      case 'image':
        return this.#image(value);
      case 'imagePath':
        return this.#address(value);
    }
  }

  #slot(code: string, slot: Slot): unknown {
    this.key += code;
    const index = this.slots.push(slot) - 1;
    return this.#replace === undefined ? slot.value : this.#replace(slot, index);
  }

  #text(value: unknown): unknown {
    if (typeof value === 'string') return value === '' ? this.keyed(value) : this.#slot('t', { kind: 'text', value });
    if (!Array.isArray(value) || value.length === 0) return this.keyed(value);
    const words: readonly Inline[] = value;
    if (pictureIn(words) !== undefined) return this.inlines(words);
    const ends = `${isBare(words[0]) ? 'w' : 'W'}${isBare(words.at(-1)) ? 'w' : 'W'}`;
    return this.#slot(ends, { kind: 'words', value: words });
  }

  #address(value: unknown): unknown {
    if (typeof value !== 'string') return this.keyed(value);
    const { scheme, body, ending, tail } = addressParts(value);
    // None of them has a line break.
    this.key += `a${scheme} ${ending}\n`;
    return `${scheme}${this.#addressPart(body)}${ending}${this.#addressPart(tail)}`;
  }

  #addressPart(value: string): unknown {
    return value === '' ? this.keyed(value) : this.#slot('s', { kind: 'address', value });
  }

  #href(value: unknown): unknown {
    if (!isMap(value)) return this.keyed(value);
    const { href, ...others } = value;
    this.key += 'h';
    this.keyed(others);
    return { ...others, href: this.#address(href) };
  }

  #file(value: unknown): unknown {
    if (!isMap(value)) return this.keyed(value);
    const { href, format, size, ...others } = value;
    this.key += 'f';
    this.keyed({ ...others, formatted: format !== undefined, sized: size !== undefined });
    return {
      ...others,
      href: this.#href(href),
      ...(format === undefined ? {} : { format: this.#text(format) }),
      ...(size === undefined ? {} : { size: this.#text(size) }),
    };
  }

  #number(value: unknown): unknown {
    return typeof value === 'number' ? this.#slot('n', { kind: 'number', value }) : this.keyed(value);
  }

  #image(value: unknown): unknown {
    if (!isMap(value)) return this.keyed(value);
    if (isMap(value.drawing)) return this.#drawing(value, value.drawing);
    const { src, alt, width, height, srcSet, ...others } = value;
    this.key += 'm';
    this.keyed({ ...others, sized: width !== undefined, tall: height !== undefined, wide: srcSet !== undefined });
    return {
      ...others,
      src: this.#address(src),
      alt: this.#text(alt),
      ...(width === undefined ? {} : { width: this.#number(width) }),
      ...(height === undefined ? {} : { height: this.#number(height) }),
      ...(srcSet === undefined ? {} : { srcSet: this.#text(srcSet) }),
    };
  }

  /** Shapes are carried as those of icons are. Labels are structure: hardly any drawing has those of another. */
  #drawing({ alt, drawing: _, cover, ...others }: Fields, { viewBox, shapes, ...rest }: Fields): unknown {
    this.key += 'd';
    this.keyed({ others, rest, hue: isMap(cover) ? cover.hue : cover });
    return {
      ...others,
      ...(isMap(cover) ? { cover: { ...cover, words: this.#text(cover.words) } } : {}),
      alt: this.#text(alt),
      drawing: { ...rest, viewBox: this.#text(viewBox), shapes: this.#kind(shapes, 'icon') },
    };
  }

  #inline(inline: Inline): Inline {
    if (typeof inline === 'string') return this.value(inline, 'text');
    this.key += inline.kind;
    switch (inline.kind) {
      case 'strong':
      case 'emphasis':
        return { kind: inline.kind, children: this.inlines(inline.children) };
      case 'code':
        if (inline.long) this.key += 'l';
        return { ...inline, text: this.value(inline.text, 'text') };
      case 'link':
        return { kind: 'link', to: this.value(inline.to, 'href'), children: this.inlines(inline.children) };
      case 'year':
        return { kind: 'year', year: this.value(inline.year, 'text') };
      case 'mark':
      case 'icon':
        return this.keyed(inline);
      case 'picture':
        return { kind: 'picture', image: this.value(inline.image, 'image') };
    }
  }
}
