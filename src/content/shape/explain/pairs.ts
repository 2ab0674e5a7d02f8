import { type Finding, finding, withEdits } from '../../findings/finding.ts';
import { type Edit, replace } from '../../text/edits.ts';
import type { Range } from '../../text/source.ts';
import { type Entry, type MapNode, type Node, nodeAt, type Path } from '../../yaml/syntax/tree.ts';
import { resolve, type Schema } from '../schema/schemas.ts';
import { type Context, schemaAt, whereOf } from './context.ts';
import { isAddress } from './example.ts';

/** What two texts are to each other that are written as a key and its value. */
export type PairKind = 'address' | 'question' | 'price' | 'date' | 'hours';

/**
 * `About: /about` where an entry needs a label and an address, `Do you deliver?: Yes` where it needs a question and an answer:
 * the two are there, and their names are missing.
 * Undefined for all other keys.
 */
export function unnamedPair(context: Context, path: Path): Finding | undefined {
  const map = nodeAt(context.root, path);
  const named = map?.kind === 'map' ? namedPairs(schemaAt(context, path), map) : undefined;
  const [only, ...others] = named ?? [];
  if (map?.kind !== 'map' || only === undefined || others.length > 0 || typeof path.at(-1) !== 'number')
    return undefined;
  return pairIn(context, path, map, [only], '');
}

/** The same, all in one map in the place of a list. */
export function unnamedPairs(context: Context, path: Path, node: Node, schema: Schema): Finding | undefined {
  if (node.kind !== 'map' || schema.items === undefined) return undefined;
  const named = namedPairs(resolve(schema.items).schema, node);
  return named === undefined ? undefined : pairIn(context, [...path, 0], node, named, '- ');
}

type Named = { readonly entry: Entry; readonly better: string; readonly kind: PairKind };

function pairIn(context: Context, path: Path, map: MapNode, named: readonly Named[], dash: string): Finding {
  const at: Range = map.entries[0]?.keyRange ?? map.range;
  // A line is shown with its dash.
  const hasDash = dash !== '' || context.source.text.slice(at[0] - 2, at[0]) === '- ';
  const better = `${hasDash ? '- ' : ''}${named[0]?.better ?? ''}`;
  const isInBraces = context.source.text.charAt(map.range[0]) === '{';
  const pair = named[0]?.kind ?? 'question';
  const mistake = finding('unnamed-pair', context.source, at, { where: whereOf(context, path), better, pair });
  const edits = named.map((pair): Edit => replace(rangeOf(pair.entry), `${dash}${pair.better}`));
  return isInBraces ? mistake : withEdits(mistake, edits);
}

const rangeOf = ({ keyRange, value }: Entry): Range => [keyRange[0], value.range[1]];

/**
 * The entries of a map with the names they lack; undefined unless that is what is wrong with all of them. Of other
 * texts nobody knows whether their key should stand on the page.
 */
function namedPairs({ required = [], properties = {} }: Schema, { entries }: MapNode): Named[] | undefined {
  // Where an entry can do without its address, an address is still one.
  const [first, second = Object.hasOwn(properties, 'href') ? 'href' : undefined, ...others] = required;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const kinds = entries.map((entry) =>
    Object.hasOwn(properties, entry.key) ? undefined : kindOf(entry, first, second),
  );
  const [kind] = kinds;
  if (kind === undefined || kinds.includes(undefined)) return undefined;
  return entries.map((entry) => {
    return { entry, kind, better: `{ ${first}: ${inBraces(entry.key)}, ${second}: ${valueInBraces(entry.value)} }` };
  });
}

/** What a key and its value are, where two keys are needed; undefined where nobody knows. */
function kindOf({ key, value }: Entry, first: string, second: string): PairKind | undefined {
  if (value.kind !== 'scalar' || value.value === null || value.source.includes('\n')) return undefined;
  if (isAddress(String(value.value))) return 'address';
  if (second === 'price' && /\d/.test(value.source)) return 'price';
  if (first === 'date' && /\d/.test(key)) return 'date';
  if (first === 'days' && second === 'hours') return 'hours';
  return /\?$/.test(key) && second !== 'href' ? 'question' : undefined;
}

/** A number or a yes stays what was written. */
function valueInBraces(node: Node): string {
  if (node.kind !== 'scalar') return '';
  return typeof node.value === 'string' ? inBraces(node.value) : JSON.stringify(node.source);
}

function inBraces(text: string): string {
  return /^[\p{L}\p{N}/][\p{L}\p{N} /:.@?=&#_-]*$/u.test(text) && !/: |\s#|^\d/.test(text)
    ? text
    : JSON.stringify(text);
}
