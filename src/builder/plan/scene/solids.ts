import type { Scene } from '../../../model/generated/written.ts';
import {
  aroundEllipse,
  type Brush,
  boxPieces,
  type Cuboid,
  cornersOf,
  ellipseOf,
  ellipsePath,
  face,
  rectangle,
  solidOf,
  storePieces,
} from './faces.ts';
import { linesThrough, type Point, type Projection, pointOf, type Spot, short } from './grid.ts';
import type { Piece, Solid } from './pieces.ts';

type Terrace = NonNullable<Scene[number]['terrace']>;

/** How wide a step is, and how high. */
const tread = 0.5;
const rise = 0.25;

const mostShades = 4;

/** Ground with steps, up or down. */
function terraceSolids(terrace: Terrace, project: Projection): Solid[] {
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

/** A part of a scene as its author writes it, each under the name of what it is. */
type ScenePart = Scene[number];
type Written<Name extends keyof ScenePart> = NonNullable<ScenePart[Name]>;

function boxSolids({ at, size, tone = 'plain', lines = 0 }: Written<'box'>, project: Projection): Solid[] {
  const [x, y, z] = pointOf(at);
  const [w, d, h] = pointOf(size);
  const cuboid: Cuboid = { from: [x, y, z], to: [x + w, y + (d || w), z + h] };
  return [solidOf(cuboid, boxPieces(cuboid, lines, { tone, project }))];
}

function storeSolids({ at, size, tone = 'plain', lines = 0 }: Written<'store'>, project: Projection): Solid[] {
  const point = pointOf(at);
  const [x, y, z] = point;
  const [width, height] = pointOf(size);
  const room: Cuboid = { from: point, to: [x + width, y + width, z + height] };
  return [solidOf(room, storePieces({ at: point, width, height }, lines, { tone, project }))];
}

/** How thick a panel is. */
const thin = 0.25;

/** A place on the front of a panel: how far along it, from the left as it is seen, and how high. Both from 0 to 1. */
type OnFront = (along: number, up: number) => Point;

function screenSolids(
  { at, size, faces = 'left', bars, rows = 0, tone = 'plain' }: Written<'screen'>,
  project: Projection,
): Solid[] {
  const from = pointOf(at);
  const [x, y, z] = from;
  const [width, height] = pointOf(size);
  const to: Point = faces === 'left' ? [x + width, y + thin, z + height] : [x + thin, y + width, z + height];
  const onFront: OnFront = (along, up) =>
    faces === 'left' ? [x + width * along, to[1], z + height * up] : [to[0], y + width * (1 - along), z + height * up];
  const area = (
    look: string,
    [left, right]: readonly [number, number],
    [low, high]: readonly [number, number],
  ): Piece => face(look, [onFront(left, high), onFront(right, high), onFront(right, low), onFront(left, low)], project);
  const values = bars?.split(' ').map(Number) ?? [];
  const step = 0.8 / values.length;
  const charted = values.map((value, index) =>
    area(
      `${index === values.length - 1 ? 'accent' : 'strong'} mark`,
      [0.1 + step * (index + 0.15), 0.1 + step * (index + 0.85)],
      [0.12, 0.12 + (0.7 * value) / 9],
    ),
  );
  const written = Array.from({ length: rows }, (_, index) => {
    const top = 0.86 - (0.76 * index) / rows;
    const length = [0.9, 0.7, 0.82, 0.55][index % 4] ?? 0.9;
    return area(`${index === 0 ? 'accent' : 'strong'} mark`, [0.12, length], [top - 0.3 / rows, top]);
  });
  return [solidOf({ from, to }, [...boxPieces({ from, to }, 0, { tone, project }), ...charted, ...written])];
}

function ringSolids({ at, width, tone = 'strong', dashed, moves }: Written<'ring'>, project: Projection): Solid[] {
  const from = pointOf(at);
  const [x, y, z] = from;
  const ellipse = ellipseOf(from, width, project);
  const looks = [`${tone} line${dashed === true ? ' dashed' : ''}`, ...(moves === true ? [`${tone} line flow`] : [])];
  const pieces = looks.map((look): Piece => ({ look, d: ellipsePath(ellipse), outline: aroundEllipse(ellipse) }));
  return [{ from, to: [x + width, y + width, z], pieces }];
}

/**
 * How far a glow reaches: discs over each other, so that it's the less the farther from the light. Safari doesn't blur a part of a drawing,
 * and a gradient would need an id, which can't be the same in two drawings of a page.
 */
const glow = [33, 27, 23, 20, 16, 8];

/** A light, and for the one warm light a glow around it. */
function dotSolids({ at, tone = 'accent' }: Written<'dot'>, project: Projection): Solid[] {
  const from = pointOf(at);
  const [x, y] = project(from);
  const disc = (look: string, radius: number): Piece => ({
    look: `${tone} ${look}`,
    d: `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 0 .1z`.replace(' -', '-'),
    outline: rectangle([x - radius, y - radius], [x + radius, y + radius]),
  });
  const pieces =
    tone === 'light' ? [...glow.map((radius) => disc('glow', radius)), disc('dot', 4.5)] : [disc('dot', 3)];
  return [{ from, to: from, pieces }];
}

/** The fine line that leads up from a place to the words about it. */
function leaderSolids({ at, rise = 0 }: Written<'label'>, project: Projection): Solid[] {
  if (rise === 0) return [];
  const from = pointOf(at);
  const to: Point = [from[0], from[1], from[2] + rise];
  const [[x, y], end] = [project(from), project(to)];
  const foot = `M${short(x - 2)} ${short(y)}a2 2 0 1 1 0 .1z`.replace(' -', '-');
  const pieces: Piece[] = [
    { look: 'leader', d: linesThrough([[x, y], end], false), outline: [[x, y], end] },
    { look: 'leader dot', d: foot, outline: [[x, y]] },
  ];
  return [{ from, to, pieces }];
}

/** What a part is made of. The words of labels are none of it: they are above all else. */
export function solidsOf(
  { terrace, box, store, screen, path, ring, dot, label }: ScenePart,
  project: Projection,
): Solid[] {
  return [
    ...(terrace === undefined ? [] : terraceSolids(terrace, project)),
    ...(box === undefined ? [] : boxSolids(box, project)),
    ...(store === undefined ? [] : storeSolids(store, project)),
    ...(screen === undefined ? [] : screenSolids(screen, project)),
    ...(path === undefined ? [] : pathSolids(path, project)),
    ...(ring === undefined ? [] : ringSolids(ring, project)),
    ...(dot === undefined ? [] : dotSolids(dot, project)),
    ...(label === undefined ? [] : leaderSolids(label, project)),
  ];
}

type Path = NonNullable<Scene[number]['path']>;

/** The room between two places. */
const least = (a: Point, b: Point): Point => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
const most = (a: Point, b: Point): Point => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];

/** A line from place to place, each stretch by itself: one may be behind a thing, and the next in front of it. */
function pathSolids({ points, tone = 'strong', dashed, moves, arrow }: Path, project: Projection): Solid[] {
  const places = points.map(pointOf);
  const line = {};
  const looks = [`${tone} line${dashed === true ? ' dashed' : ''}`, ...(moves === true ? [`${tone} line flow`] : [])];
  return places.slice(1).map((to, index): Solid => {
    const from = places[index] ?? to;
    const ends = [project(from), project(to)] as const;
    const pieces = looks.map((look): Piece => ({ look, d: linesThrough(ends, false), outline: ends }));
    const isLast = index === places.length - 2;
    return {
      from: least(from, to),
      to: most(from, to),
      pieces: arrow === true && isLast ? [...pieces, arrowAt(ends, tone)] : pieces,
      line,
    };
  });
}

/** How long an arrow is, and half its width. */
const [long, wide] = [11, 4.5];

function arrowAt([[fromX, fromY], [x, y]]: readonly [Spot, Spot], tone: string): Piece {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [alongX, alongY] = [(x - fromX) / length, (y - fromY) / length];
  const corner = (side: number): Spot => [
    x - alongX * long - alongY * wide * side,
    y - alongY * long + alongX * wide * side,
  ];
  const outline = [[x, y] as const, corner(1), corner(-1)];
  const [first, second] = [corner(1), corner(-1)];
  const d = `M${short(x)} ${short(y)}L${short(first[0])} ${short(first[1])} ${short(second[0])} ${short(second[1])}z`;
  return { look: `${tone} mark`, d: d.replaceAll(' -', '-'), outline };
}
