import { Column, withRoom } from './column.ts';
import type { Pieces } from './pieces.ts';

/** Lists of nodes, one for each node, one after the other in a row of numbers: there is no object for each. */
export class Edges {
  private readonly starts: Column;
  /** The length of each list, and 1; 0 for a node without one. */
  private readonly lengths: Column;
  private row: Int32Array;
  /** How much of the row is taken, and how much of that belongs to no list any more. */
  private taken: number;
  private unused: number;

  constructor({
    starts = new Column(),
    lengths = new Column(),
    row = new Int32Array(256),
    taken = 0,
    unused = 0,
  }: Partial<Lists> = {}) {
    this.starts = starts;
    this.lengths = lengths;
    this.row = row;
    this.taken = taken;
    this.unused = unused;
  }

  /** One list for each of the first nodes. */
  static from({ starts, all }: Pieces<Int32Array>): Edges {
    const lengths = starts.subarray(1).map((end, node) => end - (starts[node] ?? 0) + 1);
    return new Edges({ starts: new Column(starts), lengths: new Column(lengths), row: all, taken: all.length });
  }

  /** How long all lists are together. */
  get length(): number {
    return this.taken - this.unused;
  }

  /** How long the list of a node is; -1 for one that has none. */
  count(node: number): number {
    return this.lengths.at(node) - 1;
  }

  /** One of the list of a node. */
  at(node: number, index: number): number {
    return this.row[this.starts.at(node) + index] ?? 0;
  }

  set(node: number, list: readonly number[]): void {
    const before = Math.max(0, this.count(node));
    if (before < list.length) {
      this.unused += before;
      this.lengths.set(node, 0);
      this.starts.set(node, this.roomFor(list.length));
    } else this.unused += before - list.length;
    const start = this.starts.at(node);
    for (let index = 0; index < list.length; index++) this.row[start + index] = list[index] ?? 0;
    this.lengths.set(node, list.length + 1);
  }

  /** All of it the other way round: for each node, those in whose lists it is. */
  turned(): Edges {
    const starts = new Int32Array(this.highest() + 3);
    this.each((_, other) => {
      starts[other + 2] = (starts[other + 2] ?? 0) + 1;
    });
    for (let node = 2; node < starts.length; node++) starts[node] = (starts[node] ?? 0) + (starts[node - 1] ?? 0);
    const all = new Int32Array(this.length);
    this.each((node, other) => {
      const at = starts[other + 1] ?? 0;
      all[at] = node;
      starts[other + 1] = at + 1;
    });
    return Edges.from({ starts: starts.subarray(0, -1), all });
  }

  copy(): Edges {
    const { taken, unused } = this;
    return new Edges({
      starts: this.starts.copy(),
      lengths: this.lengths.copy(),
      row: this.row.slice(),
      taken,
      unused,
    });
  }

  private each(visit: (node: number, other: number) => void): void {
    for (let node = 0; node < this.lengths.size; node++) {
      const count = this.count(node);
      for (let index = 0; index < count; index++) visit(node, this.at(node, index));
    }
  }

  /** The highest number in any list. */
  private highest(): number {
    let highest = 0;
    this.each((_, other) => {
      if (other > highest) highest = other;
    });
    return highest;
  }

  private roomFor(length: number): number {
    if (this.unused > 1000 && this.unused > this.taken / 2) this.closeUp();
    const start = this.taken;
    this.taken += length;
    if (this.taken > this.row.length) this.row = withRoom(this.row, this.taken);
    return start;
  }

  /** Moves the lists together. */
  private closeUp(): void {
    const row = new Int32Array(this.taken);
    let end = 0;
    for (let node = 0; node < this.lengths.size; node++) {
      const count = this.count(node);
      if (count <= 0) continue;
      const start = this.starts.at(node);
      row.set(this.row.subarray(start, start + count), end);
      this.starts.set(node, end);
      end += count;
    }
    this.row = row;
    this.taken = end;
    this.unused = 0;
  }
}

type Lists = {
  readonly starts: Column;
  readonly lengths: Column;
  readonly row: Int32Array;
  readonly taken: number;
  readonly unused: number;
};
