import type { KeyAdvice } from '../../diagnostics/messages/told.ts';
import { onceFor, remembered } from '../../model/once.ts';
import { folderOfTexts } from '../../model/page-file.ts';
import { simpleWords } from '../../values/address-words.ts';
import { nameOfPage } from '../../values/services.ts';
import { type Finding, finding, inGeneral, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../yaml/findings/together.ts';
import { type Entry, entryOf, type MapNode, type Node, startOf, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { deleteEntry, type Edit, insert, rewrite } from '../../yaml/text/edits.ts';
import { plainOrQuoted } from '../../yaml/text/quoting.ts';
import { isEmpty, keysToList, keyToBlock } from '../edits/entries.ts';
import { canBeBelow, holdersIn } from '../schemas/can-hold.ts';
import { adviceOfAny, isOfPage, placeOf, wordAt } from '../schemas/dictionary.ts';
import { allKeys, below, blockNames, has, type Schema, schemaAt, schemaOf } from '../schemas/schemas.ts';
import { calledAt, type Keys, typeAmong } from '../schemas/synonyms.ts';
import { exampleOf, isAddress, isPicture, lineFor } from './example.ts';
import { belowLast, betweenKeys } from './form-edits.ts';
import { inFlow } from './in-flow.ts';
import { type Instance, isEntry, siteOf, whereOf } from './instance.ts';
import { inFrame } from './kind.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';
import {
  allMeant,
  canBeEntries,
  habitOf,
  inOtherKind,
  isForList,
  isOnlyList,
  meantKeys,
  namedOtherwise,
  otherKindOf,
  otherNames,
  type Rival,
  taken,
  takenBy,
  yieldsAt,
} from './other-names.ts';
import { pairsForList, unnamedPair } from './pairs.ts';

export type WrongKeys = {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  /** Those of the missing keys that are needed only because of other keys, and these others. */
  readonly conditional: readonly string[];
  readonly conditions: readonly string[];
};

/**
 * Unknown and missing keys of one map. A misspelt key is not reported as missing as well; nor is one that may not be
 * needed when a key is spelt right.
 */
export function explainKeys(map: Instance<MapNode>, wrong: WrongKeys): Finding[] {
  const { missing, conditional, conditions } = wrong;
  const { node, schema } = map;
  const pair = unnamedPair(map) ?? pairsForList(map);
  if (pair !== undefined) return [pair];
  const unknown = wrong.unknown.slice(0, MOST_COUNTED).flatMap((key) => entryOf(node, key) ?? []);
  const known = Object.keys(schema.properties ?? {});
  const keys: Keys = { known, missing, present: node.entries.map(({ key }) => key), place: placeOf(map) };
  const { meant, rivals } = meantKeys(map, unknown, keys);
  const found = new Set([...meant.values(), ...unknown.map((entry) => otherKindOf(map, entry))]);
  const isOpen = conditions.some((key) => found.has(key));
  // A block beside the other keys of a page, or the text of the page, is what is missing under "blocks".
  const isBeside = isOfPage(map.owner) && unknown.some(({ key }) => blockNames().includes(key));
  // What to write in the place of another key says that it is missing.
  const advice = unknown.map(({ key }) => habitOf(map, key) ?? '');
  const isAdvised = (key: string): boolean =>
    advice.some(
      (words) => words.includes(`"${key}:`) || (below(schema, key)?.schema.entries && words.includes('from: {')),
    );
  const absent = missing.filter(
    (key) =>
      !found.has(key) && !isAdvised(key) && !(isOpen && conditional.includes(key)) && !(key === 'blocks' && isBeside),
  );
  const others = isEntry(map) ? otherNames(map, meant, missing) : [];
  const together = others.length < 2 ? [] : [namedOtherwise(map, others)];
  return [
    ...together,
    ...unknown.flatMap((entry) => {
      if (together.length > 0 && others.some((other) => other.entry.key === entry.key)) return [];
      // Where a text stands and the key takes something else, its name alone would be the next mistake.
      const isOther = entry.value.kind === 'scalar' && otherKindOf(map, entry) === meant.get(entry.key);
      const name = isOther ? undefined : meant.get(entry.key);
      const all = name === undefined ? [] : allMeant(map, entry, { ...keys, meant: name });
      const own = unknownKey(map, entry, { meant: name, all, rival: rivals.get(entry.key) });
      const called = calledAt(keys.place ?? '', entry.key, known) ?? '';
      const isOfPicture = entry.value.kind === 'scalar' && isPicture(schemaAt(schema, called));
      const mistake = isOfPicture ? { ...own, alike: entry.key } : own;
      if (mistake.code !== 'unknown-key') return mistake;
      const isList = name !== undefined && isOnlyList(map, entry, name);
      const isCalledSo = isList || (name !== undefined && wordAt(keys.place ?? '', entry.key)?.is === name);
      if (name !== undefined && !isCalledSo && !canBeEntries(map, name, entry.value)) return inGeneral(mistake);
      // Of two keys that may mean the same, nobody knows which does, nor which of two is meant by one.
      const isOnly =
        !(map.parent && areBothIn(map.parent.node)(entry.key, name ?? '')) &&
        ![...rivals].some(([other, rival]) => rival.entry.key === entry.key && !yieldsAt(map, other));
      const answer =
        name !== undefined && !isList && (!isOnly || all.length !== 1) ? undefined : answerFor(map, entry, name);
      const instead = name === undefined ? undefined : [rewrite(map.source, entry.keyRange, name)];
      const found = answer === undefined ? withAnswer(mistake, instead, false) : withEdits(mistake, answer);
      // The name of a key elsewhere is known to mean ours here.
      return isCalledSo ? ({ ...found, isName: true } as const) : found;
    }),
    ...absent.map((key) => missingKey(map, key)),
  ];
}

/** Whether an entry of a list has both a key and the one that it may mean: then it means something else. Each entry asks the same. */
const areBothIn = onceFor((list: Node) =>
  remembered(
    (key: string, meant: string): boolean =>
      list.kind === 'list' &&
      list.items.some((each) => entryOf(each, key) !== undefined && entryOf(each, meant) !== undefined),
  ),
);

/** The key that an unknown one stands for, all that it may stand for, and the other one that stands for it. */
type KeyMeaning = {
  readonly meant: string | undefined;
  readonly all: readonly string[];
  readonly rival: Rival | undefined;
};

function unknownKey(map: Instance<MapNode>, entry: Entry, { meant, all, rival }: KeyMeaning): Finding {
  const { source, schema, parent } = map;
  const { key } = entry;
  const at = inText(source, entry.keyRange);
  if (/^(private_?-?key|access_?-?token)$/i.test(key)) return finding('private-key', at);
  const untyped = meant === 'blocks' && isWithoutTypes(entry.value);
  const suggestion = untyped ? undefined : meant;
  const isUntyped = untyped && !isEmpty(entry.value);
  // How the keys below it become the entry of a list: the line to write if they are in braces, dashes if they aren't.
  const framed = inFrame(source, entry.value);
  const asList = framed === undefined ? 'dashes' : `${suggestion}: ${framed}`;
  return finding('unknown-key', at, {
    key,
    where: whereOf(map),
    suggestion,
    ...(all.length > 1 && suggestion !== undefined ? { all } : {}),
    advice: isUntyped ? { why: 'untyped-blocks' } : adviceOnKey(map, entry, { meant, all, rival }),
    ...(suggestion === undefined ? {} : { about: formOf(schema, suggestion) }),
    ...(suggestion === undefined ? { folder: parent === undefined ? folderOfTexts(source.file) : undefined } : {}),
    ...(isForList(map, entry, suggestion) ? { asList } : {}),
    known: Object.keys(schema.properties ?? {}),
  });
}

/** What to do with a key that isn't another one misspelt. */
function adviceOnKey(map: Instance<MapNode>, entry: Entry, { meant, rival }: KeyMeaning): KeyAdvice | undefined {
  const { key, value } = entry;
  if (isEmpty(value)) return { why: 'empty' };
  if (rival !== undefined) return takenBy(map, entry, rival);
  const twin = taken(map, entry);
  const habit = habitOf(map, key);
  if (habit !== undefined) return { why: 'habit', words: habit };
  const isQuery = meant === undefined && below(map.schema, 'where') !== undefined;
  if (isQuery && isBeside(map, key)) return { why: 'beside-from' };
  if (isQuery) return { why: 'in-where', asked: `${key}: ${value.kind === 'scalar' ? value.source : '...'}` };
  return (
    inOtherKind(map, entry) ??
    twin ??
    // Whoever writes a key that is called like the block it stands in means this block.
    (isNeededText(map, key, meant) || (map.parent === undefined && textOf(map.node, 'type') === key)
      ? undefined
      : elsewhere(map, key)) ??
    lastAdvice(map, entry)
  );
}

/** What to do with a key that a block lacks and others have, where nothing else is known of it. */
function lastAdvice({ node, parent, owner, schema }: Instance, { key, value }: Entry): KeyAdvice | undefined {
  const kind = parent === undefined ? /^an entry of the kind "(.+)"$/.exec(owner)?.[1] : undefined;
  if (kind !== undefined) return { why: 'new-field', kind, key, type: typeFor(value) };
  const words = parent === undefined && / block$/.test(owner) ? adviceOfAny(key) : undefined;
  // What a page with blocks says of itself is for search engines.
  if (isOfPage(owner) && parent === undefined && valueAt(node, 'blocks') !== undefined && value.kind === 'scalar')
    return { why: 'in-page' };
  const text =
    value.kind === 'scalar' ? TEXTS.find((name) => below(schema, name)?.schema.type === 'string') : undefined;
  if (words === undefined) return text === undefined ? undefined : { why: 'in-text', name: text };
  return { why: 'habit', words };
}

/** Where a block, an entry or a site says in words what nothing else of it does. */
const TEXTS = ['description', 'about', 'answer', 'note', 'caption'];

function typeFor(value: Node): string {
  const text = value.kind === 'scalar' ? String(value.value) : '';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'date';
  if (/^\d{1,2}:\d\d$/.test(text)) return 'time';
  if (isAddress(text)) return 'link';
  return TYPES.get(value.kind === 'scalar' ? typeof value.value : value.kind) ?? 'text';
}

const TYPES = new Map(Object.entries({ number: 'number', boolean: 'yes-no', list: 'texts' }));

/** Whether a key of a query is one of the block or the group that the query stands in: `filters`. No field of a page is called so there. */
const isBeside = ({ parent }: Instance, key: string): boolean =>
  parent !== undefined && ['filters', 'find', 'show'].includes(key) && below(parent.schema, key) !== undefined;

/** Whether a map can't do without the text of a key: that is meant by another name, wherever else there is a key of that name. */
function isNeededText(map: Instance, key: string, meant: string | undefined): boolean {
  const { schema } = map;
  if (meant === undefined || !schema.required?.includes(meant)) return false;
  const isName = calledAt(placeOf(map), key, [meant]) === meant || NAMES_OF_TEXTS.test(key);
  return isName && below(schema, meant)?.schema.type === 'string';
}

/** What the value of a key looks like: in words, or a line to go by where it isn't a single one. */
function formOf(outer: Schema, key: string): string | { readonly example: string } {
  const schema = schemaAt(outer, key);
  const isSingle = schema.type !== 'array' && schema.type !== 'object';
  return isSingle ? (schema.form ?? schema.description ?? '') : { example: exampleOf(key, schema) };
}

/** Its right name; its right place, for a block beside the list of blocks; nothing, if nothing is in it. */
function answerFor(map: Instance<MapNode>, entry: Entry, meant: string | undefined): readonly Edit[] | undefined {
  const { source, node, schema, owner, parent } = map;
  const { key, keyRange, value } = entry;
  if (meant !== undefined) {
    // A single value under the right name may be the next mistake.
    const type = below(schema, meant)?.schema.type ?? 'string';
    if (meant === 'blocks' && isWithoutTypes(value)) return undefined;
    const asList = value.kind === 'map' && type === 'array' ? (keysToList(source, value) ?? []) : undefined;
    const fits = asList?.length !== 0 && (value.kind !== 'scalar' || !['array', 'object'].includes(type));
    // A dash that sticks to a key is another mistake.
    return fits && entryOf(node, meant) === undefined && !key.startsWith('-')
      ? [rewrite(source, keyRange, meant), ...(asList ?? [])]
      : undefined;
  }
  if (parent === undefined && isOfPage(owner) && blockNames().includes(key)) return keyToBlock(source, node, key);
  return isEmpty(value) ? deleteEntry(source, keyRange) : undefined;
}

/** Whether the entries of a list have no type, so that they are no blocks yet. */
function isWithoutTypes(value: Node): boolean {
  const hasType = (item: Node): boolean =>
    item.kind === 'map' && typeAmong(item.entries.map(({ key }) => key)) !== undefined;
  return value.kind === 'list' && !value.items.some(hasType);
}

function missingKey(map: Instance<MapNode>, key: string): Finding {
  const { source, node, schema, parent } = map;
  const type = parent === undefined && textOf(node, 'type') !== undefined ? valueAt(node, 'type') : undefined;
  const range = type?.range ?? startOf(node);
  if (key === 'alt') return finding('missing-alt', inText(source, range));
  const wanted = below(schema, key);
  const { description = '' } = wanted?.schema ?? {};
  const isInBraces = source.text.charAt(node.range[0]) === '{';
  const from = textOf(node, wanted?.schema.madeOf ?? '') ?? '';
  const words = simpleWords(from, siteOf(map).language)?.replaceAll('-', '_');
  const ofFolder = siteOf(map).folders.find(({ folder }) => `/${folder}` === textOf(node, 'folder'));
  const name = key === 'kind' ? ofFolder?.kind : isAddress(from) ? nameOfPage(from) : words;
  const others = parent?.node.kind === 'list' ? parent.node.items : [];
  const isFree = name !== undefined && !others.some((each) => textOf(each, key) === name);
  const made = isFree && new RegExp(wanted?.schema.pattern ?? '').test(name) ? name : undefined;
  const said = key === 'description' && isOfPage(map.owner) ? saidFirst(node) : undefined;
  const own = said ?? made;
  const example =
    own === undefined
      ? (wordAt(placeOf(map), `${key}?`)?.advice ?? lineFor(key, wanted))
      : `${key}: ${plainOrQuoted(own)}`;
  const facts = { key, where: whereOf(map), example, description };
  const mistake = finding('missing-key', inText(source, range), isInBraces ? { ...facts, isInBraces } : facts);
  const [first] = node.entries;
  if (said !== undefined && first !== undefined && !isInBraces)
    return withEdits(mistake, belowLast(source, first, example));
  const [start = 0] = first?.keyRange ?? [];
  const isMade = made !== undefined && first !== undefined;
  return withEdits(mistake, isMade ? [insert(start, example + betweenKeys(source, node, first))] : undefined);
}

/** The first sentences that a page says to its visitors: what it offers, in its author's words. */
function saidFirst(page: Node): string | undefined {
  const blocks = valueAt(page, 'blocks');
  const [text] = (blocks?.kind === 'list' ? blocks.items : []).flatMap((block) => textOf(block, 'description') ?? []);
  const [lines = ''] = text?.trim().split(/\n\s*\n/) ?? [];
  return /^[^*_`[\]<>#|{}\\]{20,300}$/.test(lines) && !/^(?:[-+]|\d+\.) /.test(lines)
    ? lines.replace(/\s+/g, ' ')
    : undefined;
}

const MOST_BLOCKS = 6;

function elsewhere(map: Instance<MapNode>, key: string): KeyAdvice | undefined {
  const { node, schema, owner } = map;
  const parents = holdersOf(schema, key, 'below').filter((name) => isMeantBelow(map, key, name));
  const [parent = '', ...otherParents] = parents;
  if (parent !== '' && otherParents.length === 0 && entryOf(node, parent) === undefined)
    return inNewParent(map, parent, key);
  if (parents.length > 0) return { why: 'under', parents };
  // The lists beside a key that aren't there yet, and in whose entries it would be right.
  const [list, ...otherLists] = holdersOf(schema, key, 'in-entries').filter(
    (name) => schema.required?.includes(name) && entryOf(node, name) === undefined,
  );
  if (list !== undefined && otherLists.length === 0) return { why: 'in-entry', list, key };
  if (map.parent !== undefined) return undefined;
  if (isOfPage(owner) && blockNames().includes(key)) return { why: 'block', name: key };
  // Most keys that nobody knows are slips, which no block has.
  if (!allKeys().has(key)) return undefined;
  const isInBlock = (name: string): boolean => below(schemaOf(`blocks/${name}`), key) !== undefined;
  const blocks = blockNames().filter(isInBlock);
  if (blocks.length === 0) return undefined;
  if (owner === 'site.yaml') return { why: 'in-block-of-page' };
  if (isOfPage(owner)) return { why: 'in-block' };
  // What nearly all blocks have says nothing about the block that was meant.
  return / block$/.test(owner) && blocks.length <= MOST_BLOCKS ? { why: 'of-blocks', blocks } : undefined;
}

/** Whether a key can have its value below another one. Those of a text that anything can have are only meant where they are needed. */
function isMeantBelow({ node, schema }: Instance<MapNode>, key: string, parent: string): boolean {
  const inner = schemaAt(schema, parent);
  const entry = entryOf(node, key);
  const isOfAny = NAMES_OF_TEXTS.test(key) && inner.required?.includes(key) !== true;
  return !isOfAny && (entry === undefined || canBeBelow(inner, entry));
}

/** What to write for a key that belongs under another one, which isn't there: with all that belongs there, too. */
function inNewParent({ node, schema }: Instance<MapNode>, parent: string, key: string): KeyAdvice {
  const inner = schemaAt(schema, parent);
  const entries = node.entries.filter((entry) => !has(schema, entry.key) && has(inner, entry.key));
  const [first, ...others] = entries.map(({ key: name }) => name);
  if (first !== undefined && first !== key) return { why: 'under-with', parent, first };
  if (entries.some(({ value }) => value.kind !== 'scalar' || value.style === 'block'))
    return { why: 'under-new', parent };
  const written = entries.map(({ key: name, value }) => `${name}: ${inFlow(value) ?? ''}`);
  const missing = (inner.required ?? []).filter((name) => name !== key && !others.includes(name));
  const more = missing.map((name) => lineFor(name, below(inner, name)));
  return { why: 'under-in-braces', parent, lines: [...written, ...more] };
}

function holdersOf(schema: Schema, key: string, where: 'below' | 'in-entries'): string[] {
  const isThere = where === 'in-entries';
  return holdersIn(schema).flatMap(({ name, isList, inner }) => (isList === isThere && has(inner, key) ? name : []));
}
