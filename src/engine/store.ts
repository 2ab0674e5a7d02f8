/** Where an engine saves what it has, as one piece. Whoever gives it sees to it that only whole pieces come back, and only to the same code. */
export type Store = {
  load(): Uint8Array | undefined;
  save(parts: readonly Uint8Array[]): void;
  /** Told of a piece that isn't what an engine saves. The engine begins without. */
  damaged(error: unknown): void;
};

/** All that is saved of an engine. Nodes are numbered anew, without those that nobody asks for any more. */
export type Saved = {
  readonly revision: number;
  /** What was asked from outside, and how often something was saved since. */
  readonly roots: readonly (readonly [node: number, saves: number])[];
  /** By node, like all that follow. */
  readonly keys: readonly string[];
  readonly digests: readonly string[];
  /** Of inputs, what says that they are the same. */
  readonly stamps: readonly (string | null)[];
  /** When each was looked at, and when it last became another: revisions. */
  readonly verified: Int32Array;
  readonly changed: Int32Array;
  readonly asked: readonly Int32Array[];
  /** The JSON of its value; nothing if that isn't saved. */
  readonly values: Pieces<Uint8Array>;
};

/** Pieces one after the other: where each begins, with where the last one ends, and all of them. */
export type Pieces<T> = { readonly starts: Int32Array; readonly all: T };

/** Begins with a JSON list of the lengths of its parts, in bytes, in a line of its own. */
export function partsOf(saved: Saved): Uint8Array[] {
  const { revision, roots, keys, digests, stamps, verified, changed, asked, values } = saved;
  const parts = [
    Buffer.from(JSON.stringify({ revision, roots, stamps })),
    Buffer.from(keys.join('\n')),
    Buffer.from(digests.join('\n')),
    ...[verified, changed, ...flat(asked)].map(bytesOf),
    bytesOf(values.starts),
    values.all,
  ];
  return [Buffer.from(`${JSON.stringify(parts.map((part) => part.length))}\n`), ...parts];
}

/** Reads the parts again. @throws an error of any kind if they aren't ours */
export function savedIn(bytes: Uint8Array): Saved {
  const end = bytes.indexOf(10);
  const lengths: readonly { readonly length: number }[] = JSON.parse(textOf(bytes.subarray(0, end))).map(
    (length: number) => ({ length }),
  );
  const parts = { starts: startsOf(lengths), all: bytes.subarray(end + 1) };
  const part = (index: number): Uint8Array => pieceOf(parts, index);
  const numbers = (index: number): Int32Array => numbersOf(part(index));
  const head: Pick<Saved, 'revision' | 'roots' | 'stamps'> = JSON.parse(textOf(part(0)));
  const lines = (index: number): string[] => (head.stamps.length === 0 ? [] : textOf(part(index)).split('\n'));
  const asked = { starts: numbers(5), all: numbers(6) };
  return {
    ...head,
    keys: lines(1),
    digests: lines(2),
    verified: numbers(3),
    changed: numbers(4),
    asked: head.stamps.map((_, node) => pieceOf(asked, node)),
    values: { starts: numbers(7), all: part(8) },
  };
}

/** Puts pieces one after the other. */
export function joined(pieces: readonly Uint8Array[]): Pieces<Uint8Array> {
  return { starts: startsOf(pieces), all: Buffer.concat(pieces) };
}

function pieceOf<T extends { subarray(start: number, end: number): T }>({ starts, all }: Pieces<T>, index: number): T {
  return all.subarray(starts[index] ?? 0, starts[index + 1] ?? 0);
}

function startsOf(pieces: readonly { readonly length: number }[]): Int32Array {
  const starts = new Int32Array(pieces.length + 1);
  pieces.forEach(({ length }, index) => {
    starts[index + 1] = (starts[index] ?? 0) + length;
  });
  return starts;
}

function flat(lists: readonly Int32Array[]): [Int32Array, Int32Array] {
  const starts = startsOf(lists);
  const all = new Int32Array(starts.at(-1) ?? 0);
  lists.forEach((list, index) => {
    all.set(list, starts[index] ?? 0);
  });
  return [starts, all];
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** A copy, because numbers of four bytes have to begin at a multiple of four. */
function numbersOf(bytes: Uint8Array): Int32Array {
  return new Int32Array(new Uint8Array(bytes).buffer);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
