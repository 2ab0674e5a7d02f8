import { largest, smallest } from '../../../model/lists.ts';
import { type Point, radians } from '../../../values/place.ts';

/** A part of the world, or a point in it, in Web Mercator: the world is 1 wide and 1 high, from the far west and the far north. */
export type Spot = { readonly x: number; readonly y: number };
export type Box = Spot & { readonly width: number; readonly height: number };

export const HEIGHT = 3 / 4;

/** How far a map reaches beyond its places on each side, so that their marks are on it: in parts of its width. */
const ROOM = 0.12;

/** How much a map shows at least, in kilometres from left to right. */
const LEAST = 3;

/** In kilometres. */
const AROUND = 40_075;

/** Where Web Mercator ends: nearer to a pole it has no room. */
const LAST = 85;

export function down(north: number): number {
  const latitude = radians(Math.max(-LAST, Math.min(LAST, north)));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI);
}

export const across = (east: number): number => east / 360 + 0.5;

/** Points as they are nearest to each other: those of Fiji are in the east and in the west of the world. */
export function spotsOf(points: readonly Point[]): readonly Spot[] {
  const all = points.map(({ north, east }) => ({ x: across(east), y: down(north) }));
  const sorted = all.map(({ x }) => x).toSorted((a, b) => a - b);
  const first = sorted[0] ?? 0;
  let [start, widest] = [first, first + 1 - (sorted.at(-1) ?? 0)];
  for (const [index, x] of sorted.entries()) {
    const gap = x - (sorted[index - 1] ?? x);
    if (gap > widest) [start, widest] = [x, gap];
  }
  return all.map((spot) => (spot.x < start ? { ...spot, x: spot.x + 1 } : spot));
}

/** How many kilometres the world has from left to right at a place of a map. */
export const kilometresAt = ({ y }: Spot): number => AROUND / Math.cosh(2 * Math.PI * (0.5 - y));

/** A picture of the ground: what it shows, and how many of its pixels are one of the screen's at most. */
export type Ground = Box & { readonly pixels?: number };

/** All of its places with some room around, and as much of the ground as there is. @param room on each side, in parts of the width */
export function frameOf(spots: readonly Spot[], ground: Ground | undefined, room = ROOM): Box {
  const [left, top] = [smallest(spots.map(({ x }) => x)), smallest(spots.map(({ y }) => y))];
  const [right, bottom] = [largest(spots.map(({ x }) => x)), largest(spots.map(({ y }) => y))];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const needed = Math.max(right - left, (bottom - top) / HEIGHT);
  const wanted = Math.max(needed / (1 - 2 * room), LEAST / kilometresAt(middle), leastOf(ground));
  const width = ground === undefined ? wanted : Math.min(wanted, Math.max(needed / (1 - 2 * ROOM), fitting(ground)));
  return within({ ...around(middle, width), width, height: width * HEIGHT }, ground);
}

const around = ({ x, y }: Spot, width: number): Spot => ({ x: x - width / 2, y: y - (width * HEIGHT) / 2 });

/** A map of so many pixels of a picture is sharp enough. */
const SHARP = 480;

const leastOf = (ground: Ground | undefined): number =>
  ground?.pixels === undefined ? 0 : (ground.width * Math.min(SHARP, ground.pixels)) / ground.pixels;

const fitting = ({ width, height }: Box): number => Math.min(width, height / HEIGHT);

/** The same part, moved such that the picture fills it, where that is large enough. */
function within(frame: Box, ground: Box | undefined): Box {
  if (ground === undefined) return frame;
  const inside = (from: number, size: number, [start, all]: readonly [number, number]): number =>
    size > all ? start + (all - size) / 2 : Math.min(Math.max(from, start), start + all - size);
  return {
    ...frame,
    x: inside(frame.x, frame.width, [ground.x, ground.width]),
    y: inside(frame.y, frame.height, [ground.y, ground.height]),
  };
}
