import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { filledPages } from './filled-pages.ts';
import { goodPage, goodSite, memoryDisk } from './memory-disk.ts';

const site = `${goodSite}redirects: []\nplanned: []\nallowedFiles: []\nnav:\n  items: []\ncontact:\n  profiles: []\n`;
const page = `title: Home
description: What we do.
blocks:
  - type: hero
    title: Hi
    links: []
    actions: []
  - type: card-grid
    actions: []
    items:
      - title: Hi
        points: []
        sections: []
        meta: []
`;

test('a list that may be left out may be empty, and counts as left out', async () => {
  const { diagnostics, site: loaded } = await loadSite(memoryDisk({ 'site.yaml': site, 'pages/index.yaml': page }));
  expect(diagnostics).toEqual([]);
  expect(loaded?.settings).toEqual({ name: 'Acme', url: 'https://www.example.com', nav: {}, contact: {} });
  expect(filledPages(loaded).map(({ content }) => content)).toEqual([
    {
      title: 'Home',
      description: 'What we do.',
      blocks: [
        { type: 'hero', title: 'Hi' },
        { type: 'card-grid', items: [{ title: 'Hi' }] },
      ],
    },
  ]);
});

test('a list that a block needs must have entries', async () => {
  const text = goodPage.replace('cta\n    title: Hi', 'card-grid\n    items: []');
  const { diagnostics } = await loadSite(memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': text }));
  expect(diagnostics.map(({ code }) => code)).toEqual(['empty-list']);
});
