/** A point on the earth, in degrees north and east. */
export type Point = { readonly north: number; readonly east: number };

/** `53.9590 -1.0815` as a point; undefined for what is none. */
export function pointOf(text: string): Point | undefined {
  const [, north, east] = /^(-?[\d.]{1,20})(?:, ?| )(-?[\d.]{1,20})$/.exec(text) ?? [];
  const point = { north: Number(north), east: Number(east) };
  return Math.abs(point.north) <= 90 && Math.abs(point.east) <= 180 ? point : undefined;
}

/** A point as map services take it: so many digits are a metre. */
export const inDegrees = (degrees: number): string => String(Number(degrees.toFixed(5)));

/** How far two points are from each other, in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const along = Math.cos(radians(a.north)) * Math.cos(radians(b.north)) * half(a.east, b.east);
  return 2 * EARTH * Math.asin(Math.sqrt(Math.min(1, half(a.north, b.north) + along)));
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Its radius in kilometres, as Web Mercator has it. */
const EARTH = 6378.137;
