import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { siteWith, translations } from './corpus-table.ts';
import { memoryDisk } from './memory-disk.ts';

type Entry = { readonly id: string; readonly what: string };
const corpus: readonly Entry[] = JSON.parse(
  readFileSync(new URL('../corpus/bad-inputs.json', import.meta.url), 'utf8'),
);

describe('mistakes that people really make', () => {
  for (const { id, what } of corpus) {
    const translation = translations[id];
    if (translation?.todo !== undefined) {
      test.todo(`${id} ${what}: ${translation.todo}`);
      continue;
    }
    test(`${id} ${what}: one message, at its place`, async () => {
      if (translation === undefined) throw new Error(`${id} has no translation.`);
      const { code, file = 'pages/index.yaml', at } = translation;
      const { diagnostics } = await loadSite(memoryDisk(siteWith(translation)));
      expect(
        diagnostics.map(({ file: found, line, column, code: said }) => `${found}:${line}:${column} ${said}`),
      ).toEqual([`${file}:${at} ${code}`]);
    });
  }
});
