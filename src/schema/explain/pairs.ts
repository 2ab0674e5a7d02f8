import { isJson } from '../../model/page-file.ts';
import { openSpansIn } from '../../values/hours.ts';
import { valueTypes } from '../../values/value-types.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import type { Entry, MapNode, Node } from '../../yaml/syntax/tree.ts';
import { columnOf, type Edit, lineEndOf, replace } from '../../yaml/text/edits.ts';
import type { Range } from '../../yaml/text/source.ts';
import { namesToBlocks, nameToType } from '../edits/entries.ts';
import { choiceCalled } from '../schemas/choice-words.ts';
import { placeOf, type Word, wordAt } from '../schemas/dictionary.ts';
import { has, resolve, type Schema } from '../schemas/schemas.ts';
import { isAddress } from './example.ts';
import { betweenKeys } from './form-edits.ts';
import { childOf, type Instance, isEntry, whereOf } from './instance.ts';

/** What two texts are to each other that are written as a key and its value. */
type PairKind = 'address' | 'addresses' | 'field' | 'question' | 'price' | 'date' | 'hours';

/**
 * `About: /about` where an entry needs a label and an address, `Do you deliver?: Yes` where it needs a question and an answer:
 * the two are there, and their names are missing.
 * Undefined for all other keys.
 */
export function unnamedPair(map: Instance<MapNode>): Finding | undefined {
  if (!isEntry(map) || map.node.entries.some(({ key }) => isRequiredBy(map, wordAt(placeOf(map), key))))
    return undefined;
  const [only, ...others] = namedPairs(map.schema, map.node) ?? [];
  if (only !== undefined && others.length === 0) return pairIn(map, [only]);
  return pairAmongKeys(map) ?? namedGroup(map);
}

/** Whether a word is one of the keys that an entry needs: `url` of a link is its `href`, and no name. */
const isRequiredBy = ({ schema: { required = [] } }: Instance, { is = '' }: Word = { keys: '' }): boolean =>
  required.includes(is);

/** `- price:` with what belongs to it below, where an entry needs a key for its name: in a column of its own, or in that of its name. */
function namedGroup(map: Instance<MapNode>): Finding | undefined {
  const { source, node, schema } = map;
  const [first, ...rest] = node.entries;
  const name = nameOf(schema, node);
  if (first === undefined || name === undefined || isInBraces(map)) return undefined;
  const isAlone = rest.length === 0 && isGroupOf(schema, first.value);
  const isHead =
    first.value.kind === 'scalar' && first.value.source === '' && isGroupOf(schema, { ...node, entries: rest });
  if (has(schema, first.key) || (!isAlone && !isHead)) return undefined;
  const edits = nameToType(source, node, { name: first.key, key: name });
  return groupMistake(map, [first.keyRange, `${name}: ${valueAlone(first.key)}`], edits);
}

/** The same, all in one map in the place of a list: `price:` and `level:`, each with what belongs to it below. */
function namedGroups(list: Instance<MapNode>, entry: Schema): Finding | undefined {
  const { source, node } = list;
  const [first] = node.entries;
  const name = nameOf(entry, node);
  const areNames = node.entries.every(({ key, value }) => !has(entry, key) && isGroupOf(entry, value));
  if (first === undefined || name === undefined || !areNames || isInBraces(list)) return undefined;
  const better = `- ${name}: ${valueAlone(first.key)}`;
  return groupMistake(childOf(list, 0, node), [first.keyRange, better], namesToBlocks(source, node, name));
}

function groupMistake(entry: Instance, [key, better]: readonly [Range, string], edits: readonly Edit[] | undefined) {
  const facts = { where: whereOf(entry), better, isAbove: true, pair: 'group' } as const;
  return { ...withEdits(finding('unnamed-pair', inText(entry.source, key), facts), edits), covers: [entry.node.range] };
}

function nameOf({ required = [] }: Schema, { entries }: MapNode): string | undefined {
  return ['name', 'title', 'label'].find((key) => required.includes(key) && !entries.some((each) => each.key === key));
}

const isGroupOf = (schema: Schema, value: Node): boolean =>
  value.kind === 'map' && value.entries.length > 0 && value.entries.every(({ key }) => has(schema, key));

/** `- Smoked trout: $14` with the description of the dish below it. */
function pairAmongKeys(map: Instance<MapNode>): Finding | undefined {
  const { source, node, schema } = map;
  const { required = [] } = schema;
  const [entry, ...others] = node.entries.filter(({ key }) => !has(schema, key));
  if (entry === undefined || others.length > 0 || isInBraces(map)) return undefined;
  if (node.entries.some(({ key }) => required.includes(key))) return undefined;
  const [first = '', second = ''] = required;
  const [named] = namedPairs(schema, { ...node, entries: [entry] }) ?? [];
  if (named === undefined || required.length !== 2) return undefined;
  const lines = [`${first}: ${valueAlone(entry.key)}`, `${second}: ${valueInBraces(entry.value)}`];
  const facts = { where: whereOf(map), better: `${first}:`, second: `${second}:`, pair: named.kind };
  const edits = [replace(rangeOf(entry), lines.join(betweenKeys(source, node, entry)))];
  return withEdits(finding('unnamed-pair', inText(source, entry.keyRange), facts), edits);
}

/** A text on a line of its own, where a comma is a comma. */
const valueAlone = (text: string): string => (/^\p{L}[^:#"'\n]*$/u.test(text) ? text : JSON.stringify(text));

/** The same, all in one map in the place of a list. */
export function unnamedPairs(list: Instance): Finding | undefined {
  const { node, schema } = list;
  if (node.kind !== 'map' || schema.items === undefined) return undefined;
  const entry = childOf(list, 0, node);
  const named = namedPairs(entry.schema, node);
  return named === undefined ? namedGroups({ ...list, node }, entry.schema) : pairIn(entry, named, '- ');
}

/** Two values in one text, in the place of an entry with two keys: `/old -> /new`, or `Monday to Friday 9:00 to 17:00`. Undefined for all other texts. */
export function pairInText(instance: Instance): Finding | undefined {
  const { source, node, schema } = instance;
  const keys = schema.required?.join() ?? '';
  if (node.kind !== 'scalar' || !isEntry(instance) || !Object.hasOwn(inTexts, keys)) return undefined;
  const { pair, partsOf } = inTexts[keys as keyof typeof inTexts];
  const [[first, second, ...others], isSure = true] = partsOf(String(node.value));
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const [one = '', two = ''] = schema.required ?? [];
  const better = `{ ${one}: ${inBraces(first)}, ${two}: ${inBraces(second)} }`;
  const dash = /-[ \t]+$/.test(source.text.slice(0, node.range[0]).slice(-20)) ? '- ' : '';
  const facts = { where: whereOf(instance), better: `${dash}${better}`, pair };
  return withAnswer(finding('unnamed-pair', inText(source, node.range), facts), [replace(node.range, better)], isSure);
}

type Parts = readonly [parts: readonly string[], isSure?: boolean];

/** How texts with both are divided, by the keys of the entry. Some hosts write an old address as `/old /new 301`. */
const inTexts = {
  'from,to': {
    pair: 'addresses',
    partsOf: (text: string): Parts => {
      const parts = text.split(/[\s,;]+/).filter((part) => !/^(?:[-=]*>|→|30\d!?)$/.test(part));
      return [parts.every(isAddress) ? parts : []];
    },
  },
  'days,hours': {
    pair: 'hours',
    partsOf: (text: string): Parts => {
      const [, days = '', hours] = /^([^\d:]{2,60}?)[\s:,]+(\d.{1,60}|closed)$/.exec(text) ?? [];
      if (hours === undefined) return [[]];
      const meant = openSpansIn(hours) === undefined ? valueTypes.openingHours.when?.meant(hours) : undefined;
      return [[days, meant?.text ?? hours], meant?.isSure !== false];
    },
  },
} as const;

type NamedPair = { readonly entry: Entry; readonly better: string; readonly kind: PairKind };

function pairIn(map: Instance<MapNode>, named: readonly NamedPair[], dash = ''): Finding {
  const { source, node } = map;
  const at: Range = node.entries[0]?.keyRange ?? node.range;
  const { better: own = '', kind: pair = 'question' } = named[0] ?? {};
  const isFlow = isInBraces(map) && !isJson(source.file);
  // A line is shown with its dash.
  const hasDash = !isFlow && (dash !== '' || source.text.slice(at[0] - 2, at[0]) === '- ');
  const better = isFlow && dash !== '' ? inBrackets(named) : `${hasDash ? '- ' : ''}${own}`;
  const mistake = finding('unnamed-pair', inText(source, at), { where: whereOf(map), better, pair });
  if (isFlow) return withEdits(mistake, [replace(node.range, better)]);
  const edits = named.map((each): Edit => replace(rangeOf(each.entry), `${dash}${each.better}`));
  return isInBraces(map) ? mistake : withEdits(mistake, edits);
}

const inBrackets = (named: readonly NamedPair[]): string => `[${named.map(({ better }) => better).join(', ')}]`;

/** The same, all in one map that has a list of such entries: `nav: { About: /about }`. */
export function pairsForList(map: Instance<MapNode>): Finding | undefined {
  const { source, node, schema } = map;
  const { properties = {} } = schema;
  if (isJson(source.file) || node.entries.some(({ key }) => Object.hasOwn(properties, key))) return undefined;
  for (const [key, { items }] of Object.entries(properties)) {
    const named = items && namedPairs(resolve(items).schema, node);
    const [first] = named ?? [];
    if (named === undefined || first === undefined) continue;
    const line = `${key}: ${inBrackets(named)}`;
    const better = isInBraces(map) ? `{ ${line} }` : line;
    const facts = { where: whereOf(childOf(childOf(map, key, node), 0, node)), better, pair: first.kind };
    const above = `${key}:${lineEndOf(source)}${' '.repeat(columnOf(source, first.entry.keyRange[0]))}`;
    const edits = isInBraces(map)
      ? [replace(node.range, better)]
      : named.map((pair) => replace(rangeOf(pair.entry), `${pair === first ? above : ''}  - ${pair.better}`));
    return withEdits(finding('unnamed-pair', inText(source, first.entry.keyRange), facts), edits);
  }
  return undefined;
}

const isInBraces = ({ source, node }: Instance): boolean => source.text.charAt(node.range[0]) === '{';

const rangeOf = ({ keyRange, value }: Entry): Range => [keyRange[0], value.range[1]];

/**
 * The entries of a map with the names they lack; undefined unless that is what is wrong with all of them. Of other
 * texts nobody knows whether their key should stand on the page.
 */
function namedPairs({ required = [], properties = {} }: Schema, { entries }: MapNode): NamedPair[] | undefined {
  // Where an entry can do without its address, an address is still one.
  const [first, second = Object.hasOwn(properties, 'href') ? 'href' : undefined, ...others] = required;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const kinds = entries.map((entry) =>
    Object.hasOwn(properties, entry.key) ? undefined : kindOf(entry, [first, second], properties),
  );
  const [kind] = kinds;
  if (kind === undefined || kinds.includes(undefined)) return undefined;
  return entries.map((entry) => {
    const value =
      (kind === 'field' ? typeMeant(entry.value, properties[second]) : undefined) ?? valueInBraces(entry.value);
    return { entry, kind, better: `{ ${first}: ${inBraces(entry.key)}, ${second}: ${value} }` };
  });
}

/** What a key and its value are, where two keys are needed; undefined where nobody knows. */
function kindOf(
  { key, value }: Entry,
  [first, second]: readonly [string, string],
  properties: Readonly<Record<string, Schema>>,
): PairKind | undefined {
  if (value.kind !== 'scalar' || value.value === null || value.source.includes('\n')) return undefined;
  if (first === 'name' && typeMeant(value, properties[second]) !== undefined) return 'field';
  if (isAddress(String(value.value))) return isAddress(key) ? 'addresses' : 'address';
  if (second === 'price' && /\d/.test(value.source)) return 'price';
  if (first === 'date' && /\d/.test(key)) return 'date';
  if (first === 'days' && second === 'hours') return 'hours';
  return /\?$/.test(key) && second !== 'href' ? 'question' : undefined;
}

/** The type of a field that is meant by a word; undefined for a key that has no choices, and for what is none of them. */
function typeMeant(value: Node, schema: Schema = {}): string | undefined {
  const types = resolve(schema).schema.enum ?? [];
  const word = value.kind === 'scalar' ? String(value.value) : '';
  return types.find((type) => type === word) ?? choiceCalled('type', word, types);
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
