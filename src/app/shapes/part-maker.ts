import type { Icon } from '../../model/media.ts';
import type { PlacedBlock } from '../../model/screen.ts';
import type { Inline } from '../../model/text.ts';
import type { Current } from '../header/current.ts';
import type { BlockScreen } from '../screens/side-menu.ts';
import type { ClassSets } from './class-sets.ts';
import type { ItemCache } from './item-cache.ts';

/** A part of a page as React rendered it apart from the page. */
export type Markup = {
  readonly html: string;
  /** Preloads that React put in front, which belong in `<head>`. */
  readonly links: string;
  /** Whether it asked for the address of its page. */
  readonly readsRoute: boolean;
};

/** Renders parts of pages with the same frame, each apart from its page. */
export type PartMaker = {
  /** A block on the page at a route. @throws what the block throws, also when it can't be apart from its page */
  readonly block: (placed: PlacedBlock, route: string) => Markup;
  readonly words: (words: readonly Inline[]) => Markup;
  readonly icon: (icon: Icon) => string;
  /** What is around the screen on the page at a route, with a mark in its place. @param current what links are told about the page */
  readonly layout: (route: string, current: Current) => Markup;
  /** A screen, with marks in the place of its title and its blocks. */
  readonly screen: (screen: BlockScreen) => Markup;
};

/** Who renders parts, and what is known of their classes. */
export type RenderedBy = {
  readonly renderer: PartMaker;
  readonly classes: ClassSets;
  readonly itemCache?: ItemCache | undefined;
};

/** @throws Error where something would have to be rendered */
export const renderNothing = (): never => {
  throw new Error('Nothing is rendered here.');
};

/** Renders nothing: whoever has it makes do with what is known. */
export const nobody: PartMaker = {
  block: renderNothing,
  words: renderNothing,
  icon: renderNothing,
  layout: renderNothing,
  screen: renderNothing,
};
