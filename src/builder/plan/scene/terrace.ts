import type { Scene } from '../../../model/generated/written.ts';
import { type Brush, boxPieces, type Cuboid, cornersOf, face, solidOf } from './faces.ts';
import { type Point, type Projection, pointOf } from './grid.ts';
import type { Piece, Solid } from './pieces.ts';

type Terrace = NonNullable<Scene[number]['terrace']>;

/** How wide a step is, and how high. */
const tread = 0.5;
const rise = 0.25;

/** Steps have shades, up to this one. */
const mostShades = 4;

/** Ground with steps, up or down. */
export function terraceSolids(terrace: Terrace, project: Projection): Solid[] {
  const { at, size, steps = 0, ripples = 0, tone = 'muted', sunk = false } = terrace;
  const from = pointOf(at);
  const [w, d] = pointOf(size);
  const room: Cuboid = { from, to: [from[0] + w, from[1] + d, from[2]] };
  const around = ripples === 0 ? [] : [ripplesOf(room, ripples, project)];
  const brush = { tone, project };
  if (steps >= 0) return [...around, ...stairsOf(room, steps, brush)];
  return [...around, sunk ? solidOf(room, wellOf(room, -steps, brush)) : standing(room, -steps, brush)];
}

/** What a step is drawn with: its tone, and which one it is. */
const shaded = ({ tone, project }: Brush, step: number): Brush => ({
  tone: `${tone} s${Math.min(step, mostShades)}`,
  project,
});

/** A rectangle that keeps from the edges of another. */
const inset = ({ from: [x, y, z], to: [w, d, h] }: Cuboid, by: number): Cuboid => ({
  from: [x + by, y + by, z],
  to: [w - by, d - by, h],
});

const hasArea = ({ from, to }: Cuboid): boolean => to[0] > from[0] && to[1] > from[1];

/** Fine lines around it on the ground, each fainter than the one before. */
function ripplesOf(room: Cuboid, count: number, project: Projection): Solid {
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const line = face('ripple', cornersOf(inset(room, -tread * (index + 1)), 'top'), project);
    return { ...line, opacity: Math.round(80 * (1 - index / count) ** 1.3) / 100 };
  });
  // Behind all that stands on the ground.
  return { from: room.from, to: room.from, pieces };
}

function stairsOf(room: Cuboid, steps: number, brush: Brush): Solid[] {
  if (steps === 0) return [solidOf(room, boxPieces(room, 0, brush))];
  return Array.from({ length: steps }, (_, step) => step).flatMap((step) => {
    const { from, to } = inset(room, step * tread);
    const low = from[2] + step * rise;
    const level: Cuboid = { from: [from[0], from[1], low], to: [to[0], to[1], low + rise] };
    return hasArea(level) ? [solidOf(level, boxPieces(level, 0, shaded(brush, step)))] : [];
  });
}

/** Steps that go down from a rectangle: two walls and a floor for each. What the rim in front hides is left out. */
function wellOf(room: Cuboid, steps: number, brush: Brush): Piece[] {
  return Array.from({ length: steps }, (_, step) => step + 1).flatMap((step) => {
    const level = inset(room, step * tread);
    if (!hasArea(level)) return [];
    const [[left, back, top], [right, front]] = [level.from, level.to];
    const [high, low] = [top - (step - 1) * rise, top - step * rise];
    const [seenRight, seenFront] = [right - rise, front - rise];
    // The lower, the lighter, however many there are.
    const { tone, project } = shaded(brush, Math.ceil((step * mostShades) / steps));
    const side = (name: string, points: readonly Point[]): Piece =>
      face(`${name === 'top' && step === steps ? 'water' : tone} ${name}`, points, project);
    return [
      side('left', [
        [left, back, high],
        [right, back, high],
        [seenRight, back, low],
        [left, back, low],
      ]),
      side('right', [
        [left, back, high],
        [left, front, high],
        [left, seenFront, low],
        [left, back, low],
      ]),
      side('top', [
        [left, back, low],
        [seenRight, back, low],
        [seenRight, seenFront, low],
        [left, seenFront, low],
      ]),
    ];
  });
}

/** A block with a well in it. Its sides show a line for each step. All that stands on it or in it is drawn after it. */
function standing({ from, to }: Cuboid, steps: number, brush: Brush): Solid {
  const foot = from[2] - (steps + 1) * rise;
  const block: Cuboid = { from: [from[0], from[1], foot], to };
  const pieces = [...boxPieces(block, steps, brush), ...wellOf({ from, to }, steps, brush)];
  return { from: block.from, to: [to[0], to[1], foot], pieces };
}
