import { crc32 } from 'node:zlib';
import { type Pieces, pieceOf, startsOf } from './pieces.ts';

/** Where an engine saves what it has, as one piece. Whoever gives it sees to it that it comes back only to the same code. */
export type Store = {
  load(): Uint8Array | undefined;
  save(parts: readonly Uint8Array[]): void;
  /** Told of a piece that isn't as it was saved. The engine begins without. */
  damaged(error: unknown): void;
};

/** All that is saved of an engine. Nodes are numbered anew, without those that nobody asks for any more. */
export type Saved = {
  readonly revision: number;
  /** What was asked from outside, and how often something was saved since. */
  readonly roots: readonly (readonly [node: number, saves: number])[];
  /** Of inputs, what says that they are the same. */
  readonly stamps: readonly (readonly [node: number, stamp: string])[];
  /** The names of questions. */
  readonly names: readonly string[];
  /** By node, like all that follow: which of the names it has, and what it is about. */
  readonly nameNumbers: Int32Array;
  readonly abouts: readonly (string | undefined)[];
  readonly digests: string[];
  /** When each was looked at, and when it last became another: revisions. */
  readonly verified: Int32Array;
  readonly changed: Int32Array;
  readonly asked: Pieces<Int32Array>;
  /** The JSON of its value; nothing if that isn't saved. */
  readonly values: Pieces<Uint8Array>;
};

/** Stands where something is about nothing. No key has it. */
const NOTHING = '\x04';

/** Begins with a JSON list in a line of its own: a checksum of all that follows, and the lengths of its parts in bytes. */
export function partsOf(saved: Saved): Uint8Array[] {
  const { revision, roots, stamps, names, abouts, digests, asked, values } = saved;
  const parts = [
    Buffer.from(JSON.stringify({ revision, roots, stamps, names, count: abouts.length })),
    Buffer.from(abouts.map((about) => about ?? NOTHING).join('\n')),
    Buffer.from(digests.join('\n')),
    ...[saved.nameNumbers, saved.verified, saved.changed, asked.starts, asked.all, values.starts].map(bytesOf),
    values.all,
  ];
  const lengths = parts.map((part) => part.length);
  return [Buffer.from(`${JSON.stringify([checksum(lengths, parts), ...lengths])}\n`), ...parts];
}

/** Reads the parts again. @throws an error of any kind if they aren't as they were saved */
export function savedIn(bytes: Uint8Array): Saved {
  const end = bytes.indexOf(10);
  const [sum, ...lengths]: readonly number[] = JSON.parse(textOf(bytes.subarray(0, end)));
  const rest = bytes.subarray(end + 1);
  if (sum !== checksum(lengths, [rest])) throw new Error('This is not what was saved.');
  const parts = { starts: startsOf(lengths), all: rest };
  const part = (index: number): Uint8Array => pieceOf(parts, index);
  const numbers = (index: number): Int32Array => numbersOf(part(index));
  const head: Pick<Saved, 'revision' | 'roots' | 'stamps' | 'names'> & { readonly count: number } = JSON.parse(
    textOf(part(0)),
  );
  const lines = (index: number): string[] => (head.count === 0 ? [] : textOf(part(index)).split('\n'));
  return {
    ...head,
    abouts: lines(1).map((about) => (about === NOTHING ? undefined : about)),
    digests: lines(2),
    nameNumbers: numbers(3),
    verified: numbers(4),
    changed: numbers(5),
    asked: { starts: numbers(6), all: numbers(7) },
    values: { starts: numbers(8), all: part(9) },
  };
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
