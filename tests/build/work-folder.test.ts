import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWork, outputPaths } from '../../src/builder/write/paths.ts';
import { folderWith } from './support/site.ts';

const ROUNDS = 2000;

/** How often something that is done again and again fails, by the words of each failure. */
async function failuresOf(act: () => Promise<void>): Promise<Record<string, number>> {
  const failures: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round += 1)
    await act().catch(({ code }) => {
      failures[code] = (failures[code] ?? 0) + 1;
    });
  return failures;
}

test("a build that takes the work folder away doesn't stop one that makes it", async () => {
  const paths = outputPaths(join(folderWith({}), 'dist'));
  const others = [1, 2, 3].map(() => failuresOf(() => rmdir(paths.work)));
  expect(await failuresOf(() => openWork(paths))).toEqual({});
  // They met: it was gone for some of them, and there for others.
  const missed = (await Promise.all(others)).map(({ ENOENT = 0 }) => ENOENT);
  expect(missed.every((times) => times > 0 && times < ROUNDS)).toBe(true);
});

test('where no folder can be made, it says so', async () => {
  const paths = outputPaths(join(folderWith({}), 'gone/dist'));
  await expect(openWork(paths)).rejects.toMatchObject({ code: 'ENOENT' });
});
