import type { Field } from '../../schema/schemas/kind-field.ts';
import { below, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, itemsOf, type Node, type ScalarNode, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { nameOf } from '../entries/entries.ts';
import { isTotal } from '../entries/fill.ts';
import { wrongList } from '../entries/filled-lists.ts';
import { NO_WORDS, typesWanted } from '../entries/fitting-types.ts';
import { firstOf, namesIn } from '../entries/item-fields.ts';
import type { EntryKind, EntryKinds } from '../entries/kinds.ts';
import { usualFields } from '../entries/layout.ts';
import { unknownFieldsIn } from '../entries/unknown-field.ts';
import { locate } from '../texts/locate.ts';
import { onlyPlaceholder, splitPlaceholders } from '../texts/placeholders.ts';
import type { Content } from './contents.ts';
import type { AcrossRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** What a kind says of how its pages look in lists must be about its fields. So must what it shows of pages that they name: `{teacher.image}`. */
export const cardsRule: AcrossRule = {
  scope: 'across',
  of: ['kind'],
  concerns: ({ file }, { kinds }) => {
    const kind = kinds.get(nameOf(file));
    if (kind?.isSound !== true) return false;
    const hasMap = kind.layout.some(({ type }) => type === MAP);
    return hasMap || Object.keys(kind.card).length > 0 || namesIn([...kind.layout]).some(isReached);
  },
  find: { whole: wrongCard },
};

function wrongCard({ source, root }: Content, { kinds }: SiteIndex): Finding[] {
  const kind = kinds.get(nameOf(source.file));
  if (kind === undefined) return [];
  const [card, layout] = [valueAt(root, 'card'), valueAt(root, 'layout')];
  const ofCard = card?.kind === 'map' ? wrongShow(source, card, { kind, kinds, items: cardSchema() }) : [];
  const inLayout = { kind, kinds, only: isReached };
  return [
    ...ofCard,
    ...entriesIn(layout).flatMap((entry) => wrongEntry(source, entry, inLayout)),
    ...placesIn(layout).flatMap((entry) => wrongType(source, entry, { kind, kinds, block: MAP })),
  ];
}

/** The places on the maps of a layout: any words may be an address, but only a place has coordinates. */
const placesIn = (layout: Node | undefined): readonly Entry[] =>
  layout?.kind !== 'list'
    ? []
    : layout.items
        .filter((block) => textOf(block, 'type') === MAP)
        .flatMap((block) => itemsOf(block, 'items').flatMap((item) => entryOf(item, 'place') ?? []));

/** What a card of a kind has. */
const cardSchema = (): Schema => schemaOf('kind').properties?.card ?? {};

const isReached = (name: string): boolean => name.includes('.') && !name.startsWith('words.');

/** The kind of the pages that are shown, and the kinds of those that they name. */
type Around = {
  readonly kind: EntryKind;
  readonly kinds: EntryKinds;
  /** Which names in braces are looked at, if not all. */
  readonly only?: (name: string) => boolean;
  /** The type of the block whose list it is. */
  readonly block?: string;
  /** What has the keys: an item of that list, or a card. */
  readonly items?: Schema;
};

/**
 * What is wrong with how a list, or the card of a kind, shows pages.
 *
 * @param show keys of an item, with fields in braces; of a column of a table the text for its cells
 */
export function wrongShow(source: SourceText, show: Node, around: Around): Finding[] {
  if (show.kind === 'map') return show.entries.flatMap((entry) => wrongEntry(source, entry, around));
  return wrongEntry(source, { key: 'show', keyRange: show.range, value: show }, around);
}

function wrongEntry(source: SourceText, entry: Entry, around: Around): Finding[] {
  const names = textsIn(entry.value).flatMap((node) => [
    ...wrongNames(source, node, around),
    ...(around.only === undefined ? totalsOfOne(source, node) : []),
  ]);
  return names.length > 0 ? names : wrongType(source, entry, around);
}

/** Names in braces that are no field. */
const wrongNames = (source: SourceText, node: ScalarNode, around: Around): Finding[] =>
  unknownFieldsIn(source, node, (name) => {
    if (around.only?.(name) === false || fieldNamed(name, around) !== undefined || isLost(name, around))
      return undefined;
    const known = namesLike(name, around);
    return { meant: known, known };
  });

/** Whether nobody knows what a page says that a field names, because its kind is missing or has mistakes. That is told there. */
function isLost(name: string, { kind, kinds }: Around): boolean {
  const own = kind.fields.find((each) => each.name === firstOf(name));
  return isReached(name) && own?.kind !== undefined && kinds.get(own.kind)?.isSound !== true;
}

/** Names in braces that stand for what a whole list comes to, where one page of it is shown. */
function totalsOfOne(source: SourceText, node: ScalarNode): Finding[] {
  const text = String(node.value);
  return splitPlaceholders(text).flatMap((piece) => {
    if (typeof piece === 'string' || !isTotal(piece.name)) return [];
    const { name, start, end } = piece;
    const facts = { name, suggestion: undefined, known: [], isTotal: true } as const;
    return [finding('unknown-field', inText(source, locate(node, text.slice(start, end), start)), facts)];
  });
}

/** A field of a kind, or one that is reached through a page that a field names. */
function fieldNamed(name: string, { kind, kinds }: Around): Field | undefined {
  const own = [...usualFields, ...kind.fields].findLast((each) => each.name === firstOf(name));
  if (own === undefined || !name.includes('.')) return own;
  const far = own.type === 'entry' ? kinds.get(own.kind ?? '') : undefined;
  return far && [...usualFields, ...far.fields].findLast((each) => each.name === name.slice(own.name.length + 1));
}

/** The names that one could have been meant for: fields, or those of the page that its first part names. */
function namesLike(name: string, { kind, kinds }: Around): readonly string[] {
  const through = kind.fields.find((each) => each.name === firstOf(name) && each.type === 'entry');
  const far = name.includes('.') && through !== undefined ? kinds.get(through.kind ?? '') : undefined;
  const names = [...usualFields, ...(far ?? kind).fields].map((each) => each.name);
  return [
    ...new Set(far === undefined || through === undefined ? names : names.map((each) => `${through.name}.${each}`)),
  ];
}

/** A field by itself must be what there is room for, and one among words must be words. */
function wrongType(source: SourceText, { key, keyRange, value }: Entry, around: Around): Finding[] {
  const place = around.items && below(around.items, key);
  // Each text of a list is words.
  if (value.kind === 'list')
    return value.items.flatMap((item) =>
      wrongType(source, { key, keyRange, value: item }, { ...around, items: TEXTS }),
    );
  if (value.kind !== 'scalar') return [];
  const text = String(value.value);
  const names = namesIn(text);
  const isByItself = onlyPlaceholder(text) !== undefined;
  const typesFor = key === 'place' && around.block === MAP ? PLACES : typesWanted(place, key);
  const fits = names.length === 1 ? typesFor : undefined;
  const refused = key !== 'show' ? (isByItself ? NO_WORDS : NEVER_WORDS) : isByItself ? NOT_IN_CELLS : NOT_AMONG_WORDS;
  const isRight = ({ type }: Field): boolean => (fits === undefined ? !refused.includes(type) : fits.includes(type));
  return names.flatMap((name) => {
    const field = fieldNamed(name, around);
    if (field === undefined || (isByItself && around.only?.(name) === false)) return [];
    if (place?.schema.type === 'array') {
      const list = { name, key, field, list: place.schema, known: around.kind.fields };
      return wrongList(source, value, list);
    }
    if (isRight(field)) return [];
    const others = around.kind.fields.filter(isRight).map((each) => each.name);
    const isAmongWords = key === 'show' && !isByItself && !NOT_IN_CELLS.includes(field.type);
    const facts = {
      name,
      type: field.type,
      key,
      fits: fits ?? ['text'],
      others,
      ...(isAmongWords && { fitsAlone: true }),
    };
    return [finding('field-type', inText(source, value.range), facts)];
  });
}

/** Elsewhere, a place is any words. On a map it has coordinates. */
const MAP = 'map';
const PLACES: readonly string[] = ['place'];

/** What is in a list of texts has no schema of its own that a key leads to. */
const TEXTS: Schema = {};

/** Types of fields that are no words among others either. */
const NEVER_WORDS: readonly string[] = NO_WORDS.filter((type) => type !== 'yes-no');
/** Those that no cell of a table shows, which is a line of words, a mark, a picture or an icon. */
const NOT_IN_CELLS: readonly string[] = ['list', 'richText', 'video'];
/** In a cell, yes and no are words among others. */
const NOT_AMONG_WORDS: readonly string[] = [...NOT_IN_CELLS, 'image', 'icon'];

/** The texts of a key. */
function textsIn(node: Node): readonly ScalarNode[] {
  if (node.kind === 'list') return node.items.flatMap(textsIn);
  return node.kind === 'scalar' ? [node] : [];
}

/** All keys in a node, at whatever depth. */
function entriesIn(node: Node | undefined): readonly Entry[] {
  if (node?.kind === 'list') return node.items.flatMap(entriesIn);
  return node?.kind === 'map' ? node.entries.flatMap((entry) => [entry, ...entriesIn(entry.value)]) : [];
}
