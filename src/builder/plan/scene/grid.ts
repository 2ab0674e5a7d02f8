export type Piece = {
  readonly look: string;
  readonly d: string;
  /** A convex outline around all it covers. */
  readonly outline: readonly Spot[];
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

/** A place in the grid: along to the right, along to the left, and up. */
export type Point = readonly [x: number, y: number, z: number];

export type Spot = readonly [x: number, y: number];

export type Projection = (point: Point) => Spot;

/** The numbers of a text such as `2 1 0.5`, of which the last may be left out. */
export function pointOf(written: string): Point {
  const [x = 0, y = 0, z = 0] = written.split(' ').map(Number);
  return [x, y, z];
}

/** Seen from above at an angle, two units to the side for one up. @param unit how wide a unit of the grid is drawn: a multiple of 4 */
export function projectionWith(unit: number): Projection {
  return ([x, y, z]) => [(x - y) * unit, ((x + y) * unit) / 2 - z * unit];
}

export function short(value: number): string {
  return String(Math.round(value * 2) / 2).replace(/^(-?)0\./, '$1.');
}

/** Lines from place to place, as the value of a path's `d`: each step is told from the one before, which is shorter. */
export function linesThrough(spots: readonly Spot[], isClosed: boolean): string {
  const rounded = spots.map(([x, y]): Spot => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);
  const [[startX, startY] = [0, 0], ...others] = rounded;
  const steps = others.map(([x, y], index) => {
    const [fromX, fromY] = rounded[index] ?? [x, y];
    return `${short(x - fromX)} ${short(y - fromY)}`;
  });
  return `M${short(startX)} ${short(startY)}l${steps.join(' ')}${isClosed ? 'z' : ''}`.replaceAll(' -', '-');
}
