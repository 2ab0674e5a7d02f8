import type { ErrorObject } from 'ajv/dist/2020.js';
import { grouped, smallest } from '../../model/lists.ts';
import { isJson } from '../../model/page-file.ts';
import type { Field, TextMeant } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { readText } from '../../values/fields.ts';
import { nearest } from '../../values/suggest.ts';
import type { ValueType } from '../../values/value-types.ts';
import { type At, type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { findEach, MOST_COUNTED } from '../../yaml/findings/together.ts';
import { withoutDash } from '../../yaml/reading/build-tree.ts';
import { entryOf, type MapNode, type Node, nodesIn, type ScalarNode, startOf } from '../../yaml/syntax/tree.ts';
import { replace, rewriteScalar } from '../../yaml/text/edits.ts';
import { charactersIn } from '../../yaml/text/lengths.ts';
import type { Range } from '../../yaml/text/source.ts';
import { below } from '../schemas/schemas.ts';
import { type Instance, instanceAt, lastKeyOf, siteOf, startIn } from './instance.ts';
import { explainKeys } from './keys.ts';
import { explainKind } from './kind.ts';
import { putUnderKeys } from './misplaced.ts';
import { explainValue } from './value.ts';

type Validate = (root: MapNode) => readonly ErrorObject[];

/**
 * Holds keys with values against a schema. Where a key is only spelt wrongly, what is below it is looked at as if it were
 * spelt right; and what is not indented under its key as if it were.
 */
export function explainAll(whole: Instance<MapNode>, errorsOf: Validate): Finding[] {
  const errors = errorsOf(whole.node);
  // What is true to its schema stands where it belongs.
  if (errors.length === 0) return [];
  const { root, mistakes } = putUnderKeys(whole);
  if (mistakes.length > 0) return [...mistakes, ...explainAll({ ...whole, node: root }, errorsOf)];
  return explainPlaced(whole, errorsOf, errors);
}

/** Holds keys with values against a schema, of which it is known that all stand where they belong. */
export function explainPlaced(
  whole: Instance<MapNode>,
  errorsOf: Validate,
  errors: readonly ErrorObject[] = errorsOf(whole.node),
): Finding[] {
  const found = explain(whole, errors);
  // Where more is wrong than anybody counts, what else there may be is not looked for.
  if (found.length > MOST_COUNTED) return found;
  const named = namedIn(whole.node, found);
  const slips = found.filter(isSlip);
  // Keys and entries below a key that surely means another are what they would be there, if they can be.
  const lists = found.filter(
    (each) => !slips.includes(each) && (named.get(each.range[0])?.kind ?? 'scalar') !== 'scalar',
  );
  if (slips.length + lists.length === 0) return found;
  // What else is found where some keys have the names that they surely mean.
  const restOf = (some: readonly Finding[]): Finding[] =>
    some.length === 0 ? explain(whole, errors) : explainAll({ ...whole, node: asMeant(whole.node, some) }, errorsOf);
  const rest = restOf([...slips, ...lists]);
  const others = rest.filter(({ code }) => code !== 'unknown-key');
  const sound = lists.filter((each) => {
    const [start, end] = named.get(each.range[0])?.range ?? [0, 0];
    return !others.some(({ range: [at] }) => start <= at && at < end);
  });
  const told = [...slips, ...sound];
  const all = sound.length === lists.length ? rest : restOf(told);
  // Another key may have been meant: the kind of its value says nothing.
  const from = (value: Node | undefined) => value && { valueAt: startOf(value)[0] };
  return [...told.map((each) => ({ ...each, ...from(named.get(each.range[0])) })), ...all];
}

/** The values of keys that surely mean others, by the places of the keys. */
function namedIn(root: MapNode, found: readonly Finding[]): ReadonlyMap<number, Node> {
  const names = namesIn(found);
  if (names.size === 0) return new Map();
  const entries = [...nodesIn(root)].flatMap((node) => (node.kind === 'map' ? node.entries : []));
  const named = entries.filter(({ keyRange }) => names.has(keyRange[0]));
  return new Map(named.map(({ keyRange, value }) => [keyRange[0], value]));
}

/** The one name that an unknown key surely means. */
function nameFor({ code, edits }: Finding): string | undefined {
  const [edit, ...others] = code === 'unknown-key' ? (edits ?? []) : [];
  return edit === undefined || others.length > 0 || !/^[\w-]+$/.test(edit.text) ? undefined : edit.text;
}

/** By the places of keys, the names that they surely mean. */
const namesIn = (found: readonly Finding[]): ReadonlyMap<number, string> =>
  new Map(found.flatMap((each) => [nameFor(each) ?? []].flat().map((name) => [each.range[0], name] as const)));

/** Of a key that means the same by another name nobody knows whether its value is meant the same. */
function isSlip(found: Finding): boolean {
  const name = nameFor(found);
  return (
    name !== undefined &&
    (found.isName === true || nearest(found.source.text.slice(...found.range), [name]) !== undefined)
  );
}

/** Keys with values where those that surely mean others have their names. */
export function asMeant(root: MapNode, found: readonly Finding[]): MapNode {
  const names = namesIn(found);
  const inMap = (map: MapNode): MapNode => {
    const entries = mapped(map.entries, (entry) => {
      const key = names.get(entry.keyRange[0]) ?? entry.key;
      const value = inNode(entry.value);
      return key === entry.key && value === entry.value ? entry : { ...entry, key, value };
    });
    return entries === map.entries ? map : { ...map, entries };
  };
  const inNode = (node: Node): Node => {
    if (node.kind === 'scalar') return node;
    if (node.kind === 'map') return inMap(node);
    const items = mapped(node.items, inNode);
    return items === node.items ? node : { ...node, items };
  };
  return names.size === 0 ? root : inMap(root);
}

/** What becomes of things, one by one; the same list, if they stay. */
function mapped<T>(things: readonly T[], change: (thing: T) => T): readonly T[] {
  const others = things.map(change);
  return others.every((other, at) => other === things[at]) ? things : others;
}

/** Turns what the validator found into one message a mistake. `if` only says that a `then` failed, which speaks for itself. */
function explain(whole: Instance, errors: readonly ErrorObject[]): Finding[] {
  const said = errors.filter(({ keyword }) => keyword !== 'if');
  const byPointer = grouped(said, ({ instancePath }) => instancePath);
  return findEach(byPointer, ([pointer, group]) => explainNode(instanceAt(whole, pointer), group));
}

function explainNode(instance: Instance, errors: readonly ErrorObject[]): Finding[] {
  const { node, schema } = instance;
  const limits = errors.flatMap(({ keyword, params }) => (keyword === 'maxLength' ? Number(params.limit) : []));
  const inField = limits.length > 0 ? undefined : explainField(instance);
  if (inField !== undefined) return [inField];
  // Where a field in braces can stand for a list, any other text is no list either.
  const isNoList = schema.type === 'array' && node.kind === 'scalar';
  if (isNoList || errors.some(({ keyword }) => keyword === 'type')) {
    const mistake = explainKind(instance);
    // What can be fixed is told of each.
    const covers = mistake.code === 'unnamed-pair' ? [] : otherEntries(instance);
    return [covers.length === 0 ? mistake : { ...mistake, covers: [...(mistake.covers ?? []), ...covers] }];
  }
  if (limits.length > 0) return [tooLong(instance, smallest(limits))];
  const required = errors.filter(({ keyword }) => keyword === 'required');
  const missing = required.map(({ params }) => String(params.missingProperty));
  const conditions = Object.keys(schema.if?.properties ?? {});
  const conditional = required
    .filter(({ schemaPath }) => schemaPath.includes('/then/'))
    .map(({ params }) => String(params.missingProperty));
  const unknown = errors.flatMap(({ keyword, params }) =>
    keyword === 'additionalProperties' ? String(params.additionalProperty) : [],
  );
  if (missing.length + unknown.length > 0)
    return node.kind === 'map' ? explainKeys({ ...instance, node }, { missing, unknown, conditional, conditions }) : [];
  // An entry that may have one key has a second one.
  const isLong = errors.some(({ keyword }) => keyword === 'maxProperties');
  const second = isLong && node.kind === 'map' ? node.entries[1] : undefined;
  if (second !== undefined) return [withoutDash(instance.source, second)];
  const idle = errors.flatMap((error) => idleKey(instance, error) ?? []);
  if (idle.length > 0) return idle;
  const [first] = errors;
  return first === undefined ? [] : [explainValue(instance, first)];
}

/** Entries of a list that should have keys and have none are one mistake: the first covers the others. */
function otherEntries({ path, schema, parent }: Instance): Range[] {
  if (parent?.node.kind !== 'list' || schema.type !== 'object') return [];
  const entries = [...parent.node.items.entries()].filter(([, { kind }]) => kind !== 'map');
  const others = entries[0]?.[0] === path.at(-1) ? entries.slice(1).map(([, entry]) => entry) : [];
  return others.map((entry): Range => [startOf(entry)[0], startOf(entry)[0] + 1]);
}

/**
 * A key that would be left out in silence: one that does nothing without another (`dependentRequired`), or nothing beside
 * what is there (`not: { required: [key] }`, explained by the description next to it).
 */
function idleKey({ source, node, schema }: Instance, error: ErrorObject): Finding | undefined {
  const at = (key: string): At => inText(source, entryOf(node, key)?.keyRange ?? node.range);
  if (error.keyword === 'dependentRequired') {
    const { property: key, missingProperty: needs } = error.params;
    const { description = '' } = below(schema, needs)?.schema ?? {};
    return finding('needs-key', at(key), { key, needs, description });
  }
  const refused: { readonly required?: readonly string[] } = error.keyword === 'not' ? Object(error.schema) : {};
  const [key] = refused.required ?? [];
  const description = String(error.parentSchema?.description ?? '');
  return key === undefined ? undefined : finding('idle-key', at(key), { why: 'described', key, description });
}

/** The kinds whose texts can be divided. */
const DIVIDED: ReadonlySet<ValueType | undefined> = new Set<ValueType>(['richText', 'passage', 'markdown']);

/** A value of more characters than its schema allows. Nothing else is said of it. */
function tooLong(instance: Instance, most: number): Finding {
  const { node, kind } = instance;
  const count = charactersIn(node.kind === 'scalar' ? String(node.value) : '');
  const mistake = DIVIDED.has(kind)
    ? finding('long-text', startIn(instance), { of: 'characters', count, most })
    : finding('long-value', startIn(instance), { key: lastKeyOf(instance), count, most });
  return { ...mistake, covers: [node.range] };
}

/**
 * A value in the field of a kind that is written in another way: `18 Uhr`, `Montag`, `1 h 30`. Numbers, yes and no and choices are explained
 * as they are everywhere.
 *
 * @returns undefined for what is no single value, and for the fields of other types
 */
function explainField(instance: Instance): Finding | undefined {
  const { node, schema } = instance;
  const { ofField, description = '' } = schema;
  // 18.30 is a number to YAML.
  const value = node.kind !== 'scalar' ? '' : node.style === 'plain' ? node.source : String(node.value);
  if (ofField === undefined || !isExplained(ofField.type) || node.kind !== 'scalar' || value.trim() === '')
    return undefined;
  const read = readText(value, ofField, siteOf(instance).language);
  const wrong = fieldTypes[ofField.type].wrong?.(value);
  const meant = read.how === 'meant' && wrong === undefined ? read : undefined;
  const facts = {
    key: lastKeyOf(instance),
    value,
    description: ofField.message ?? schema.form ?? description,
    ...(ofField.type === 'text'
      ? { pattern: ofField.message === undefined ? ofField.pattern : undefined }
      : { type: ofField.type }),
    suggestion: meant?.text,
    ...(wrong === undefined ? {} : { wrong: [wrong] }),
  };
  const mistake = finding('bad-format', startIn(instance), facts);
  return meant === undefined ? mistake : withAnswer(mistake, written(instance, node, meant), meant.isSure);
}

/** Whether the values of a type are explained here: those that people write in their own way, and texts that have a pattern. */
function isExplained(type: Field['type']): boolean {
  const { isRead, read } = fieldTypes[type];
  return type === 'text' || (isRead === true && read !== undefined && type !== 'number');
}

function written({ source }: Instance, node: ScalarNode, { text, value }: TextMeant & { readonly value: unknown }) {
  if (typeof value === 'string') return rewriteScalar(source, node, text);
  return node.source.includes('\n')
    ? undefined
    : [replace(node.range, isJson(source.file) ? JSON.stringify(value) : text)];
}
