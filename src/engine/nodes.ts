import { Column } from './column.ts';
import { Graph } from './graph.ts';
import { aboutIn, nameIn } from './keys.ts';
import type { About, AnyQuestion } from './questions.ts';
import { joined, type Saved } from './store.ts';
import { Values } from './values.ts';

/** How often something is saved before what nobody has asked for since is left out. */
const LIFE = 16;

/** Keys, and the numbers of their nodes. Engines over the same inputs share one: a key has the same number in all. */
type Names = { readonly numbers: Map<string, number>; readonly keys: string[] };

/**
 * What an engine has, by node. Time is counted in revisions: each change begins one. A node was verified in one, and in one became another;
 * whoever was verified before that looks again.
 */
export class Nodes {
  readonly values: Values;
  /** What was asked from outside, and how often something was saved since. */
  private readonly roots: Map<number, number>;
  /** What was asked from outside since the last sweep. */
  private readonly asked: Set<number>;
  private readonly names: Names;
  private readonly graph: Graph;
  private readonly digests: string[];
  private readonly stamps: (string | undefined)[];
  private readonly verified: Column;
  private readonly changed: Column;
  private revision: number;

  constructor(from: Partial<Contents> = {}) {
    this.values = from.values ?? new Values();
    this.roots = new Map(from.roots);
    this.asked = new Set(from.asked);
    this.names = from.names ?? { numbers: new Map(), keys: [] };
    this.graph = from.graph ?? new Graph();
    this.digests = [...(from.digests ?? [])];
    this.stamps = [...(from.stamps ?? [])];
    this.verified = from.verified ?? new Column();
    this.changed = from.changed ?? new Column();
    this.revision = from.revision ?? 1;
  }

  /** What was saved. All of it has to be verified. */
  static from(saved: Saved): Nodes {
    const { keys, digests, stamps, asked, verified, changed, values, roots } = saved;
    return new Nodes({
      digests,
      names: { numbers: new Map(keys.map((key, node) => [key, node])), keys: [...keys] },
      stamps: stamps.map((stamp) => stamp ?? undefined),
      graph: new Graph([...asked]),
      verified: new Column(verified),
      changed: new Column(changed),
      values: new Values(values),
      roots: new Map(roots),
      // What changes from now on is later than all that was saved.
      revision: saved.revision + 1,
    });
  }

  /** The same, for changes that this one doesn't see. */
  copy(): Nodes {
    const { names, digests, stamps, revision, roots, asked } = this;
    const copies = { graph: this.graph.copy(), verified: this.verified.copy(), changed: this.changed.copy() };
    return new Nodes({ names, digests, stamps, revision, roots, asked, ...copies, values: this.values.copy() });
  }

  /** The node with a key, which it gets if there is none. */
  of(key: string): number {
    const known = this.names.numbers.get(key);
    if (known !== undefined) return known;
    const node = this.names.keys.push(key) - 1;
    this.names.numbers.set(key, node);
    return node;
  }

  known(key: string): number | undefined {
    return this.names.numbers.get(key);
  }

  all(): number[] {
    return this.names.keys.map((_, node) => node);
  }

  keyAt(node: number): string {
    return this.names.keys[node] ?? '';
  }

  nameAt(node: number): string {
    return nameIn(this.keyAt(node));
  }

  aboutAt(node: number): About[] {
    return aboutIn(this.keyAt(node));
  }

  isClean(node: number): boolean {
    return this.graph.isClean(node);
  }

  /** Notes that a node is as things are now. */
  setClean(node: number): void {
    this.verified.set(node, this.revision);
    this.graph.setClean(node);
  }

  askedBy(node: number): Int32Array | undefined {
    return this.graph.askedBy(node);
  }

  setAsked(node: number, asked: Int32Array): void {
    this.graph.setAsked(node, asked);
  }

  /** Whether a node has become another since one that asked for it was verified. */
  hasChangedSince(node: number, asker: number): boolean {
    return this.changed.at(node) > this.verified.at(asker);
  }

  digestAt(node: number): string | undefined {
    return this.digests[node];
  }

  setDigest(node: number, digest: string): void {
    if (this.digests[node] === digest) return;
    this.digests[node] = digest;
    this.changed.set(node, this.revision);
  }

  stampAt(node: number): string | undefined {
    return this.stamps[node];
  }

  setStamp(node: number, stamp: string | undefined): void {
    this.stamps[node] = stamp;
  }

  /** Begins a revision, in which nodes may be others. @returns all of which that wasn't known */
  dirty(nodes: readonly number[]): number[] {
    this.revision++;
    return this.graph.dirty(nodes);
  }

  /** Notes that somebody asks for a node who isn't one. */
  askedOutside(node: number): void {
    this.roots.set(node, 0);
    this.asked.add(node);
  }

  /** Lets go of all values but those of what was asked from outside since the last time, and of what that was made of. */
  sweep(): void {
    this.values.keepOnly(new Set(this.belowAll([...this.asked])));
    this.asked.clear();
  }

  /** All that is to be saved: what was asked from outside lately, and what that was made of. */
  saved(questionAt: (node: number) => AnyQuestion): Saved {
    const roots = [...this.roots].filter(([, saves]) => saves < LIFE);
    const kept = this.belowAll(roots.map(([node]) => node));
    const numbers = new Int32Array(this.names.keys.length);
    kept.forEach((node, index) => {
      numbers[node] = index;
    });
    const numbered = (node: number): number => numbers[node] ?? 0;
    return {
      revision: this.revision,
      roots: roots.map(([node, saves]) => [numbered(node), saves + 1]),
      keys: kept.map((node) => this.keyAt(node)),
      digests: kept.map((node) => this.digests[node] ?? ''),
      stamps: kept.map((node) => this.stamps[node] ?? null),
      verified: Int32Array.from(kept, (node) => this.verified.at(node)),
      changed: Int32Array.from(kept, (node) => this.changed.at(node)),
      asked: kept.map((node) => (this.askedBy(node) ?? new Int32Array()).map(numbered)),
      values: joined(kept.map((node) => this.values.jsonFor(node, questionAt(node)))),
    };
  }

  /** Some nodes and all that they were made of, as far as they were made. */
  private belowAll(nodes: readonly number[]): number[] {
    const isFound = new Uint8Array(this.names.keys.length);
    const found: number[] = [];
    const waiting = [...nodes];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const asked = this.askedBy(node);
      if (isFound[node] === 1 || asked === undefined) continue;
      isFound[node] = 1;
      found.push(node);
      for (const each of asked) waiting.push(each);
    }
    return found;
  }
}

type Contents = {
  readonly values: Values;
  readonly roots: ReadonlyMap<number, number>;
  readonly asked: ReadonlySet<number>;
  readonly names: Names;
  readonly graph: Graph;
  readonly digests: readonly string[];
  readonly stamps: readonly (string | undefined)[];
  readonly verified: Column;
  readonly changed: Column;
  readonly revision: number;
};
