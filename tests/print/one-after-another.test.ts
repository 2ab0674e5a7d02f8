import { expect, test } from 'vitest';
import { oneAfterAnother } from '../../src/builder/printed/documents.ts';

test('what is asked for at once is done one after the other, also after a failure', async () => {
  const inTurn = oneAfterAnother();
  const said: string[] = [];
  const work = (name: string) =>
    inTurn(async () => {
      said.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      said.push(`${name} ends`);
      if (name === 'b') throw new Error('b');
      return name;
    });
  const ends = await Promise.allSettled(['a', 'b', 'c'].map(work));
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
