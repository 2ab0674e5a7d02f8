import { finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type Node, type ScalarNode, startOf } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import type { Range } from '../../yaml/text/source.ts';
import { keyAboveKeys } from '../edits/levels.ts';
import { canBeBelow, type Holder, holdersIn, isWhole } from '../schemas/can-hold.ts';
import { below, resolve, type Schema } from '../schemas/schemas.ts';
import { meantKey } from '../schemas/synonyms.ts';
import { isAddress } from './example.ts';
import { type Instance, whereOf } from './instance.ts';
import { type Moved, misplacedKey } from './moved.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';

const has = (schema: Schema, key: string): boolean => Object.hasOwn(schema.properties ?? {}, key);

/** `title:Menu: our bread`, where the key ends at the first colon. */
export function keyWithoutSpace({ source, node, schema }: Instance<MapNode>, entry: Entry): Moved | undefined {
  const [, key = '', rest = ''] = /^([A-Za-z][\w-]*):(?!\/\/)(\S.*)$/.exec(entry.key) ?? [];
  const isText = below(schema, key)?.schema.type === 'string' && entryOf(node, key) === undefined;
  if (entry.value.kind !== 'scalar' || entry.value.style !== 'plain' || !isText) return undefined;
  const [start, end] = [entry.keyRange[0], entry.value.range[1]];
  const keyRange: Range = [start, start + key.length + 1];
  const range: Range = [keyRange[1], end];
  const text = source.text.slice(...range);
  if (text.includes('\n') || !text.startsWith(rest)) return undefined;
  const facts = { after: 'colon', better: `${key}: ${quoted(text)}` } as const;
  const mistake = finding('missing-space', inText(source, keyRange), facts);
  const value: ScalarNode = { kind: 'scalar', range, value: text, source: text, style: 'double' };
  const edits = [replace(range, ` ${quoted(text)}`)];
  return { mistake: withEdits(mistake, edits), entries: [{ key, keyRange, value }], taken: 1 };
}

/** How many keys may lack the one above them. */
const MOST_KEYS = 20;

/** A key that others may belong under. `isFree`: nothing has to be below it. */
type Parent = Holder & { readonly isFree: boolean };

/** `question` and `answer` straight in a block, where `items` should be above them. */
export function keysWithoutParent(map: Instance<MapNode>, stray: Entry, at: number): Moved | undefined {
  const { source, node, schema } = map;
  const above = node.entries[at - 1];
  if (has(schema, stray.key) || possibleParents(schema).length === 0) return undefined;
  // Keys in a row are looked at once, from the first one.
  if (above !== undefined && !has(schema, above.key)) return undefined;
  const rest = node.entries.slice(at, at + MOST_KEYS);
  const end = rest.findIndex((each) => has(schema, each.key));
  const strays = rest.slice(0, end === -1 ? undefined : end);
  const parents = parentsOf(map, strays);
  const [parent, ...others] = parents;
  if (parent === undefined) return undefined;
  const missing = (schema.required ?? []).filter((key) => entryOf(node, key) === undefined);
  const known = Object.keys(schema.properties ?? {});
  if (strays.some(({ key }) => missing.includes(meantKey(key, { known, missing }) ?? ''))) return undefined;
  const range: Range = [stray.keyRange[0], (strays.at(-1) ?? stray).value.range[1]];
  const own: MapNode = { kind: 'map', range, entries: strays };
  const value: Node = parent.isList ? { kind: 'list', range, items: [own] } : own;
  const keys = strays.map(({ key }) => key);
  const where = whereOf(map);
  const areEntries = parents.every(({ isList }) => isList);
  const names = parents.map(({ name }) => name);
  const facts = { key: parent.name, where, example: '', description: '', above: keys, isEntry: parent.isList };
  // The only one that may be meant, if it must be there, or all that may.
  const mistake =
    others.length === 0 && !parent.isFree
      ? finding('missing-key', inText(source, stray.keyRange), facts)
      : misplacedKey(source, stray, { where, advice: { why: 'no-parent', keys, parents: names, areEntries } });
  const edits = others.length > 0 ? undefined : keyAboveKeys(source, strays, parent);
  const entries = [{ key: parent.name, keyRange: stray.keyRange, value }];
  return { mistake: withEdits(mistake, edits), entries, taken: strays.length };
}

/** The keys that may have others below them, lack nothing then, and are not there. A text that anything can have says nothing of one. */
function parentsOf({ node, schema }: Instance<MapNode>, strays: readonly Entry[]): Parent[] {
  return possibleParents(schema).filter(({ name, isFree, inner }) => {
    const isThere = neededIn(inner).every((key) => strays.some((each) => each.key === key));
    const fits = (each: Entry): boolean => canBeBelow(inner, each) && !(isFree && NAMES_OF_TEXTS.test(each.key));
    return isThere && strays.every(fits) && entryOf(node, name) === undefined;
  });
}

/** The keys that must be there, those included that another key could make needless. */
function neededIn({ required, allOf }: Schema): readonly string[] {
  return required ?? allOf?.flatMap((rule) => rule.else?.required ?? []) ?? [];
}

function possibleParents(schema: Schema): Parent[] {
  return holdersIn(schema).flatMap((holder): Parent[] => {
    const isFree = neededIn(holder.inner).length === 0;
    return holder.inner.type === 'object' && !(holder.isList && isFree) ? [{ ...holder, isFree }] : [];
  });
}

/** Links straight in the columns of a footer, or another list whose entries have a list of such entries. */
export function linksForColumns({ source, schema }: Instance, entry: Entry): Moved | undefined {
  const outer = below(schema, entry.key)?.schema;
  if (entry.value.kind !== 'list' || outer?.items === undefined) return undefined;
  const { schema: column } = resolve(outer.items);
  const needed = (column.required ?? []).map((name) => [name, column.properties?.[name]] as const);
  const lists = needed.filter(([, each]) => each !== undefined && resolve(each).schema.items !== undefined);
  const [[inside = '', list] = [], ...others] = lists;
  const inner = list === undefined ? undefined : resolve(resolve(list).schema.items ?? {}).schema;
  const { items } = entry.value;
  if (inner === undefined || others.length > 0 || items.length === 0) return undefined;
  if (!items.every((item) => isLink(item, inner) && !isLink(item, column))) return undefined;
  const facts = { key: entry.key, name: '', blocks: [], needed: column.required ?? [], inside };
  const [first = entry.value] = items;
  const mistake = finding('other-entries', inText(source, startOf(first)), facts);
  return { mistake, entries: [], taken: 1 };
}

/** Whether an entry has the keys that a schema wants, and no others; or is a name and its address. */
function isLink(item: Node, schema: Schema): boolean {
  const { required = [], properties = {} } = schema;
  if (item.kind !== 'map' || required.length === 0) return false;
  const [only, ...others] = item.entries;
  const isPair = only?.value.kind === 'scalar' && isAddress(String(only.value.value)) && others.length === 0;
  if (isPair && !Object.hasOwn(properties, only.key)) return required.includes('href');
  return isWhole(schema, item);
}

/** The list of links in an entry of a sub-menu. */
export function thirdLevel({ source, owner, node, schema }: Instance, entry: Entry): Moved | undefined {
  const isMenu = owner === 'site.yaml' && has(schema, 'label') && has(schema, 'href');
  if (entry.value.kind !== 'list' || entry.key !== 'items' || !isMenu || has(schema, 'items')) return undefined;
  const mistake = misplacedKey(source, entry, { where: '', advice: { why: 'third-level' } });
  // Without the links below it, the entry itself would need an address: that is the same mistake.
  return { mistake: { ...mistake, covers: [node.range] }, entries: [], taken: 1 };
}
