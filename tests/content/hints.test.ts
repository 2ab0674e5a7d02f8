import { expect, test } from 'vitest';
import fc from '../random.ts';
import { oneOf } from './draw.ts';
import { type Followed, followHints } from './hint-law.ts';
import { brokenSites, followAsWritten, holdVaried } from './hint-variations.ts';
import { goodSite, memoryDisk } from './memory-disk.ts';
import { mutated } from './mutations.ts';
import { variations } from './variations.ts';

/*
 * The law of hints: whoever writes what a hint names has one mistake less, no new one, and all of their own words.
 */

const sitesIn = (folder: string): string[] => brokenSites.filter((name) => name.startsWith(folder));
const email = 'email:\n  serviceId: service_ab1\n  templateId: template_ab1\n  publicKey: abc\n';

async function followAll<T>(sites: readonly T[], follow: (site: T) => Promise<Followed>) {
  const all = [];
  for (const site of sites) all.push(await follow(site));
  return { count: all.reduce((sum, { count }) => sum + count, 0), wrong: all.flatMap(({ wrong }) => wrong) };
}

test('hints of all case folders are right when followed', async () => {
  const { count, wrong } = await followAll(sitesIn('invalid/'), followAsWritten);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(90);
});

test('hints of the corpus are right when followed', async () => {
  const { count, wrong } = await followAll(sitesIn('corpus/'), followAsWritten);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(45);
});

test('a mistake is reported, and its hint right, however its file is written', async () => {
  const held = [];
  // All ways, each for some of the sites, drawn by their names. `npm run fuzz-hints` holds all for all.
  for (const name of brokenSites.filter((each) => !each.startsWith('more/'))) {
    const variation = oneOf(variations, name);
    if (variation !== undefined) held.push(await holdVaried(name, variation));
  }
  expect(held.flatMap(({ problems }) => problems)).toEqual([]);
  expect(held.reduce((sum, { followed }) => sum + followed, 0)).toBeGreaterThan(90);
});

test('nearly all hints of pages changed at random are right when followed', async () => {
  const pages = fc.sample(mutated(), { numRuns: 150, seed: 20261122 });
  const { count, wrong } = await followAll(
    pages.map((page) => memoryDisk({ 'site.yaml': goodSite + email, 'pages/index.yaml': page })),
    followHints,
  );
  // In what nobody would ever write, a hint may name the wrong thing to write.
  expect(wrong.length, wrong.join('\n')).toBeLessThan(count / 4);
  expect(count).toBeGreaterThan(45);
});
