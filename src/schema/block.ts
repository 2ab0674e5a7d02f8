import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonObject } from '../model/json.ts';
import { smallest } from '../model/lists.ts';
import { isOnlyNearest, nearest } from '../values/suggest.ts';
import {
  type Finding,
  factsOf,
  finding,
  inText,
  withAnswer,
  withEdits,
  withRelated,
} from '../yaml/findings/finding.ts';
import {
  type Entry,
  entryOf,
  type ListNode,
  type MapNode,
  type Node,
  plainObject,
  plainValue,
  startOf,
  textOf,
} from '../yaml/syntax/tree.ts';
import { replace, rewrite, rewriteScalar } from '../yaml/text/edits.ts';
import type { Range, SourceText } from '../yaml/text/source.ts';
import { deleteItem, nameToType } from './edits/entries.ts';
import { explainAll } from './explain/explain.ts';
import { besides, LOOKS, withoutBlock } from './explain/wrappers.ts';
import { filledKey, isFound, isOfBlock, listsIn } from './lists.ts';
import { isWhole as isWholeEntry } from './schemas/can-hold.ts';
import { nameAt, placeOf, wordAt } from './schemas/dictionary.ts';
import { blockMeant, holdsName, isTheSame, wordsIn } from './schemas/meant-block.ts';
import { below, blockInWords, blockNames, type Schema, schemaOf } from './schemas/schemas.ts';
import type { SiteFacts } from './schemas/site-facts.ts';
import { meantKey, typeAmong } from './schemas/synonyms.ts';
import { errorsOf } from './schemas/validators.ts';

/** What a block comes with. */
type AroundBlock = {
  readonly given?: JsonObject;
  readonly site?: SiteFacts | undefined;
};

/** Reads a block's `type` first, and then holds it against that one schema only. */
export function validateBlock(source: SourceText, block: Node, around: AroundBlock): Finding[] {
  if (isRightBlock(source, block, around.given ?? {})) return [];
  if (block.kind !== 'map') return [notABlock(source, block)];
  const type = entryOf(block, 'type');
  if (type === undefined) return withoutType(source, block, around);
  const { value } = type;
  if (value.kind === 'scalar' && value.value === null)
    return [finding('empty-value', inText(source, value.range), { key: 'type', required: true })];
  const name = value.kind === 'scalar' ? String(value.value) : '';
  if (!blockNames().includes(name)) return unknownBlock({ source, ...around }, block, { name, value });
  return fieldsOf({ source, ...around }, block, name);
}

/**
 * A block of a name that there isn't. What other builders call one of ours is held against that one. It is surely meant, whatever else is wrong, unless its keys
 * speak against it.
 */
function unknownBlock(
  around: AroundBlock & { readonly source: SourceText },
  block: MapNode,
  { name, value }: { readonly name: string; readonly value: Node },
): Finding[] {
  const { source } = around;
  const meant = blockMeant(name);
  const only = meant.advice === undefined ? undefined : onlyLike(around, block, meant);
  const { suggestion, advice, isItsName } =
    only === undefined ? meant : { suggestion: only, advice: undefined, isItsName: true };
  const facts = { name, suggestion, advice, blocks: blockNames() };
  const mistake = finding('unknown-block', inText(source, startOf(value)), facts);
  const others = block.entries.filter((each) => each.value !== value);
  // A number in what says how to reach somebody is one to call.
  const looks = meant.keysOf === undefined ? others : others.filter(({ key }) => wordAt(LOOKS, key)?.isIdle);
  const found = meant.isIdle === true ? besides(source, block, { others: looks }) : undefined;
  if (found !== undefined) {
    const own = meant.keysOf === undefined ? [] : fieldsOf(around, block, meant.keysOf);
    const inSite = own.filter(({ forSite }) => forSite !== undefined);
    return [
      withEdits(mistake, others.length === 0 ? withoutBlock(source, block) : undefined),
      ...found,
      ...inSite.map((each) => ({ ...each, facts: [{ ...Object(each.facts[0]), where: 'a block' }] })),
    ];
  }
  if (suggestion === undefined || value.kind !== 'scalar') return [mistake];
  const isNearest = suggestion === nearest(name, blockNames()) && isOnlyNearest(name, suggestion, blockNames());
  const inside = isItsName === true || isNearest ? fieldsOf(around, block, suggestion) : [];
  const isWhole = inside.every((each) => !isStrangeKey(each) && each.code !== 'missing-key');
  const isMeant = isItsName === true && (isWhole || saysMore(block, suggestion, inside));
  // What it lacks may be in the block that was meant.
  const within = isMeant ? inside : inside.filter(({ code }) => code !== 'missing-key');
  return [withAnswer(mistake, rewriteScalar(source, value, suggestion), isMeant || isNearest), ...within];
}

/**
 * The only one of the blocks that an advice names of which a block has more than a heading, and nothing else that can't be mended; or else that it
 * doesn't know or lacks.
 */
function onlyLike(
  around: AroundBlock & { readonly source: SourceText },
  block: MapNode,
  { advice = '', role }: ReturnType<typeof blockMeant>,
): string | undefined {
  const named = blockNames().flatMap((name) => {
    const inside = advice.includes(`"${name}"`) ? fieldsOf(around, block, name) : [];
    return advice.includes(`"${name}"`) && saysMore(block, name, inside) ? [{ name, inside }] : [];
  });
  const isMended = ({ edits }: Finding): boolean => edits !== undefined;
  const mended = named.filter(({ inside }) => inside.every(isMended));
  // The one that has most of the keys by their own names.
  const ownIn = ({ name }: { readonly name: string }): number =>
    block.entries.filter(({ key }) => Object.hasOwn(schemaOf(`blocks/${name}`).properties ?? {}, key)).length;
  const like = mended.filter((each) => mended.every((other) => ownIn(other) <= ownIn(each)));
  // One that lacks nothing, and has a place for each key, may still have entries with a few that nobody knows.
  const own = new Set(block.entries.map(({ keyRange }) => keyRange[0]));
  const isRight = (each: Finding): boolean =>
    isMended(each) || !(LACKS.test(each.code) || (own.has(each.range[0]) && each.code === 'unknown-key'));
  const whole = named.filter(({ inside }) => inside.every(isRight));
  const strangeIn = ({ inside }: { readonly inside: readonly Finding[] }): number => inside.filter(isStrangeKey).length;
  const fewest = smallest(whole.map(strangeIn));
  // What holds blocks is none of them.
  const [only, ...others] =
    like.length > 0 || role !== undefined ? like : whole.filter((each) => strangeIn(each) === fewest);
  return others.length > 0 ? undefined : only?.name;
}

const LACKS = /^(?:missing-key|wrong-kind|other-entries)$/;

/** Whether most keys of a block are understood by another one, and not only those that stand above anything; half of any, if it has its own name. */
function saysMore(block: MapNode, name: string, inside: readonly Finding[]): boolean {
  const isOwn = holdsName(textOf(block, 'type') ?? '', name);
  const place = placeOf({ owner: blockInWords(name), path: [] });
  const own = block.entries.filter(({ key }) => key !== 'type');
  const strange = new Set(inside.filter(isStrangeKey).map(({ range }) => range[0]));
  const known = own.filter(({ keyRange }) => !strange.has(keyRange[0]));
  const { required = [] } = schemaOf(`blocks/${name}`);
  const isHeading = ({ key }: Entry): boolean => {
    const meant = nameAt(place, key) ?? key;
    return HEADINGS.has(meant) && !(meant === 'description' && required.includes(meant));
  };
  return known.length * 2 > own.length - (isOwn ? 1 : 0) && (isOwn ? known.length > 0 : !known.every(isHeading));
}

const HEADINGS = new Set(['title', 'tagline', 'description', 'id', 'background']);

/** Whether a mistake is a key that this block has never heard of. */
function isStrangeKey(found: Finding): boolean {
  const { suggestion, advice } = factsOf(found, 'unknown-key') ?? { suggestion: '' };
  return (
    found.edits === undefined &&
    suggestion === undefined &&
    (advice === undefined || advice.why === 'of-blocks' || advice.why === 'in-text')
  );
}

/** Whether there is nothing to explain about a block: it is true to its schema, and its lists are given once. @param given as for `validateBlock` */
export function isRightBlock(source: SourceText, block: Node, given: JsonObject): boolean {
  const name = textOf(block, 'type') ?? '';
  if (block.kind !== 'map' || !blockNames().includes(name)) return false;
  const isWhole = Object.keys(given).length === 0;
  const schema = schemaOf(`blocks/${name}`);
  if (isWhole && right.get(block) === schema) return true;
  if (errorsIn(block, name, given).length > 0 || listedTwice(source, block, name).length > 0) return false;
  if (isWhole) right.set(block, schema);
  return true;
}

/** Blocks that are right by themselves, with the schema that they are true to: with another key, a page has the same ones. */
const right = new WeakMap<Node, Schema>();

function fieldsOf(
  { source, given = {}, site }: AroundBlock & { readonly source: SourceText },
  block: MapNode,
  name: string,
): Finding[] {
  const whole = { source, owner: blockInWords(name), site, node: block, schema: schemaOf(`blocks/${name}`), path: [] };
  const others = [...otherEntries(source, block, name), ...writtenOut(source, block, name)];
  const found = explainAll(whole, (root) => errorsIn(root, name, given));
  return [...others, ...listedTwice(source, block, name), ...found];
}

/** What the validator finds in a block. A query stands for the list that it finds pages for, and for the columns of that. */
function errorsIn(block: MapNode, type: string, given: JsonObject): readonly ErrorObject[] {
  const errors = errorsOf(`blocks/${type}`, { ...given, ...plainObject(block), type });
  if (errors.length === 0) return errors;
  const found = new Set([
    ...listsIn(block, type)
      .filter(isFound)
      .flatMap(({ path, kind }) => [filledKey(kind), kind.columns ?? []].flat().map((key) => [...path, key].join('/'))),
    ...filledIn(block, type).map(({ list }) => list),
  ]);
  return errors.filter(
    ({ keyword, params, instancePath }) =>
      keyword !== 'required' || !found.has(`${instancePath}/${params.missingProperty}`.slice(1)),
  );
}

/** The keys of a block that stand for a list of it, such as `places` for `items`. */
const filledIn = (block: MapNode, type: string): readonly { readonly by: string; readonly list: string }[] =>
  Object.entries(schemaOf(`blocks/${type}`).properties ?? {}).flatMap(([by, { fills: list }]) =>
    list === undefined || entryOf(block, by) === undefined ? [] : [{ by, list }],
  );

/** Entries below a key that only names some belong into the list that it stands for. */
const writtenOut = (source: SourceText, block: MapNode, name: string): Finding[] =>
  filledIn(block, name).flatMap(({ by, list }) => {
    const { keyRange, value } = entryOf(block, by) ?? {};
    if (keyRange === undefined || value?.kind !== 'list' || entryOf(block, list) !== undefined) return [];
    if (!value.items.some(({ kind }) => kind === 'map')) return [];
    const facts = { key: by, found: 'keys', isEntry: true, list } as const;
    const mistake = finding('text-not-list', inText(source, startOfList(value)), facts);
    return [{ ...withEdits(mistake, [rewrite(source, keyRange, list)]), covers: [value.range] }];
  });

/** A list has entries that are written down, or some that are found, or such as another key stands for. */
function listedTwice(source: SourceText, block: MapNode, name: string): Finding[] {
  const others = filledIn(block, name).flatMap(({ by, list }) => {
    const isAsked = listsIn(block).some((each) => isFound(each) && filledKey(each.kind) === list);
    const second = entryOf(block, list) ?? (isAsked ? entryOf(block, 'from') : undefined);
    if (second === undefined) return [];
    return [finding('from-and-items', inText(source, second.keyRange), { key: second.key, by, owner: 'block' })];
  });
  if (others.length > 0) return others;
  return listsIn(block).flatMap((list) => {
    const key = filledKey(list.kind);
    const items = entryOf(list.owner, key);
    if (items === undefined || !isFound(list)) return [];
    const owner = isOfBlock(list.kind) ? 'block' : 'group';
    return [finding('from-and-items', inText(source, items.keyRange), { key, by: 'from', owner })];
  });
}

function notABlock(source: SourceText, block: Node): Finding {
  const at: Range = startOf(block);
  if (block.kind === 'scalar' && block.value === null) {
    return withEdits(finding('empty-item', inText(source, at), {}), deleteItem(source, block.range));
  }
  const equals = equalsSigns(source, block);
  if (equals !== undefined) return equals;
  const text = block.kind === 'scalar' ? String(block.value) : '';
  const name = wordsIn(text).length < 4 ? blockMeant(text).suggestion : undefined;
  if (name !== undefined) {
    const mistake = finding('block-name-as-key', inText(source, at), { name, written: text });
    // Other words would be lost.
    const isName = isTheSame(text, name) || isOnlyNearest(text, name, blockNames());
    return isName ? withEdits(mistake, nameToType(source, block, { name })) : mistake;
  }
  const found = block.kind === 'list' ? 'list' : 'text';
  const facts = { key: 'blocks', wanted: 'keys', found, isEntry: true, example: '- type: hero' } as const;
  return finding('wrong-kind', inText(source, at), facts);
}

/** `type = hero`, and more such lines below it. */
function equalsSigns(source: SourceText, block: Node): Finding | undefined {
  if (block.kind !== 'scalar' || block.style !== 'plain') return undefined;
  const lines = block.source.split(/\r?\n/).map((line) => /^\s*([A-Za-z][\w-]*)( *= *)(\S.*)$/.exec(line));
  const [, key = '', , value = ''] = lines[0]?.map((part) => part.trimEnd()) ?? [];
  if (lines.some((line) => line === null)) return undefined;
  const edits = [...block.source.matchAll(/^([ \t]*[A-Za-z][\w-]*)( *= *)/gm)].map(
    ({ index, 1: before = '', 2: sign = '' }) => {
      const start = block.range[0] + index + before.length;
      return replace([start, start + sign.length], ': ');
    },
  );
  const at: Range = [block.range[0], block.range[0] + key.length];
  return withEdits(finding('missing-colon', inText(source, at), { text: key, better: `${key}: ${value}` }), edits);
}

/** A block without its `type`. Where its name can be seen all the same, its fields are looked at. */
function withoutType(source: SourceText, block: MapNode, { site }: AroundBlock): Finding[] {
  const keys = block.entries.map(({ key }) => key);
  const isBlock = (name: string): boolean => blockNames().includes(name);
  const typed = typeAmong(keys);
  const misspelt = typed === undefined ? undefined : entryOf(block, typed);
  const name = misspelt === undefined ? '' : String(plainValue(misspelt.value));
  // A block may have a field that is called like another block.
  const named = block.entries.find(({ key, value }) => isBlock(key) && (keys.length === 1 || value.kind !== 'scalar'));
  if (named !== undefined && !isBlock(name)) {
    const mistake = finding('block-name-as-key', inText(source, named.keyRange), { name: named.key });
    const others = block.entries.filter((entry) => entry !== named);
    const fields = others.length === 0 && named.value.kind === 'map' ? named.value : { ...block, entries: others };
    return [
      withEdits(mistake, nameToType(source, block, { name: named.key })),
      ...fieldsOf({ source, site }, fields, named.key),
    ];
  }
  if (misspelt !== undefined) {
    const facts = { key: misspelt.key, where: 'a block', suggestion: 'type', known: ['type'] };
    const mistake = finding('unknown-key', inText(source, misspelt.keyRange), facts);
    const typed = { ...misspelt, key: 'type' };
    const fields = { ...block, entries: block.entries.map((entry) => (entry === misspelt ? typed : entry)) };
    const inside = name === '' ? [] : validateBlock(source, fields, { site });
    return [withEdits(mistake, [rewrite(source, misspelt.keyRange, 'type')]), ...inside];
  }
  return [finding('missing-type', inText(source, startOf(block)), { blocks: blockNames() })];
}

/**
 * The lists of a block that were written for another one: every entry lacks what it must have here, has keys that mean
 * nothing here, and would be right there. Key by key that would be twice as many mistakes as there are entries.
 */
function otherEntries(source: SourceText, block: MapNode, name: string): Finding[] {
  return block.entries.flatMap(({ key, value }) => {
    const own = entrySchema(name, key);
    if (own === undefined || value.kind !== 'list' || value.items.length === 0) return [];
    const place = placeOf({ owner: `a ${name} block`, path: [key], schema: own });
    if (!value.items.every((entry) => isStrange(own, entry, place))) return [];
    const blocks = blockNames().filter((other) => {
      const schema = other === name ? undefined : entrySchema(other, key);
      return schema !== undefined && value.items.every((entry) => isWholeEntry(schema, entry));
    });
    if (blocks.length === 0) return [];
    const facts = { key, name, blocks, needed: own.required ?? [] };
    const mistake = finding('other-entries', inText(source, startOfList(value)), facts);
    const { range } = entryOf(block, 'type')?.value ?? {};
    const isNamed = range === undefined ? mistake : withRelated(mistake, { source, range }, { why: 'block' });
    // Nothing else is to be said about the list.
    return [{ ...isNamed, covers: [value.range] }];
  });
}

/** What a block wants of each entry of one of its lists; undefined if it has no such list, or one of texts. */
function entrySchema(block: string, key: string): Schema | undefined {
  const list = below(schemaOf(`blocks/${block}`), key)?.schema;
  const entry = list === undefined ? undefined : below(list, 0)?.schema;
  return entry?.properties === undefined ? undefined : entry;
}

/** Whether an entry has a key too many and lacks one, also when its keys are taken for what they probably mean. @param place by `placeOf` */
function isStrange({ properties = {}, required = [] }: Schema, entry: Node, place: string): boolean {
  if (entry.kind !== 'map') return false;
  const present = entry.entries.map(({ key }) => key);
  const missing = required.filter((key) => !present.includes(key));
  const unknown = present.filter((key) => !Object.hasOwn(properties, key));
  const meant = unknown.map((key) => meantKey(key, { known: Object.keys(properties), missing, present, place }));
  return unknown.length > 0 && missing.some((key) => !meant.includes(key));
}

function startOfList({ items, range }: ListNode): Range {
  const [first] = items;
  return (first?.kind === 'map' ? first.entries[0]?.keyRange : undefined) ?? range;
}
