import { expect, test } from 'vitest';
import { coverOf } from '../../src/builder/plan/images.ts';
import type { Solid } from '../../src/builder/plan/scene/grid.ts';
import { drawingOf, fromTheBack } from '../../src/builder/plan/scene/scene.ts';
import type { Scene } from '../../src/model/generated/written.ts';
import type { Drawing } from '../../src/model/media.ts';

const drawn = (scene: Scene): Drawing => drawingOf(scene, (text) => text);
const looksOf = ({ shapes }: Drawing): (string | undefined)[] => shapes.map(([, { class: look }]) => look);
const boxAt = (at: string, tone: 'plain' | 'strong' = 'plain', size = '1 1 1'): Scene[number] => ({
  box: { at, size, tone },
});

test('all that is drawn lies in the picture, whatever its size', () => {
  for (const size of ['1 1 1', '20 20 0.25', '0.25 20 20', '20 1 1']) {
    const scene: Scene = [
      { box: { at: '-20 3 -2', size } },
      { label: { at: '5 5 5', text: 'Some words beside it', side: 'left' } },
    ];
    const { viewBox, shapes, labels } = drawn(scene);
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    expect([width, height]).toEqual([640, 480]);
    for (const start of shapes.flatMap(([, { d = '' }]) => [...d.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)])) {
      const [x, y] = [Number(start[1]), Number(start[2])];
      expect(x >= left && x <= left + width && y >= top && y <= top + height, `${size}: ${start[0]}`).toBe(true);
    }
    for (const { x, text } of labels) expect(x - 10 * text.length).toBeGreaterThan(left);
  }
});

test('what is in front is drawn later, in whatever order it is written', () => {
  const parts: Scene = [boxAt('0 0', 'plain', '2 2 3'), boxAt('2.5 0.5', 'strong'), boxAt('0.5 0.5 3', 'strong')];
  const orders = [parts, parts.toReversed(), [parts[1], parts[0], parts[2]] as Scene];
  for (const scene of orders) {
    const looks = looksOf(drawn(scene));
    expect(looks.indexOf('plain top')).toBeLessThan(looks.lastIndexOf('strong top'));
  }
});

test('a line goes behind one thing and before another', () => {
  const solid = (from: Solid['from'], to: Solid['to'], line?: object): Solid => ({
    from,
    to,
    pieces: [],
    ...(line === undefined ? {} : { line }),
  });
  const line = {};
  const behind = solid([0, 3, 1], [4, 3, 1], line);
  const before = solid([4, 3, 1], [4, 8, 1], line);
  const thing = solid([1, 4, 0], [3, 6, 2]);
  expect(fromTheBack([before, thing, behind])).toEqual([behind, thing, before]);
});

test('things that stand in one another are drawn, each once', () => {
  const scene: Scene = [boxAt('0 0', 'plain', '3 3 3'), boxAt('1 1 1', 'strong', '3 3 3')];
  expect(looksOf(drawn(scene)).filter((look) => look?.endsWith('top'))).toEqual(['plain top', 'strong top']);
});

test('faces of one look that cover nothing between them are one shape', () => {
  const row: Scene = Array.from({ length: 8 }, (_, index) => boxAt(`${2 * index} 0`));
  expect(looksOf(drawn(row))).toEqual(['plain left', 'plain right', 'plain top']);
});

test('coordinates are whole or halves', () => {
  const scene: Scene = [boxAt('0.25 1.75 0.5', 'plain', '1.25 2.75 0.75'), { ring: { at: '1 1', width: 3 } }];
  for (const [, { d = '' }] of drawn(scene).shapes) {
    for (const [number] of d.matchAll(/-?\d*\.?\d+/g))
      expect(Number(number) * 2, d).toBe(Math.round(Number(number) * 2));
  }
});

test('the same address has the same cover, and another address another one', () => {
  const cover = (seed: string): string => JSON.stringify(coverOf(seed, 'article', 'stepwell'));
  expect(cover('/blog/bread')).toBe(cover('/blog/bread'));
  const covers = new Set(Array.from({ length: 200 }, (_, index) => cover(`/blog/${index}`)));
  expect(covers.size).toBeGreaterThan(190);
});
