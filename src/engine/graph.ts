import { Column } from './column.ts';
import { Edges } from './edges.ts';

/** What each node of an engine was made from, and whether that may be another now. Nodes are numbers; there is no object for each. */
export class Graph {
  /** The nodes that each was made from, in the order in which it asked. */
  private readonly asked: Edges;
  private readonly clean: Column;
  private readonly askers: Askers;

  constructor(asked = new Edges(), clean = new Column(), askers = new Askers()) {
    this.asked = asked;
    this.clean = clean;
    this.askers = askers;
  }

  /** From how many nodes a node was made; -1 for one that was never made. */
  countAsked(node: number): number {
    return this.asked.count(node);
  }

  /** One of the nodes that a node was made from. */
  askedAt(node: number, index: number): number {
    return this.asked.at(node, index);
  }

  /** Whether nothing that a node was made from can have changed since it was looked at. */
  isClean(node: number): boolean {
    return this.clean.at(node) === 1;
  }

  setClean(node: number): void {
    this.clean.set(node, 1);
  }

  setAsked(node: number, asked: readonly number[]): void {
    this.askers.add(node, asked, this.asked);
    this.asked.set(node, asked);
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
      this.askers.eachOf(node, this.asked, (asker) => {
        if (this.isClean(asker)) waiting.push(asker);
      });
    }
    return found;
  }

  /** Some nodes and all that they were made from, as far as they were made; and a row in which each of those has a 1. */
  below(nodes: readonly number[], count: number): { readonly found: number[]; readonly marks: Uint8Array } {
    const marks = new Uint8Array(count);
    const found: number[] = [];
    const waiting = [...nodes];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      const length = this.asked.count(node);
      if (marks[node] === 1 || length === -1) continue;
      marks[node] = 1;
      found.push(node);
      for (let index = 0; index < length; index++) {
        const each = this.asked.at(node, index);
        if (marks[each] !== 1) waiting.push(each);
      }
    }
    return { found, marks };
  }

  /** The same nodes, for changes that this one doesn't see. */
  copy(): Graph {
    return new Graph(this.asked.copy(), this.clean.copy(), this.askers.copy());
  }
}

/**
 * Who asked for a node: only known once something changes, because most commands end before. An asker that has asked for something else
 * since stays on the list: looking at one too many changes nothing.
 */
class Askers {
  /** Those that were known when they were last looked for. */
  private known: Edges | undefined;
  private size = 0;
  private since = new Map<number, number[]>();
  private sizeSince = 0;

  /** Notes what a node asks for now that it didn't before. */
  add(asker: number, asked: readonly number[], before: Edges): void {
    if (this.known === undefined) return;
    const count = before.count(asker);
    if (count === asked.length && asked.every((node, index) => before.at(asker, index) === node)) return;
    const had = new Set(Array.from({ length: Math.max(0, count) }, (_, index) => before.at(asker, index)));
    for (const node of asked) {
      if (had.has(node)) continue;
      const known = this.since.get(node);
      if (known === undefined) this.since.set(node, [asker]);
      else known.push(asker);
      this.sizeSince++;
    }
  }

  eachOf(node: number, asked: Edges, visit: (asker: number) => void): void {
    if (this.known === undefined || this.sizeSince > this.size + 1000) this.lookFor(asked);
    const count = this.known?.count(node) ?? 0;
    for (let index = 0; index < count; index++) visit(this.known?.at(node, index) ?? 0);
    for (const asker of this.since.get(node) ?? []) visit(asker);
  }

  copy(): Askers {
    const copy = new Askers();
    // That is never changed, only looked for anew.
    copy.known = this.known;
    copy.size = this.size;
    copy.since = new Map([...this.since].map(([node, askers]) => [node, [...askers]]));
    copy.sizeSince = this.sizeSince;
    return copy;
  }

  private lookFor(asked: Edges): void {
    this.known = asked.turned();
    this.size = this.known.length;
    this.since.clear();
    this.sizeSince = 0;
  }
}
