import type { PrintListItem, PrintPart, PrintWords } from '../../model/print.ts';
import type { Alignment } from '../../model/prose.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import { dotted, linked, type PrintContext, wordsOf } from './context.ts';
import { levelOf } from './prose.ts';
import { type Fields, headingsIn, hrefIn, isShortIn, kindIn, richTextIn, textIn } from './values.ts';

/** Where something is told: what its schema says, the level of headings there, and what all of the document knows. */
export type Spot = { readonly schema: Schema; readonly level: number; readonly context: PrintContext };

/** The spot of the entries of a list, and how what is in one becomes parts. */
export type Walk = Spot & { readonly partsIn: (map: Fields, key: string, spot: Spot) => PrintPart[] };

/** An entry of a list with keys, as far as a document tells it. */
type Item = {
  /** What it is called: its title, its question. Empty where it has no name. */
  readonly name: PrintWords;
  /** Its other short texts. */
  readonly texts: readonly PrintWords[];
  /** The words of its link, if it has any of its own. */
  readonly linkWords?: PrintWords;
  /** Its longer texts, lists and the like. */
  readonly parts: readonly PrintPart[];
};

/** The key of an entry's name: of those that it must have the first that is a short text, otherwise the first at all. */
function nameKey(schema: Schema): string | undefined {
  const { properties = {}, required = [] } = schema;
  const isText = (key: string): boolean => isShortIn(schema, key);
  return required.find(isText) ?? Object.keys(properties).find(isText);
}

/** @param walk with the level of the heading that its name would be */
export function itemOf(item: Fields, { schema, level, context, partsIn }: Walk): Item {
  const own = nameKey(schema);
  const keys = Object.keys(schema.properties ?? {}).filter((key) => item[key] !== undefined && key !== own);
  const isShort = (key: string): boolean => isShortIn(schema, key);
  const href = hrefIn(item, schema);
  const words = own === undefined || item[own] === undefined ? [] : wordsOf(textIn(item[own]), context);
  const label = item.linkLabel === undefined ? undefined : wordsOf(textIn(item.linkLabel), context);
  return {
    name: href === undefined || label !== undefined ? words : [linked(href, words, context)],
    texts: textsOf(
      item,
      keys.filter((key) => isShort(key) && key !== 'linkLabel'),
      { schema, context },
    ),
    ...(href === undefined || label === undefined ? {} : { linkWords: [linked(href, label, context)] }),
    parts: keys
      .filter((key) => !isShort(key) && kindIn(schema, key) !== 'image')
      .flatMap((key) => labelled(partsIn(item, key, { schema, level: level + 1, context }), context.labels?.[key])),
  };
}

/** The short texts under some keys. What a price is for stands behind it. */
function textsOf(item: Fields, keys: readonly string[], { schema, context }: Omit<Spot, 'level'>): PrintWords[] {
  const texts: PrintWords[] = [];
  for (const key of keys) {
    const text = named(wordsOf(textIn(item[key]), context), context.labels?.[key]);
    const before = schema.print?.goesOn?.includes(key) === true ? texts.pop() : undefined;
    texts.push(before === undefined ? text : [...before, ' ', ...text]);
  }
  return texts;
}

/** A short text with the word that says what it is. */
function named(words: PrintWords, label: string | undefined): PrintWords {
  return label === undefined ? words : [`${label} `, ...words];
}

/** Parts with the word that says what they are. */
export function labelled(parts: readonly PrintPart[], label: string | undefined): readonly PrintPart[] {
  if (label === undefined || parts.length === 0) return parts;
  const words: PrintWords = [{ kind: 'strong', children: [label] }];
  const [first, ...rest] = parts;
  if (first?.kind !== 'paragraph') return [{ kind: 'paragraph', words, look: 'label' }, ...parts];
  return [{ ...first, words: [...words, '  ', ...first.words] }, ...rest];
}

/** The entries of a list: those with longer texts below their names, others as a list. */
export function itemsOf(items: readonly Fields[], walk: Walk): PrintPart[] {
  const all = items.map((item) => itemOf(item, walk));
  if (all.every(({ parts }) => parts.length === 0)) {
    const entries = all.map((item): PrintListItem => ({ content: [{ kind: 'paragraph', words: onOneLine(item) }] }));
    return [{ kind: 'list', ordered: false, start: 1, items: entries }];
  }
  return [{ kind: 'cards', items: all.map((item) => cardOf(item, walk.level)) }];
}

/** Other pages: each a link, with the facts about it. */
export function links(items: readonly Fields[], walk: Walk): PrintPart[] {
  const entries = items.map((item): PrintListItem => {
    const { linkLabel: _, ...rest } = item;
    const { name, texts } = itemOf(rest, walk);
    return { content: [{ kind: 'paragraph', words: dotted([name, ...texts]) }] };
  });
  return [{ kind: 'list', ordered: false, start: 1, items: entries }];
}

function onOneLine({ name, texts, linkWords }: Item): PrintWords {
  return dotted([name, ...texts, ...(linkWords === undefined ? [] : [linkWords])]);
}

function cardOf({ name, texts, linkWords, parts }: Item, level: number): PrintPart[] {
  return [
    ...(name.length === 0 ? [] : [{ kind: 'heading', level: levelOf(level), words: name } as const]),
    ...(texts.length === 0 ? [] : [{ kind: 'paragraph', words: dotted(texts), look: 'small' } as const]),
    ...parts,
    ...(linkWords === undefined ? [] : [{ kind: 'paragraph', words: linkWords } as const]),
  ];
}

/** Entries in an order that matters: a numbered list. */
export function numbered(items: readonly Fields[], walk: Walk): PrintPart[] {
  return [{ kind: 'list', ordered: true, start: 1, items: withTexts(items, walk) }];
}

/** Entries that take a line or two each: what is sold and its price, a date and what happened then. */
export function lines(items: readonly Fields[], walk: Walk): PrintPart[] {
  return [{ kind: 'list', ordered: false, start: 1, items: withTexts(items, walk) }];
}

/** Entries in lines under the headings of the days or months that they are on. */
export function grouped(items: readonly Fields[], walk: Walk): PrintPart[] {
  const groups = new Map<number, { readonly name: string; readonly items: Fields[] }>();
  for (const item of items) {
    const { key, under } = headingsIn(item, walk.schema);
    // A month doesn't say the day.
    const { [key]: _, ...others } = item;
    const shown = kindIn(walk.schema, key) === 'dates' ? item : others;
    for (const { at, name } of under) {
      const group = groups.get(at) ?? { name, items: [] };
      groups.set(at, group);
      group.items.push(shown);
    }
  }
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, { name, items }]): PrintPart[] => [
      { kind: 'heading', level: levelOf(walk.level), words: [name] },
      ...lines(items, walk),
    ]);
}

/** What is sold, and in a column beside it what it costs. */
export function priced(items: readonly Fields[], walk: Walk): PrintPart[] {
  const rows = items.map(({ price, ...item }): PrintWords[] => {
    const { name, texts, parts } = itemOf(item, walk);
    const head = dotted([[{ kind: 'strong', children: name }], ...texts]);
    const below = parts.flatMap(
      (part): PrintWords => (part.kind === 'paragraph' ? [{ kind: 'break' }, ...part.words] : []),
    );
    return [[...head, ...below], price === undefined ? [] : wordsOf(textIn(price), walk.context)];
  });
  const column = (align: Alignment) => ({ words: [], align });
  return [{ kind: 'table', columns: [column('start'), column('end')], rows }];
}

/** Of each entry the name and its other short texts in one line, and the rest below. */
function withTexts(items: readonly Fields[], walk: Walk): PrintListItem[] {
  return items.map((item) => {
    const { name, texts, parts } = itemOf(item, walk);
    const head: PrintWords = dotted([[{ kind: 'strong', children: name }], ...texts]);
    const [first, ...rest] = parts;
    if (first?.kind === 'paragraph') {
      return { content: [{ ...first, words: [...head, { kind: 'break' }, ...first.words] }, ...rest] };
    }
    return { content: [{ kind: 'paragraph', words: head }, ...parts] };
  });
}

/** Numbers to remember: of each entry the name, then what it counts. */
export function figures(items: readonly Fields[], walk: Walk): PrintPart[] {
  return [
    {
      kind: 'figures',
      items: items.map((item) => {
        const { name, texts } = itemOf(item, walk);
        const [label = [], ...others] = texts;
        const more = Object.keys(item).flatMap((key) =>
          kindIn(walk.schema, key) === 'richText'
            ? richTextIn(item[key]).map((text) => wordsOf(text, walk.context))
            : [],
        );
        return { value: name, label, more: dotted([...others, ...more]) };
      }),
    },
  ];
}

/** Whether entries are no more than links. */
export function areLinks(schema: Schema): boolean {
  const keys = Object.keys(schema.properties ?? {});
  const isLinkLike = keys.includes('label') && keys.includes('href');
  return (
    isLinkLike && keys.every((key) => kindIn(schema, key) !== 'richText' && below(schema, key)?.schema.type !== 'array')
  );
}
