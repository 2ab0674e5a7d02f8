import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import type { Diagnostic, Edit } from '../../../diagnostics/diagnostic.ts';
import { choices } from '../../../diagnostics/wording/entry.ts';
import { deleteEntry, isEmpty, keyToBlock } from '../../fix/answers/entries.ts';
import { renameKey } from '../../fix/edits.ts';
import { MOST_COUNTED } from '../../most.ts';
import { entryOf, type MapNode, nodeAt, type Path, textOf } from '../../yaml/tree.ts';
import { isTextOfPage } from '../habits.ts';
import { below, blockNames, resolve, schemaOf } from '../schemas.ts';
import { isSureKey } from '../synonyms.ts';
import { type Context, place, schemaAt, whereOf } from './context.ts';
import { lineFor } from './example.ts';
import {
  habitOf,
  inOtherKind,
  isForList,
  keyMeantBy,
  namedOtherwise,
  otherKindOf,
  otherNames,
  taken,
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
export function explainKeys(context: Context, path: Path, wrong: WrongKeys): Diagnostic[] {
  const { missing, conditional, conditions } = wrong;
  const unknown = wrong.unknown.slice(0, MOST_COUNTED);
  const map = nodeAt(context.root, path);
  if (map?.kind !== 'map') return [];
  const pair = unnamedPair(context, path);
  if (pair !== undefined) return [pair];
  const known = Object.keys(schemaAt(context, path).properties ?? {});
  const present = map.entries.map(({ key }) => key);
  const meant = new Map(unknown.map((key) => [key, keyMeantBy(context, path, map, key, { known, missing, present })]));
  const found = new Set([...meant.values(), ...unknown.map((key) => otherKindOf(context, path, map, key))]);
  const isOpen = conditions.some((key) => found.has(key));
  // A block beside the other keys of a page, or the text of the page, is what is missing under "blocks".
  const isBeside = context.where === 'a page' && unknown.some((key) => blockNames().includes(key) || isTextOfPage(key));
  const absent = missing.filter(
    (key) => !found.has(key) && !(isOpen && conditional.includes(key)) && !(key === 'blocks' && isBeside),
  );
  const others = typeof path.at(-1) === 'number' ? otherNames(map, meant, missing) : [];
  const together = others.length < 2 ? [] : [namedOtherwise(context, path, others)];
  return [
    ...together,
    ...unknown.flatMap((key) => {
      if (together.length > 0 && others.some(({ entry }) => entry.key === key)) return [];
      const mistake = unknownKey(context, path, map, key, meant.get(key), known);
      // Of two keys that may mean the same, nobody knows which does.
      const isOnly = [...meant.values()].filter((other) => other === meant.get(key)).length === 1;
      return mistake.code === 'unknown-key'
        ? withFix(mistake, answerFor(context, path, map, key, isOnly ? meant.get(key) : undefined))
        : mistake;
    }),
    ...absent.map((key) => missingKey(context, path, map, key)),
  ];
}

function unknownKey(
  context: Context,
  path: Path,
  map: MapNode,
  key: string,
  suggestion: string | undefined,
  known: readonly string[],
): Diagnostic {
  const at = place(context, entryOf(map, key)?.keyRange ?? map.range);
  if (/^(private_?-?key|access_?-?token)$/i.test(key)) return diagnose('private-key', at);
  const where = whereOf(context, path);
  return diagnose('unknown-key', at, {
    key,
    where,
    suggestion,
    elsewhere: isEmptyAt(map, key)
      ? 'It is empty: delete it.'
      : (habitOf(context, path, key) ??
        inOtherKind(context, path, map, key) ??
        taken(context, path, map, key) ??
        elsewhere(context, path, key)),
    asList: isForList(context, path, map, key, suggestion),
    known,
  });
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
    const fits =
      entry.value.kind === 'map'
        ? type !== 'array'
        : entry.value.kind !== 'scalar' || !['array', 'object'].includes(type);
    // A dash that sticks to a key is another mistake.
    return fits && entryOf(map, meant) === undefined && !key.startsWith('-') && isSureKey(key, meant)
      ? [renameKey(source, entry.keyRange, meant)]
      : undefined;
  }
  if (path.length === 0 && where === 'a page' && blockNames().includes(key)) return keyToBlock(source, map, key);
  return isEmpty(entry.value) ? deleteEntry(source, entry.keyRange) : undefined;
}

function isEmptyAt(map: MapNode, key: string): boolean {
  const entry = entryOf(map, key);
  return entry !== undefined && isEmpty(entry.value);
}

/** Where a key would be right. */
function elsewhere(context: Context, path: Path, key: string): string | undefined {
  if (path.length > 0) return undefined;
  if (context.where === 'a page' && blockNames().includes(key)) {
    return `A ${key} is a block: indent it under "blocks:", starting with "- type: ${key}".`;
  }
  if (context.where === 'site.yaml') {
    const parents = Object.entries(context.schema.properties ?? {}).flatMap(([name, schema]) =>
      Object.hasOwn(resolve(schema).schema.properties ?? {}, key) ? name : [],
    );
    if (parents.length > 0) return `It belongs under ${choices(parents)}: indent it there.`;
  }
  const blocks = blockNames().filter((name) => below(schemaOf(`blocks/${name}`), key) !== undefined);
  if (blocks.length === 0) return undefined;
  if (context.where === 'site.yaml') return 'It belongs in a block of a page, under "blocks:".';
  return context.where === 'a page'
    ? `It belongs in a block: indent it under "- type:".`
    : `It belongs to the ${blocks.length > 1 ? 'blocks' : 'block'} ${choices(blocks, 'and')}.`;
}

function missingKey(context: Context, path: Path, map: MapNode, key: string): Diagnostic {
  const type = path.length === 0 && textOf(map, 'type') !== undefined ? entryOf(map, 'type') : undefined;
  const range = type?.value.range ?? map.entries[0]?.keyRange ?? [map.range[0], map.range[0] + 1];
  if (key === 'alt') return diagnose('missing-alt', place(context, range));
  const { description = '' } = schemaAt(context, [...path, key]);
  const example = lineFor(key, below(schemaAt(context, path), key));
  return diagnose('missing-key', place(context, range), { key, where: whereOf(context, path), example, description });
}
