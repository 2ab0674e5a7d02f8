import { Column } from './column.ts';

/** What each node of an engine was made from, and whether that may be another now. Nodes are numbers; there is no object for each. */
export class Graph {
  private readonly asked: (Int32Array | undefined)[];
  private readonly clean: Column;
  private readonly askers = new Askers();

  constructor(asked: (Int32Array | undefined)[] = [], clean = new Column()) {
    this.asked = asked;
    this.clean = clean;
  }

  /** The nodes that a node was made from, in the order in which it asked; undefined for one that was never made. */
  askedBy(node: number): Int32Array | undefined {
    return this.asked[node];
  }

  /** Whether nothing that a node was made from can have changed since it was looked at. */
  isClean(node: number): boolean {
    return this.clean.at(node) === 1;
  }

  setClean(node: number): void {
    this.clean.set(node, 1);
  }

  setAsked(node: number, asked: Int32Array): void {
    const before = this.asked[node];
    this.asked[node] = asked;
    this.askers.add(node, asked, before);
  }

  /**
   * Notes that nodes may be others now, and with them all that was made from them.
   * @returns those of which that wasn't known
   */
  dirty(nodes: Iterable<number>): number[] {
    const found: number[] = [];
    const waiting = [...nodes];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      // What isn't clean has no clean askers: they had to be made from something clean.
      if (!this.isClean(node)) continue;
      this.clean.set(node, 0);
      found.push(node);
      this.askers.eachOf(node, this.asked, (asker) => waiting.push(asker));
    }
    return found;
  }

  /** The same nodes, for changes that this one doesn't see. */
  copy(): Graph {
    return new Graph(this.asked.slice(), this.clean.copy());
  }
}

/**
 * Who asked for a node: only known once something changes, because most commands end before. An asker that has asked for something else
 * since stays on the list: looking at one too many changes nothing.
 */
class Askers {
  private starts: Int32Array | undefined;
  private all = new Int32Array();
  private readonly since = new Map<number, number[]>();
  private count = 0;

  /** Notes what a node asks for now that it didn't before. */
  add(asker: number, asked: Int32Array, before: Int32Array | undefined): void {
    if (this.starts === undefined) return;
    const had = new Set(before);
    for (const node of asked) {
      if (had.has(node)) continue;
      const known = this.since.get(node);
      if (known === undefined) this.since.set(node, [asker]);
      else known.push(asker);
      this.count++;
    }
  }

  eachOf(node: number, asked: readonly (Int32Array | undefined)[], visit: (asker: number) => void): void {
    if (this.starts === undefined || this.count > this.all.length + 1000) this.build(asked);
    const starts = this.starts ?? new Int32Array();
    for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at++) visit(this.all[at] ?? 0);
    for (const asker of this.since.get(node) ?? []) visit(asker);
  }

  private build(asked: readonly (Int32Array | undefined)[]): void {
    const starts = new Int32Array(asked.length + 2);
    for (const each of asked) for (const node of each ?? []) starts[node + 2] = (starts[node + 2] ?? 0) + 1;
    for (let node = 2; node < starts.length; node++) starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0);
    const all = new Int32Array(starts.at(-1) ?? 0);
    asked.forEach((each, asker) => {
      for (const node of each ?? []) {
        const at = starts[node + 1] ?? 0;
        all[at] = asker;
        starts[node + 1] = at + 1;
      }
    });
    this.starts = starts;
    this.all = all;
    this.since.clear();
    this.count = 0;
  }
}
