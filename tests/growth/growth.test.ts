import { beforeAll, describe, expect, test } from 'vitest';
import { MOST_TO_TRY } from '../../src/yaml/text/source.ts';
import { goodPage, goodSite, memoryDisk } from '../content/memory-disk.ts';
import { takenByBadPages } from './bad-pages.ts';
import { kinds } from './kinds.ts';
import { growthProblems, type LoadSite, StepCounter } from './steps.ts';

/** Long enough to be read in parts and for more slips than are told one by one; `long` where a shorter text has parts of other lengths. */
const SIZES = { slips: 18_000, mistakes: 9_000, long: 20_000 };

/**
 * Of each way in which a file can be bad, the kinds that give the most to do. Of those that only lead the parser around a mistake, as often
 * as it may be led, these are three. `npm run count-growth` counts them all.
 */
const telling: Readonly<Record<keyof typeof SIZES, readonly string[]>> = {
  slips: [
    // What is looked for before parsing
    'Git conflicts in blocks',
    'lines with a percent sign',
    'no-break spaces',
    'no-break spaces after colons',
    // Lines
    'lines of bars',
    'dashes in other columns',
    'JSON: texts without an end',
    'JSON: brackets',
    'JSON: quotes in texts',
    'blocks at the left edge',
    // Quotes and brackets
    'quotes that are not closed',
    'one quote that is not closed',
    'brackets that are not closed',
    'commas too many',
    'a long list without commas',
    // Marks
    'anchors and aliases',
    'one anchor with many aliases',
    // What is no page
    'HTML',
    'a program',
    'one long line with quotes',
    'deep indentation',
  ],
  mistakes: [
    'tags',
    // Keys and values
    'blocks with a wrong key',
    'blocks without a type',
    'blocks with a wrong type',
    'empty entries',
    'entries with a wrong key',
    'entries with a dash for each key',
    'pairs without names',
    // Texts and links
    'long texts full of broken links',
    'long texts full of headings',
    'long texts full of pictures',
    'links in one text',
    'titles full of placeholders',
    // More than one file
    'pages with one slip each',
  ],
  // One recovery a part, or one file a mistake
  long: [
    'blocks in tabs',
    'stars for dashes',
    'keys that come again in blocks',
    'broken anchors',
    'pages with a broken link each',
  ],
};

const counter = new StepCounter();
let loadSite: LoadSite;

beforeAll(async () => {
  loadSite = await counter.start();
  for (const make of Object.values(kinds).slice(0, 3)) await loadSite(memoryDisk(make(1000)));
});

test('at least 30 of more than 100 kinds are counted here', () => {
  expect(Object.keys(kinds).length).toBeGreaterThan(100);
  expect(new Set(Object.values(telling).flat()).size).toBeGreaterThanOrEqual(35);
});

for (const group of ['slips', 'mistakes', 'long'] as const) {
  describe(group, () => {
    for (const name of telling[group]) {
      test(`${name}: twice as much takes at most twice the steps`, async () => {
        const make = kinds[name];
        if (make === undefined) throw new Error(`There is no kind ${name}.`);
        expect(growthProblems(await counter.ofTwo(loadSite, make, SIZES[group]))).toEqual([]);
      });
    }
  });
}

test('all mistakes of a file share what may be read to choose between answers', async () => {
  const block = `  - type: hero\n     title: Hi\n    description: ${'word '.repeat(3000)}\n`;
  const page = (count: number) => ({
    'site.yaml': goodSite,
    'pages/index.yaml': goodPage,
    'pages/bad.yaml': `title: a\nblocks:\n${block.repeat(count)}`,
  });
  const once = await counter.of(() => loadSite(memoryDisk(page(5))));
  const often = await counter.of(() => loadSite(memoryDisk(page(45))));
  expect(once.tries).toBeGreaterThanOrEqual(5);
  // What is told is of the first 64 kB.
  expect(often.explanations).toBeLessThanOrEqual(once.explanations);
  expect(often.tries).toBeLessThanOrEqual(MOST_TO_TRY / block.length);
});

test('a list of 1,000 entries with ten on a page takes at most twice the steps of one with 500', async () => {
  const site = (count: number) => ({
    'site.yaml': goodSite,
    // What is found: there is no such page of the list.
    'pages/index.yaml': `${goodPage}    actions: [{ label: Go, href: /1000 }]\n  - type: article-grid\n    from: { kind: article, perPage: 10 }\n`,
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `pages/news/n${index}.yaml`,
        `kind: article\ntitle: Number ${index}\ndescription: About it.\ndate: 2026-05-12\n`,
      ]),
    ),
  });
  expect(growthProblems(await counter.ofTwo(loadSite, site, 500))).toEqual([]);
});

test('pages with a mistake each take few more steps than good ones, and are read and validated as often as they need', async () => {
  const all: string[] = [];
  for await (const { tooMuch } of takenByBadPages(counter, loadSite)) all.push(...tooMuch);
  expect(all).toEqual([]);
});

test('steps that grow with the square of a text are seen', async () => {
  const squared = async (size: number): Promise<void> => {
    for (let done = 0; done < size; done += 500) await loadSite(memoryDisk({ 'site.yaml': 'a: b\n'.repeat(size / 5) }));
  };
  const growth = { once: await counter.of(() => squared(1000)), twice: await counter.of(() => squared(2000)) };
  expect(growthProblems(growth).join()).toMatch(/^all: \d+, then \d+/);
});
