import type { Learned } from '../../model/rendering.ts';
import type { StyleSources } from '../styles/stylesheet.ts';
import type { ClassSet } from './class-sets.ts';
import type { LearnedWrappers } from './frame-parts.ts';
import type { LearnedShapes } from './shapes.ts';

/** All that was learned of pages with one frame. Plain data: whoever has it can go on from there, also in another process. */
export type LearnedParts = LearnedShapes &
  LearnedWrappers & {
    /** What the style sheet is made of. */
    readonly rules: Omit<StyleSources, 'compiled' | 'theme'>;
    /** By their names. */
    readonly classes: Map<string, ClassSet>;
    /** What was seen to come out as on a page that React renders as a whole, and what was seen not to. */
    readonly trusted: Set<string>;
    readonly distrusted: Set<string>;
  };

/** @param rules what the style sheet is made of, which becomes more */
export function nothingLearned(rules: LearnedParts['rules']): LearnedParts {
  return {
    rules,
    classes: new Map(),
    shapes: new Map(),
    items: new Map(),
    proven: new Map(),
    rendered: new Map(),
    wrappers: new Map(),
    readsRoute: false,
    sections: new Map(),
    trusted: new Set(),
    distrusted: new Set(),
  };
}

/** What a renderer has learned, as it gave it. */
export function learnedParts(learned: Learned): LearnedParts {
  // Whoever kept it gives it only to the same code (`src/builder/render/learned.ts`).
  return learned as LearnedParts;
}
