import type { Point, Spot } from './grid.ts';

/** What a face, a line or a light is, for the style sheet: its tone and its kind. */
export type Look = string;

/** One shape of a drawing: an element, and the corners of what it covers. */
export type Piece = {
  readonly look: Look;
  readonly d: string;
  /** A convex outline around all it covers. */
  readonly outline: readonly Spot[];
  /** How strong its line is, where that is not up to the style sheet. */
  readonly opacity?: number;
};

/** Pieces that stand together in the grid, and the room they take up there, by which it is known what they cover. */
export type Solid = {
  readonly from: Point;
  readonly to: Point;
  readonly pieces: readonly Piece[];
  /** The line that it is a part of: its parts are drawn one after the other where they can be. */
  readonly line?: object;
};
