import { withRoom } from './column.ts';

/** Pieces one after the other: where each begins, with where the last one ends, and all of them. */
export type Pieces<T> = { readonly starts: Int32Array; readonly all: T };

export function pieceOf<T extends { subarray(start: number, end: number): T }>(
  { starts, all }: Pieces<T>,
  index: number,
): T {
  return all.subarray(starts[index] ?? 0, starts[index + 1] ?? 0);
}

/** Where pieces of some lengths begin, one after the other, with where the last one ends. */
export function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  lengths.forEach((length, index) => {
    starts[index + 1] = (starts[index] ?? 0) + length;
  });
  return starts;
}

/** A row of whole numbers that grows. */
export class NumberPile {
  private numbers: Int32Array = new Int32Array(256);
  length = 0;

  add(number: number): void {
    if (this.length === this.numbers.length) this.numbers = withRoom(this.numbers, this.length + 1);
    this.numbers[this.length++] = number;
  }

  all(): Int32Array {
    return this.numbers.subarray(0, this.length);
  }
}

/** Bytes that grow. */
export class BytePile {
  private bytes = Buffer.alloc(4096);
  length = 0;

  addText(text: string): void {
    // No character takes more than three bytes in UTF-8 for each of its halves.
    this.makeRoom(text.length * 3);
    this.length += this.bytes.write(text, this.length);
  }

  add(bytes: Uint8Array): void {
    this.makeRoom(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  all(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  private makeRoom(length: number): void {
    if (this.length + length <= this.bytes.length) return;
    const larger = Buffer.alloc(Math.max(this.length + length, this.bytes.length * 2));
    larger.set(this.bytes);
    this.bytes = larger;
  }
}
