import type { MapMark, NamedFor, NameSide } from '../../../model/map.ts';
import { HEIGHT } from './frame.ts';

/** The widths of a map for which its names stand where they do, in rem: of a phone, and of a wide screen. */
const RANGES: Readonly<Record<NamedFor, readonly [from: number, to: number]>> = { m: [16, 34], l: [34, 46] };

/** How far a ring reaches from the middle of a mark, and a name beside it. In rem, as all that follows. */
const RING = 1.3;
const BESIDE = 1.5;

/** How far above or below a mark the middle of its name is, and half of the height of a line. */
const LINE = 2;
const HALF = 0.6;

/** How wide a letter is: about, and rather too wide. Those of East Asia are square. */
const LETTER = 0.54;
const CAPITAL = 0.72;
const SQUARE = 0.9;

function widthOf(letter: string): number {
  if (/[\u1100-\u11ff\u2e80-\uffdc]/.test(letter)) return SQUARE;
  return /[\p{Lu}mw@%&]/u.test(letter) ? CAPITAL : LETTER;
}

/** A place on a map that is so many rem wide: a part of the width, and rem besides. */
type Edge = { readonly part: number; readonly rem: number };
type Area = Readonly<Record<'x' | 'y', readonly [from: Edge, to: Edge]>>;

type Reach = Readonly<Record<'x' | 'y', readonly [from: number, to: number]>>;

/** How far a name of some width reaches from the middle of its mark. */
const REACH: Readonly<Record<NameSide, (width: number) => Reach>> = {
  below: (width) => ({ x: [-width / 2, width / 2], y: [LINE - HALF, LINE + HALF] }),
  above: (width) => ({ x: [-width / 2, width / 2], y: [-LINE - HALF, -LINE + HALF] }),
  right: (width) => ({ x: [BESIDE, BESIDE + width], y: [-HALF, HALF] }),
  left: (width) => ({ x: [-BESIDE - width, -BESIDE], y: [-HALF, HALF] }),
};

const SIDES: readonly NameSide[] = ['below', 'above', 'right', 'left'];

/**
 * Where the name of each mark stands: on the first side where it is on the map and covers no mark, no other name and not the scale, at
 * any width of those that it is for. One that has no room anywhere isn't shown.
 * @param names of the marks, in their order
 * @param scale how long the bar of the scale is, in percent of the width
 */
export function named(marks: readonly MapMark[], names: readonly string[], scale: number | undefined): MapMark[] {
  const [onPhones, onWide] = (['m', 'l'] as const).map((size) => sidesOf(marks, names, { size, scale }));
  return marks.map((mark, at) => {
    const [m, l] = [onPhones?.[at], onWide?.[at]];
    return { ...mark, name: { ...(m === undefined ? {} : { m }), ...(l === undefined ? {} : { l }) } };
  });
}

function sidesOf(
  marks: readonly MapMark[],
  names: readonly string[],
  { size, scale }: { readonly size: NamedFor; readonly scale: number | undefined },
): readonly (NameSide | undefined)[] {
  const range = RANGES[size];
  const taken = [
    ...marks.map((mark) => areaAt(mark, { x: [-RING, RING], y: [-RING, RING] })),
    ...(scale === undefined ? [] : [scaleArea(scale)]),
  ];
  return marks.map((mark, at) => {
    const width = [...(names[at] ?? '')].reduce((sum, letter) => sum + widthOf(letter), 0);
    for (const side of SIDES) {
      const area = areaAt(mark, REACH[side](width));
      if (!isWithin(area, range) || taken.some((other) => overlap(area, other, range))) continue;
      taken.push(area);
      return side;
    }
    return undefined;
  });
}

function areaAt({ x, y }: MapMark, reach: Reach): Area {
  const along = (part: number, [from, to]: Reach['x']) =>
    [
      { part, rem: from },
      { part, rem: to },
    ] as const;
  return { x: along(x / 100, reach.x), y: along((y / 100) * HEIGHT, reach.y) };
}

const foot = 0.95 * HEIGHT;

const scaleArea = (length: number): Area => ({
  x: [
    { part: 0.04, rem: 0 },
    { part: 0.04 + length / 100, rem: 2 },
  ],
  y: [
    { part: foot, rem: -1.5 },
    { part: foot, rem: 0.3 },
  ],
});

const at = ({ part, rem }: Edge, width: number): number => part * width + rem;

/** What is on the map at the least and the most of its widths is at all between them. */
const isWithin = ({ x, y }: Area, range: readonly number[]): boolean =>
  range.every(
    (width) =>
      at(x[0], width) >= 0 && at(x[1], width) <= width && at(y[0], width) >= 0 && at(y[1], width) <= width * HEIGHT,
  );

/** Whether one covers some of the other at any width: between those at which the one begins before the other ends, on all four sides. */
function overlap(one: Area, other: Area, [least, most]: readonly [number, number]): boolean {
  let [from, to] = [least, most];
  const sides = (['x', 'y'] as const).flatMap((axis) => [
    [one[axis][0], other[axis][1]] as const,
    [other[axis][0], one[axis][1]] as const,
  ]);
  for (const [begin, end] of sides) {
    const [slope, room] = [begin.part - end.part, end.rem - begin.rem];
    if (slope === 0 && room <= 0) return false;
    if (slope > 0) to = Math.min(to, room / slope);
    if (slope < 0) from = Math.max(from, room / slope);
  }
  return from < to;
}
