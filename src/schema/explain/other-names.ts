import type { KeyAdvice } from '../../diagnostics/wording/key-advice.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type MapNode, type Path, textOf } from '../../yaml/syntax/tree.ts';
import { rewrite } from '../../yaml/text/edits.ts';
import { lineOf, type Range } from '../../yaml/text/source.ts';
import { canHold } from '../schemas/can-hold.ts';
import { habitAt } from '../schemas/habits.ts';
import { below, resolve } from '../schemas/schemas.ts';
import { isSlip, nearest } from '../schemas/suggest.ts';
import { isSureKey, meantKey, synonymOf } from '../schemas/synonyms.ts';
import { type Context, schemaAt, whereOf } from './context.ts';
import { lineFor } from './example.ts';
import { exampleFor } from './kind.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';

type Keys = {
  readonly known: readonly string[];
  readonly missing: readonly string[];
  readonly present: readonly string[];
};

/** The key that was meant. One that is only called so elsewhere must be able to have the value. */
function keyMeantBy(context: Context, path: Path, map: MapNode, key: string, keys: Keys): string | undefined {
  const { known, missing, present } = keys;
  const meant =
    meantKey(key, known, missing, present) ??
    listMeant(context, path, map, key, missing) ??
    textMeant(context, path, map, key, missing);
  const value = entryOf(map, key)?.value;
  if (meant === undefined || value === undefined) return meant;
  // Two of a name are the next mistake, and another builder's key is no key of ours that is only spelt alike.
  const isHabit = habitOf(context, path, key) !== undefined;
  // `published: true` is such a key, and no slip of `publishAt`. One that names a kind was understood before.
  const isSure = isHabit ? meant !== 'kind' && synonymOf(key, [meant]) !== undefined : isSureKey(key, meant);
  if (present.includes(meant) || (!isSure && isHabit)) return undefined;
  if (nearest(key, [meant]) !== undefined) return meant;
  if (canHold(meant, below(schemaAt(context, path), meant)?.schema ?? {}, value)) return meant;
  const without = (names: readonly string[]): string[] => names.filter((name) => name !== meant);
  return keyMeantBy(context, path, map, key, { known: without(known), missing: without(missing), present });
}

/** The only text that is missing, for a key that says no more than that a text follows: `label:` alone in an announcement. */
function textMeant(
  context: Context,
  path: Path,
  map: MapNode,
  key: string,
  missing: readonly string[],
): string | undefined {
  if (!NAMES_OF_TEXTS.test(key) || entryOf(map, key)?.value.kind !== 'scalar') return undefined;
  const texts = missing.filter((name) => {
    const { kind } = below(schemaAt(context, path), name) ?? {};
    return kind === 'text' || kind === 'richText' || kind === 'passage';
  });
  return texts.length === 1 ? texts[0] : undefined;
}

/** The missing list whose entries have a key of those below a key that nobody knows: `godziny:` with `days:` and `hours:` in it. */
function listMeant(
  context: Context,
  path: Path,
  map: MapNode,
  key: string,
  missing: readonly string[],
): string | undefined {
  const value = entryOf(map, key)?.value;
  const [first, ...others] = value?.kind === 'list' ? value.items : [];
  if (first?.kind !== 'map' || first.entries.length === 0 || others.some(({ kind }) => kind !== 'map'))
    return undefined;
  const lists = missing.filter((name) => {
    const { items } = below(schemaAt(context, path), name)?.schema ?? {};
    const known = items === undefined ? {} : (resolve(items).schema.properties ?? {});
    // What is a list in its entries may be that of one of them.
    const own = known[key] === undefined ? undefined : resolve(known[key]).schema.type;
    return own !== 'array' && first.entries.some((entry) => Object.hasOwn(known, entry.key));
  });
  return lists.length === 1 ? lists[0] : undefined;
}

/** A key that takes the name another one would have, too. */
export type Rival = { readonly entry: Entry; readonly name: string };

/** What unknown keys mean, and for those whose name another one takes, which one that is. */
export type Meant = {
  readonly meant: ReadonlyMap<string, string | undefined>;
  readonly rivals: ReadonlyMap<string, Rival>;
};

/**
 * Texts under keys in another script, which nobody knows, are in the order of the texts that are missing, where there are as many:
 * `სათაური` and `აღწერა` for a title and a description.
 */
function inTheirOrder(
  context: Context,
  path: Path,
  map: MapNode,
  { meant, missing }: Keys & { readonly meant: ReadonlyMap<string, string | undefined> },
): readonly (readonly [key: string, name: string])[] {
  const isText = (key: string): boolean => entryOf(map, key)?.value.kind === 'scalar';
  const taken = new Set(meant.values());
  const keys = [...meant].flatMap(([key, name]) =>
    name === undefined && !/\p{Script=Latin}/u.test(key) && /\p{L}/u.test(key) && isText(key) ? key : [],
  );
  const names = missing.filter(
    (name) => !taken.has(name) && below(schemaAt(context, path), name)?.schema.type === 'string',
  );
  return keys.length === names.length ? keys.map((key, at) => [key, names[at] ?? key] as const) : [];
}

/** The keys that were meant. Of several that mean the same, the one spelt most like it does: two of a name are the next mistake. */
export function meantKeys(context: Context, path: Path, map: MapNode, unknown: readonly string[], keys: Keys): Meant {
  const meant = new Map(unknown.map((key) => [key, keyMeantBy(context, path, map, key, keys)]));
  for (const [key, name] of inTheirOrder(context, path, map, { ...keys, meant })) meant.set(key, name);
  const rivals = new Map<string, Rival>();
  for (const name of new Set(meant.values())) {
    if (name === undefined) continue;
    const same = unknown.filter((key) => meant.get(key) === name);
    const [first = '', ...others] = same.toSorted((a, b) => differenceOf(a, name) - differenceOf(b, name));
    const entry = entryOf(map, first);
    for (const key of others) {
      const taken = new Set(meant.values());
      const isFree = (other: string): boolean => !taken.has(other);
      const rest = { ...keys, known: keys.known.filter(isFree), missing: keys.missing.filter(isFree) };
      const other = keyMeantBy(context, path, map, key, rest);
      const isOther = other !== undefined && isSureKey(key, other);
      meant.set(key, isOther ? other : undefined);
      if (entry !== undefined && !isOther) rivals.set(key, { entry, name });
    }
  }
  return { meant, rivals };
}

/** How far a key is from the one that it means: spelt so, a slip of the hand away, called so elsewhere, or only alike. */
function differenceOf(key: string, meant: string): number {
  if (nearest(key, [meant]) !== undefined) return isSlip(key, meant) ? 0 : 2;
  return 1;
}

/** What to do with a key whose name another one takes. */
export function takenBy(
  context: Context,
  path: Path,
  map: MapNode,
  key: string,
  rival: Rival | undefined,
): KeyAdvice | undefined {
  if (rival === undefined) return undefined;
  const { entry, name } = rival;
  const { number } = lineOf(context.source, entry.keyRange[0]);
  const isAlike = entryOf(map, key)?.value.kind === entry.value.kind;
  const join = isAlike ? howToJoin(context, path, name) : 'none';
  return { why: 'name-taken', name, join, by: entry.key, line: number };
}

/** How the value of a key gets into another value of the same kind. */
function howToJoin(context: Context, path: Path, name: string): 'words' | 'entries' | 'none' {
  const { kind, schema = {} } = below(schemaAt(context, path), name) ?? {};
  if (kind === 'text' || kind === 'richText' || kind === 'passage') return 'words';
  return schema.type === 'array' ? 'entries' : 'none';
}

type Named = { readonly entry: Entry; readonly name: string };

/** The keys an entry must have, where it has them by the names of another builder: `old` and `new` for `from` and `to`. */
export function otherNames(
  map: MapNode,
  meant: ReadonlyMap<string, string | undefined>,
  missing: readonly string[],
): Named[] {
  return map.entries.flatMap((entry) => {
    const name = meant.get(entry.key);
    const isName = name !== undefined && missing.includes(name) && synonymOf(entry.key, [name]) !== undefined;
    return isName ? [{ entry, name }] : [];
  });
}

/** One mistake for all of them. */
export function namedOtherwise(context: Context, path: Path, named: readonly Named[]): Finding {
  const [first, ...others] = named.map(({ entry, name }) => ({ key: entry.key, suggestion: name }));
  const at: Range = named[0]?.entry.keyRange ?? context.root.range;
  const where = whereOf(context, path);
  const facts = { key: '', suggestion: undefined, ...first, others, where, known: [] };
  const edits = named.map(({ entry, name }) => rewrite(context.source, entry.keyRange, name));
  return withEdits(finding('unknown-key', inText(context.source, at), facts), edits);
}

/** What to do in place of a key of other builders. */
export function habitOf(context: Context, path: Path, key: string): string | undefined {
  const { where, source } = context;
  if (path.length === 0) return habitAt(where, key, source.file);
  if (where === 'site.yaml') return path.length === 1 ? habitAt(String(path[0]), key, source.file) : undefined;
  return Object.hasOwn(schemaAt(context, path).properties ?? {}, 'hours')
    ? habitAt('hours', key, source.file)
    : undefined;
}

/** Another name for a key that is there already. */
export function taken(context: Context, path: Path, map: MapNode, key: string): KeyAdvice | undefined {
  const schema = schemaAt(context, path);
  const present = Object.keys(schema.properties ?? {}).filter((name) => entryOf(map, name) !== undefined);
  const name = synonymOf(key, present) ?? present.find((other) => isSlip(key, other));
  const [own, other] = [entryOf(map, key)?.value, name === undefined ? undefined : entryOf(map, name)?.value];
  if (name === undefined || own?.kind !== other?.kind) return undefined;
  return { why: isSlip(key, name) ? 'misspelt-twice' : 'there-already', name, join: howToJoin(context, path, name) };
}

/** Whether the keys below a key belong into a list of entries under its right name. */
export function isForList(context: Context, path: Path, map: MapNode, key: string, meant: string | undefined): boolean {
  if (meant === undefined || entryOf(map, key)?.value.kind !== 'map') return false;
  return below(schemaAt(context, path), meant)?.schema.type === 'array';
}

/**
 * The key that is called so elsewhere and takes values of another kind, such as a picture with its alt text where there is only a
 * path. Undefined where the value is no choice of that key: it was not meant.
 */
export function otherKindOf(context: Context, path: Path, map: MapNode, key: string): string | undefined {
  const present = map.entries.map((entry) => entry.key);
  const free = Object.keys(schemaAt(context, path).properties ?? {}).filter((name) => !present.includes(name));
  const name = synonymOf(key, free);
  const value = entryOf(map, key)?.value;
  const schema = name === undefined ? undefined : below(schemaAt(context, path), name)?.schema;
  if (name === undefined || value === undefined || schema === undefined || schema.enum !== undefined) return undefined;
  return ['array', 'object', 'string'].includes(schema.type ?? '') && !canHold(name, schema, value) ? name : undefined;
}

/** How the key of another kind would be written. */
export function inOtherKind(context: Context, path: Path, map: MapNode, key: string): KeyAdvice | undefined {
  const name = otherKindOf(context, path, map, key);
  const value = entryOf(map, key)?.value;
  const found = name === undefined ? undefined : below(schemaAt(context, path), name);
  if (name === undefined || value === undefined || found === undefined) return undefined;
  const src = textOf(value, 'src');
  if (found.kind === 'imagePath' && src !== undefined) return { why: 'other-kind', name, example: `${name}: ${src}` };
  const example =
    found.schema.type === 'string' ? lineFor(name, found) : exampleFor(context, [...path, name], value, found.schema);
  return { why: 'other-kind', name, example };
}
