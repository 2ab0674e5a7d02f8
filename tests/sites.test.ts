import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../src/content/load/load.ts';
import { folderDisk } from '../src/disk/disk.ts';
import { fencesIn, fileOfSite, guides, SITE_OF_CHAPTER } from './manual/guides.ts';

/** Whole sites that live on lists: a school with courses, a property agent, a restaurant, a club, a festival. */
const folder = new URL('./sites/', import.meta.url).pathname;

test.each(readdirSync(folder))('the site %s has no mistakes', async (name) => {
  const { diagnostics } = await loadSite(folderDisk(`${folder}${name}`));
  expect(diagnostics).toEqual([]);
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
