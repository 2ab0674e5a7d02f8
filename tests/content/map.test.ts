import { describe, expect, test } from 'vitest';
import { frameOf, spotsOf } from '../../src/builder/plan/map/frame.ts';
import { apart, type Located, marksOf, named } from '../../src/builder/plan/map/marks.ts';
import { scaleOf } from '../../src/builder/plan/map/scale.ts';
import type { MapSize } from '../../src/model/map.ts';
import { kilometresBetween, type Point, pointOf } from '../../src/schema/formats/coordinates.ts';

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

  test('has names above its marks where there is no room below', () => {
    const above = (...down: readonly number[]): readonly boolean[] =>
      named(down.map((y, item) => ({ x: 50, y, of: [item], sizes: ['s', 'm', 'l'] }))).map(
        ({ nameAbove = false }) => nameAbove,
      );
    expect(above(20, 50, 80)).toEqual([false, false, false]);
    expect(above(60, 88)).toEqual([true, true]);
    expect(above(12, 60, 88)).toEqual([false, true, true]);
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
