import { keyWith } from './keys.ts';

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
