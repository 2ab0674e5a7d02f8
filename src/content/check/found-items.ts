import { isFound, isOfBlock, listsIn, type WrittenList } from '../../schema/lists.ts';
import { itemsOf, type Node, plainObject, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { saidBy } from '../entries/columns.ts';
import { type Entry, nameOf } from '../entries/entries.ts';
import { type ItemPart, itemPlan } from '../entries/item-fields.ts';
import { queryFrom } from '../entries/query.ts';
import { onlyPlaceholder } from '../texts/placeholders.ts';
import { type Content, entriesIn } from './contents.ts';
import type { Outline } from './outline.ts';
import { type Block, partsOf } from './parts.ts';
import type { SiteIndex } from './site-index.ts';

/** An entry that is an item of a block, and what a key of the item is made of. */
export type FoundItem = { readonly entry: Entry; readonly part: ItemPart };

/** The blocks of some types, on all pages and in the layouts of all kinds. */
export function blocksOf(types: readonly string[], site: SiteIndex): readonly Block[] {
  const isOne = (type: string): boolean => types.includes(type);
  return blocksWhere((file) => file.types.some(isOne), site).filter(({ type }) => isOne(type));
}

/** The blocks of some pages, and of the layouts of some kinds. */
export function blocksWhere(isOne: (file: Outline) => boolean, { files, contentOf }: SiteIndex): readonly Block[] {
  const found = files.filter((file) => (file.sort === 'page' || file.sort === 'kind') && isOne(file));
  return found.flatMap(({ file }) => contentOf(file) ?? []).flatMap((content) => [...partsOf(content, 'block')]);
}

/** The entries that a block shows: those that it finds, or of a layout each of the kind. @param key of its items, of which it shows something */
export function itemsFound({ content, block }: Block, key: string, site: SiteIndex): readonly FoundItem[] {
  const found = listsIn(block).flatMap((list) => (isFound(list) ? foundBy(list, { page: content, key }, site) : []));
  const own = content.sort === 'kind' ? site.kinds.get(nameOf(content.source.file)) : undefined;
  const lists = listsIn(block).filter(({ kind }) => isOfBlock(kind));
  const said = lists.flatMap(({ owner, kind }) => itemsOf(owner, kind.key)).flatMap((item) => textOf(item, key) ?? []);
  const parts = said.filter((text) => onlyPlaceholder(text) !== undefined).map((template) => ({ key, template }));
  if (own === undefined || parts.length === 0) return found;
  const all = site.entries.all.filter(({ kind }) => kind.name === own.name);
  return [...parts.flatMap((part) => all.map((entry) => ({ entry, part }))), ...found];
}

function foundBy(
  { kind: list, owner }: WrittenList,
  { page, key }: { readonly page: Content; readonly key: string },
  site: SiteIndex,
): readonly FoundItem[] {
  const from = valueAt(owner, 'from');
  const query = queryFrom(from?.kind === 'map' ? plainObject(from) : {});
  const kind = site.kinds.get(query.kind);
  if (kind?.isSound !== true) return [];
  const { parts } = itemPlan({ list, ...saidBy(list, plainObject(owner), kind) }, kind);
  const part = parts.find((each) => each.key === key);
  if (part === undefined) return [];
  // What is filled in may be any value.
  const isFilled = /"\{\w+\}"/.test(JSON.stringify(query));
  const found = site.entries.find(isFilled ? { kind: query.kind } : query, page.route);
  return found.map((entry) => ({ entry, part }));
}

/** Where an entry says a field; undefined where its file couldn't be parsed, or doesn't say it. */
export function fieldAt({ file, row = 0 }: Entry, name: string, site: SiteIndex): FieldAt | undefined {
  const content = site.contentOf(file);
  const node = content && valueAt(entriesIn(content)[row], name);
  return content && node && { source: content.source, node };
}

export type FieldAt = { readonly source: SourceText; readonly node: Node };
