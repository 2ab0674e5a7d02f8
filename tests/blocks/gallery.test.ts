import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import { renderBlocks } from './render-block.ts';

const file = { src: '/images/team.jpg', alt: 'The team' };
const drawn = { scene: [{ box: { at: '0 0', size: '1 1 1' } }], alt: 'A box' };
const gallery = (...images: JsonObject[]) => ({ type: 'gallery', items: images.map((image) => ({ image })) });
const linksIn = (html: string): string[] => [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link);

test('without script a picture leads to its file, and a drawing stays what it is', async () => {
  const html = await renderBlocks([gallery(file, { ...drawn }, { src: 'https://photos.example.org/a.jpg', alt: 'A' })]);
  expect(linksIn(html).map((link) => / href="([^"]*)"/.exec(link)?.[1])).toEqual([
    '/images/team.jpg',
    'https://photos.example.org/a.jpg',
  ]);
  expect(html).not.toContain('<dialog');
});

test('a link is called what its picture shows, and by its number where that says nothing', async () => {
  const html = await renderBlocks([gallery(file, { src: '/images/team.jpg', decorative: true })]);
  expect(linksIn(html).map((link) => / aria-label="([^"]*)"/.exec(link)?.[1])).toEqual([
    undefined,
    'Show picture 2 large',
  ]);
});
