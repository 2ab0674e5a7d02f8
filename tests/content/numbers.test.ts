import { expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const files = (language: string): Files => ({
  'site.yaml': `${goodSite}language: ${language}\n`,
  'pages/index.yaml': pageCalled('Welcome'),
  'kinds/dish.yaml': `description: A dish.
fields:
  - { name: price, type: number, currency: EUR }
  - { name: weight, type: number, unit: kg, decimals: 1 }
  - { name: fat, type: number, unit: "%" }
  - { name: stars, type: number }
  - { name: since, type: number }
layout:
  - type: hero
    title: "{title}"
    tagline: "From {price}, {weight}, {fat}, {stars}, {since}"
    meta: ["{price}"]
    actions: [{ label: All of it, href: "https://example.com/{since}/{stars}" }]
`,
  'pages/soup.yaml':
    'kind: dish\ntitle: Soup\ndescription: Hot.\nprice: 1012.5\nweight: 2\nfat: 3.25\nstars: 4.5\nsince: 2026\n',
});

test.each([
  ['en', '€1,012.50', '2.0 kg', '3.25%', '4.5'],
  ['de', '1.012,50 €', '2,0 kg', '3,25 %', '4,5'],
  ['fr', '1 012,50 €', '2,0 kg', '3,25 %', '4,5'],
])('numbers are shown as %s writes them, and none is rounded', async (language, price, weight, fat, stars) => {
  const { site, diagnostics } = await loadSite(memoryDisk(files(language)));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  const soup = planSite(site, { year: '2026', drafts: false }).pages.find(({ route }) => route === '/soup');
  const said = JSON.stringify(soup?.screen).replaceAll('\u00a0', ' ');
  // A year is no amount.
  expect(said).toContain(`From ${price}, ${weight}, ${fat}, ${stars}, 2026`);
  expect(said).toContain(`"${price}"`);
  // An address is the same in all languages.
  expect(said).toContain('https://example.com/2026/4.5');
});
