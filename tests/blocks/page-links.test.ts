import { expect, test } from 'vitest';
import { renderBlocks } from './render-block.ts';

const items = [
  { label: 'Flour', href: '/', group: 'Start' },
  { label: 'Ovens', href: '/contact', group: 'Start' },
];
const links = { type: 'page-links', label: 'All of the manual', items };
const next = { label: 'Ovens', href: '/contact' };

test('the page that is shown is marked', async () => {
  const html = await renderBlocks([links]);
  expect(html).toMatch(/<a href="\/" data-page="" aria-current="page"[^>]*>Flour<\/a>/);
  expect(html).toMatch(/<a href="\/contact" data-page="" class="[^"]*">Ovens<\/a>/);
});

test('a side menu stands beside all blocks that follow it', async () => {
  const html = await renderBlocks([
    { type: 'hero', title: 'Bread' },
    { ...links, variant: 'side-menu' },
    { type: 'long-text', body: 'Words.' },
    { type: 'cta', title: 'Bake' },
  ]);
  const beside =
    /<div data-columns="">(?:<!--[^>]*-->)*<section id="block-2".*?<nav aria-label="All of the manual".*$/s.exec(html);
  expect(beside?.[0]).toMatch(/<details.*?<\/details>.*<\/section>.*<div>.*id="block-3".*id="block-4"/s);
  expect(html).not.toContain('Previous');
});

test('only the neighbours are shown where that is asked for', async () => {
  const html = await renderBlocks([{ ...links, variant: 'neighbours', next }]);
  expect(html).toMatch(/rel="next".*Ovens/s);
  expect(html).not.toContain('<details');
});
