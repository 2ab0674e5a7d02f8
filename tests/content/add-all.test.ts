import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addAll } from '../../src/content/add-all.ts';

test('a folder of 200,000 files is as many entries', () => {
  const entries = [0];
  addAll(entries, Array(200_000).fill(1));
  expect(entries.length).toBe(200_001);
});

test('nothing that is read of a site is added by a call with an argument for each', () => {
  const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(300);
  const spreading = files.filter((file) =>
    /\.(?:push|unshift)\(\s*\.\.\./.test(readFileSync(join('src/content', file), 'utf8')),
  );
  expect(spreading).toEqual([]);
});
