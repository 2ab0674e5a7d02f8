import { describe, expect, test } from 'vitest';
import { frameOf, spotsOf } from '../../src/builder/plan/map/frame.ts';
import { apart, type Located, marksOf, scaleOf } from '../../src/builder/plan/map/maps.ts';
import { named } from '../../src/builder/plan/map/names.ts';
import type { MapMark, MapSize, NameSide } from '../../src/model/map.ts';
import { kilometresBetween, type Point, pointOf } from '../../src/values/place.ts';
import fc from '../random.ts';

const locate = (points: readonly Point[]): readonly Located[] =>
  spotsOf(points).map((spot, index) => ({ spot, of: [index] }));

function drawn(points: readonly Point[]) {
  const places = locate(points);
  const frame = frameOf(
    places.map(({ spot }) => spot),
    undefined,
  );
  return { frame, marks: marksOf(places, frame), scale: (language: string) => scaleOf(frame, language)?.label };
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** How wide letters are, in rem. */
const LETTERS: Readonly<Record<string, number>> = { a: 0.5, N: 0.65, '\u5c71': 0.875, ' ': 0.25 };

/** Where a name is that stands on one side of the middle of a mark, as the style sheet has it. */
function boxOf(side: NameSide, name: string, { x, y }: { readonly x: number; readonly y: number }): Box {
  const width = [...name].reduce((sum, letter) => sum + (LETTERS[letter] ?? 0), 0);
  const left = { below: x - width / 2, above: x - width / 2, right: x + 1.5, left: x - 1.5 - width }[side];
  const middle = y + { below: 2, above: -2, right: 0, left: 0 }[side];
  return [left, middle - 0.55, left + width, middle + 0.55];
}

const cover = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const york: Point = { north: 53.9567, east: -1.0755 };
const fulford: Point = { north: 53.9363, east: -1.0722 };

describe('a map', () => {
  test('shows one place in its middle, with a scale, and several at one address as one mark', () => {
    expect(drawn([york])).toMatchObject({ marks: [{ x: 50, y: 50, of: [0], sizes: ['l', 'm', 's'] }] });
    expect(drawn([york]).scale('en')).toBe('500 m');
    expect(drawn([york, york, york]).marks).toMatchObject([{ x: 50, y: 50, of: [0, 1, 2] }]);
  });

  test('has north above and east at the right', () => {
    const [first, second] = drawn([york, { north: 53.9, east: -1 }]).marks;
    expect(first?.x).toBeLessThan(second?.x ?? 0);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  });

  test('keeps places on both sides of the antimeridian together', () => {
    const { frame, marks } = drawn([
      { north: -16.8, east: 179.9 },
      { north: -16.9, east: -179.9 },
    ]);
    expect(frame.width).toBeLessThan(0.01);
    expect(marks.map(({ x }) => x > 0 && x < 100)).toEqual([true, true]);
  });

  test('shows poles at its edges, and no scale where none holds', () => {
    const { frame, marks, scale } = drawn([
      { north: 90, east: 0 },
      { north: -90, east: 120 },
    ]);
    expect(Number.isFinite(frame.width)).toBe(true);
    expect(marks.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true);
    expect(scale('en')).toBeUndefined();
  });

  test('says its scale as people measure ways in the region that the language names', () => {
    const { scale } = drawn([york, fulford]);
    expect(['de', 'en', 'en-GB', 'ar-EG'].map(scale)).toEqual(['1 km', '1 km', '2,000 ft', '١ كم']);
  });

  test('has names below its marks, and on another side or nowhere where there is no room', () => {
    const sides = (...places: readonly (readonly [x: number, y: number])[]) =>
      named(
        places.map(([x, y], item) => ({ x, y, of: [item], sizes: ['s', 'm', 'l'] })),
        places.map(() => 'Nashik'),
        undefined,
      ).map(({ name }) => name);
    expect(sides([50, 20], [50, 70])).toEqual([
      { m: 'below', l: 'below' },
      { m: 'below', l: 'below' },
    ]);
    expect(sides([50, 88])).toEqual([{ m: 'above', l: 'below' }]);
    expect(sides([50, 40], [50, 56], [50, 72])).toEqual([
      { m: 'above', l: 'below' },
      { m: 'right', l: 'below' },
      { m: 'below', l: 'below' },
    ]);
    expect(sides([3, 3], [97, 97])).toEqual([{ l: 'right' }, { l: 'left' }]);
  });

  test('never puts names on each other, on marks, on the scale or off the map, at any width', () => {
    const place = fc.record({
      x: fc.integer({ min: 5, max: 95 }),
      y: fc.integer({ min: 5, max: 95 }),
      name: fc.string({ unit: fc.constantFrom('a', 'N', '\u5c71', ' '), minLength: 1, maxLength: 24 }),
    });
    const drawing = fc.tuple(
      fc.array(place, { minLength: 1, maxLength: 14 }),
      fc.option(fc.integer({ min: 5, max: 26 }), { nil: undefined }),
      fc.double({ min: 16, max: 46, noNaN: true }),
    );
    fc.assert(
      fc.property(drawing, ([places, scale, width]) => {
        const marks = places.map(({ x, y }, item): MapMark => ({ x, y, of: [item], sizes: ['s', 'm', 'l'] }));
        const names = places.map(({ name }) => name);
        const placed = named(marks, names, scale);
        expect(named(marks, names, scale)).toEqual(placed);
        const middles = placed.map(({ x, y }) => [(x / 100) * width, (y / 100) * width * 0.75] as const);
        const shown = placed.flatMap(({ name }, at) => {
          const side = width < 34 ? name?.m : name?.l;
          const [x, y] = middles[at] ?? [0, 0];
          return side === undefined ? [] : [boxOf(side, names[at] ?? '', { x, y })];
        });
        const rings = middles.map(([x, y]) => [x - 1.2, y - 1.2, x + 1.2, y + 1.2] as const);
        const foot = width * 0.75 * 0.95;
        const bars =
          scale === undefined ? [] : [[width * 0.04, foot - 1.4, width * (0.04 + scale / 100), foot] as const];
        for (const [at, box] of shown.entries()) {
          expect(box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= width * 0.75).toBe(true);
          for (const other of [...shown.slice(0, at), ...rings, ...bars]) expect(cover(box, other)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('never puts two marks on each other, at any width, and loses no place', () => {
    // Parts of the golden ratio and of a root are nowhere close together, and in no order.
    const part = (number: number): number => number % 1;
    const points = Array.from({ length: 1000 }, (_, index) => ({
      north: 50 + part(index * 0.618) / 10,
      east: 8 + part(index * Math.SQRT2) / 5,
    }));
    const { marks, frame } = drawn(points);
    const widths: Readonly<Record<MapSize, number>> = { s: 9, m: 16, l: 34 };
    for (const [size, width] of Object.entries(widths)) {
      const shown = marks.filter(({ sizes }) => sizes.some((each) => each === size));
      expect(shown.flatMap(({ of }) => of).sort((a, b) => a - b)).toEqual(points.map((_, index) => index));
      const near = shown.filter((mark, index) =>
        shown
          .slice(index + 1)
          .some(
            (other) => Math.hypot(((mark.x - other.x) * width) / 100, ((mark.y - other.y) * width * 0.75) / 100) < 1.7,
          ),
      );
      expect(near).toEqual([]);
    }
    expect(apart(locate(points), frame.width).length).toBe(1);
  });

  test('shows the part of a picture that has the places, and no more of it than is sharp', () => {
    const [spot = { x: 0, y: 0 }] = spotsOf([york]);
    const ground = { x: spot.x - 0.001, y: spot.y - 0.0005, width: 0.002, height: 0.001 };
    const drawing = frameOf([spot], ground);
    expect(drawing.width).toBeLessThan(ground.width);
    expect(frameOf([spot], { ...ground, pixels: 960 }).width).toBeCloseTo(ground.width / 2);
    // Beside the picture there is nothing.
    const edge = frameOf([{ x: ground.x, y: ground.y }], ground);
    expect([edge.x, edge.y]).toEqual([ground.x, ground.y]);
  });
});

test('coordinates are read as people write them, and measured on a globe', () => {
  expect(['53.9590 -1.0815', '53.959,-1.0815', '91 0', 'north'].map(pointOf)).toEqual([
    { north: 53.959, east: -1.0815 },
    { north: 53.959, east: -1.0815 },
    undefined,
    undefined,
  ]);
  expect(Math.round(kilometresBetween({ north: 52.52, east: 13.405 }, { north: 48.857, east: 2.352 }))).toBe(878);
});
