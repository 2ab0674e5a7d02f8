/** Whole numbers, one for each node. Grows by itself; what was never set is 0. */
export class Column {
  private numbers: Int32Array;

  constructor(numbers: Int32Array = new Int32Array(64)) {
    this.numbers = numbers;
  }

  /** All nodes beyond have 0. */
  get size(): number {
    return this.numbers.length;
  }

  at(node: number): number {
    return this.numbers[node] ?? 0;
  }

  set(node: number, number: number): void {
    if (node >= this.numbers.length) this.numbers = withRoom(this.numbers, node + 1);
    this.numbers[node] = number;
  }

  /** The nodes with another number than 0. */
  marked(): number[] {
    const nodes: number[] = [];
    for (let node = 0; node < this.numbers.length; node++) if (this.numbers[node] !== 0) nodes.push(node);
    return nodes;
  }

  has(number: number): boolean {
    return this.numbers.includes(number);
  }

  copy(): Column {
    return new Column(this.numbers.slice());
  }
}

const LARGE = 1000;

/** Values of any kind, one for each node. Grows by itself; what was never set is undefined. */
export class Row<T> {
  private values: (T | undefined)[];

  constructor(values: (T | undefined)[] = []) {
    this.values = values;
  }

  at(node: number): T | undefined {
    return this.values[node];
  }

  set(node: number, value: T | undefined): void {
    // Filled up, because V8 makes a table of an array with large gaps; the largest at once.
    const missing = node - this.values.length;
    if (missing > LARGE) this.values = this.values.concat(new Array(missing));
    while (this.values.length < node) this.values.push(undefined);
    this.values[node] = value;
  }

  /** Lets go of all values but those of nodes that are marked with a 1. */
  keepOnly(marks: Uint8Array): void {
    for (let node = 0; node < this.values.length; node++) if (marks[node] !== 1) this.values[node] = undefined;
  }

  copy(): Row<T> {
    return new Row(this.values.slice());
  }
}

/** The same numbers, with room for so many at least. */
export function withRoom(numbers: Int32Array, length: number): Int32Array {
  const larger = new Int32Array(Math.max(length, numbers.length * 2));
  larger.set(numbers);
  return larger;
}
