import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../src/content/load/load.ts';
import { folderDisk } from '../src/disk/disk.ts';
import { filledPages } from './content/filled-pages.ts';
import { fencesIn, fileOfSite, guides, SITE_OF_CHAPTER } from './manual/guides.ts';

/** Whole sites that live on lists: a school with courses, a property agent, a restaurant, a club, a festival. */
const folder = fileURLToPath(new URL('./sites/', import.meta.url));

test.each(readdirSync(folder))('the site %s has no mistakes', async (name) => {
  const { diagnostics } = await loadSite(folderDisk(`${folder}${name}`));
  expect(diagnostics).toEqual([]);
});

test('numbers of the dance school are counted', async () => {
  const { site } = await loadSite(folderDisk(`${folder}dance`));
  const home = filledPages(site).find(({ route }) => route === '/')?.content.blocks ?? [];
  const values = home.flatMap((block) => ('items' in block && block.type === 'stats' ? block.items : []));
  expect(values).toEqual([
    { value: '40', label: 'courses a week' },
    { value: '18', label: 'for beginners', description: 'From €38.00 a month.' },
    { value: '5', label: 'teachers' },
  ]);
});

describe('the chapter that makes the site of the dance school', () => {
  const parts = guides.flatMap(fencesIn).flatMap((part) => {
    const file = fileOfSite(part);
    return file === undefined ? [] : [[file, part.text.replace(/^.*\n/, '')] as const];
  });

  test.each(parts)('shows %s as it is', (file, text) => {
    expect(readFileSync(`${SITE_OF_CHAPTER}${file}`, 'utf8')).toContain(text.trim());
  });

  test('shows each sort of its files', () => {
    expect(parts.length).toBeGreaterThan(7);
  });
});
