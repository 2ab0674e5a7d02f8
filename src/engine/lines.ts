import { startsOf } from './pieces.ts';

/** Texts without line breaks, by number, in one text: of 100,000 nodes, each of them as an object would take longer to make than all else. */
export class Lines {
  /** All of them, one in each line. */
  readonly text: string;
  /** Where each begins, and where one after the last would. */
  readonly starts: Int32Array;

  constructor(text: string, starts: Int32Array) {
    this.text = text;
    this.starts = starts;
  }

  static of(lines: readonly string[]): Lines {
    return new Lines(lines.join('\n'), startsOf(lines.map(({ length }) => length + 1)));
  }

  get length(): number {
    return this.starts.length - 1;
  }

  at(index: number): string {
    return this.text.slice(this.starts[index], (this.starts[index + 1] ?? 0) - 1);
  }

  /** Whether one of them is this. */
  isAt(index: number, line: string): boolean {
    const start = this.starts[index] ?? 0;
    return start + line.length + 1 === this.starts[index + 1] && this.text.startsWith(line, start);
  }

  /** What `hashOf` gives for one of them. */
  hashAt(index: number): number {
    return hashOf(this.text, this.starts[index], (this.starts[index + 1] ?? 0) - 1);
  }
}

/** A number that follows from a text, or a part of one, for tables (FNV-1a). */
export function hashOf(text: string, start = 0, end = text.length): number {
  let hash = -2128831035;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash ^ (hash >>> 15);
}
