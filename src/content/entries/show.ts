import type { Ask } from '../../engine/questions.ts';
import { isList, isObject, type Json, type JsonObject, textsIn } from '../../model/json.ts';
import { blockNotes, coverKey, linkKey, type NotedHeading } from '../../model/site.ts';
import { filledKey, isOfBlock, itemSchemaOf, type ListKind, listKinds, ownerSchemaOf } from '../../schema/lists.ts';
import { below, bodyBlock, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { pairsIn, wholeValue } from '../../values/fields.ts';
import { onlyPlaceholder } from '../texts/placeholders.ts';
import { saidBy, withHeads } from './columns.ts';
import { type Entry, pathOf } from './entries.ts';
import {
  absenceBetween,
  entriesFor,
  fieldOfEntry,
  groupsFor,
  kindNamed,
  type Neighbours,
  neighbours,
  pageOfValue,
  showsAll,
  siteWords,
} from './entry-inputs.ts';
import { asRead, EMPTY, type Filling, type Fillings, fill, filledBy, isReadByThePlan, words } from './fill.ts';
import { filterNames, filtersOf } from './filters.ts';
import type { EntryGroup } from './groups.ts';
import { firstOf, itemPlan, namesIn, type Showing } from './item-fields.ts';
import type { EntryKind } from './kinds.ts';
import { pdfOf } from './pdf.ts';
import { fromSite } from './places.ts';
import { type GroupedQuery, isGrouped, isPaged, onPage, queryOf } from './query.ts';
import { namedIn, shownField, totalsIn, totalsOf } from './shown-field.ts';

/** An entry as an item of a list; in a table, as a row with a cell for each column. */
function itemOf(entry: Entry, showing: Showing, ask: Ask): Json {
  const { columns } = showing.list;
  return columns === undefined ? keysOf(entry, showing, ask) : rowOf(entry, showing, keysOf(entry, showing, ask));
}

function rowOf({ route, written, kind }: Entry, { show = {}, links = [] }: Showing, cells: JsonObject): Json {
  return Object.entries(show).map(([key, template]) => {
    const words = cells[key];
    const isPicture = kind.fields.some(
      ({ name, type }) => type === 'image' && name === onlyPlaceholder(String(template)),
    );
    // A cover says what stands beside it, in words that have no room in a cell.
    if (words === undefined || (isObject(words) && coverKey in words)) return isPicture ? '' : EMPTY;
    const text = isList(words) ? words.join(', ') : words;
    if (!links.includes(key)) return text;
    // A picture that says nothing is no name for a link.
    const isSilent = isObject(text) && text.alt === undefined;
    return { [linkKey]: route, text: isSilent ? { ...text, decorative: false, alt: String(written.title) } : text };
  });
}

/** What each key of an item is; in a table, each cell by its place. */
function keysOf(entry: Entry, showing: Showing, ask: Ask): JsonObject {
  const item = itemSchemaOf(showing.list);
  const isRow = showing.list.columns !== undefined;
  const { parts, names } = itemPlan(showing, entry.kind);
  const fillings = fillingsOf(entry, names, ask);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const { key } = part;
      if ('template' in part) {
        const value = fill(part.template, below(item, isRow ? Number(key) : key) ?? { schema: {} }, fillings);
        return value === undefined ? [] : [[key, value]];
      }
      const there = part.fields.flatMap((name) => fillings.get(name) ?? []);
      if (part.asTexts === true) {
        const texts = there.flatMap(({ value }) => textsIn(value));
        return texts.length === 0 ? [] : [[key, texts]];
      }
      const [first] = there;
      return first === undefined ? [] : [[key, asWanted(first, { key, item }, ask)]];
    }),
  );
}

/** A value in the form that a key of an item has: a single text as a list of one, an address as a link with words on it. */
function asWanted(filling: Filling, { key, item }: { readonly key: string; readonly item: Schema }, ask: Ask): Json {
  const wanted = below(item, key);
  // A word of the site stands on a link, while the field is an address.
  const label = key === 'download' ? 'downloadPdf' : undefined;
  if (typeof filling.value === 'string' && label !== undefined)
    return { label: ask(siteWords)[label], href: filling.value };
  const { value } = filling;
  if (isReadByThePlan(wanted?.kind)) return asRead(filling);
  return wanted !== undefined && (isList(value) || wanted.schema.type === 'array') ? filledBy(filling, wanted) : value;
}

/** What the fields of an entry are shown as. @param reached names, of which those are looked up that lead through another entry: `teacher.image` */
function fillingsOf(entry: Entry, reached: readonly string[], ask: Ask): Fillings {
  const { kind, written, route } = entry;
  const pdf = pdfOf(written.pdf, route, kind);
  const shown = new Map<string, Filling>([
    ...(kind.hasPages ? [['route', words(route)] as const] : []),
    ['file', words(pathOf(entry))],
    ...(pdf === undefined ? [] : [['pdf', words(pdf.address)] as const]),
  ]);
  for (const [name, value] of Object.entries(written)) {
    if (NOT_SHOWN.includes(name)) continue;
    const field = kind.fields.find((each) => each.name === name);
    shown.set(name, shownField(value, field, ask));
  }
  for (const pair of pairsIn(kind.fields)) {
    const value = wholeValue(pair, (name) => written[name]);
    if (value !== undefined) shown.set(pair.whole.name, shownField(value, pair.whole, ask));
  }
  for (const { name, cover } of kind.fields) {
    if (cover === true && !shown.has(name)) shown.set(name, words(coverOf(entry)));
  }
  for (const name of new Set(reached)) {
    const [through, far = ''] = [firstOf(name), name.slice(firstOf(name).length + 1)];
    const field = kind.fields.find((each) => each.name === through && each.type === 'entry');
    if (field === undefined || written[through] === undefined || NOT_SHOWN.includes(far)) continue;
    const found = ask(fieldOfEntry, namedIn(written[through], field), far);
    if (found !== undefined) shown.set(name, shownField(found.value, found.field, ask));
  }
  return shown;
}

/** What the plan draws a cover from, for an entry without a picture. Its title stands beside it, so it says nothing more. */
const coverOf = ({ route, written, kind }: Entry): JsonObject => ({
  decorative: true,
  [coverKey]: { seed: route, kind: kind.name, words: String(written.title) },
});

/** What a page says of itself that is nothing to be shown. */
const NOT_SHOWN = ['kind', 'pdf', 'blocks', 'body', 'draft', 'publishAt', 'expireAt'];

export type Shown = {
  readonly route: string;
  readonly entry: Entry | undefined;
  /** Which page of its long list it is, counted from 1. */
  readonly number: number;
};

/**
 * A page's blocks as they are shown: its kind's layout, then its own, with entries in the place of queries. The lists with which a
 * layout ends lead on to other pages, so they come last.
 */
export function shownBlocks(blocks: readonly Json[], page: Shown, ask: Ask): Json[] {
  const layout = page.entry === undefined ? [] : visibleBlocks(laidOut(page.entry, ask), ask);
  const lists = layout.findLastIndex((block) => !isObject(block) || queryOf(block) === undefined) + 1;
  return [...layout.slice(0, lists), ...blocks, ...layout.slice(lists)].flatMap((block) =>
    isObject(block) ? (withItems(fromSite(block, ask), page, ask) ?? []) : block,
  );
}

function laidOut(entry: Entry, ask: Ask): JsonObject[] {
  const fixed = Object.entries(ask(siteWords)).map(([name, text]) => [`words.${name}`, words(text)] as const);
  const { layout = [] } = ask(kindNamed, entry.kind.name) ?? {};
  const fillings = new Map([...fillingsOf(entry, namesIn([...layout]), ask), ...fixed]);
  return layout.flatMap((block) => {
    const schema = schemaOf(`blocks/${String(block.type)}`);
    const filled = fill(block, { schema }, fillings);
    return isObject(filled) && hasAll(filled, schema) ? [filled] : [];
  });
}

/** Whether a block has what its schema asks for; items may come from a query, and a text from the page. */
function hasAll(block: JsonObject, { required = [] }: Schema): boolean {
  const type = String(block.type);
  const isGiven = (key: string): boolean =>
    (block.from !== undefined &&
      listKinds(type).some((list) => isOfBlock(list) && (filledKey(list) === key || list.columns === key))) ||
    (key === 'body' && block.type === bodyBlock());
  return required.every((key) => block[key] !== undefined || isGiven(key));
}

/** A block with the entries of its query in the place of its list, and their number for `{count}`. Nothing if none is found. */
function withItems(block: JsonObject, { route, number }: Shown, ask: Ask): JsonObject | undefined {
  const lists = listKinds(String(block.type));
  const query = queryOf(block);
  const list = query && lists.find(isOfBlock);
  if (query === undefined || list === undefined) {
    const inGroups = lists.find((each) => !isOfBlock(each));
    return inGroups === undefined ? block : withFoundGroups(block, inGroups, { route, ask });
  }
  const kind = ask(kindNamed, query.kind);
  if (kind === undefined) return undefined;
  const showing = showingOf(list, block, kind);
  const schema = ownerSchemaOf(list);
  const near = below(schema, 'previous') === undefined ? undefined : ask(neighbours, query, showing, route);
  const found =
    near === undefined
      ? ask(entriesFor, query, showing, route)
      : (onlyNeighbours(near, block) ?? ask(entriesFor, query, showing));
  if (found.length === 0) return undefined;
  const groups = isGrouped(query) ? ask(groupsFor, query, showing, route) : [{ entries: found }];
  const shown = isPaged(query) ? onPage(groups, query, number) : groups;
  // A list that visitors don't see may have fewer pages than the one that they see.
  if (shown.length === 0) return undefined;
  const headings = isGrouped(query) ? headingsOf(shown, list, { query, own: route, ask }) : [];
  const isChosen = filterNames(block).length > 0 || block.find === true;
  return {
    ...around(withHeads(list, block, kind), { schema, ask }, found),
    ...(near === undefined ? {} : linksTo(near)),
    ...listed(shown, { showing, headings, ask }),
    ...(headings.length === 0 ? {} : { [list.divided === true ? blockNotes.groups : blockNotes.headings]: headings }),
    ...(isPaged(query) ? { [blockNotes.paged]: true } : {}),
    ...(isChosen ? { [blockNotes.filters]: filtersOf(listedIn(shown), filterNames(block), { route, ask }) } : {}),
  };
}

const listedIn = (groups: readonly EntryGroup[]): readonly Entry[] => groups.flatMap(({ entries }) => entries);

/** The list of a block, or its groups with a list each: entries as items. */
function listed(
  shown: readonly EntryGroup[],
  {
    showing,
    headings,
    ask,
  }: { readonly showing: Showing; readonly headings: readonly NotedHeading[]; readonly ask: Ask },
): JsonObject {
  const { groups, key, divided } = showing.list;
  const lists = shown.map(({ entries }) => entries.map((entry) => itemOf(entry, showing, ask)));
  if (groups === undefined || divided !== true) return { [key]: lists.flat() };
  return {
    [groups]: lists.map((items, at) => {
      const title = headings[at]?.words;
      return { ...(title === undefined ? {} : { title }), [key]: items };
    }),
  };
}

type Dividing = { readonly query: GroupedQuery; readonly own: string; readonly ask: Ask };

/** The headings of a list, or those of its groups. One leads to the page for its value, if a file makes that. */
function headingsOf(
  shown: readonly EntryGroup[],
  { divided }: ListKind,
  { query: { kind, group }, own, ask }: Dividing,
): NotedHeading[] {
  let from = 0;
  return shown.map(({ words, route: named, value, entries }, at) => {
    const page = named ?? (value === undefined ? undefined : ask(pageOfValue, kind, group.field, value));
    const route = page === own ? undefined : page;
    const heading = {
      words: words ?? ask(siteWords).ungrouped,
      ...(route === undefined ? {} : { route }),
      isNamed: words !== undefined,
      from: divided === true ? at : from,
    };
    from += entries.length;
    return heading;
  });
}

/** A block with pages in the place of the queries of its groups. Groups that find nothing are left out, and so is a block without any. */
function withFoundGroups(
  block: JsonObject,
  list: ListKind,
  { route, ask }: { readonly route: string; readonly ask: Ask },
): JsonObject | undefined {
  const { groups = '', key } = list;
  const written = block[groups];
  if (written === undefined || !isList(written)) return block;
  const schema = ownerSchemaOf(list);
  const filled = written.flatMap((each) => {
    const query = isObject(each) ? queryOf(each) : undefined;
    if (!isObject(each) || query === undefined) return [each];
    const kind = ask(kindNamed, query.kind);
    if (kind === undefined) return [];
    const showing = showingOf(list, each, kind);
    const found = ask(entriesFor, query, showing, route);
    const others = around(withHeads(list, each, kind), { schema, ask }, found);
    if (key === '') return [others];
    if (found.length === 0) return [];
    return [{ ...others, [key]: found.map((entry) => itemOf(entry, showing, ask)) }];
  });
  return filled.length === 0 ? undefined : { ...block, [groups]: filled };
}

function showingOf(list: ListKind, owner: JsonObject, kind: EntryKind): Showing {
  const { show: _, from: __, ...rest } = owner;
  const beside = [...totalsIn(rest).map(({ field }) => field), ...filterNames(rest)];
  return { list, ...saidBy(list, owner, kind), ...(beside.length > 0 ? { beside } : {}) };
}

/** What stands around a list, with the number of pages found for `{count}`, and what their fields come to for `{sum:price}`. */
function around(
  { from: _, show: __, filters: ___, ...rest }: JsonObject,
  { schema, ask }: { readonly schema: Schema; readonly ask: Ask },
  found: readonly Entry[],
): JsonObject {
  const filled = fill(rest, { schema }, totalsOf(found, totalsIn(rest), ask));
  return isObject(filled) ? filled : rest;
}

/** The neighbours of a page, where a block lists only these; undefined where it lists all that the page belongs to, the page among them. */
function onlyNeighbours(near: Neighbours, { type, variant }: JsonObject): readonly Entry[] | undefined {
  const isOnly = schemaOf(`blocks/${String(type)}`).neighbours?.includes(String(variant)) === true;
  return isOnly ? [near.previous, near.next].flatMap((entry) => entry ?? []) : undefined;
}

function linksTo({ previous, next }: Neighbours): JsonObject {
  const link = ({ written, route }: Entry): JsonObject => ({ label: String(written.title), href: route });
  return {
    ...(previous === undefined ? {} : { previous: link(previous) }),
    ...(next === undefined ? {} : { next: link(next) }),
  };
}

/** Blocks without those that visitors don't see. Where all is shown, such a block says why they don't. */
export function visibleBlocks(blocks: readonly Json[], ask: Ask): Json[] {
  return blocks.flatMap((block) => {
    if (!isObject(block) || block.visible === undefined) return [block];
    const { visible, ...rest } = block;
    const { from, until } = isObject(visible) ? visible : {};
    const absence = ask(absenceBetween, dateAs(from), dateAs(until));
    if (absence === undefined) return [rest];
    return ask(showsAll) ? [{ ...rest, [blockNotes.absence]: absence }] : [];
  });
}

function dateAs(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
