import type { Scene } from '../../../model/generated/written.ts';
import { largest, smallest } from '../../../model/lists.ts';
import type { Drawing, DrawingLabel, IconNode } from '../../../model/media.ts';
import type { Text } from '../../../model/text.ts';
import { type Piece, type Point, type Projection, pointOf, projectionWith, type Solid, type Spot } from './grid.ts';
import { solidsOf } from './solids.ts';

const [width, height, margin] = [640, 480, 10];

/** How wide a letter of a label is at most, and half as high as a line of it, where the drawing is small. */
const [letter, halfLine] = [10.5, 12];

const beside = 12;

/** The units that are tried, the largest first: all multiples of 4, so that places in quarters have short numbers. */
const units = Array.from({ length: 19 }, (_, index) => 80 - 4 * index);
const smallestUnit = 4;

/** Fine lines around the ground, which may run out of the picture. */
const ripple = 'ripple';

type TextOf = (written: string) => Text;

/** Draws a scene in painter's order, as few shapes as can be, in the middle of a picture of fixed size. */
export function drawingOf(scene: Scene, textOf: TextOf): Drawing {
  const { project, solids, box } = largestThatFits(scene);
  const pieces = fromTheBack(solids).flatMap((solid) => solid.pieces);
  const labels = scene.flatMap(({ label }) => (label === undefined ? [] : [labelOf(label, project, textOf)]));
  const [left, top] = [Math.round((box.left + box.right - width) / 2), Math.round((box.top + box.bottom - height) / 2)];
  return { viewBox: `${left} ${top} ${width} ${height}`, shapes: joined(pieces).map(shapeOf), labels };
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Sketch = { readonly project: Projection; readonly solids: readonly Solid[]; readonly box: Box };

function largestThatFits(scene: Scene): Sketch {
  for (const unit of units) {
    const sketch = sketchOf(scene, projectionWith(unit));
    const { left, right, top, bottom } = sketch.box;
    if (right - left <= width - 2 * margin && bottom - top <= height - 2 * margin) return sketch;
  }
  return sketchOf(scene, projectionWith(smallestUnit));
}

function sketchOf(scene: Scene, project: Projection): Sketch {
  const solids = scene.flatMap((part) => solidsOf(part, project));
  const words = scene.flatMap(({ label }) => (label === undefined ? [] : spotsAround(label, project)));
  const outlines = solids.flatMap(({ pieces }) => pieces.filter(({ look }) => look !== ripple));
  return { project, solids, box: boxAround([...outlines.flatMap(({ outline }) => outline), ...words]) };
}

function boxAround(spots: readonly Spot[]): Box {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { left: smallest(xs), right: largest(xs), top: smallest(ys), bottom: largest(ys) };
}

type Label = NonNullable<Scene[number]['label']>;

function placeOf({ at, rise = 0 }: Label): Point {
  const [x, y, z] = pointOf(at);
  return [x, y, z + rise];
}

/** Words in the middle of a leader's end are above it. */
const aboveLeader = 12;

function labelOf(label: Label, project: Projection, textOf: TextOf): DrawingLabel {
  const { text, side = 'right', rise = 0, detail = false } = label;
  const [x, y] = project(placeOf(label));
  const gap = rise === 0 ? beside : 8;
  const shift = { left: -gap, right: gap, center: 0 }[side];
  const up = rise > 0 && side === 'center' ? aboveLeader : 0;
  return { text: textOf(text), x: Math.round(x + shift), y: Math.round(y - up), side, detail };
}

/** How far the words of a label go. Those that are left out where the picture is small need less. */
function spotsAround(label: Label, project: Projection): Spot[] {
  const { text, side = 'right', detail = false } = label;
  const [x, y] = project(placeOf(label));
  const wide = text.length * letter * (detail ? 0.72 : 1) + beside;
  const [left, right] = { left: [wide, 0], right: [0, wide], center: [wide / 2, wide / 2] }[side] as [number, number];
  return [
    [x - left, y - 2 * halfLine],
    [x + right, y + halfLine],
  ];
}

function shapeOf({ look, opacity, pieces }: ReturnType<typeof joined>[number]): IconNode {
  const d = pieces.map((piece) => piece.d).join('');
  return ['path', { class: look, ...(opacity === undefined ? {} : { opacity: short(opacity) }), d }];
}

const short = (opacity: number): string => String(opacity).replace(/^0\./, '.');

const axes = [0, 1, 2] as const;

/** Whether a solid ends, along one of the axes, before another begins: seen from the front, it is behind it. */
function endsBefore({ to }: Solid, { from }: Solid): boolean {
  return axes.some((axis) => to[axis] <= from[axis]);
}

const nearness = ({ from: [x, y, z] }: Solid): number => x + y + z;

/**
 * Solids in the order in which they are drawn, those behind first. Where that doesn't decide, the order stays, but the parts of
 * a line follow one another. Solids that stand in one another, for which there is no right order, come from the back to the front.
 */
export function fromTheBack(solids: readonly Solid[]): readonly Solid[] {
  const waiting = new Set(solids);
  // Where each ends before the other, they don't cover each other.
  const behind = new Map(
    solids.map((one) => [one, new Set(solids.filter((each) => endsBefore(each, one) && !endsBefore(one, each)))]),
  );
  const drawn: Solid[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter((solid) => ![...(behind.get(solid) ?? [])].some((other) => waiting.has(other)));
    const line = drawn.at(-1)?.line;
    const next =
      free.find((solid) => line !== undefined && solid.line === line) ??
      free[0] ??
      [...waiting].sort((a, b) => nearness(a) - nearness(b))[0];
    if (next === undefined) break;
    waiting.delete(next);
    drawn.push(next);
  }
  return drawn;
}

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

/** Joins pieces of one look into one shape, as far as none of them would be drawn before something it covers. */
function joined(pieces: readonly Piece[]): readonly Joined[] {
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
