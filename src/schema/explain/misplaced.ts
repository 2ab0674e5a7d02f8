import { addAll } from '../../model/lists.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { inQuotes } from '../../yaml/mistakes/colons/missing.ts';
import { type Entry, endOf, entryOf, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import { indentOf, rewrite, shifted, startsLine } from '../../yaml/text/edits.ts';
import { type Line, lineAt, lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { isOfPage, placeOf } from '../schemas/dictionary.ts';
import { resolve } from '../schemas/schemas.ts';
import { meantKey } from '../schemas/synonyms.ts';
import { entryElsewhere, keyElsewhere } from './elsewhere.ts';
import { inOurForms } from './forms.ts';
import { childOf, type Instance, whereOf } from './instance.ts';
import { keysMovedIn, keysMovedOut, keysUnwrapped } from './levels.ts';
import { listBelow, withoutExtraDashes } from './misplaced-entries.ts';
import { asMoved, type Moved } from './moved.ts';
import { keysWithoutParent, keyWithoutSpace, linksForColumns, thirdLevel } from './parents.ts';

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
  const rest = node.entries.slice(at + 1);
  const count = rest.findIndex((each) => !isNextLine(map, entry, each));
  const lines = rest.slice(0, count === -1 ? undefined : count);
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
  Array.from({ length: Math.max(0, end - from) }, (_, at) => lineAt(source, from + at)).filter(
    ({ text }) => text.trim() !== '',
  );
