import { crc32 } from 'node:zlib';
import { Lines } from './lines.ts';
import { pieceOf, startsOf } from './pieces.ts';
import type { Saved } from './saving.ts';

/** Where an engine saves what it has, as one piece. Whoever gives it sees to it that it comes back only to the same code. */
export type Store = {
  load(): Uint8Array | undefined;
  save(parts: readonly Uint8Array[]): void;
  /**
   * Where it saves what has become another since all was saved, so that this needn't be saved again for an edit. Without it, all always is. What comes
   * back together may have been saved at different times: then the engine begins without.
   */
  readonly changes?: {
    load(): Uint8Array | undefined;
    save(parts: readonly Uint8Array[]): void;
  };
  /** Told of a piece that isn't as it was saved. The engine begins without. */
  damaged(error: unknown): void;
};

/** What was saved as a whole, and what has become another since. */
export type Found = {
  readonly whole: Saved;
  readonly changes?: Saved;
  /** What tells the whole from all others, if changes of it can be saved. */
  readonly of?: number;
};

/** What was saved; undefined if that is nothing, or isn't as it was saved, which the store is told. */
export function loadFrom(store: Store | undefined): Found | undefined {
  const whole = store?.load();
  if (store === undefined || whole === undefined) return undefined;
  try {
    const saved = savedIn(whole);
    if (store.changes === undefined) return { whole: saved };
    const bytes = store.changes.load();
    const changes = bytes && savedIn(bytes);
    return changes?.of === saved.checksum ? { whole: saved, changes, of: saved.checksum } : undefined;
  } catch (error) {
    store.damaged(error);
    return undefined;
  }
}

/** Saves all, of which nothing is another one yet. */
export function saveWhole(store: Store, saved: Saved): void {
  const parts = partsOf(saved);
  store.save(parts);
  store.changes?.save(partsOf(unchanged(saved), checksumIn(parts[0] ?? new Uint8Array())));
}

const unchanged = ({ revision }: Saved): Saved => ({
  revision,
  roots: [],
  stamps: [],
  names: [],
  nameNumbers: new Int32Array(),
  abouts: Lines.of([]),
  digests: Lines.of([]),
  verified: new Int32Array(),
  changed: new Int32Array(),
  asked: { starts: new Int32Array(1), all: new Int32Array() },
  values: { starts: new Int32Array(1), all: new Uint8Array() },
});

/** Begins with a JSON list in a line of its own: a checksum of all that follows, and the lengths of its parts in bytes. @param of what has changed */
export function partsOf(saved: Saved, of?: number): Uint8Array[] {
  const { revision, roots, stamps, names, abouts, digests, asked, values } = saved;
  const { table = new Int32Array() } = saved;
  const parts = [
    Buffer.from(JSON.stringify({ revision, roots, stamps, names, of })),
    Buffer.from(abouts.text),
    Buffer.from(digests.text),
    ...[
      abouts.starts,
      digests.starts,
      table,
      saved.nameNumbers,
      saved.verified,
      saved.changed,
      asked.starts,
      asked.all,
      values.starts,
    ].map(bytesOf),
    values.all,
  ];
  const lengths = parts.map((part) => part.length);
  return [Buffer.from(`${JSON.stringify([checksum(lengths, parts), ...lengths])}\n`), ...parts];
}

/** Reads the parts again. @throws an error of any kind if they aren't as they were saved */
export function savedIn(bytes: Uint8Array): Saved & { readonly checksum: number; readonly of?: number } {
  const end = bytes.indexOf(10);
  const [sum = 0, ...lengths]: readonly number[] = JSON.parse(textOf(bytes.subarray(0, end)));
  const rest = bytes.subarray(end + 1);
  if (sum !== checksum(lengths, [rest])) throw new Error('This is not what was saved.');
  const parts = { starts: startsOf(lengths), all: rest };
  const part = (index: number): Uint8Array => pieceOf(parts, index);
  const numbers = (index: number): Int32Array => numbersOf(part(index));
  const head: Head = JSON.parse(textOf(part(0)));
  return {
    ...head,
    checksum: sum,
    abouts: new Lines(textOf(part(1)), numbers(3)),
    digests: new Lines(textOf(part(2)), numbers(4)),
    table: part(5).length === 0 ? undefined : numbers(5),
    nameNumbers: numbers(6),
    verified: numbers(7),
    changed: numbers(8),
    asked: { starts: numbers(9), all: numbers(10) },
    values: { starts: numbers(11), all: part(12) },
  };
}

type Head = Pick<Saved, 'revision' | 'roots' | 'stamps' | 'names'> & { readonly of?: number };

/** The checksum in the first line of what was saved. */
function checksumIn(line: Uint8Array): number {
  return JSON.parse(textOf(line))[0];
}

/** Other for other parts, as far as damage goes: nobody else has written them. */
function checksum(lengths: readonly number[], parts: readonly Uint8Array[]): number {
  // Of an empty part, crc32 doesn't go on but gives 0.
  return parts.reduce((sum, part) => (part.length === 0 ? sum : crc32(part, sum)), crc32(lengths.join()));
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** A copy, because numbers of four bytes have to begin at a multiple of four. */
function numbersOf(bytes: Uint8Array): Int32Array {
  return new Int32Array(new Uint8Array(bytes).buffer);
}

/** Other than with a TextDecoder, a text may begin with U+FEFF. */
function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}
