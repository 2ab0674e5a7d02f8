import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { goodPage, goodSite, memoryDisk } from '../content/memory-disk.ts';
import { hostileStrings } from './strings.ts';

/*
 * The fields that `fields.ts` leaves out: what they name must be there, or the site has no such page or list. So they take no
 * text of an attacker. A query's category, tag and folder only choose pages.
 */

const query = (fields: object): string =>
  `${goodPage}  - type: card-grid\n    title: More\n    from: ${JSON.stringify(fields)}\n`;

test.each<[string, (hostile: string) => string]>([
  ['the kind of a page', (hostile) => `${goodPage}kind: ${JSON.stringify(hostile)}\n`],
  ['the kind of a query', (kind) => query({ kind })],
  ['the order of a query', (sort) => query({ kind: 'article', sort })],
])('%s can be no hostile text', async (_name, pageWith) => {
  const passed: string[] = [];
  for (const hostile of hostileStrings) {
    const { diagnostics } = await loadSite(
      memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': pageWith(hostile) }),
    );
    if (!diagnostics.some(({ severity }) => severity === 'error')) passed.push(hostile);
  }
  expect(passed).toEqual([]);
});
