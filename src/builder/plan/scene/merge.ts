import { largest, smallest } from '../../../model/lists.ts';
import type { Spot } from './grid.ts';
import type { Piece } from './pieces.ts';

/** Outlines that only touch don't overlap. In units of the drawing. */
const touching = 0.6;

function extent(outline: readonly Spot[], [nx, ny]: Spot): readonly [from: number, to: number] {
  const along = outline.map(([x, y]) => x * nx + y * ny);
  return [smallest(along), largest(along)];
}

/** Whether a straight line along an edge of the first outline parts it from the second. */
function parts(one: readonly Spot[], other: readonly Spot[]): boolean {
  return one.some(([x, y], index) => {
    const [nextX, nextY] = one[(index + 1) % one.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    if (length === 0) return false;
    const across: Spot = [(y - nextY) / length, (nextX - x) / length];
    const [from, to] = extent(one, across);
    const [otherFrom, otherTo] = extent(other, across);
    return to <= otherFrom + touching || otherTo <= from + touching;
  });
}

function overlap(one: Piece, other: Piece): boolean {
  return !parts(one.outline, other.outline) && !parts(other.outline, one.outline);
}

type Joined = { readonly look: string; readonly opacity?: number | undefined; readonly pieces: Piece[] };

/**
 * Joins pieces of one look into one shape, as far as none of them would be drawn before something it covers.
 *
 * @param pieces in the order in which they are drawn
 */
export function joined(pieces: readonly Piece[]): readonly Joined[] {
  const shapes: Joined[] = [];
  for (const piece of pieces) {
    const covered = shapes.findLastIndex((shape) => shape.pieces.some((other) => overlap(piece, other)));
    const home = shapes.find(
      ({ look, opacity }, at) => at > covered && look === piece.look && opacity === piece.opacity,
    );
    if (home === undefined) shapes.push({ look: piece.look, opacity: piece.opacity, pieces: [piece] });
    else home.pieces.push(piece);
  }
  return shapes;
}
