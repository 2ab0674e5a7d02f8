import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesOf } from '../../src/review/changes.ts';
import { itemsFor } from '../../src/review/items.ts';
import { readState, type SiteState } from '../../src/review/state.ts';
import { caseDisk } from '../case-disk.ts';

const folder = join(import.meta.dirname, '../cases/invalid');

/** The whole of a site that has mistakes. */
async function stateOf(name: string): Promise<SiteState> {
  const disk = caseDisk(join(folder, name));
  const files = [...(await disk.list('pages')), ...(await disk.list('kinds'))].map(({ path }) => path);
  return readState(disk, new Set([...files, 'site.yaml', 'published.txt']));
}

/** How many changes are told between two sites. */
function told(before: SiteState, after: SiteState): number {
  return changesOf(before, after).reduce((sum, { changes }) => sum + itemsFor(changes).length, 0);
}

test('a site is no different from itself, and any two can be compared, whatever mistakes they have', async () => {
  // Each third of them: all take ten seconds.
  const names = readdirSync(folder)
    .sort()
    .filter((_, index) => index % 3 === 0);
  let last: SiteState | undefined;
  let all = 0;
  for (const name of names) {
    const state = await stateOf(name);
    expect(told(state, state), name).toBe(0);
    if (last !== undefined) all += told(last, state);
    last = state;
  }
  expect(all).toBeGreaterThan(names.length);
});
