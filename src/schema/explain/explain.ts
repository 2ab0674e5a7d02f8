import type { ErrorObject } from 'ajv/dist/2020.js';
import { grouped } from '../../model/grouped.ts';
import { smallest } from '../../model/lists.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { findEach, MOST_COUNTED } from '../../yaml/findings/most.ts';
import { type Entry, entryOf, type MapNode, type Node, nodeAt, type Path, startOf } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import { charactersIn } from '../../yaml/text/lengths.ts';
import type { Range } from '../../yaml/text/source.ts';
import type { Kind } from '../schemas/kinds.ts';
import { nearest } from '../schemas/suggest.ts';
import { type Context, kindAt, nameOf, pathOf, schemaAt } from './context.ts';
import { explainKeys } from './keys.ts';
import { explainKind } from './kind.ts';
import { putUnderKeys } from './misplaced.ts';
import { explainValue } from './value.ts';

/**
 * Holds keys with values against a schema. Where a key is only spelt wrongly, what is below it is looked at as if it were
 * spelt right; and what is not indented under its key as if it were.
 *
 * @param errorsOf what the validator finds in them
 */
export function explainAll(context: Context, errorsOf: (root: MapNode) => readonly ErrorObject[]): Finding[] {
  // What is true to its schema stands where it belongs.
  if (errorsOf(context.root).length === 0) return [];
  const { root, mistakes } = putUnderKeys(context);
  if (mistakes.length > 0) return [...mistakes, ...explainAll({ ...context, root }, errorsOf)];
  return explainPlaced(context, errorsOf);
}

/** Holds keys with values against a schema, of which it is known that all stand where they belong. */
export function explainPlaced(context: Context, errorsOf: (root: MapNode) => readonly ErrorObject[]): Finding[] {
  const found = explain(context, errorsOf(context.root));
  // Where more is wrong than anybody counts, what else there may be is not looked for.
  if (found.length > MOST_COUNTED) return found;
  const named = namedIn(context.root, found);
  const slips = found.filter(isSlip);
  // Keys and entries below a key that surely means another are what they would be there, if they can be.
  const lists = found.filter(
    (each) => !slips.includes(each) && (named.get(each.range[0])?.kind ?? 'scalar') !== 'scalar',
  );
  if (slips.length + lists.length === 0) return found;
  const rest = restOf(context, [...slips, ...lists], errorsOf);
  const others = rest.filter(({ code }) => code !== 'unknown-key');
  const sound = lists.filter((each) => {
    const [start, end] = named.get(each.range[0])?.range ?? [0, 0];
    return !others.some(({ range: [at] }) => start <= at && at < end);
  });
  const told = [...slips, ...sound];
  const all = sound.length === lists.length ? rest : restOf(context, told, errorsOf);
  return [...told.map((each) => withValueAt(each, named.get(each.range[0]))), ...all];
}

/** What else is found where some keys have the names that they surely mean. */
function restOf(
  context: Context,
  named: readonly Finding[],
  errorsOf: (root: MapNode) => readonly ErrorObject[],
): Finding[] {
  return named.length === 0
    ? explain(context, errorsOf(context.root))
    : explainAll({ ...context, root: renamed(context.root, namesIn(named)) }, errorsOf);
}

/** Another key may have been meant: the kind of its value says nothing. */
function withValueAt(slip: Finding, value: Node | undefined): Finding {
  return value === undefined ? slip : { ...slip, valueAt: startOf(value)[0] };
}

/** The values of keys that surely mean others, by the places of the keys. */
function namedIn(root: MapNode, found: readonly Finding[]): ReadonlyMap<number, Node> {
  const names = namesIn(found);
  const below = (node: Node): Entry[] =>
    node.kind === 'list'
      ? node.items.flatMap(below)
      : node.kind === 'map'
        ? node.entries.flatMap((entry) => [entry, ...below(entry.value)])
        : [];
  const entries = names.size === 0 ? [] : below(root).filter(({ keyRange }) => names.has(keyRange[0]));
  return new Map(entries.map(({ keyRange, value }) => [keyRange[0], value]));
}

/** The one name that an unknown key surely means. */
function nameFor({ code, edits }: Finding): string | undefined {
  const [edit, ...others] = code === 'unknown-key' ? (edits ?? []) : [];
  return edit === undefined || others.length > 0 || !/^[\w-]+$/.test(edit.text) ? undefined : edit.text;
}

/** By the place of a key, the name that it surely means. */
function namesIn(found: readonly Finding[]): ReadonlyMap<number, string> {
  return new Map(
    found.flatMap((each) => {
      const name = nameFor(each);
      return name === undefined ? [] : [[each.range[0], name] as const];
    }),
  );
}

/** Of a key that means the same by another name nobody knows whether its value is meant the same. */
function isSlip(found: Finding): boolean {
  const name = nameFor(found);
  return name !== undefined && nearest(found.source.text.slice(...found.range), [name]) !== undefined;
}

/** Keys with values where those that surely mean others have their names. */
export function asMeant(root: MapNode, found: readonly Finding[]): MapNode {
  return renamed(root, namesIn(found));
}

function renamed(root: MapNode, names: ReadonlyMap<number, string>): MapNode {
  const inMap = (map: MapNode): MapNode => ({
    ...map,
    entries: map.entries.map((entry) => ({
      ...entry,
      key: names.get(entry.keyRange[0]) ?? entry.key,
      value: below(entry.value),
    })),
  });
  const below = (node: Node): Node =>
    node.kind === 'list' ? { ...node, items: node.items.map(below) } : node.kind === 'map' ? inMap(node) : node;
  return inMap(root);
}

/** Turns what the validator found into one message a mistake, each at its place. */
function explain(context: Context, errors: readonly ErrorObject[]): Finding[] {
  return findEach(byPointer(errors), ([pointer, group]) => explainNode(context, pointer, group));
}

function explainNode(context: Context, pointer: string, errors: readonly ErrorObject[]): Finding[] {
  const path = pathOf(context.root, pointer);
  const node = nodeAt(context.root, path);
  if (node === undefined) throw new Error(`Nothing stands at ${pointer} in ${context.source.file}.`);
  if (errors.some(({ keyword }) => keyword === 'type')) {
    const mistake = explainKind(context, path, node);
    // What can be fixed is told of each.
    const covers = mistake.code === 'unnamed-pair' ? [] : otherEntries(context, path);
    return [covers.length === 0 ? mistake : { ...mistake, covers: [...(mistake.covers ?? []), ...covers] }];
  }
  const limits = errors.flatMap(({ keyword, params }) => (keyword === 'maxLength' ? Number(params.limit) : []));
  if (limits.length > 0) return [tooLong(context, path, smallest(limits))];
  const required = errors.filter(({ keyword }) => keyword === 'required');
  const missing = required.map(({ params }) => String(params.missingProperty));
  const conditions = Object.keys(schemaAt(context, path).if?.properties ?? {});
  const conditional = required
    .filter(({ schemaPath }) => schemaPath.includes('/then/'))
    .map(({ params }) => String(params.missingProperty));
  const unknown = errors.flatMap(({ keyword, params }) =>
    keyword === 'additionalProperties' ? String(params.additionalProperty) : [],
  );
  if (missing.length + unknown.length > 0)
    return explainKeys(context, path, { missing, unknown, conditional, conditions });
  const second = errors.some(({ keyword }) => keyword === 'maxProperties') ? withoutDash(context, node) : undefined;
  if (second !== undefined) return [second];
  const idle = errors.flatMap((error) => idleKey(context, path, node, error) ?? []);
  if (idle.length > 0) return idle;
  const [first] = errors;
  return first === undefined ? [] : [explainValue(context, path, node, first)];
}

/** An entry that may have one key has a second one: that lacks its dash. */
function withoutDash({ source }: Context, node: Node): Finding | undefined {
  const entry = node.kind === 'map' ? node.entries[1] : undefined;
  if (entry === undefined) return undefined;
  const [start, end] = entry.keyRange;
  const mistake = finding('missing-dash', inText(source, [start, end]), { key: entry.key });
  const isFree = source.text.slice(start - 2, start) === '  ';
  return withEdits(mistake, isFree ? [replace([start - 2, start], '- ')] : undefined);
}

/** Entries of a list that should have keys and have none are one mistake: the first covers the others. */
function otherEntries(context: Context, path: Path): Range[] {
  const list = nodeAt(context.root, path.slice(0, -1));
  if (list?.kind !== 'list' || schemaAt(context, path).type !== 'object') return [];
  const first = list.items.findIndex(({ kind }) => kind !== 'map');
  if (first !== path.at(-1)) return [];
  const others = list.items.slice(first + 1).filter(({ kind }) => kind !== 'map');
  return others.map((entry): Range => [startOf(entry)[0], startOf(entry)[0] + 1]);
}

/** Errors by the value they are about. `if` only says that a `then` failed, which speaks for itself. */
function byPointer(errors: readonly ErrorObject[]): Map<string, ErrorObject[]> {
  return grouped(
    errors.filter(({ keyword }) => keyword !== 'if'),
    ({ instancePath }) => instancePath,
  );
}

/**
 * A key that would be left out in silence: one that does nothing without another (`dependentRequired`), or nothing beside
 * what is there (`not: { required: [key] }`, explained by the description next to it).
 */
function idleKey(context: Context, path: Path, node: Node, error: ErrorObject): Finding | undefined {
  if (error.keyword === 'dependentRequired') {
    const { property: key, missingProperty: needs } = error.params;
    const { description = '' } = schemaAt(context, [...path, needs]);
    return finding('needs-key', inText(context.source, keyOf(node, key)), { key, needs, description });
  }
  const refused: { readonly required?: readonly string[] } = error.keyword === 'not' ? Object(error.schema) : {};
  const [key] = refused.required ?? [];
  if (key === undefined) return undefined;
  const description = String(error.parentSchema?.description ?? '');
  return finding('idle-key', inText(context.source, keyOf(node, key)), { key, description });
}

function keyOf(node: Node, key: string): Node['range'] {
  return entryOf(node, key)?.keyRange ?? node.range;
}

/** The kinds whose texts can be divided. */
const DIVIDED: ReadonlySet<Kind | undefined> = new Set<Kind>(['richText', 'passage', 'markdown']);

/** A value of more characters than its schema allows. Nothing else is said of it. */
function tooLong(context: Context, path: Path, most: number): Finding {
  const { source, root } = context;
  const node = nodeAt(root, path) ?? root;
  const count = charactersIn(node.kind === 'scalar' ? String(node.value) : '');
  const covers = [node.range];
  if (DIVIDED.has(kindAt(context, path)))
    return { ...finding('long-text', inText(source, startOf(node)), { of: 'characters', count, most }), covers };
  return { ...finding('long-value', inText(source, startOf(node)), { key: nameOf(path), count, most }), covers };
}
