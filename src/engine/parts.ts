import type { Asked } from './asked.ts';

/** What was asked for a part of an answer, in that order, and the digests of that. */
type Part = {
  readonly value: unknown;
  readonly nodes: readonly number[];
  readonly digests: readonly (string | undefined)[];
};

/** As `Ask.part` has it. */
type Making<T> = { readonly of: object; readonly by: unknown; readonly make: () => T };

/** Parts of answers, by what each is made of besides answers. They go with that. */
export class Parts {
  private readonly known = new WeakMap<object, Map<unknown, Part>>();
  private readonly digestNow: (node: number) => string | undefined;

  /** @param digestNow of a node, as things are now */
  constructor(digestNow: (node: number) => string | undefined) {
    this.digestNow = digestNow;
  }

  /** A part: the one that was made before, if all that was asked for it is the same. @param asked notes what is asked for it */
  made<T>(asked: Asked, { of, by, make }: Making<T>): T {
    const known = this.known.get(of)?.get(by);
    if (known?.nodes.every((node, index) => this.digestNow(node) === known.digests[index]) === true) {
      for (const node of known.nodes) asked.add(node);
      // Whoever asks for a part of something by the same gets what was made for that.
      return known.value as T;
    }
    const { value, asked: own } = asked.inPart(make);
    if (own.isLater) return value;
    const parts = this.known.get(of) ?? new Map<unknown, Part>();
    this.known.set(of, parts.set(by, { value, nodes: own.nodes, digests: own.nodes.map(this.digestNow) }));
    return value;
  }
}
