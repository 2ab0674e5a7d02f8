import { linesThrough, type Point, type Projection, type Spot, short } from './grid.ts';
import type { Piece, Solid } from './pieces.ts';

/** A thing with straight sides, by its nearest and its farthest corner: `x y z` and `w d h`. */
export type Cuboid = { readonly from: Point; readonly to: Point };

export function face(look: string, points: readonly Point[], project: Projection): Piece {
  const outline = points.map(project);
  return { look, d: linesThrough(outline, true), outline };
}

/** What the sides of things are drawn with. */
export type Brush = { readonly tone: string; readonly project: Projection };

/** The corners of the three sides that are seen from here, and of the outline of all, each by the names of its coordinates. */
const corners = {
  top: ['xyh', 'wyh', 'wdh', 'xdh'],
  left: ['xdh', 'wdh', 'wdz', 'xdz'],
  right: ['wdh', 'wyh', 'wyz', 'wdz'],
  outline: ['xyh', 'wyh', 'wyz', 'wdz', 'xdz', 'xdh'],
} as const;

export function cornersOf({ from: [x, y, z], to: [w, d, h] }: Cuboid, side: keyof typeof corners): readonly Point[] {
  return corners[side].map((corner) => [
    corner.startsWith('x') ? x : w,
    corner.includes('y') ? y : d,
    corner.endsWith('z') ? z : h,
  ]);
}

/** Heights that part a side into parts of one height, from below. */
function heights({ from, to }: Cuboid, lines: number): number[] {
  return Array.from({ length: lines }, (_, index) => from[2] + ((to[2] - from[2]) * (index + 1)) / (lines + 1));
}

/** The sides of a box. @param lines how many lines divide its upright sides */
export function boxPieces(cuboid: Cuboid, lines: number, { tone, project }: Brush): Piece[] {
  const { from, to } = cuboid;
  const isFlat = from[2] === to[2];
  const sides = isFlat ? (['top'] as const) : (['left', 'right', 'top'] as const);
  const faces = sides.map((side) => face(`${tone} ${side}`, cornersOf(cuboid, side), project));
  if (isFlat) return faces;
  const outline = cornersOf(cuboid, 'outline').map(project);
  const dividers = heights(cuboid, lines).map((z): Piece => {
    const points: readonly Point[] = [
      [from[0], to[1], z],
      [to[0], to[1], z],
      [to[0], from[1], z],
    ];
    return { look: `${tone} fine`, d: linesThrough(points.map(project), false), outline };
  });
  return [...faces, ...dividers];
}

/** The corners of an upright rectangle of the drawing. */
export const rectangle = ([left, top]: Spot, [right, bottom]: Spot): readonly Spot[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** An ellipse that a circle of the grid is seen as. */
export type Ellipse = { readonly center: Spot; readonly across: number; readonly up: number };

/** A circle by the corner of the square around it. */
export function ellipseOf([x, y, z]: Point, width: number, project: Projection): Ellipse {
  const center = project([x + width / 2, y + width / 2, z]);
  const [right] = project([x + width, y, z]);
  const across = (right - center[0]) * Math.SQRT1_2;
  return { center, across, up: across / 2 };
}

export function aroundEllipse({ center: [x, y], across, up }: Ellipse): readonly Spot[] {
  return Array.from({ length: 12 }, (_, index): Spot => {
    const angle = (index * Math.PI) / 6;
    return [x + across * Math.cos(angle) * 1.04, y + up * Math.sin(angle) * 1.04];
  });
}

export function ellipsePath({ center: [x, y], across, up }: Ellipse): string {
  const [rx, ry, width] = [short(across), short(up), short(2 * across)];
  return `M${short(x - across)} ${short(y)}a${rx} ${ry} 0 0 1 ${width} 0a${rx} ${ry} 0 0 1-${width} 0z`;
}

/** An upright cylinder, by the corner of the square around its foot. */
type Cylinder = { readonly at: Point; readonly width: number; readonly height: number };

/** The sides of an upright cylinder. @param lines how many lines divide them */
export function storePieces({ at, width, height }: Cylinder, lines: number, { tone, project }: Brush): Piece[] {
  const [x, y, z] = at;
  const foot = ellipseOf(at, width, project);
  const head = ellipseOf([x, y, z + height], width, project);
  const { across, up } = foot;
  const [centerX, bottom] = foot.center;
  const top = head.center[1];
  const [rx, ry, tall] = [short(across), short(up), short(bottom - top)];
  const half = (look: string, side: -1 | 1): Piece => {
    const start = `M${short(centerX + side * across)} ${short(top)}v${tall}`;
    const sweep = side === -1 ? 0 : 1;
    const inward = short(-side * across);
    return {
      look,
      d: `${start}a${rx} ${ry} 0 0 ${sweep} ${inward} ${ry}V${short(top + up)}z`.replaceAll(' -', '-'),
      outline: rectangle([centerX, top], [centerX + side * across, bottom + up]),
    };
  };
  const outline = rectangle([centerX - across, top - up], [centerX + across, bottom + up]);
  const bands = heights({ from: [x, y, z], to: [x + width, y + width, z + height] }, lines).map((level): Piece => {
    const { center } = ellipseOf([x, y, level], width, project);
    const d = `M${short(centerX - across)} ${short(center[1])}a${rx} ${ry} 0 0 0 ${short(2 * across)} 0`;
    return { look: `${tone} fine`, d, outline };
  });
  const lid: Piece = { look: `${tone} top`, d: ellipsePath(head), outline: aroundEllipse(head) };
  return [half(`${tone} left`, -1), half(`${tone} right`, 1), lid, ...bands];
}

export const solidOf = ({ from, to }: Cuboid, pieces: readonly Piece[]): Solid => ({ from, to, pieces });
