import { expect, test } from 'vitest';
import { sizeIn } from '../../src/builder/plan/resolve.ts';
import { renderBlocks } from './render-block.ts';

const list = (...hrefs: string[]) => ({ type: 'download-list', items: hrefs.map((href) => ({ label: 'A', href })) });
const plain = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('shows the format of every file, and the size of those in public/', async () => {
  const html = await renderBlocks([
    list('/images/team.jpg', 'https://www.example.com/list.final.pdf?v=2', 'https://www.example.com', '/contact.pdf'),
  ]);
  expect(plain(html)).toBe(' A page A (JPG, 2.4 MB) JPG 2.4 MB A (PDF) PDF A A (PDF) PDF ');
});

test('shows sizes in the language of the site', async () => {
  expect(plain(await renderBlocks([list('/images/team.jpg')], { language: 'de' }))).toContain('JPG 2,4 MB');
  const sizes = [0, 999, 1_400, 999_400, 1_000_000, 9_960_000, 42_100_000, 1_200_000_000];
  expect(sizes.map((bytes) => sizeIn('en', bytes))).toEqual([
    ...['1 kB', '1 kB', '1 kB', '999 kB', '1 MB', '10 MB', '42 MB', '1.2 GB'],
  ]);
});
