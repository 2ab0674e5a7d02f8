import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { Changes } from '../../src/disk/changed-disk.ts';
import { folderDisk } from '../../src/disk/disk.ts';
import type { SitePlan } from '../../src/model/plan.ts';
import type { Materials } from '../../src/outputs/output.ts';
import { addressesOf, madeBy } from '../../src/outputs/outputs.ts';

const article = `kind: article
title: One more
description: Added as one file.
date: 2031-05-01
author: asha-patil
category: DevOps
featured: true
body: Words.
`;

const ownSite = await loadSite(folderDisk(fileURLToPath(new URL('../..', import.meta.url))));

async function planWith(changes: Changes): Promise<SitePlan> {
  const { site, diagnostics } = await ownSite.over(changes);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  return planSite(site, { year: '2031', drafts: false });
}

/** Where a plan speaks of the article: pages, and the sitemap. */
function placesIn(plan: SitePlan): string[] {
  const pages = plan.pages.filter(({ screen }) => JSON.stringify(screen).includes('"/blog/one-more"'));
  const addresses = addressesOf(plan, new Set());
  const made: Pick<Materials, 'plan' | 'addresses'> = { plan, addresses };
  const sitemap = madeBy('sitemap', made as Materials, '0');
  return [...pages.map(({ route }) => route), ...(String(sitemap).includes('/blog/one-more<') ? ['sitemap.xml'] : [])];
}

test('an article that is added to our site as one file is everywhere it belongs, and nowhere once it is gone', async () => {
  const added = await planWith(new Map([['pages/blog/one-more.yaml', new TextEncoder().encode(article)]]));
  const found = placesIn(added);
  const hub = ['/resources'];
  const lists = ['/resources/blog', '/blog/archive', '/blog/category/devops', '/people/asha-patil'];
  const latest = '/blog/reading-a-cloud-bill';
  expect([...hub, ...lists, latest, 'sitemap.xml'].filter((place) => !found.includes(place))).toEqual([]);
  const ends = (route: string): unknown => {
    const screen = added.pages.find((page) => page.route === route)?.screen;
    const blocks = screen?.kind === 'page' ? screen.blocks : [];
    return blocks.map(({ block }) => block).find(({ type }) => type === 'page-links');
  };
  expect(ends(latest)).toMatchObject({ previous: { href: { href: '/blog/one-more' } } });
  expect(ends('/blog/one-more')).toMatchObject({ next: { href: { href: latest } } });
  expect(ends('/blog/one-more')).not.toHaveProperty('previous');
  expect(placesIn(await planWith(new Map()))).toEqual([]);
});
