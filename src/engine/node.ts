import { keyWith, partsOfKey } from './keys.ts';
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

/** What stands for a value that isn't here any more. */
export const GONE: unique symbol = Symbol('gone');

/**
 * A question about something, and what is known of its answer. Time is counted in revisions: each change begins one. An answer was verified in one,
 * and changed in one; whoever was verified before that looks again.
 */
export class Node {
  readonly name: string;
  readonly about: string | undefined;
  value: unknown = GONE;
  /** The JSON of its value, if that was saved and is still the same. */
  json = '';
  /** Whether its value asks the engine that made it for more, when somebody looks at it. */
  asksLater = false;
  digest: string | undefined;
  /** What it was made of, in the order in which it asked; undefined if it was never made. */
  asked: readonly Node[] | undefined;
  /** What was made of it, once somebody has looked for that. */
  askers: Set<Node> | undefined;
  /** Whether nothing that it was made of can have changed since it was verified. */
  isClean = false;
  isWaiting = false;
  verified = 0;
  changed = 0;
  /** Of what is asked from outside: how often all was saved since. */
  saves: number | undefined;
  /** Whether it was asked from outside since the last sweep. */
  isRecent = false;

  constructor(name: string, about: string | undefined) {
    this.name = name;
    this.about = about;
  }

  get key(): string {
    return keyWith(this.name, this.about);
  }
}

export class Nodes {
  readonly #byName = new Map<string, Map<string | undefined, Node>>();
  /** Whether each knows its askers: most commands end before something changes, and never want to know. */
  #hasAskers = false;

  of(name: string, about: string | undefined): Node {
    const known = this.known(name, about);
    if (known !== undefined) return known;
    const node = new Node(name, about);
    const ofName = this.#byName.get(name) ?? new Map<string | undefined, Node>();
    this.#byName.set(name, ofName.set(about, node));
    return node;
  }

  known(name: string, about: string | undefined): Node | undefined {
    return this.#byName.get(name)?.get(about);
  }

  *all(): Generator<Node> {
    for (const ofName of this.#byName.values()) yield* ofName.values();
  }

  setAsked(node: Node, asked: readonly Node[]): void {
    if (this.#hasAskers) {
      for (const each of node.asked ?? []) each.askers?.delete(node);
      for (const each of asked) addAsker(each, node);
    }
    node.asked = asked;
  }

  /** Notes that nodes may have changed, and with them all that was made of them. */
  doubt(nodes: Iterable<Node>): void {
    const waiting = [...nodes];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      // What isn't clean has no clean askers: they had to be made of something clean.
      if (!node.isClean) continue;
      node.isClean = false;
      if (!this.#hasAskers) this.#findAskers();
      for (const asker of node.askers ?? []) if (asker.isClean) waiting.push(asker);
    }
  }

  /** The same nodes, for changes that these don't see. Values that would ask the engine of these for more aren't among them. */
  copy(): Nodes {
    const nodes = new Nodes();
    const copyOf = ({ name, about }: Node): Node => nodes.of(name, about);
    for (const node of this.all()) {
      const { askers: _, ...known } = node;
      const asked = node.asked?.map(copyOf);
      Object.assign(copyOf(node), known, { asked }, node.asksLater && { value: GONE });
    }
    return nodes;
  }

  #findAskers(): void {
    this.#hasAskers = true;
    for (const node of this.all()) for (const each of node.asked ?? []) addAsker(each, node);
  }
}

function addAsker(node: Node, asker: Node): void {
  node.askers ??= new Set();
  node.askers.add(asker);
}

/** Some nodes, and all that they were made of. */
export function below(nodes: Iterable<Node>): Set<Node> {
  const found = new Set<Node>();
  const waiting = [...nodes];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.asked === undefined || found.has(node)) continue;
    found.add(node);
    for (const each of node.asked) if (!found.has(each)) waiting.push(each);
  }
  return found;
}
