import type { Href, Text } from './text.ts';

/** Where something is: its address, and where a map on the web shows it. */
export type Place = { readonly text: Text; readonly map?: Href };

/** For which widths of a map a mark is there: `s`, `m` and `l` are those of a small phone, of a phone, and of a wide screen. */
export type MapSize = 's' | 'm' | 'l';

/** On which side of its mark a name is. */
export type NameSide = 'below' | 'above' | 'right' | 'left';

/** For which widths of a map a name is there. A small phone has no room for any. */
export type NamedFor = Exclude<MapSize, 's'>;

/** A mark on a map. Its place is in percent of the width and of the height, from the left and from the top. */
export type MapMark = {
  readonly x: number;
  readonly y: number;
  /** Which items of the list it stands for, counted from 0. */
  readonly of: readonly number[];
  readonly sizes: readonly MapSize[];
  /** Where its name is, if the map shows names: for widths in which it has room beside all others. */
  readonly name?: Readonly<Partial<Record<NamedFor, NameSide>>>;
};

/** What is drawn of one part of the world. */
export type MapView = {
  readonly marks: readonly MapMark[];
  /** What the bar says, and how long it is, in percent of the width. None where a map shows so much that no length holds for all of it. */
  readonly scale?: { readonly label: string; readonly length: number };
  /** Between two lines of the grid, in percent of the width. */
  readonly grid: number;
  /** Where the picture of the ground is: in percent of the width and of the height, from the left and from the top. */
  readonly ground?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** The maps of a list: of all its places, or of those under each heading. */
export type MapPlan = {
  /** None for headings without places that are known. */
  readonly views: readonly (MapView | null)[];
  /** All headings on one map, if they are in different parts of it. Each has one mark. */
  readonly overview?: MapView;
};
