import type { Json, JsonObject } from '../../model/json.ts';
import { onceFor } from '../../model/once.ts';
import type { Range } from '../text/source.ts';

/** What stands in a YAML file, with the place of everything. */
export type Node = MapNode | ListNode | ScalarNode;

export type MapNode = { readonly kind: 'map'; readonly range: Range; readonly entries: readonly Entry[] };
export type Entry = { readonly key: string; readonly keyRange: Range; readonly value: Node };

export type ListNode = { readonly kind: 'list'; readonly range: Range; readonly items: readonly Node[] };

/** `plain` is unquoted, `block` begins with | or >, `joined` was cut at its commas by YAML, `whole` isn't YAML: a text as it stands in its file. */
export type ScalarStyle = 'plain' | 'joined' | 'single' | 'double' | 'block' | 'whole';
export type ScalarNode = {
  readonly kind: 'scalar';
  /** Zero-width, just after the colon or at the dash, when nothing is written. */
  readonly range: Range;
  readonly value: string | number | boolean | null;
  /** As written in the file, quotes included. */
  readonly source: string;
  readonly style: ScalarStyle;
};

export const DEEPEST = 32;
export const MOST_KEYS = 5000;

export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(
  '__proto__ constructor toString prototype hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString valueOf'.split(
    ' ',
  ),
);

/** Which keys and list positions lead to a node. */
export type Path = readonly (string | number)[];

/** From how many entries on a map is looked through once for all keys. Nobody writes as many, but a slip can make them. */
const MANY = 30;

const byKey = onceFor((entries: readonly Entry[]) => new Map(entries.toReversed().map((entry) => [entry.key, entry])));

/** The entry of a map with this key; the first if there are several. */
export function entryOf(node: Node | undefined, key: string): Entry | undefined {
  if (node?.kind !== 'map') return undefined;
  const { entries } = node;
  if (entries.length < MANY) return entries.find((entry) => entry.key === key);
  return byKey(entries).get(key);
}

export const valueAt = (node: Node | undefined, key: string): Node | undefined => entryOf(node, key)?.value;

export type TextNode = ScalarNode & { readonly value: string };

/** The value of a map's key, if it is a text. */
export function textAt(node: Node | undefined, key: string): TextNode | undefined {
  const value = valueAt(node, key);
  return isText(value) ? value : undefined;
}

export const isText = (node: Node | undefined): node is TextNode =>
  node?.kind === 'scalar' && typeof node.value === 'string';

/** What it says. */
export const textOf = (node: Node | undefined, key: string): string | undefined => textAt(node, key)?.value;

/** The entries of the list under a map's key; none if there is no list. */
export function itemsOf(node: Node | undefined, key: string): readonly Node[] {
  const value = valueAt(node, key);
  return value?.kind === 'list' ? value.items : [];
}

/** A node and all below it, in the order of the text. */
export function* nodesIn(node: Node | undefined): Generator<Node> {
  if (node === undefined) return;
  yield node;
  const below = node.kind === 'list' ? node.items : node.kind === 'map' ? node.entries.map(({ value }) => value) : [];
  for (const each of below) yield* nodesIn(each);
}

export function nodeAt(root: Node, path: Path): Node | undefined {
  return path.reduce<Node | undefined>(
    (node, step) =>
      typeof step === 'number' ? (node?.kind === 'list' ? node.items[step] : undefined) : valueAt(node, step),
    root,
  );
}

/** The plain value, without places. A text of spaces only is an empty one. */
export function plainValue(node: Node): Json {
  if (node.kind === 'scalar') return typeof node.value === 'string' && node.value.trim() === '' ? '' : node.value;
  return node.kind === 'list' ? node.items.map(plainValue) : plainObject(node);
}

export const plainObject = ({ entries }: MapNode): JsonObject =>
  Object.fromEntries(entries.map(({ key, value }) => [key, plainValue(value)]));

export function placed(node: Node, placeOf: (range: Range) => Range): Node {
  const range = placeOf(node.range);
  if (node.kind === 'scalar') return { ...node, range };
  if (node.kind === 'list') return { ...node, range, items: node.items.map((item) => placed(item, placeOf)) };
  const entries = node.entries.map((entry) => ({
    ...entry,
    keyRange: placeOf(entry.keyRange),
    value: placed(entry.value, placeOf),
  }));
  return { ...node, range, entries };
}

/** The offset after the last character of a node: no line ends or comments that follow it. */
export function endOf(node: Node, text: string): number {
  const last = node.kind === 'map' ? node.entries.at(-1)?.value : node.kind === 'list' ? node.items.at(-1) : undefined;
  const isFlow = node.kind !== 'scalar' && /[[{]/.test(text.charAt(node.range[0]));
  if (last !== undefined && !isFlow) return endOf(last, text);
  return node.range[0] + text.slice(...node.range).trimEnd().length;
}

/** Where a mistake about the kind of a node is shown: the scalar, or the first key or dash of what stands there. */
export function startOf(node: Node): Range {
  if (node.kind === 'scalar') return node.range;
  if (node.kind === 'list') return [node.range[0], node.range[0] + 1];
  return node.entries[0]?.keyRange ?? [node.range[0], node.range[0] + 1];
}
