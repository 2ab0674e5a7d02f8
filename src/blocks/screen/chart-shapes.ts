import { largest, smallest } from '../../model/lists.ts';

/** The drawing is stretched to its box: 100 units across and down. */
const SIZE = 100;
/** Space above the highest value and below the lowest of a line, as a share of their distance. */
const AIR = 0.15;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a value lies between the lowest and the highest, 0 to 1. All are in the middle where they are the same. */
const shareOf = (value: number, low: number, high: number): number => (high > low ? (value - low) / (high - low) : 0.5);

type Point = { readonly x: number; readonly y: number };

/** A line through the middle of each column: its path, the area below it, and its end. */
export function lineOf(values: readonly number[]): {
  readonly line: string;
  readonly area: string;
  readonly end: string;
} {
  const [low, high] = [smallest(values), largest(values)];
  const air = (high - low) * AIR;
  const points = values.map(
    (value, index): Point => ({
      x: round(((index + 0.5) / values.length) * SIZE),
      y: round((1 - shareOf(value, low - air, high + air)) * SIZE),
    }),
  );
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return { line: '', area: '', end: '' };
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return { line, area: `${line}V${SIZE}H${first.x}Z`, end: `M${last.x} ${last.y}h0` };
}

/** Bars from the line of zero, in the middle of each column: all but the last, and the last. */
export function barsOf(values: readonly number[]): { readonly bars: string; readonly last: string } {
  const [low, high] = [smallest(values, 0), largest(values, 0)];
  const wide = SIZE / values.length;
  const heightOf = (value: number): number => round((1 - (high > low ? shareOf(value, low, high) : 0)) * SIZE);
  const zero = heightOf(0);
  const all = values.map((value, index) => {
    const left = round((index + 0.2) * wide);
    return `M${left} ${zero}V${heightOf(value)}H${round(left + 0.6 * wide)}V${zero}Z`;
  });
  return { bars: all.slice(0, -1).join(''), last: all.at(-1) ?? '' };
}
