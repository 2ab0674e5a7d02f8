import type { Scene } from '../../../model/generated/written.ts';
import {
  linesThrough,
  type Piece,
  type Point,
  type Projection,
  pointOf,
  type Solid,
  type Spot,
  short,
} from './grid.ts';

/** A thing with straight sides, by its nearest and its farthest corner: `x y z` and `w d h`. */
type Cuboid = { readonly from: Point; readonly to: Point };

function face(look: string, points: readonly Point[], project: Projection): Piece {
  const outline = points.map(project);
  return { look, d: linesThrough(outline, true), outline };
}

type Brush = { readonly tone: string; readonly project: Projection };

type Coordinates = Readonly<Record<string, number>>;

/** Corners by the names of their coordinates: `xyh wyh`. */
const cornersIn = (names: string, at: Coordinates): readonly Point[] =>
  names.split(' ').map((corner) => {
    const [x = 0, y = 0, z = 0] = [...corner].map((name) => at[name]);
    return [x, y, z];
  });

/** The corners of the three sides that are seen from here, of the outline of all, and of a line around them. */
const corners = {
  top: 'xyh wyh wdh xdh',
  left: 'xdh wdh wdz xdz',
  right: 'wdh wyh wyz wdz',
  outline: 'xyh wyh wyz wdz xdz xdh',
  line: 'xdh wdh wyh',
} as const;

const cornersOf = ({ from: [x, y, z], to: [w, d, h] }: Cuboid, side: keyof typeof corners): readonly Point[] =>
  cornersIn(corners[side], { x, y, z, w, d, h });

function heights({ from, to }: Cuboid, lines: number): number[] {
  return Array.from({ length: lines }, (_, index) => from[2] + ((to[2] - from[2]) * (index + 1)) / (lines + 1));
}

/** The sides of a box. @param lines how many lines divide its upright sides */
function boxPieces(cuboid: Cuboid, lines: number, { tone, project }: Brush): Piece[] {
  const { from, to } = cuboid;
  const isFlat = from[2] === to[2];
  const sides = isFlat ? (['top'] as const) : (['left', 'right', 'top'] as const);
  const faces = sides.map((side) => face(`${tone} ${side}`, cornersOf(cuboid, side), project));
  if (isFlat) return faces;
  const outline = cornersOf(cuboid, 'outline').map(project);
  const dividers = heights(cuboid, lines).map((z): Piece => {
    const points = cornersOf({ from, to: [to[0], to[1], z] }, 'line');
    return { look: `${tone} fine`, d: linesThrough(points.map(project), false), outline };
  });
  return [...faces, ...dividers];
}

const rectangle = ([left, top]: Spot, [right, bottom]: Spot): readonly Spot[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

type Ellipse = { readonly center: Spot; readonly across: number; readonly up: number };

/** A circle by the corner of the square around it. */
function ellipseOf([x, y, z]: Point, width: number, project: Projection): Ellipse {
  const center = project([x + width / 2, y + width / 2, z]);
  const [right] = project([x + width, y, z]);
  const across = (right - center[0]) * Math.SQRT1_2;
  return { center, across, up: across / 2 };
}

function aroundEllipse({ center: [x, y], across, up }: Ellipse): readonly Spot[] {
  return Array.from({ length: 12 }, (_, index): Spot => {
    const angle = (index * Math.PI) / 6;
    return [x + across * Math.cos(angle) * 1.04, y + up * Math.sin(angle) * 1.04];
  });
}

function ellipsePath({ center: [x, y], across, up }: Ellipse): string {
  const [rx, ry, width] = [short(across), short(up), short(2 * across)];
  return `M${short(x - across)} ${short(y)}a${rx} ${ry} 0 0 1 ${width} 0a${rx} ${ry} 0 0 1-${width} 0z`;
}

/** The sides of an upright cylinder. @param room the cuboid around it @param lines how many lines divide them */
function storePieces(room: Cuboid, lines: number, { tone, project }: Brush): Piece[] {
  const [[x, y], [right, , top]] = [room.from, room.to];
  const width = right - x;
  const foot = ellipseOf(room.from, width, project);
  const head = ellipseOf([x, y, top], width, project);
  const { across, up } = foot;
  const [centerX, bottom] = foot.center;
  const above = head.center[1];
  const [rx, ry, tall] = [short(across), short(up), short(bottom - above)];
  const half = (look: string, side: -1 | 1): Piece => {
    const start = `M${short(centerX + side * across)} ${short(above)}v${tall}`;
    const sweep = side === -1 ? 0 : 1;
    const inward = short(-side * across);
    return {
      look,
      d: `${start}a${rx} ${ry} 0 0 ${sweep} ${inward} ${ry}V${short(above + up)}z`.replaceAll(' -', '-'),
      outline: rectangle([centerX, above], [centerX + side * across, bottom + up]),
    };
  };
  const outline = rectangle([centerX - across, above - up], [centerX + across, bottom + up]);
  const bands = heights(room, lines).map((level): Piece => {
    const { center } = ellipseOf([x, y, level], width, project);
    const d = `M${short(centerX - across)} ${short(center[1])}a${rx} ${ry} 0 0 0 ${short(2 * across)} 0`;
    return { look: `${tone} fine`, d, outline };
  });
  const lid: Piece = { look: `${tone} top`, d: ellipsePath(head), outline: aroundEllipse(head) };
  return [half(`${tone} left`, -1), half(`${tone} right`, 1), lid, ...bands];
}

/** A thing with its nearest corner at a place of the grid. */
function roomAt(at: string, [w, d, h]: Point): Cuboid {
  const from = pointOf(at);
  const [x, y, z] = from;
  return { from, to: [x + w, y + d, z + h] };
}

const tread = 0.5;
const rise = 0.25;

const mostShades = 4;

function terraceSolids(
  { at, size, steps = 0, ripples = 0, tone = 'muted', sunk = false }: Written<'terrace'>,
  project: Projection,
): Solid[] {
  const [w, d] = pointOf(size);
  const room = roomAt(at, [w, d, 0]);
  const around = ripples === 0 ? [] : [ripplesOf(room, ripples, project)];
  const brush = { tone, project };
  if (steps >= 0) return [...around, ...stairsOf(room, steps, brush)];
  return [...around, sunk ? { ...room, pieces: wellOf(room, -steps, brush) } : standing(room, -steps, brush)];
}

const shaded = ({ tone, project }: Brush, step: number): Brush => ({
  tone: `${tone} s${Math.min(step, mostShades)}`,
  project,
});

const inset = ({ from: [x, y, z], to: [w, d, h] }: Cuboid, by: number): Cuboid => ({
  from: [x + by, y + by, z],
  to: [w - by, d - by, h],
});

const hasArea = ({ from, to }: Cuboid): boolean => to[0] > from[0] && to[1] > from[1];

function ripplesOf(room: Cuboid, count: number, project: Projection): Solid {
  const pieces = Array.from({ length: count }, (_, index): Piece => {
    const line = face('ripple', cornersOf(inset(room, -tread * (index + 1)), 'top'), project);
    return { ...line, opacity: Math.round(80 * (1 - index / count) ** 1.3) / 100 };
  });
  // Behind all that stands on the ground.
  return { from: room.from, to: room.from, pieces };
}

function stairsOf(room: Cuboid, steps: number, brush: Brush): Solid[] {
  if (steps === 0) return [{ ...room, pieces: boxPieces(room, 0, brush) }];
  return Array.from({ length: steps }, (_, step) => step).flatMap((step) => {
    const { from, to } = inset(room, step * tread);
    const low = from[2] + step * rise;
    const level: Cuboid = { from: [from[0], from[1], low], to: [to[0], to[1], low + rise] };
    return hasArea(level) ? [{ ...level, pieces: boxPieces(level, 0, shaded(brush, step)) }] : [];
  });
}

/** Steps that go down from a rectangle: two walls and a floor for each. What the rim in front hides is left out. */
function wellOf(room: Cuboid, steps: number, brush: Brush): Piece[] {
  return Array.from({ length: steps }, (_, step) => step + 1).flatMap((step) => {
    const level = inset(room, step * tread);
    if (!hasArea(level)) return [];
    const [[x, y, top], [w, d]] = [level.from, level.to];
    // W and D are what is seen of the lower edges.
    const at = { x, y, w, d, W: w - rise, D: d - rise, h: top - (step - 1) * rise, z: top - step * rise };
    // The lower, the lighter, however many there are.
    const { tone, project } = shaded(brush, Math.ceil((step * mostShades) / steps));
    const floor = step === steps ? 'water' : tone;
    return [
      face(`${tone} left`, cornersIn('xyh wyh Wyz xyz', at), project),
      face(`${tone} right`, cornersIn('xyh xdh xDz xyz', at), project),
      face(`${floor} top`, cornersIn('xyz Wyz WDz xDz', at), project),
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

type ScenePart = Scene[number];
type Written<Name extends keyof ScenePart> = NonNullable<ScenePart[Name]>;

function boxSolids({ at, size, tone = 'plain', lines = 0 }: Written<'box'>, project: Projection): Solid[] {
  const [w, d, h] = pointOf(size);
  const room = roomAt(at, [w, d || w, h]);
  return [{ ...room, pieces: boxPieces(room, lines, { tone, project }) }];
}

function storeSolids({ at, size, tone = 'plain', lines = 0 }: Written<'store'>, project: Projection): Solid[] {
  const [width, height] = pointOf(size);
  const room = roomAt(at, [width, width, height]);
  return [{ ...room, pieces: storePieces(room, lines, { tone, project }) }];
}

const thin = 0.25;

/** A place on the front of a panel: how far along it, from the left as it is seen, and how high. Both from 0 to 1. */
type OnFront = (along: number, up: number) => Point;

function screenSolids(
  { at, size, faces = 'left', bars, rows = 0, tone = 'plain' }: Written<'screen'>,
  project: Projection,
): Solid[] {
  const [width, height] = pointOf(size);
  const room = roomAt(at, faces === 'left' ? [width, thin, height] : [thin, width, height]);
  const { from, to } = room;
  const [x, y, z] = from;
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
  return [{ ...room, pieces: [...boxPieces(room, 0, { tone, project }), ...charted, ...written] }];
}

type Drawn = Pick<Written<'ring'> & Written<'path'>, 'tone' | 'dashed' | 'moves'>;

/** A line may be drawn twice: what moves along it is above it. */
const looksOf = ({ tone = 'strong', dashed, moves }: Drawn): string[] => [
  `${tone} line${dashed === true ? ' dashed' : ''}`,
  ...(moves === true ? [`${tone} line flow`] : []),
];

function ringSolids({ at, width, ...drawn }: Written<'ring'>, project: Projection): Solid[] {
  const room = roomAt(at, [width, width, 0]);
  const ellipse = ellipseOf(room.from, width, project);
  const [d, outline] = [ellipsePath(ellipse), aroundEllipse(ellipse)];
  return [{ ...room, pieces: looksOf(drawn).map((look) => ({ look, d, outline })) }];
}

const discPath = ([x, y]: Spot, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 0 .1z`.replace(' -', '-');

/**
 * How far a glow reaches: discs over each other, so that it's the less the farther from the light. Safari doesn't blur a part of a drawing,
 * and a gradient would need an id, which can't be the same in two drawings of a page.
 */
const glow = [33, 27, 23, 20, 16, 8];

function dotSolids({ at, tone = 'accent' }: Written<'dot'>, project: Projection): Solid[] {
  const from = pointOf(at);
  const [x, y] = project(from);
  const disc = (look: string, radius: number): Piece => ({
    look: `${tone} ${look}`,
    d: discPath([x, y], radius),
    outline: rectangle([x - radius, y - radius], [x + radius, y + radius]),
  });
  const pieces =
    tone === 'light' ? [...glow.map((radius) => disc('glow', radius)), disc('dot', 4.5)] : [disc('dot', 3)];
  return [{ from, to: from, pieces }];
}

function leaderSolids({ at, rise = 0 }: Written<'label'>, project: Projection): Solid[] {
  if (rise === 0) return [];
  const room = roomAt(at, [0, 0, rise]);
  const ends = [project(room.from), project(room.to)] as const;
  const pieces: Piece[] = [
    { look: 'leader', d: linesThrough(ends, false), outline: ends },
    { look: 'leader dot', d: discPath(ends[0], 2), outline: [ends[0]] },
  ];
  return [{ ...room, pieces }];
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

const least = (a: Point, b: Point): Point => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
const most = (a: Point, b: Point): Point => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];

/** A line from place to place, each stretch by itself: one may be behind a thing, and the next in front of it. */
function pathSolids({ points, arrow, ...drawn }: Written<'path'>, project: Projection): Solid[] {
  const places = points.map(pointOf);
  const line = {};
  return places.slice(1).map((to, index): Solid => {
    const from = places[index] ?? to;
    const ends = [project(from), project(to)] as const;
    const pieces = looksOf(drawn).map((look): Piece => ({ look, d: linesThrough(ends, false), outline: ends }));
    const isLast = index === places.length - 2;
    return {
      from: least(from, to),
      to: most(from, to),
      pieces: arrow === true && isLast ? [...pieces, arrowAt(ends, drawn.tone)] : pieces,
      line,
    };
  });
}

const [long, wide] = [11, 4.5];

function arrowAt([[fromX, fromY], [x, y]]: readonly [Spot, Spot], tone = 'strong'): Piece {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [alongX, alongY] = [(x - fromX) / length, (y - fromY) / length];
  const corner = (side: number): Spot => [
    x - alongX * long - alongY * wide * side,
    y - alongY * long + alongX * wide * side,
  ];
  const [first, second] = [corner(1), corner(-1)];
  const d = `M${short(x)} ${short(y)}L${short(first[0])} ${short(first[1])} ${short(second[0])} ${short(second[1])}z`;
  return { look: `${tone} mark`, d: d.replaceAll(' -', '-'), outline: [[x, y], first, second] };
}
