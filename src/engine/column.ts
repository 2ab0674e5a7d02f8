/** Whole numbers, one for each node. Grows by itself; what was never set is 0. */
export class Column {
  private numbers: Int32Array;

  constructor(numbers: Int32Array = new Int32Array(64)) {
    this.numbers = numbers;
  }

  at(node: number): number {
    return this.numbers[node] ?? 0;
  }

  set(node: number, number: number): void {
    if (node >= this.numbers.length) {
      const larger = new Int32Array(Math.max(node + 1, this.numbers.length * 2));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[node] = number;
  }

  copy(): Column {
    return new Column(this.numbers.slice());
  }
}
