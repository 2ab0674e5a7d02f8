import { onceFor } from '../../model/once.ts';
import type { Schema } from './schemas.ts';

/** The types of blocks that a site has of its own, by name. */
export type OwnSchemas = {
  /** Changes with the others. */
  readonly digest: string;
  readonly schemas: ReadonlyMap<string, Schema>;
  /** The texts of their examples. */
  readonly examples: ReadonlyMap<string, string>;
};

const none: OwnSchemas = { digest: '', schemas: new Map(), examples: new Map() };

/** A process works on one site at a time, so its blocks are asked for in one place instead of being passed along by everybody. */
const state = { own: none };

/** Makes the blocks of a site count, beside ours and before them, for all that is asked from here on. */
export function putInForce({ digest, schemas, examples }: OwnSchemas): void {
  // What was made for the same blocks stays.
  if (digest !== state.own.digest) state.own = digest === '' ? none : { digest, schemas, examples };
}

/** The blocks of its own that the site has that is worked on. */
export const ownInForce = (): OwnSchemas => state.own;

/** As `once`, for what follows from which blocks there are: it is made again where those are others. */
export function ofBlocks<T>(make: () => T): () => T {
  const made = onceFor((_: OwnSchemas) => make());
  return () => made(state.own);
}
