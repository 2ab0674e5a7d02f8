import type { MapMark, MapSize } from '../../../model/map.ts';
import { type Box, HEIGHT, type Spot } from './frame.ts';

/** A place on a map, and which items of the list are there. */
export type Located = { readonly spot: Spot; readonly of: readonly number[] };

/** For each size, the smallest width that it is for, in rem. As far as text is larger for somebody, a map has room for less. */
const WIDTHS: Readonly<Record<MapSize, number>> = { s: 9, m: 16, l: 34 };

/** How far the middles of two marks are from each other at least, in rem. */
const APART = 2.1;

/** Places that are so often put together with others stay as they are. */
const MOST_ROUNDS = 12;

/** The marks of a map for each size: places that would cover each other have one mark together. What is the same in two sizes is there once. */
export function marksOf(places: readonly Located[], frame: Box): readonly MapMark[] {
  const all = new Map<string, MapMark>();
  for (const size of ['l', 'm', 's'] as const) {
    for (const { spot, of } of apart(places, (frame.width * APART) / WIDTHS[size])) {
      const key = of.join();
      const known = all.get(key);
      all.set(key, known === undefined ? { ...inPercent(spot, frame), of, sizes: [size] } : withSize(known, size));
    }
  }
  return [...all.values()].toSorted((a, b) => (a.of[0] ?? 0) - (b.of[0] ?? 0));
}

const withSize = (mark: MapMark, size: MapSize): MapMark => ({ ...mark, sizes: [...mark.sizes, size] });

/** Places none of which is nearer to another one than so much: those that are have become one, between them. */
export function apart(places: readonly Located[], least: number): readonly Located[] {
  let [before, now] = [places, together(places, least)];
  for (let round = 0; now.length < before.length && round < MOST_ROUNDS; round += 1)
    [before, now] = [now, together(now, least)];
  return now;
}

function together(places: readonly Located[], least: number): readonly Located[] {
  const groups: { readonly first: Spot; readonly all: Located[] }[] = [];
  for (const place of places) {
    const near = groups.find(({ first }) => Math.hypot(first.x - place.spot.x, first.y - place.spot.y) < least);
    if (near === undefined) groups.push({ first: place.spot, all: [place] });
    else near.all.push(place);
  }
  return groups.map(({ all }) => merged(all));
}

/** One place in the middle of all items that are there. */
export function merged(places: readonly Located[]): Located {
  const [only] = places;
  if (places.length === 1 && only !== undefined) return only;
  const of = places.flatMap((place) => place.of).toSorted((a, b) => a - b);
  const mean = (key: keyof Spot): number =>
    places.reduce((sum, place) => sum + place.spot[key] * place.of.length, 0) / of.length;
  return { spot: { x: mean('x'), y: mean('y') }, of };
}

/** Where something is on a map. */
export function inPercent({ x, y }: Spot, frame: Box): Spot {
  return {
    x: rounded((100 * (x - frame.x)) / frame.width),
    y: rounded((100 * (y - frame.y)) / (frame.width * HEIGHT)),
  };
}

export const rounded = (percent: number): number => Math.round(percent * 100) / 100;
