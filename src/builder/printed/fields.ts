import type { Embed } from '../../model/media.ts';
import type { PrintListItem, PrintPart, PrintWords } from '../../model/print.ts';
import type { Alignment } from '../../model/prose.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import type { Resolved } from '../plan/resolve.ts';
import { addressOf, dotted, isDocument, linked, type PrintContext, plain, wordsOf } from './context.ts';
import {
  areLinks,
  figures,
  grouped,
  itemOf,
  itemsOf,
  lines,
  links,
  numbered,
  priced,
  type Spot,
  type Walk,
} from './items.ts';
import { figureOf, passageParts, proseParts } from './prose.ts';
import {
  embedIn,
  type Fields,
  hrefIn,
  imageIn,
  isMap,
  kindIn,
  mapsIn,
  passageIn,
  proseIn,
  richTextIn,
  textIn,
} from './values.ts';

/** How entries of lists become parts: as all else does. */
const walkAt = (spot: Spot): Walk => ({ ...spot, partsIn: fieldParts });

/** How items are set of which a schema says more. */
const forms = { figures, grouped, lines, links, numbered, pictures, priced };

/** Lists of short texts that are read as one line. */
const onOneLine: readonly string[] = ['meta', 'tags'];

/**
 * What stands under a key, as parts of a document, by what the schema says of it: whatever a block is called, its texts are told.
 *
 * @param spot of what has the key, with the level of the headings in it
 */
export function fieldParts(map: Fields, key: string, spot: Spot): PrintPart[] {
  const { schema, level, context } = spot;
  const value = map[key];
  const field = below(schema, key);
  if (value === undefined || field === undefined) return [];
  switch (field.kind) {
    case 'text':
      return [{ kind: 'paragraph', words: wordsOf(textIn(value), context) }];
    case 'richText':
      return richTextIn(value).map((text) => ({ kind: 'paragraph', words: wordsOf(text, context) }));
    case 'passage':
      return passageParts(passageIn(value), level, context);
    case 'markdown':
      return proseParts(proseIn(value), level, context);
    case 'embed':
      return [embedPart(embedIn(value), context)];
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
function embedPart({ href }: Embed, context: PrintContext): PrintPart {
  const address = href.replace(/^https:\/\//, '');
  return { kind: 'paragraph', words: [linked({ kind: 'plain', href }, [address], context)] };
}

/** A picture of a block. One that adds nothing to the text, or can't be on paper, is left out. */
function pictureParts(map: Fields, key: string, context: PrintContext): PrintPart[] {
  const image = imageIn(map[key]);
  // What a drawing shows stands in the text beside it.
  if ('drawing' in image) return [];
  const figure = figureOf(image, undefined, context);
  const isPrintable = figure.file !== undefined && /\.(?:png|jpe?g)$/i.test(figure.file);
  return figure.alt !== '' && isPrintable ? [figure] : [];
}

function listParts(map: Fields, key: string, spot: Spot): PrintPart[] {
  const { schema, level, context } = spot;
  const list = below(schema, key)?.schema;
  const entry = list && below(list, 0);
  const value = map[key];
  if (entry === undefined || !Array.isArray(value) || value.length === 0) return [];
  if (entry.kind === 'text') {
    const texts = value.map((text) => wordsOf(textIn(text), context));
    if (onOneLine.includes(key)) return [{ kind: 'paragraph', words: dotted(texts), look: 'small' }];
    const items = texts.map((words): PrintListItem => ({ content: [{ kind: 'paragraph', words }] }));
    return [{ kind: 'list', ordered: false, start: 1, items }];
  }
  if (entry.schema.type === 'array') return [tableOf(map, value, spot)];
  const maps = mapsIn(value);
  const form = key === 'items' ? schema.print?.items : undefined;
  const inEntry = { ...spot, schema: entry.schema };
  if (form !== undefined) return forms[form](maps, walkAt(inEntry));
  if (areLinks(entry.schema)) return linksParts(maps, entry.schema, context);
  return level > 3 ? runIn(maps, inEntry) : itemsOf(maps, walkAt(inEntry));
}

/** Rows that are lists of cells, under the heads of the columns beside them, and above their feet. */
function tableOf(map: Fields, rows: readonly Resolved[], { schema, context }: Spot): PrintPart {
  const columns = below(schema, 'columns')?.schema;
  const fields = mapsIn(map.columns);
  const heads = fields.map((column) => {
    const { name } = itemOf(column, walkAt({ schema: columns?.items ?? {}, level: 0, context }));
    return { words: name, align: alignmentIn(column.align) };
  });
  const cellsOf = (row: Resolved): PrintWords[] =>
    heads.map((_, at) => (Array.isArray(row) && row[at] !== undefined ? wordsOf(textIn(row[at]), context) : []));
  const foot = fields.map(
    ({ foot }): PrintWords =>
      foot === undefined ? [] : [{ kind: 'strong', children: wordsOf(textIn(foot), context) }],
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
    const name: PrintWords = [{ kind: 'strong', children: wordsOf(textIn(map[key]), context) }];
    const [first, ...rest] = others.flatMap((each) => fieldParts(map, each, { schema, level: level + 1, context }));
    if (first?.kind !== 'paragraph')
      return [{ kind: 'paragraph', words: name }, ...(first === undefined ? [] : [first]), ...rest];
    return [{ kind: 'paragraph', words: [...name, '  ', ...first.words] }, ...rest];
  });
}

/** Links: one or two below one another, such as buttons, more as a list. */
function linksParts(links: readonly Fields[], schema: Schema, context: PrintContext): PrintPart[] {
  const parts = links.flatMap((link) => linkParts(link, schema, context));
  if (parts.length < 3) return parts;
  return [{ kind: 'list', ordered: false, start: 1, items: parts.map((part) => ({ content: [part] })) }];
}

/** A link: its words, what is said of it, and where it leads, for who reads it on paper. */
function linkParts(link: Fields, schema: Schema, context: PrintContext): PrintPart[] {
  if (link.label === undefined) return [];
  const href = hrefIn(link, schema);
  // Who reads the document has it.
  if (href !== undefined && isDocument(href, context)) return [];
  const label = wordsOf(textIn(link.label), context);
  const others = Object.keys(schema.properties ?? {}).filter((key) => key !== 'label' && link[key] !== undefined);
  const texts = others
    .filter((key) => kindIn(schema, key) === 'text')
    .map((key) => wordsOf(textIn(link[key]), context));
  if (href === undefined) return [{ kind: 'paragraph', words: dotted([label, ...texts]) }];
  const address = addressOf(href, context)
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    .replace(/\/$/, '');
  const words = dotted([[linked(href, label, context)], ...texts, ...(plain(label) === address ? [] : [[address]])]);
  return [{ kind: 'paragraph', words }];
}

/** What has keys: a link, or a thing with fields of its own. */
function keysParts(value: Fields[string], spot: Spot): PrintPart[] {
  const { schema, context } = spot;
  if (!isMap(value)) return [];
  if (areLinks(schema)) return linkParts(value, schema, context);
  return Object.keys(schema.properties ?? {}).flatMap((key) => fieldParts(value, key, spot));
}

/** Pictures one below the other, each with its caption. */
function pictures(items: readonly Fields[], { context }: Pick<Walk, 'context'>): PrintPart[] {
  return items.map((item) => pictureOf(item, context));
}

function pictureOf({ image: written, caption }: Fields, context: PrintContext): PrintPart {
  const image = imageIn(written);
  const words =
    caption === undefined ? undefined : asOneLine(richTextIn(caption).map((each) => wordsOf(each, context)));
  // A drawing can't be on paper, so what it shows is told.
  if ('drawing' in image) return { kind: 'paragraph', words: words ?? wordsOf(image.alt, context) };
  return figureOf(image, words, context);
}

function asOneLine(paragraphs: readonly PrintWords[]): PrintWords {
  return paragraphs.flatMap((words, index) => (index === 0 ? words : [' ', ...words]));
}
