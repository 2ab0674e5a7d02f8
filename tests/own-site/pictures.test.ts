import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawingOf } from '../../src/builder/plan/scene/scene.ts';
import type { Image } from '../../src/model/generated/written.ts';

type Found = { readonly file: string; readonly picture: Image };

function picturesIn(file: string, value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'scene' in value || 'src' in value ? [{ file, picture: value as Image }] : [];
  return [...own, ...Object.values(value).flatMap((inner) => picturesIn(file, inner))];
}

const pictures = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => picturesIn(file, parse(readFileSync(join('pages', file), 'utf8'))));

test('no picture of the site comes from another host', () => {
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter(({ picture }) => picture.src?.includes('//'))).toEqual([]);
});

test('every scene has words, is small, and lights one or two things', () => {
  for (const { file, picture } of pictures) {
    if (picture.scene === undefined) continue;
    const { alt = '', scene } = picture;
    expect(alt.length, file).toBeGreaterThan(20);
    expect(JSON.stringify(drawingOf(scene, (text) => text)).length, file).toBeLessThan(12_000);
    expect(JSON.stringify(scene), file).toContain('"light"');
  }
});
