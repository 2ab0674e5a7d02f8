import { isFound, listsIn, type WrittenList } from '../../../schema/lists.ts';
import { below, type Schema, schemaOf } from '../../../schema/schemas/schemas.ts';
import { synonymOf } from '../../../schema/schemas/synonyms.ts';
import type { Field } from '../../../values/field.ts';
import { nearest } from '../../../values/suggest.ts';
import { type Finding, finding, inText } from '../../../yaml/findings/finding.ts';
import {
  type Entry,
  entryOf,
  isText,
  itemsOf,
  type MapNode,
  type Node,
  nodesIn,
  type TextNode,
  textOf,
  valueAt,
} from '../../../yaml/syntax/tree.ts';
import { replace } from '../../../yaml/text/edits.ts';
import { quoted } from '../../../yaml/text/quoting.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { nameOf } from '../../entries/entries.ts';
import { isTotal, type Total, totalNamed } from '../../entries/fill.ts';
import { typesWanted, wrongList } from '../../entries/fitting-types.ts';
import { firstOf, namesIn } from '../../entries/item-fields.ts';
import type { EntryKind, EntryKinds } from '../../entries/kinds.ts';
import { unknownFieldsIn, usualFields } from '../../entries/layout.ts';
import { locate } from '../../texts/locate.ts';
import { onlyPlaceholder, placeholdersIn } from '../../texts/placeholders.ts';
import type { Content } from '../contents.ts';
import { unknownField, withMeant } from '../meant.ts';
import type { Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';

export const shownRules: readonly Rule[] = [
  /** What columns show of pages is only for tables that find some. */
  {
    of: ['page', 'kind'],
    find: { block: ({ content, block }) => listsIn(block).flatMap((list) => idleIn(content.source, list)) },
  },
  /** What a kind says of how its pages look in lists must be about its fields. So must what it shows of pages that they name: `{teacher.image}`. */
  {
    of: ['kind'],
    concerns: ({ file }, { kinds }) => {
      const kind = kinds.get(nameOf(file));
      if (kind?.isSound !== true) return false;
      const hasMap = kind.layout.some(({ type }) => type === MAP);
      return hasMap || Object.keys(kind.card).length > 0 || namesIn([...kind.layout]).some(isReached);
    },
    find: { whole: wrongCard },
  },
];

function wrongCard({ source, root }: Content, { kinds }: SiteIndex): Finding[] {
  const kind = kinds.get(nameOf(source.file));
  if (kind === undefined) return [];
  const [card, layout] = [valueAt(root, 'card'), valueAt(root, 'layout')];
  const ofCard =
    card?.kind === 'map'
      ? wrongShow(source, card, { kind, kinds, items: schemaOf('kind').properties?.card ?? {} })
      : [];
  const inLayout = { kind, kinds, only: isReached };
  return [
    ...ofCard,
    ...entriesIn(layout).flatMap((entry) => wrongEntry(source, entry, inLayout)),
    ...placesIn(root).flatMap((entry) => wrongType(source, entry, { kind, kinds, block: MAP })),
  ];
}

/** The places on the maps of a layout: any words may be an address, but only a place has coordinates. */
const placesIn = (root: Node): readonly Entry[] =>
  itemsOf(root, 'layout')
    .filter((block) => textOf(block, 'type') === MAP)
    .flatMap((block) => itemsOf(block, 'items').flatMap((item) => entryOf(item, 'place') ?? []));

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
 * @param show keys of an item, with fields in braces; of a column of a table the text for its cells
 */
export function wrongShow(source: SourceText, show: Node, around: Around): Finding[] {
  if (show.kind === 'map') return show.entries.flatMap((entry) => wrongEntry(source, entry, around));
  return wrongEntry(source, { key: 'show', keyRange: show.range, value: show }, around);
}

function wrongEntry(source: SourceText, entry: Entry, around: Around): Finding[] {
  const names = textsOf(entry.value).flatMap((node) => [
    ...wrongNames(source, node, around),
    ...(around.only === undefined ? totalsOfOne(source, node) : []),
  ]);
  return names.length > 0 ? names : wrongType(source, entry, around);
}

/** The texts of a key itself. Those of the keys below it are theirs. */
const textsOf = (node: Node): readonly TextNode[] =>
  node.kind === 'list' ? node.items.flatMap(textsOf) : node.kind === 'scalar' ? allTextsIn(node) : [];

/** Names in braces that are no field. */
const wrongNames = (source: SourceText, node: TextNode, around: Around): Finding[] =>
  unknownFieldsIn(source, node, (name) => {
    if (around.only?.(name) === false || fieldNamed(name, around) !== undefined || isLost(name, around))
      return undefined;
    const { before, fields } = fieldsFor(name, around);
    const known = [...new Set(fields.map((each) => `${before}${each.name}`))];
    return { meant: known, known };
  });

/** Whether nobody knows what a page says that a field names, because its kind is missing or has mistakes. That is told there. */
function isLost(name: string, { kind, kinds }: Around): boolean {
  const own = kind.fields.find((each) => each.name === firstOf(name));
  return isReached(name) && own?.kind !== undefined && kinds.get(own.kind)?.isSound !== true;
}

/** Names in braces that stand for what a whole list comes to, where one page of it is shown. */
function totalsOfOne(source: SourceText, node: TextNode): Finding[] {
  const { value: text } = node;
  return placeholdersIn(text).flatMap(({ name, start, end }) => {
    if (!isTotal(name)) return [];
    const facts = { name, suggestion: undefined, known: [], isTotal: true } as const;
    return [finding('unknown-field', inText(source, locate(node, text.slice(start, end), start)), facts)];
  });
}

/** The fields that a name may mean: those of a kind, or of the page that its first part names, and how all of them begin then. */
function fieldsFor(name: string, { kind, kinds }: Around) {
  const isThrough = ({ name: own, type }: Field): boolean => own === firstOf(name) && type === 'entry';
  const through = name.includes('.') ? kind.fields.find(isThrough) : undefined;
  const far = through && kinds.get(through.kind ?? '');
  return { before: far ? `${through.name}.` : '', fields: [...usualFields, ...(far ?? kind).fields] };
}

/** A field of a kind, or one that is reached through a page that a field names. */
function fieldNamed(name: string, around: Around): Field | undefined {
  const { before, fields } = fieldsFor(name, around);
  return fields.findLast((each) => `${before}${each.name}` === name);
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
    const fitsAlone = key === 'show' && !isByItself && !NOT_IN_CELLS.includes(field.type);
    const facts = { name, type: field.type, key, fits: fits ?? ['text'], others, ...(fitsAlone && { fitsAlone }) };
    return [finding('field-type', inText(source, value.range), facts)];
  });
}

/** Elsewhere, a place is any words. On a map it has coordinates. */
const MAP = 'map';
const PLACES: readonly string[] = ['place'];

/** What is in a list of texts has no schema of its own that a key leads to. */
const TEXTS: Schema = {};

/** Types of fields that are no words among others either. */
const NEVER_WORDS: readonly string[] = ['image', 'list'];
/** Nor are yes and no by themselves. */
const NO_WORDS: readonly string[] = [...NEVER_WORDS, 'yes-no'];
/** Those that no cell of a table shows, which is a line of words, a mark, a picture or an icon. */
const NOT_IN_CELLS: readonly string[] = ['list', 'richText', 'video'];
/** In a cell, yes and no are words among others. */
const NOT_AMONG_WORDS: readonly string[] = [...NOT_IN_CELLS, 'image', 'icon'];

const entriesIn = (node: Node | undefined): readonly Entry[] =>
  [...nodesIn(node)].flatMap((each) => (each.kind === 'map' ? each.entries : []));

function idleIn(source: SourceText, list: WrittenList): Finding[] {
  // Which of them are right isn't known before the rows are there.
  if (isFound(list) || entryOf(list.owner, list.kind.key) === undefined) return [];
  return columnsIn(list).flatMap((column) =>
    column.entries.flatMap(({ key, keyRange }) =>
      key === 'show' || key === 'link' ? [finding('shown-column', inText(source, keyRange), { why: 'idle', key })] : [],
    ),
  );
}

const columnsIn = ({ owner, kind: { columns } }: WrittenList): readonly MapNode[] =>
  columns === undefined ? [] : itemsOf(owner, columns).filter((column) => column.kind === 'map');

/** Each column of a table that finds pages must say what it shows of them. */
export function wrongColumns(source: SourceText, list: WrittenList, kind: EntryKind): Finding[] {
  const names = [...usualFields, ...kind.fields].map(({ name }) => name);
  return columnsIn(list).flatMap((column) => {
    const [show, link] = [entryOf(column, 'show'), entryOf(column, 'link')];
    const links = link?.value.kind === 'scalar' && link.value.value === true && !kind.hasPages ? [link] : [];
    const leads = links.map(({ keyRange }) =>
      finding('shown-column', inText(source, keyRange), { why: 'no-page', kind: kind.name }),
    );
    return [...leads, ...(show === undefined ? withoutShow(source, column, names) : sameInAll(source, column, names))];
  });
}

function withoutShow(source: SourceText, column: MapNode, names: readonly string[]): Finding[] {
  const [first] = column.entries;
  const title = textOf(column, 'title');
  if (title === undefined || first === undefined) return [];
  const facts = { why: 'missing', title, suggestion: meant(title, names), known: names } as const;
  return [finding('shown-column', inText(source, first.keyRange), facts)];
}

/** A text without a field in it, which all rows would show. */
function sameInAll(source: SourceText, column: MapNode, names: readonly string[]): Finding[] {
  const show = entryOf(column, 'show')?.value;
  if (!isText(show) || show.value.includes('{')) return [];
  const { value: text } = show;
  const suggestion = meant(text, names);
  const mistake = finding('shown-column', inText(source, show.range), { why: 'same', text, suggestion, known: names });
  const name = { name: text, suggestion, known: names, isCalled: () => text === suggestion };
  return [withMeant(mistake, name, (meant) => [replace(show.range, quoted(`{${meant}}`))])];
}

function meant(word: string, names: readonly string[]): string | undefined {
  const small = word.toLowerCase();
  return names.find((name) => name.toLowerCase() === small) ?? synonymOf(small, names) ?? nearest(small, names);
}

/** Totals must be of fields that can be added or compared: `{sum:price}`. @param owner what the list is a key of */
export function wrongTotals(source: SourceText, owner: MapNode, kind: EntryKind | undefined): Finding[] {
  if (kind?.isSound !== true) return [];
  return owner.entries
    .filter(({ key }) => key !== 'from' && key !== 'show')
    .flatMap(({ value }) => allTextsIn(value))
    .flatMap((node) => wrongIn(source, node, kind));
}

const TOTAL_OF: Readonly<Record<Total['of'], readonly string[]>> = {
  sum: ['number'],
  min: ['number', 'date'],
  max: ['number', 'date'],
};

function wrongIn(source: SourceText, node: TextNode, { name: kind, fields }: EntryKind): Finding[] {
  const { value: text } = node;
  return placeholdersIn(text).flatMap(({ name, start, end }) => {
    const { of, field: wanted } = totalNamed(name) ?? {};
    if (of === undefined || wanted === undefined) return [];
    const field = fields.find((each) => each.name === wanted);
    const fits = TOTAL_OF[of];
    if (field !== undefined && fits.includes(field.type)) return [];
    const range = locate(node, text.slice(start, end), start);
    const place = inText(source, range);
    const others = fields.filter(({ type }) => fits.includes(type)).map((each) => each.name);
    if (field !== undefined) return [finding('field-type', place, { name, type: field.type, key: of, fits, others })];
    const about = { key: of, field: wanted, kind, known: others };
    return [unknownField(place, about, (meant) => [replace(range, `{${of}:${meant}}`)])];
  });
}

const allTextsIn = (node: Node): readonly TextNode[] => [...nodesIn(node)].filter(isText);
