import type { KeyAdvice } from '../../diagnostics/wording/key-advice.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../yaml/findings/most.ts';
import { type Entry, entryOf, type MapNode, type Node, nodeAt, type Path, textOf } from '../../yaml/syntax/tree.ts';
import { deleteEntry, type Edit, rewrite } from '../../yaml/text/edits.ts';
import type { Range } from '../../yaml/text/source.ts';
import { isEmpty, keysToList, keyToBlock } from '../edits/entries.ts';
import { isOfPage, isTextOfPage } from '../schemas/habits.ts';
import { below, blockNames } from '../schemas/schemas.ts';
import { isSureKey, meantKey, synonymOf } from '../schemas/synonyms.ts';
import { type Context, isRequired, schemaAt, whereOf } from './context.ts';
import { elsewhere } from './elsewhere.ts';
import { exampleOf, lineFor } from './example.ts';
import { inFrame } from './kind.ts';
import { NAMES_OF_TEXTS } from './not-text.ts';
import {
  habitOf,
  inOtherKind,
  isForList,
  meantKeys,
  namedOtherwise,
  otherKindOf,
  otherNames,
  type Rival,
  taken,
  takenBy,
} from './other-names.ts';
import { unnamedPair } from './pairs.ts';

/** What is wrong with the keys of one map. */
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
export function explainKeys(context: Context, path: Path, wrong: WrongKeys): Finding[] {
  const { missing, conditional, conditions } = wrong;
  const unknown = wrong.unknown.slice(0, MOST_COUNTED);
  const map = nodeAt(context.root, path);
  if (map?.kind !== 'map') return [];
  const pair = unnamedPair(context, path);
  if (pair !== undefined) return [pair];
  const known = Object.keys(schemaAt(context, path).properties ?? {});
  const present = map.entries.map(({ key }) => key);
  const { meant, rivals } = meantKeys(context, path, map, unknown, { known, missing, present });
  const found = new Set([...meant.values(), ...unknown.map((key) => otherKindOf(context, path, map, key))]);
  const isOpen = conditions.some((key) => found.has(key));
  // A block beside the other keys of a page, or the text of the page, is what is missing under "blocks".
  const isBeside = isOfPage(context.where) && unknown.some((key) => blockNames().includes(key) || isTextOfPage(key));
  // What to write in the place of another key says that it is missing.
  const advice = unknown.map((key) => habitOf(context, path, key) ?? '');
  const isAdvised = (key: string): boolean => advice.some((words) => words.includes(`"${key}:`));
  const absent = missing.filter(
    (key) =>
      !found.has(key) && !isAdvised(key) && !(isOpen && conditional.includes(key)) && !(key === 'blocks' && isBeside),
  );
  const others = typeof path.at(-1) === 'number' ? otherNames(map, meant, missing) : [];
  const together = others.length < 2 ? [] : [namedOtherwise(context, path, others)];
  return [
    ...together,
    ...unknown.flatMap((key) => {
      if (together.length > 0 && others.some(({ entry }) => entry.key === key)) return [];
      const name = isOfOtherKind(context, path, map, key, meant.get(key)) ? undefined : meant.get(key);
      const mistake = unknownKey(context, path, map, key, { known, meant: name, rival: rivals.get(key) });
      // Of two keys that may mean the same, nobody knows which does.
      const isOnly = ![...rivals.values()].some(({ entry }) => entry.key === key);
      if (mistake.code !== 'unknown-key') return mistake;
      const answer = answerFor(context, path, map, key, isOnly ? name : undefined);
      return answer === undefined
        ? withAnswer(mistake, nameInstead(context, map, key, name), false)
        : withEdits(mistake, answer);
    }),
    ...absent.map((key) => missingKey(context, path, map, key)),
  ];
}

/** Whether a text stands where the key that was meant takes something else: its name alone would be the next mistake. */
function isOfOtherKind(context: Context, path: Path, map: MapNode, key: string, meant: string | undefined): boolean {
  const isText = meant !== undefined && entryOf(map, key)?.value.kind === 'scalar';
  return isText && otherKindOf(context, path, map, key) === meant;
}

function unknownKey(
  context: Context,
  path: Path,
  map: MapNode,
  key: string,
  {
    known,
    meant,
    rival,
  }: { readonly known: readonly string[]; readonly meant: string | undefined; readonly rival: Rival | undefined },
): Finding {
  const at: Range = entryOf(map, key)?.keyRange ?? map.range;
  if (/^(private_?-?key|access_?-?token)$/i.test(key)) return finding('private-key', inText(context.source, at));
  const where = whereOf(context, path);
  const untyped = meant === 'blocks' && isWithoutTypes(map, key);
  const suggestion = untyped ? undefined : meant;
  const isNeeded =
    meant !== undefined &&
    isNeededText(context, [...path, meant]) &&
    (synonymOf(key, [meant]) === meant || NAMES_OF_TEXTS.test(key));
  return finding('unknown-key', inText(context.source, at), {
    key,
    where,
    suggestion,
    advice:
      untyped && !isEmptyAt(map, key)
        ? { why: 'untyped-blocks' }
        : adviceOnKey(context, path, map, { key, rival, isNeeded }),
    ...(suggestion === undefined ? {} : { about: formOf(context, path, suggestion) }),
    ...(isForList(context, path, map, key, suggestion) ? { asList: listFor(context, map, key, suggestion) } : {}),
    known,
  });
}

/** What to do with a key that isn't another one misspelt. @param key with the one that takes its name, and whether what it means is needed */
function adviceOnKey(
  context: Context,
  path: Path,
  map: MapNode,
  { key, rival, isNeeded }: { readonly key: string; readonly rival: Rival | undefined; readonly isNeeded: boolean },
): KeyAdvice | undefined {
  if (isEmptyAt(map, key)) return { why: 'empty' };
  const rivalry = takenBy(context, path, map, key, rival);
  if (rivalry !== undefined) return rivalry;
  const habit = habitOf(context, path, key);
  if (habit !== undefined) return { why: 'habit', words: habit };
  return (
    inOtherKind(context, path, map, key) ??
    taken(context, path, map, key) ??
    (isNeeded || isSameName(context, map, key) ? undefined : elsewhere(context, path, key))
  );
}

/** How the keys below another key become the entry of a list: the line to write if they are in braces, dashes if they aren't. */
function listFor(context: Context, map: MapNode, key: string, suggestion: string | undefined): string {
  const value = entryOf(map, key)?.value;
  const framed = value === undefined ? undefined : inFrame(context, value);
  return framed === undefined ? 'dashes' : `${suggestion}: ${framed}`;
}

/** Whether a key is called like the block it stands in: whoever wrote it meant this block. */
function isSameName({ root }: Context, map: MapNode, key: string): boolean {
  return map === root && textOf(map, 'type') === key;
}

/** Whether a map can't do without the text of a key: that is meant by another name, wherever else there is a key of that name. */
function isNeededText(context: Context, path: Path): boolean {
  return isRequired(context, path) && schemaAt(context, path).type === 'string';
}

/** What the value of a key looks like: in words, or a line to go by where it isn't a single one. */
function formOf(context: Context, path: Path, key: string): string | { readonly example: string } {
  const schema = schemaAt(context, [...path, key]);
  const isSingle = schema.type !== 'array' && schema.type !== 'object';
  return isSingle ? (schema.form ?? schema.description ?? '') : { example: exampleOf(key, schema) };
}

/** Its right name; its right place, for a block beside the list of blocks; nothing, if nothing is in it. */
function answerFor(
  context: Context,
  path: Path,
  map: MapNode,
  key: string,
  meant: string | undefined,
): readonly Edit[] | undefined {
  const { source, where } = context;
  const entry = entryOf(map, key);
  if (entry === undefined) return undefined;
  if (meant !== undefined) {
    // A single value under the right name may be the next mistake.
    const type = below(schemaAt(context, path), meant)?.schema.type ?? 'string';
    if (meant === 'blocks' && isWithoutTypes(map, key)) return undefined;
    const { value } = entry;
    const asList = value.kind === 'map' && type === 'array' ? (keysToList(source, value) ?? []) : undefined;
    const fits = asList?.length !== 0 && (value.kind !== 'scalar' || !['array', 'object'].includes(type));
    // A dash that sticks to a key is another mistake.
    return fits && entryOf(map, meant) === undefined && !key.startsWith('-') && isSureKey(key, meant)
      ? [rewrite(source, entry.keyRange, meant), ...(asList ?? [])]
      : undefined;
  }
  if (path.length === 0 && isOfPage(where) && blockNames().includes(key)) return keyToBlock(source, map, key);
  return isEmpty(entry.value) ? deleteEntry(source, entry.keyRange) : undefined;
}

/** Another name in the place of a key. */
function nameInstead(context: Context, map: MapNode, key: string, name: string | undefined): Edit[] | undefined {
  const entry = entryOf(map, key);
  return name === undefined || entry === undefined ? undefined : [rewrite(context.source, entry.keyRange, name)];
}

/** Whether the entries below a key have no type, so that they are no blocks yet. */
function isWithoutTypes(map: MapNode, key: string): boolean {
  const value = entryOf(map, key)?.value;
  const isType = (entry: Entry, keys: readonly string[]): boolean =>
    meantKey(entry.key, ['type'], ['type'], keys) === 'type';
  const hasType = (item: Node): boolean =>
    item.kind === 'map' &&
    item.entries.some((entry, _, all) =>
      isType(
        entry,
        all.map(({ key: other }) => other),
      ),
    );
  return value?.kind === 'list' && !value.items.some(hasType);
}

function isEmptyAt(map: MapNode, key: string): boolean {
  const entry = entryOf(map, key);
  return entry !== undefined && isEmpty(entry.value);
}

function missingKey(context: Context, path: Path, map: MapNode, key: string): Finding {
  const type = path.length === 0 && textOf(map, 'type') !== undefined ? entryOf(map, 'type') : undefined;
  const range = type?.value.range ?? map.entries[0]?.keyRange ?? [map.range[0], map.range[0] + 1];
  if (key === 'alt') return finding('missing-alt', inText(context.source, range));
  const { description = '' } = schemaAt(context, [...path, key]);
  const example = lineFor(key, below(schemaAt(context, path), key));
  const isInBraces = context.source.text.charAt(map.range[0]) === '{';
  const facts = { key, where: whereOf(context, path), example, description, ...(isInBraces ? { isInBraces } : {}) };
  return finding('missing-key', inText(context.source, range), facts);
}
