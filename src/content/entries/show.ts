import type { Ask } from '../../engine/questions.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import { blockNotes, coverKey } from '../../model/site.ts';
import { bodyBlock } from '../../schema/schemas/body-block.ts';
import type { Kind } from '../../schema/schemas/kinds.ts';
import { below, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { type Entry, isList, isObject, pathOf } from './entries.ts';
import { entriesFor, kindNamed, type Neighbours, neighbours, siteWords } from './entry-inputs.ts';
import { type Filling, type Fillings, fill, words } from './fill.ts';
import { fieldsFor, itemSchemaOf, labelFor } from './item-fields.ts';
import { groupSchemaOf, listKeyOf } from './lists.ts';
import { onPage, pagedQueryOf } from './paging.ts';
import { pdfOf } from './pdf.ts';
import { queryOf } from './query.ts';
import { shownField } from './shown-field.ts';
import { visibleBlocks } from './visible.ts';

/** What is to be known of a page whose blocks are shown. */
export type Shown = {
  readonly route: string;
  /** What it is, if it is of a kind. */
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
    isObject(block) ? (withItems(block, page, ask) ?? []) : block,
  );
}

/** The layout of an entry's kind, with what the entry says. */
function laidOut(entry: Entry, ask: Ask): JsonObject[] {
  const fixed = Object.entries(ask(siteWords)).map(([name, text]) => [`words.${name}`, words(text)] as const);
  const fillings = new Map([...fillingsOf(entry, ask), ...fixed]);
  const { layout = [] } = ask(kindNamed, entry.kind.name) ?? {};
  return layout.flatMap((block) => {
    const schema = schemaOf(`blocks/${String(block.type)}`);
    const filled = fill(block, { schema }, fillings);
    return isObject(filled) && hasAll(filled, schema) ? [filled] : [];
  });
}

/** Whether a block has what its schema asks for; items may come from a query, and a text from the page. */
function hasAll(block: JsonObject, { required = [] }: Schema): boolean {
  const isGiven = (key: string): boolean =>
    (key === 'items' && block.from !== undefined) || (key === 'body' && block.type === bodyBlock());
  return required.every((key) => block[key] !== undefined || isGiven(key));
}

/** A block with the entries of its query as its items, and their number for `{count}`. Nothing if none is found. */
function withItems(block: JsonObject, { route, number }: Shown, ask: Ask): JsonObject | undefined {
  const query = queryOf(block);
  if (query === undefined) return withFoundGroups(block, route, ask);
  const schema = schemaOf(`blocks/${String(block.type)}`);
  const type = String(block.type);
  const near = below(schema, 'previous') === undefined ? undefined : ask(neighbours, query, type, route);
  const found =
    near === undefined
      ? ask(entriesFor, query, type, route)
      : (onlyNeighbours(near, block) ?? ask(entriesFor, query, type));
  if (found.length === 0) return undefined;
  const item = itemSchemaOf(type);
  const paged = pagedQueryOf(block);
  const shown = paged === undefined ? found : onPage(found, paged, number);
  // A list that visitors don't see may have fewer pages than the one that they see.
  if (shown.length === 0) return undefined;
  const { from: _, ...rest } = block;
  const filled = fill(rest, { schema }, new Map([['count', words(String(found.length))]]));
  return {
    ...(isObject(filled) ? filled : rest),
    ...(near === undefined ? {} : linksTo(near)),
    items: shown.map((entry) => itemOf(entry, item, ask)),
    ...(paged === undefined ? {} : { [blockNotes.paged]: true }),
  };
}

/** A block with links in the place of the queries of its groups. Groups that find nothing are left out, and so is a block without any. */
function withFoundGroups(block: JsonObject, route: string, ask: Ask): JsonObject | undefined {
  const type = String(block.type);
  const group = groupSchemaOf(type);
  if (group === undefined || block.items === undefined || !isList(block.items)) return block;
  const items = block.items.flatMap((each) => {
    const query = isObject(each) ? queryOf(each) : undefined;
    if (!isObject(each) || query === undefined) return [each];
    const found = ask(entriesFor, query, type, route);
    if (found.length === 0) return [];
    const { from: _, ...rest } = each;
    const filled = fill(rest, { schema: group }, new Map([['count', words(String(found.length))]]));
    const key = listKeyOf(group);
    const link = below(below(group, key)?.schema ?? {}, 0)?.schema ?? {};
    const links = found.map((entry) => {
      // The label after a link says what is special about it, which a category isn't.
      const { badge: _, ...words } = itemOf(entry, link, ask);
      return words;
    });
    return [{ ...(isObject(filled) ? filled : rest), [key]: links }];
  });
  return items.length === 0 ? undefined : { ...block, items };
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

/** An entry as an item of a list. */
function itemOf(entry: Entry, item: Schema, ask: Ask): JsonObject {
  const fillings = fillingsOf(entry, ask);
  const keys = Object.keys(item.properties ?? {});
  return Object.fromEntries(
    keys.flatMap((key) => {
      if (key === 'href') return entry.kind.hasPages ? [[key, entry.route]] : [];
      const name = fieldsFor(key).find((each) => fillings.has(each));
      const filling = name === undefined ? undefined : fillings.get(name);
      if (filling === undefined) return [];
      const isRead = READ.includes(below(item, key)?.kind);
      return [[key, asWanted(isRead ? asWritten(filling) : filling.value, { key, item }, ask)]];
    }),
  );
}

/** Kinds of what a block reads and says in its own way: it gets them as they are written. */
const READ: readonly (Kind | undefined)[] = ['days', 'dates', 'daysOfWeek', 'timeSpan'];

/** What a page says in a field, on one line: `2026-07-03 to 2026-07-05`. */
function asWritten({ value, written = value }: Filling): Json {
  if (!isObject(written)) return written;
  const { min, max } = written;
  return min === undefined || max === undefined ? value : min === max ? min : `${String(min)} to ${String(max)}`;
}

/** A value in the form that a key of an item has: a single text as a list of one, an address as a link with words on it. */
function asWanted(value: Json, { key, item }: { readonly key: string; readonly item: Schema }, ask: Ask): Json {
  if (typeof value !== 'string') return value;
  const label = labelFor(key);
  if (label !== undefined) return { label: ask(siteWords)[label], href: value };
  return below(item, key)?.schema.type === 'array' ? [value] : value;
}

/** What the fields of an entry are shown as: dates as people write them, other entries by their titles. */
function fillingsOf(entry: Entry, ask: Ask): Fillings {
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
  for (const { name, cover } of kind.fields) {
    if (cover === true && !shown.has(name)) shown.set(name, { value: coverOf(entry), isMarkdown: false });
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
