import { keyWith, partsOfKey } from './keys.ts';
import { below, GONE, type Node, Nodes } from './node.ts';
import type { AnyQuestion } from './questions.ts';

/**
 * Where an engine saves what it has, as one text. Whoever gives it sees to it that only a whole text comes back, and only to the same code: so there
 * are no versions of it.
 */
export type Store = {
  load(): string | undefined;
  save(text: string): void;
};

/** How often all is saved before what nobody has asked for since is left out. */
const LIFE = 16;

/** What the first line has: lists by node, in the order of the lines that follow. */
type Head = {
  readonly revision: number;
  /** What each was made of, by number. */
  readonly asked: readonly (readonly number[])[];
  readonly verified: readonly number[];
  readonly changed: readonly number[];
  /** Of what was asked from outside, how often all was saved since. */
  readonly saves: readonly (number | null)[];
};

/** What was saved: none of it is verified yet. */
export function nodesIn(text: string): { readonly nodes: Nodes; readonly revision: number } {
  const lines = text.split('\n');
  const { revision, asked, verified, changed, saves }: Head = JSON.parse(lines[0] ?? '');
  const nodes = new Nodes();
  const count = asked.length;
  const all = lines.slice(1, count + 1).map((key) => {
    const { name, about } = partsOfKey(key);
    return nodes.of(name, about);
  });
  all.forEach((node, index) => {
    node.digest = lines[count + 1 + index];
    node.json = lines[2 * count + 1 + index] ?? '';
    node.asked = asked[index]?.flatMap((each) => all[each] ?? []);
    node.verified = verified[index] ?? 0;
    node.changed = changed[index] ?? 0;
    node.saves = saves[index] ?? undefined;
  });
  return { nodes, revision };
}

/** What was asked from outside lately, and all that it was made of: the head, and for each node a line with its key, its digest and its value. */
export function textOf(nodes: Nodes, revision: number, questionOf: (node: Node) => AnyQuestion): string {
  const roots: Node[] = [];
  for (const node of nodes.all()) if (node.saves !== undefined && node.saves < LIFE) roots.push(node);
  const all = [...below(roots)];
  const numbers = new Map(all.map((node, number) => [node, number]));
  const head: Head = {
    revision,
    asked: all.map(({ asked = [] }) => asked.flatMap((each) => numbers.get(each) ?? [])),
    verified: all.map(({ verified }) => verified),
    changed: all.map(({ changed }) => changed),
    saves: all.map(({ saves }) => (saves === undefined || saves >= LIFE ? null : saves + 1)),
  };
  return [
    JSON.stringify(head),
    ...all.map(({ name, about }) => keyWith(name, about)),
    ...all.map(({ digest = '' }) => digest),
    ...all.map((node) => jsonOf(node, questionOf(node))),
  ].join('\n');
}

/** The JSON of a value that is to be saved; empty if it isn't, or isn't here any more. */
function jsonOf({ json, value }: Node, { keep }: AnyQuestion): string {
  if (keep !== 'value') return '';
  return json !== '' || value === GONE ? json : written(value);
}

/** In a list, because undefined has no JSON of its own. */
export function written(value: unknown): string {
  return JSON.stringify(value === undefined ? [] : [value]);
}

function read(json: string): unknown {
  const [value]: readonly unknown[] = JSON.parse(json);
  return value;
}

/** The value of a node, if it is here; otherwise GONE. One that was saved is read when it's first asked for. */
export function heldBy(node: Node, { keep }: AnyQuestion): unknown {
  if (keep === 'text') return node.value === GONE ? GONE : read(String(node.value));
  if (node.value === GONE && keep === 'value' && node.json !== '') node.value = read(node.json);
  return node.value;
}
