/** A point on the earth, in degrees north and east. */
export type Point = { readonly north: number; readonly east: number };

/** `53.9590 -1.0815` as a point; undefined for what is none. */
export function pointOf(text: string): Point | undefined {
  const [, north, east] = /^(-?[\d.]{1,20})(?:, ?| )(-?[\d.]{1,20})$/.exec(text) ?? [];
  const point = { north: Number(north), east: Number(east) };
  return Math.abs(point.north) <= LAST_NORTH && Math.abs(point.east) <= LAST_EAST ? point : undefined;
}

/** How many degrees a pole is from the equator, and the other side of the world from Greenwich. */
export const LAST_NORTH = 90;
export const LAST_EAST = 180;

/** Degrees as spreadsheets have them, with a point or a comma before decimals: `20,96` as `20.96`; undefined for what is none, or beyond the last. */
export function degreesIn(text: string, last: number): string | undefined {
  const [, minus, number = ''] = /^([-\u2212]?)(\d{1,3}(?:[.,]\d{1,20})?)°?$/.exec(text.trim()) ?? [];
  const degrees = Number(number.replace(',', '.')) * (minus === '' ? 1 : -1);
  return number === '' || Math.abs(degrees) > last ? undefined : inDegrees(degrees);
}

/** Coordinates in one cell, as maps and spreadsheets have them: `20.96,75.56` or `20,96; 75,56` as `20.96 75.56`; undefined for what is none. */
export function coordinatesIn(text: string): string | undefined {
  const between = text.includes(';') ? ';' : /\s/.test(text.trim()) ? /\s+/ : ',';
  const [first = '', second = '', ...more] = text.trim().split(between);
  const north = degreesIn(first.replace(/,$/, ''), LAST_NORTH);
  const east = degreesIn(second, LAST_EAST);
  return north === undefined || east === undefined || more.length > 0 ? undefined : coordinatesOf(north, east);
}

/** Degrees north and east as coordinates. Without a comma, which would end the value where braces are around it. */
export const coordinatesOf = (north: string, east: string): string => `${north} ${east}`;

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
