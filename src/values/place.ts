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

/** Degrees with minutes and seconds, or with the side of the world: `39°28'12"N`, `W0.3739`. */
const WITH_SIGNS =
  /^([NSEW])?([-\u2212]?\d{1,3}(?:[.,]\d{1,20})?)°?(?:(\d{1,2}(?:[.,]\d{1,20})?)['\u2019\u2032])?(?:(\d{1,2}(?:[.,]\d{1,20})?)["\u201d\u2033])?([NSEW])?[,;]?/i;

/** `39°28'12"N 0°22'33"W` as coordinates; undefined for what is none. */
function withSigns(text: string): string | undefined {
  const plain = text.replace(/\s/g, '');
  if (!/[°NSEW]/i.test(plain)) return undefined;
  const first = WITH_SIGNS.exec(plain);
  const second = WITH_SIGNS.exec(plain.slice(first?.[0].length ?? 0));
  if (first === null || second === null || first[0].length + second[0].length < plain.length) return undefined;
  const [north, east] = [first, second].map(([, before, degrees = '', minutes = '0', seconds = '0', after]) => {
    const [whole = 0, sixtieth = 0, last = 0] = [degrees, minutes, seconds].map((each) =>
      Math.abs(Number(each.replace(',', '.').replace('\u2212', '-'))),
    );
    const side = (before ?? after ?? '').toUpperCase();
    const sign = /^[-\u2212]/.test(degrees) !== /[SW]/.test(side) ? -1 : 1;
    return { side, degrees: sign * (whole + sixtieth / 60 + last / 3600) };
  });
  if (north === undefined || east === undefined) return undefined;
  const isTurned = /[EW]/.test(north.side) && /[NS]/.test(east.side);
  if (!isTurned && (/[EW]/.test(north.side) || /[NS]/.test(east.side))) return undefined;
  const [one, other] = [inDegrees(north.degrees), inDegrees(east.degrees)];
  const point = isTurned ? coordinatesOf(other, one) : coordinatesOf(one, other);
  return pointOf(point) && point;
}

/** Coordinates in one cell, as maps and spreadsheets have them: `20.96,75.56` or `20,96; 75,56` as `20.96 75.56`; undefined for what is none. */
export function coordinatesIn(written: string): string | undefined {
  const text = written.trim().replace(/^geo:/i, '');
  return withSigns(text) ?? inOrder(pairIn(text));
}

/** Coordinates whose first number can't be how far north it is, the other way round: `139.70 35.68` as `35.68 139.70`. */
export function turnedIn(written: string): string | undefined {
  return coordinatesIn(written) === undefined ? inOrder(pairIn(written.trim()).toReversed()) : undefined;
}

function pairIn(text: string): readonly string[] {
  const between = text.includes(';') ? ';' : /\s/.test(text) ? /\s+/ : ',';
  return text.split(between).map((each) => each.replace(/,$/, ''));
}

function inOrder([first = '', second = '', ...more]: readonly string[]): string | undefined {
  const north = degreesIn(first, LAST_NORTH);
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
