import { addAll, leading } from '../../model/lists.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { inQuotes } from '../../yaml/mistakes/colons/missing.ts';
import { type Entry, endOf, entryOf, type MapNode, type Node, startOf } from '../../yaml/syntax/tree.ts';
import { indentOf, linesFrom, replace, rewrite, shifted, startsLine } from '../../yaml/text/edits.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import { type Line, lineAt, lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { keyAboveKeys } from '../edits/entries.ts';
import { canBeBelow, type Holder, holdersIn, isWhole } from '../schemas/can-hold.ts';
import { isOfPage, placeOf } from '../schemas/dictionary.ts';
import { below, has, resolve, type Schema, schemaAt } from '../schemas/schemas.ts';
import { meantKey } from '../schemas/synonyms.ts';
import { entryElsewhere, keyElsewhere } from './elsewhere.ts';
import { isAddress } from './example.ts';
import { inOurForms } from './forms.ts';
import { asMoved, childOf, type Instance, type Moved, misplacedKey, whereOf } from './instance.ts';
import { keysMovedIn, keysMovedOut, keysUnwrapped, listBelow, withoutExtraDashes } from './misplaced-entries.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';

/** `title:Menu: our bread`, where the key ends at the first colon. */
function keyWithoutSpace({ source, node, schema }: Instance<MapNode>, entry: Entry): Moved | undefined {
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
  const value: Node = { kind: 'scalar', range, value: text, source: text, style: 'double' };
  const edits = [replace(range, ` ${quoted(text)}`)];
  return { mistake: withEdits(mistake, edits), entries: [{ key, keyRange, value }], taken: 1 };
}

/** How many keys may lack the one above them. */
const MOST_KEYS = 20;

/** A key that others may belong under. `isFree`: nothing has to be below it. */
type Parent = Holder & { readonly isFree: boolean };

/** `question` and `answer` straight in a block, where `items` should be above them. */
function keysWithoutParent(map: Instance<MapNode>, stray: Entry, at: number): Moved | undefined {
  const { source, node, schema } = map;
  const above = node.entries[at - 1];
  if (has(schema, stray.key) || possibleParents(schema).length === 0) return undefined;
  // Keys in a row are looked at once, from the first one.
  if (above !== undefined && !has(schema, above.key)) return undefined;
  const rest = node.entries.slice(at, at + MOST_KEYS);
  const strays = leading(rest, (each) => !has(schema, each.key) || isTextForKeys(schema, each));
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

/** `email: hello@a.example` where the account of the form belongs: the address may belong to another key. */
function isTextForKeys(schema: Schema, { key, value }: Entry): boolean {
  return value.kind === 'scalar' && value.value !== null && below(schema, key)?.schema.type === 'object';
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
function linksForColumns({ source, schema }: Instance, entry: Entry): Moved | undefined {
  const column = schemaAt(schema, entry.key, 0);
  if (entry.value.kind !== 'list') return undefined;
  const lists = (column.required ?? []).filter((name) => schemaAt(column, name).items !== undefined);
  const [inside = '', ...others] = lists;
  const inner = schemaAt(column, inside, 0);
  const { items } = entry.value;
  if (lists.length === 0 || others.length > 0 || items.length === 0) return undefined;
  if (!items.every((item) => isLink(item, inner) && !isLink(item, column))) return undefined;
  const facts = { key: entry.key, name: '', blocks: [], needed: column.required ?? [], inside };
  const [first = entry.value] = items;
  const mistake = finding('other-entries', inText(source, startOf(first)), facts);
  return { mistake, entries: [], taken: 1 };
}

/** Whether an entry has the keys that a schema wants, and no others; or is a name and its address. */
function isLink(item: Node, schema: Schema): boolean {
  const { required = [] } = schema;
  if (item.kind !== 'map' || required.length === 0) return false;
  const [only, ...others] = item.entries;
  const isPair = only?.value.kind === 'scalar' && isAddress(String(only.value.value)) && others.length === 0;
  if (isPair && !has(schema, only.key)) return required.includes('href');
  return isWhole(schema, item);
}

/** The list of links in an entry of a sub-menu. */
function thirdLevel({ source, owner, node, schema }: Instance, entry: Entry): Moved | undefined {
  const isMenu = owner === 'site.yaml' && has(schema, 'label') && has(schema, 'href');
  if (entry.value.kind !== 'list' || entry.key !== 'items' || !isMenu || has(schema, 'items')) return undefined;
  const mistake = misplacedKey(source, entry, { where: '', advice: { why: 'third-level' } });
  // Without the links below it, the entry itself would need an address: that is the same mistake.
  return { mistake: { ...mistake, covers: [node.range] }, entries: [], taken: 1 };
}

/** Puts keys with all that stands elsewhere where it belongs, and says what is to be said of that. */
export function putUnderKeys(whole: Instance<MapNode>): {
  readonly root: MapNode;
  readonly mistakes: readonly Finding[];
} {
  const mistakes: Finding[] = [];
  const inNode = (instance: Instance): Node => {
    const { source, node, schema, isSound } = instance;
    const inItem = (item: Node, at: number): Node => (isSound?.(item) ? item : inNode(childOf(instance, at, item)));
    // Of what its schema says nothing, nobody knows what belongs where.
    if (schema.properties === undefined && schema.items === undefined) return node;
    if (node.kind === 'map') return inMap({ ...instance, node });
    if (node.kind === 'scalar' || schema.items === undefined) return node;
    const { schema: inner } = resolve(schema.items);
    const joined = withoutExtraDashes(source, node.items, () => inner);
    const list = { ...instance, node: { ...node, items: joined.row } };
    const placed = asMoved(joined.row, (item, at) => entryElsewhere(list, item, at));
    addAll(mistakes, [...joined.mistakes, ...placed.mistakes]);
    return { ...node, items: placed.row.map(inItem) };
  };
  const inMap = (written: Instance<MapNode>): MapNode => {
    const own = asMoved(written.node.entries, (entry) => keyElsewhere(written, entry));
    const formed = inOurForms({ ...written, node: { ...written.node, entries: own.row } });
    addAll(mistakes, [...own.mistakes, ...formed.mistakes]);
    const map = { ...written, node: formed.node };
    const inEntry = (entry: Entry): Entry => {
      const value = entry.value.kind === 'scalar' ? entry.value : inNode(childOf(map, entry.key, entry.value));
      return value === entry.value ? entry : { ...entry, value };
    };
    const placed = asMoved(map.node.entries, (entry, at) => keysMoved(map, entry, at), inEntry);
    addAll(mistakes, placed.mistakes);
    return { ...map.node, entries: placed.row };
  };
  const root = inMap(whole);
  return mistakes.length === 0 ? { root: whole.node, mistakes } : { root, mistakes };
}

/** Keys that are not where they belong, from one on, and where they do. */
function keysMoved(map: Instance<MapNode>, entry: Entry, at: number): Moved | undefined {
  // What YAML cannot place is another mistake, and so is anything below a key that nobody knows.
  const { properties } = map.schema;
  if (properties === undefined) return undefined;
  const next = map.node.entries[at + 1];
  const isKnown = (each: Entry): boolean => Object.hasOwn(properties, each.key);
  // Most keys have a single value, and stand where they belong, and so does the next one.
  const isFilled = entry.value.kind === 'scalar' && entry.value.value !== null;
  if (isFilled && isKnown(entry) && (next === undefined || isKnown(next))) return undefined;
  return (
    keyWithoutSpace(map, entry) ??
    textGoesOn(map, entry, at) ??
    textOfPage(map, entry) ??
    keysMovedIn(map, entry, at) ??
    keysMovedOut(map, entry) ??
    keysUnwrapped(map, entry) ??
    keysWithoutParent(map, entry, at) ??
    linksForColumns(map, entry) ??
    thirdLevel(map, entry) ??
    listBelow(map, entry)
  );
}

/** What other builders call the text of a page. */
const TEXT = /^(?:content|text|markdown|html|article|main)$/i;

/** `content: |` at the top of a page, with the text of the page below it: here it is its body. */
function textOfPage(map: Instance<MapNode>, entry: Entry): Moved | undefined {
  const { source, node } = map;
  const where = whereOf(map);
  if (!isOfPage(where) || !TEXT.test(entry.key) || entryOf(node, 'body') !== undefined) return undefined;
  if (entry.value.kind !== 'scalar' || typeof entry.value.value !== 'string') return undefined;
  const facts = { key: entry.key, where, suggestion: 'body', known: [] };
  const mistake = finding('unknown-key', inText(source, entry.keyRange), facts);
  // Beside blocks, the text may belong into one of them.
  const isSure = entryOf(node, 'blocks') === undefined;
  const edits = [rewrite(source, entry.keyRange, 'body')];
  return { mistake: withAnswer(mistake, edits, isSure), entries: [{ ...entry, key: 'body' }], taken: 1 };
}

/** `daily. Note: closed on Monday` below a text: its next line, and no key of its own. */
function textGoesOn(map: Instance<MapNode>, entry: Entry, at: number): Moved | undefined {
  const { source, node } = map;
  const next = node.entries[at + 1];
  if (next === undefined || !isText(entry) || !isNextLine(map, entry, next)) return undefined;
  const lines = leading(node.entries.slice(at + 1), (each) => isNextLine(map, entry, each));
  const last = lines.at(-1) ?? next;
  const end = Math.max(last.keyRange[1], endOf(last.value, source.text));
  const mistake = isBlock(entry)
    ? unindented(source, entry, [next.keyRange[0], end])
    : inQuotes(source, [entry.value.range[0], end]);
  return { mistake, entries: [entry], taken: lines.length + 1 };
}

const isText = ({ value }: Entry): boolean =>
  value.kind === 'scalar' && typeof value.value === 'string' && /^(?:plain|block)$/.test(value.style);

const isBlock = ({ value }: Entry): boolean => value.kind === 'scalar' && value.style === 'block';

/** A | or > with nothing under it. */
const isEmptyBlock = ({ value }: Entry): boolean =>
  value.kind === 'scalar' && value.style === 'block' && String(value.value).trim() === '';

/** Whether the start of a line is part of a sentence, and not a key that somebody may have meant. */
function isNextLine(map: Instance, above: Entry, { key, keyRange, value }: Entry): boolean {
  const { source, schema } = map;
  const { properties = {} } = schema;
  if (Object.hasOwn(properties, key) || (!isEmptyBlock(above) && !/^\p{Lu}|\s/u.test(key))) return false;
  if (value.kind !== 'scalar' || value.style !== 'plain' || /^["'[{]/.test(key)) return false;
  if (!startsLine(source, keyRange[0], /^ *$/)) return false;
  if (meantKey(key, { known: Object.keys(properties), place: placeOf(map) }) !== undefined) return false;
  const isParagraph = isBlock(above) || lineAt(source, lineOf(source, keyRange[0]).number - 1).text.trim() === '';
  if (isParagraph) return true;
  // A phone number or a name is no text that goes on.
  if (above.value.kind !== 'scalar' || !/\p{L}[,;]?\s+\S*\p{L}/u.test(above.value.source)) return false;
  return /\s/.test(key) && (/^\p{Ll}/u.test(key) || /[.,;!?]\s/.test(key));
}

/** Lines below a text under | or >, in the column of its key. */
function unindented(source: SourceText, above: Entry, range: Range): Finding {
  const head = lineOf(source, above.keyRange[0]);
  const [from, to] = [lineOf(source, range[0]), lineOf(source, range[1])];
  const mistake = finding('missing-indent', inText(source, range), { line: head.number });
  const [first] = written(source, head.number + 1, from.number);
  const column = first === undefined ? above.keyRange[0] - head.start + 2 : indentOf(first);
  const told = withEdits(mistake, shifted(written(source, from.number, to.number + 1), column - indentOf(from)));
  // That nothing is under the | is the same mistake.
  return isEmptyBlock(above) ? { ...told, covers: [above.value.range] } : told;
}

/** The lines with something in them from a number on, up to another. */
const written = (source: SourceText, from: number, end: number): Line[] =>
  leading(linesFrom(source, from), ({ number }) => number < end).filter(({ text }) => text.trim() !== '');
