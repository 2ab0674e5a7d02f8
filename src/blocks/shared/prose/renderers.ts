import type { ReactNode } from 'react';

/** Renderers the words and the nodes are placed that a part of a text is made of. */
export type Renderers<W, N> = {
  readonly words: (words: W) => ReactNode;
  /** Words without markup, for an attribute. */
  readonly plain: (words: W) => string;
  readonly isEmpty: (words: W) => boolean;
  readonly nodes: (nodes: readonly N[]) => ReactNode;
  /** The words of a node that is a paragraph. */
  readonly wordsOf: (node: N) => W | undefined;
};
