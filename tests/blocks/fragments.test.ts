import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as shared from '../../src/blocks/shared/recipe.ts';

test('what a fragment says is written nowhere else', async () => {
  const written = Object.entries(shared).flatMap(([name, style]) =>
    typeof style === 'function' || style === shared.ourStyles
      ? []
      : [
          {
            name,
            text: Object.entries(style)
              .flatMap(([key, value]) => `${key}: '${value}'`)
              .join(', '),
          },
        ],
  );
  expect(written.length).toBeGreaterThan(5);
  const again: string[] = [];
  for (const folder of ['src/blocks', 'src/app']) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
    for (const file of files.filter((path) => path !== 'shared/recipe.ts')) {
      const code = (await readFile(join(folder, file), 'utf8')).replace(/\s+/g, ' ');
      again.push(
        ...written.filter(({ text }) => code.includes(text)).map(({ name }) => `${join(folder, file)}: ${name}`),
      );
    }
  }
  expect(again).toEqual([]);
});
