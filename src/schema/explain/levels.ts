import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type Node, textOf } from '../../yaml/syntax/tree.ts';
import { columnOf } from '../../yaml/text/edits.ts';
import { lineOf, type SourceText } from '../../yaml/text/source.ts';
import { moveKeys, unwrapKeys } from '../edits/levels.ts';
import { isOfPage } from '../schemas/habits.ts';
import { below, blockInWords, blockNames, resolve, type Schema, schemaOf } from '../schemas/schemas.ts';
import { meantKey } from '../schemas/synonyms.ts';
import type { Context } from './context.ts';

/** Keys of a map as they were meant, from one of them on. */
export type Moved = {
  readonly mistake: Finding;
  /** What stands in the place of the keys that are taken. */
  readonly entries: readonly Entry[];
  /** How many keys are taken. */
  readonly taken: number;
};

const has = (schema: Schema, key: string): boolean => Object.hasOwn(schema.properties ?? {}, key);

/** `- label: Go`, and `href: /` below it in the column of the list's key; `mode: dark` below the keys of `theme`. */
export function keysMovedIn(context: Context, map: MapNode, at: number, outer: Schema): Moved | undefined {
  const found = lastKeysAt(context, map, at, outer);
  if (found === undefined) return undefined;
  const { entry, target } = found;
  const { keys, schema, isEntry } = target;
  const rest = map.entries.slice(at + 1);
  const end = rest.findIndex((each) => !isMeantIn(each, target, outer));
  const strays = rest.slice(0, end === -1 ? undefined : end);
  const [first, last] = [strays[0], strays.at(-1)];
  const [beside] = keys.entries;
  if (first === undefined || last === undefined || beside === undefined) return undefined;
  // An entry that lacks nothing may not be where they belong.
  if (isEntry && !strays.some(({ key }) => schema.required?.includes(key))) return undefined;
  const { source } = context;
  const facts = {
    line: lineOf(source, (isEntry ? beside.keyRange : entry.keyRange)[0]).number,
    key: entry.key,
    keys: strays.map(({ key }) => key),
    isEntry,
    beside: { key: beside.key, line: lineOf(source, beside.keyRange[0]).number },
  };
  const mistake = finding('missing-indent', inText(source, first.keyRange), facts);
  const edits = moveKeys(source, strays, columnOf(source, beside.keyRange[0]));
  const filled: MapNode = {
    ...keys,
    range: [keys.range[0], last.value.range[1]],
    entries: [...keys.entries, ...strays],
  };
  const value: Node =
    entry.value.kind === 'list' ? { ...entry.value, items: [...entry.value.items.slice(0, -1), filled] } : filled;
  return { mistake: withEdits(mistake, edits), entries: [{ ...entry, value }], taken: strays.length + 1 };
}

/** Whether a key means something among others, and not where it is; of two meanings, the one that its text fits. */
function isMeantIn({ key, value }: Entry, { keys, schema, isEntry }: Target, outer: Schema): boolean {
  if (!has(schema, key) || entryOf(keys, key) !== undefined) return false;
  if (!has(outer, key)) return true;
  const [here, there] = [below(outer, key)?.schema.type, below(schema, key)?.schema.type];
  return !isEntry && value.kind === 'scalar' && value.value !== null && here === 'object' && there === 'string';
}

/** `title: Hi` below the keys of `image`, in their column, where the block around them should have it. */
export function keysMovedOut(context: Context, map: MapNode, at: number, outer: Schema): Moved | undefined {
  const found = lastKeysAt(context, map, at, outer);
  if (found === undefined) return undefined;
  const { entry, target } = found;
  const { keys, schema } = target;
  const isOut = (each: Entry): boolean =>
    !has(schema, each.key) && entryOf(map, each.key) === undefined && fitsIn(context, outer, each);
  const start = keys.entries.findLastIndex((each) => !isOut(each)) + 1;
  const strays = keys.entries.slice(start);
  const [first] = strays;
  if (first === undefined || start === 0) return undefined;
  const { source } = context;
  const mistake = finding('unknown-key', inText(source, first.keyRange), {
    key: first.key,
    where: target.where,
    suggestion: undefined,
    advice: {
      why: 'moved-out',
      where: context.where,
      count: strays.length,
      beside: entry.key,
      line: lineOf(source, entry.keyRange[0]).number,
    },
    known: [],
  });
  const edits = moveKeys(source, strays, columnOf(source, entry.keyRange[0]));
  const rest: MapNode = { ...keys, entries: keys.entries.slice(0, start) };
  const value: Node =
    entry.value.kind === 'list' ? { ...entry.value, items: [...entry.value.items.slice(0, -1), rest] } : rest;
  return { mistake: withEdits(mistake, edits), entries: [{ ...entry, value }, ...strays], taken: 1 };
}

/** `content:` with keys below it that belong where it stands. */
export function keysUnwrapped(context: Context, map: MapNode, at: number, schema: Schema): Moved | undefined {
  const entry = map.entries[at];
  if (entry?.value.kind !== 'map' || has(schema, entry.key)) return undefined;
  const { value, key } = entry;
  const fits = value.entries.every((each) => has(schema, each.key) && entryOf(map, each.key) === undefined);
  if (value.entries.length === 0 || !fits || isMeantAsKeys(schema, map, entry)) return undefined;
  const mistake = finding('unknown-key', inText(context.source, entry.keyRange), {
    key,
    where: context.where,
    suggestion: undefined,
    advice: { why: 'unwrapped', where: context.where },
    known: [],
  });
  const edits = unwrapKeys(context.source, entry.keyRange, value);
  return { mistake: withEdits(mistake, edits), entries: value.entries, taken: 1 };
}

/** Whether a key is another one misspelt that may have these keys below it. */
function isMeantAsKeys(schema: Schema, map: MapNode, { key, value }: Entry): boolean {
  const known = Object.keys(schema.properties ?? {});
  const present = map.entries.map((each) => each.key);
  const meant = meantKey(key, known, [], present);
  const inner = meant === undefined ? undefined : below(schema, meant)?.schema;
  return inner !== undefined && value.kind === 'map' && value.entries.some((each) => has(inner, each.key));
}

/** Whether a key may have its value somewhere. A page has other pictures than its blocks. */
function fitsIn({ where }: Context, outer: Schema, { key, value }: Entry): boolean {
  const type = below(outer, key)?.schema.type;
  if (type === undefined || (isOfPage(where) && key === 'image')) return false;
  return value.kind === 'scalar'
    ? type !== 'object' && type !== 'array'
    : type === (value.kind === 'list' ? 'array' : 'object');
}

/** `a page` -> `the page` */

type Target = { readonly keys: MapNode; readonly schema: Schema; readonly isEntry: boolean; readonly where: string };

/** One of some keys, and the last keys below it; undefined if it has none that others could belong next to. */
function lastKeysAt(
  context: Context,
  map: MapNode,
  at: number,
  outer: Schema,
): { readonly entry: Entry; readonly target: Target } | undefined {
  const entry = map.entries[at];
  const inner = entry === undefined ? undefined : below(outer, entry.key)?.schema;
  const target = entry === undefined || inner === undefined ? undefined : lastKeys(context, entry, inner);
  return entry === undefined || target === undefined ? undefined : { entry, target };
}

/** The keys below a key, or those of the last entry of the list below it, if they stand on lines of their own. */
function lastKeys({ source, where }: Context, { key, value }: Entry, schema: Schema): Target | undefined {
  const isEntry = value.kind === 'list';
  const keys = isEntry ? value.items.at(-1) : value;
  if (keys?.kind !== 'map' || keys.entries.length === 0 || isInBrackets(source, value) || isInBrackets(source, keys))
    return undefined;
  if (isOfPage(where) && key === 'blocks') {
    const type = textOf(keys, 'type') ?? '';
    return blockNames().includes(type)
      ? { keys, schema: schemaOf(`blocks/${type}`), isEntry, where: blockInWords(type) }
      : undefined;
  }
  const inner = !isEntry ? schema : schema.items === undefined ? undefined : resolve(schema.items).schema;
  if (inner?.properties === undefined) return undefined;
  return { keys, schema: inner, isEntry, where: isEntry ? `an entry of "${key}"` : `"${key}"` };
}

function isInBrackets({ text }: SourceText, { range: [start] }: Node): boolean {
  return /[[{]/.test(text.charAt(start));
}
