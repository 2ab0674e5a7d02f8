import type { Scene } from '../../../model/generated/written.ts';
import { linesThrough, type Point, type Projection, pointOf, type Spot, short } from './grid.ts';
import type { Piece, Solid } from './pieces.ts';

type Path = NonNullable<Scene[number]['path']>;

/** The room between two places. */
const least = (a: Point, b: Point): Point => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])];
const most = (a: Point, b: Point): Point => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];

/** A line from place to place, each stretch by itself: one may be behind a thing, and the next in front of it. */
export function pathSolids({ points, tone = 'strong', dashed, moves, arrow }: Path, project: Projection): Solid[] {
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
