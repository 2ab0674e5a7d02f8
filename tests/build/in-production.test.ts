import { expect, test } from 'vitest';
import { inProduction } from '../../src/builder/bundle/in-production.ts';

test('what goes on at the same time leaves NODE_ENV as it was', async () => {
  const before = process.env.NODE_ENV;
  const ended: (() => void)[] = [];
  const works = [0, 1].map(() => inProduction(() => new Promise<void>((resolve) => ended.push(resolve))));
  for (const [index, end] of ended.entries()) {
    expect(process.env.NODE_ENV).toBe('production');
    end();
    await works[index];
  }
  expect(process.env.NODE_ENV).toBe(before);
});
