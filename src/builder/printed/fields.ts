import type { Embed } from '../../model/media.ts';
import { addressOf, isDocument, type PrintListItem, type PrintPart } from '../../model/print.ts';
import type { Alignment } from '../../model/prose.ts';
import { plainText } from '../../model/text.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import type { ResolvedObject as Fields, Resolved } from '../plan/resolve.ts';
import {
  dotted,
  headingsIn,
  hrefIn,
  isMap,
  isShortIn,
  kindIn,
  known,
  levelOf,
  linked,
  mapsIn,
  type PrintContext,
  passageParts,
  piecesOf,
  proseParts,
  textIn,
  type Words,
  wordsIn,
} from './values.ts';

const forms = {
  figures,
  grouped,
  lines,
  links: (items: readonly Fields[], spot: Spot) => [listOf(items.map((item) => linkLine(item, spot)))],
  numbered: (items: readonly Fields[], spot: Spot) => [listOf(withTexts(items, spot), true)],
  pictures: (items: readonly Fields[]) => items.map(pictureOf),
  priced,
};

const ON_ONE_LINE: readonly string[] = ['meta', 'tags'];

/** By what the schema says of it, whatever a block is called. @param spot of what has the key, with the level of the headings in it */
export function fieldParts(map: Fields, key: string, spot: Spot): PrintPart[] {
  const { schema, level, context } = spot;
  const value = map[key];
  const field = below(schema, key);
  if (value === undefined || field === undefined) return [];
  switch (field.kind) {
    case 'text':
      return [{ kind: 'paragraph', words: textIn(value) }];
    case 'richText':
      return known<'richText'>(value).map((words) => ({ kind: 'paragraph', words }));
    case 'passage':
      return passageParts(known<'passage'>(value), level);
    case 'markdown':
      return proseParts(known<'markdown'>(value), level);
    case 'embed':
      return [embedPart(known<'embed'>(value))];
    case 'image':
      return pictureParts(map, key, context);
    case undefined:
      return field.schema.type === 'array'
        ? listParts(map, key, spot)
        : keysParts(value, { ...spot, schema: field.schema });
    default:
      return [];
  }
}

/** A video or a map is on paper where it is on the web. */
function embedPart({ href }: Embed): PrintPart {
  return { kind: 'paragraph', words: [linked({ kind: 'plain', href }, [href.replace(/^https:\/\//, '')])] };
}

/** A picture of a block. One that adds nothing to the text, or can't be on paper, is left out. */
function pictureParts(map: Fields, key: string, { base }: PrintContext): PrintPart[] {
  const image = known<'image'>(map[key]);
  // What a drawing shows stands in the text beside it.
  if ('drawing' in image) return [];
  const isPrintable = image.src.startsWith(base) && /\.(?:png|jpe?g)$/i.test(image.src);
  return plainText(image.alt) !== '' && isPrintable ? [{ kind: 'figure', image }] : [];
}

function listParts(map: Fields, key: string, spot: Spot): PrintPart[] {
  const { schema, level, context } = spot;
  const list = below(schema, key)?.schema;
  const entry = list && below(list, 0);
  const value = map[key];
  if (entry === undefined || !Array.isArray(value) || value.length === 0) return [];
  if (entry.kind === 'text') {
    const texts = value.map(wordsIn);
    if (ON_ONE_LINE.includes(key)) return [{ kind: 'paragraph', words: dotted(texts), look: 'small' }];
    return [listOf(texts.map(ofLine))];
  }
  if (entry.schema.type === 'array') return [tableOf(map, value, spot)];
  const maps = mapsIn(value);
  const form = key === 'items' ? schema.print?.items : undefined;
  const inEntry = { ...spot, schema: entry.schema };
  if (form !== undefined) return forms[form](maps, inEntry);
  if (areLinks(entry.schema)) return linksParts(maps, entry.schema, context);
  return level > 3 ? runIn(maps, inEntry) : itemsOf(maps, inEntry);
}

function tableOf(map: Fields, rows: readonly Resolved[], { schema, context }: Spot): PrintPart {
  const columns = below(schema, 'columns')?.schema;
  const fields = mapsIn(map.columns);
  const heads = fields.map((column) => {
    const { name } = itemOf(column, { schema: columns?.items ?? {}, level: 0, context });
    return { words: name, align: alignmentIn(column.align) };
  });
  const cellsOf = (row: Resolved): Words[] =>
    heads.map((_, at) => (Array.isArray(row) && row[at] !== undefined ? wordsIn(row[at]) : []));
  const foot = fields.map(
    ({ foot }): Words => (foot === undefined ? [] : [{ kind: 'strong', children: wordsIn(foot) }]),
  );
  const feet = foot.some((words) => words.length > 0) ? [foot] : [];
  return { kind: 'table', columns: heads, rows: [...rows.map(cellsOf), ...feet] };
}

const alignmentIn = (align: Resolved | undefined): Alignment =>
  align === 'center' || align === 'end' ? align : 'start';

/** Entries within an entry: each begins with its name, in its first paragraph. */
function runIn(maps: readonly Fields[], { schema, level, context }: Spot): PrintPart[] {
  return maps.flatMap((map): PrintPart[] => {
    const [key = '', ...others] = Object.keys(schema.properties ?? {}).filter((each) => map[each] !== undefined);
    const name: Words = [{ kind: 'strong', children: wordsIn(map[key]) }];
    const [first, ...rest] = others.flatMap((each) => fieldParts(map, each, { schema, level: level + 1, context }));
    if (first?.kind !== 'paragraph')
      return [{ kind: 'paragraph', words: name }, ...(first === undefined ? [] : [first]), ...rest];
    return [{ kind: 'paragraph', words: [...name, '  ', ...piecesOf(first.words)] }, ...rest];
  });
}

function linksParts(links: readonly Fields[], schema: Schema, context: PrintContext): PrintPart[] {
  const parts = links.flatMap((link) => linkParts(link, schema, context));
  if (parts.length < 3) return parts;
  return [listOf(parts.map((part) => ({ content: [part] })))];
}

/** A link: its words, what is said of it, and where it leads, for who reads it on paper. */
function linkParts(link: Fields, schema: Schema, context: PrintContext): PrintPart[] {
  if (link.label === undefined) return [];
  const href = hrefIn(link, schema);
  // Who reads the document has it.
  if (href !== undefined && isDocument(href, context)) return [];
  const label = wordsIn(link.label);
  const others = Object.keys(schema.properties ?? {}).filter((key) => key !== 'label' && link[key] !== undefined);
  const texts = others.filter((key) => kindIn(schema, key) === 'text').map((key) => wordsIn(link[key]));
  if (href === undefined) return [{ kind: 'paragraph', words: dotted([label, ...texts]) }];
  const address = addressOf(href, context)
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    .replace(/\/$/, '');
  const words = dotted([[linked(href, label)], ...texts, ...(plainText(label) === address ? [] : [[address]])]);
  return [{ kind: 'paragraph', words }];
}

function keysParts(value: Fields[string], spot: Spot): PrintPart[] {
  const { schema, context } = spot;
  if (!isMap(value)) return [];
  if (areLinks(schema)) return linkParts(value, schema, context);
  return Object.keys(schema.properties ?? {}).flatMap((key) => fieldParts(value, key, spot));
}

function pictureOf({ image: written, caption }: Fields): PrintPart {
  const image = known<'image'>(written);
  const words = caption === undefined ? undefined : dotted(known<'richText'>(caption).map(piecesOf), ' ');
  // A drawing can't be on paper, so what it shows is told.
  if ('drawing' in image) return { kind: 'paragraph', words: words ?? image.alt };
  return { kind: 'figure', image, ...(words && { caption: words }) };
}

/** Where something is told: what its schema says, the level of headings there, and what all of the document knows. */
export type Spot = { readonly schema: Schema; readonly level: number; readonly context: PrintContext };

type Item = {
  /** What it is called: its title, its question. Empty where it has no name. */
  readonly name: Words;
  readonly texts: readonly Words[];
  readonly linkWords?: Words;
  readonly parts: readonly PrintPart[];
};

/** The key of an entry's name: of those that it must have the first that is a short text, otherwise the first at all. */
function nameKey(schema: Schema): string | undefined {
  const { properties = {}, required = [] } = schema;
  const isText = (key: string): boolean => isShortIn(schema, key);
  return required.find(isText) ?? Object.keys(properties).find(isText);
}

/** @param spot with the level of the heading that its name would be */
function itemOf(item: Fields, { schema, level, context }: Spot): Item {
  const own = nameKey(schema);
  const keys = Object.keys(schema.properties ?? {}).filter((key) => item[key] !== undefined && key !== own);
  const isShort = (key: string): boolean => isShortIn(schema, key);
  const href = hrefIn(item, schema);
  const words = own === undefined || item[own] === undefined ? [] : wordsIn(item[own]);
  const label = item.linkLabel === undefined ? undefined : wordsIn(item.linkLabel);
  return {
    name: href === undefined || label !== undefined ? words : [linked(href, words)],
    texts: textsOf(
      item,
      keys.filter((key) => isShort(key) && key !== 'linkLabel'),
      { schema, context },
    ),
    ...(href === undefined || label === undefined ? {} : { linkWords: [linked(href, label)] }),
    parts: keys
      .filter((key) => !isShort(key) && kindIn(schema, key) !== 'image')
      .flatMap((key) => labelled(fieldParts(item, key, { schema, level: level + 1, context }), context.labels?.[key])),
  };
}

/** The short texts under some keys. What a price is for stands behind it. */
function textsOf(item: Fields, keys: readonly string[], { schema, context }: Omit<Spot, 'level'>): Words[] {
  const texts: Words[] = [];
  for (const key of keys) {
    const text = named(wordsIn(item[key]), context.labels?.[key]);
    const before = schema.print?.goesOn?.includes(key) === true ? texts.pop() : undefined;
    texts.push(before === undefined ? text : [...before, ' ', ...text]);
  }
  return texts;
}

function named(words: Words, label: string | undefined): Words {
  return label === undefined ? words : [`${label} `, ...words];
}

export function labelled(parts: readonly PrintPart[], label: string | undefined): readonly PrintPart[] {
  if (label === undefined || parts.length === 0) return parts;
  const words: Words = [{ kind: 'strong', children: [label] }];
  const [first, ...rest] = parts;
  if (first?.kind !== 'paragraph') return [{ kind: 'paragraph', words, look: 'label' }, ...parts];
  return [{ ...first, words: [...words, '  ', ...piecesOf(first.words)] }, ...rest];
}

function itemsOf(items: readonly Fields[], spot: Spot): PrintPart[] {
  const all = items.map((item) => itemOf(item, spot));
  if (all.every(({ parts }) => parts.length === 0)) {
    const lines = all.map(({ name, texts, linkWords }) => dotted([name, ...texts, ...(linkWords ? [linkWords] : [])]));
    return [listOf(lines.map(ofLine))];
  }
  return [{ kind: 'cards', items: all.map((item) => cardOf(item, spot.level)) }];
}

function linkLine({ linkLabel: _, ...item }: Fields, spot: Spot): PrintListItem {
  const { name, texts } = itemOf(item, spot);
  return ofLine(dotted([name, ...texts]));
}

const listOf = (items: readonly PrintListItem[], ordered = false): PrintPart => ({
  kind: 'list',
  ordered,
  start: 1,
  items,
});

const ofLine = (words: Words): PrintListItem => ({ content: [{ kind: 'paragraph', words }] });

function cardOf({ name, texts, linkWords, parts }: Item, level: number): PrintPart[] {
  return [
    ...(name.length === 0 ? [] : [{ kind: 'heading', level: levelOf(level), words: name } as const]),
    ...(texts.length === 0 ? [] : [{ kind: 'paragraph', words: dotted(texts), look: 'small' } as const]),
    ...parts,
    ...(linkWords === undefined ? [] : [{ kind: 'paragraph', words: linkWords } as const]),
  ];
}

function lines(items: readonly Fields[], spot: Spot): PrintPart[] {
  return [listOf(withTexts(items, spot))];
}

function grouped(items: readonly Fields[], spot: Spot): PrintPart[] {
  const groups = new Map<number, { readonly name: string; readonly items: Fields[] }>();
  for (const item of items) {
    const { key, under } = headingsIn(item, spot.schema);
    // A month doesn't say the day.
    const { [key]: _, ...others } = item;
    const shown = kindIn(spot.schema, key) === 'dates' ? item : others;
    for (const { at, name } of under) {
      const group = groups.get(at) ?? { name, items: [] };
      groups.set(at, group);
      group.items.push(shown);
    }
  }
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, { name, items }]): PrintPart[] => [
      { kind: 'heading', level: levelOf(spot.level), words: [name] },
      ...lines(items, spot),
    ]);
}

function priced(items: readonly Fields[], spot: Spot): PrintPart[] {
  const rows = items.map(({ price, ...item }): Words[] => {
    const { name, texts, parts } = itemOf(item, spot);
    const head = dotted([[{ kind: 'strong', children: name }], ...texts]);
    const below = parts.flatMap(
      (part): Words => (part.kind === 'paragraph' ? [{ kind: 'break' }, ...piecesOf(part.words)] : []),
    );
    return [[...head, ...below], price === undefined ? [] : wordsIn(price)];
  });
  const column = (align: Alignment) => ({ words: [], align });
  return [{ kind: 'table', columns: [column('start'), column('end')], rows }];
}

function withTexts(items: readonly Fields[], spot: Spot): PrintListItem[] {
  return items.map((item) => {
    const { name, texts, parts } = itemOf(item, spot);
    const head: Words = dotted([[{ kind: 'strong', children: name }], ...texts]);
    const [first, ...rest] = parts;
    if (first?.kind === 'paragraph') {
      return { content: [{ ...first, words: [...head, { kind: 'break' }, ...piecesOf(first.words)] }, ...rest] };
    }
    return { content: [{ kind: 'paragraph', words: head }, ...parts] };
  });
}

function figures(items: readonly Fields[], spot: Spot): PrintPart[] {
  return [
    {
      kind: 'figures',
      items: items.map((item) => {
        const { name, texts } = itemOf(item, spot);
        const [label = [], ...others] = texts;
        const more = Object.keys(item).flatMap((key) =>
          kindIn(spot.schema, key) === 'richText' ? known<'richText'>(item[key]).map(piecesOf) : [],
        );
        return { value: name, label, more: dotted([...others, ...more]) };
      }),
    },
  ];
}

function areLinks(schema: Schema): boolean {
  const keys = Object.keys(schema.properties ?? {});
  const isLinkLike = keys.includes('label') && keys.includes('href');
  return (
    isLinkLike && keys.every((key) => kindIn(schema, key) !== 'richText' && below(schema, key)?.schema.type !== 'array')
  );
}
