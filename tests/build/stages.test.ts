import { expect, test } from 'vitest';
import { Stages, stageNames } from '../../src/builder/stages.ts';

const busyFor = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('what is made while something else goes on counts for itself only', async () => {
  const stages = new Stages(true);
  function* slowly(): Generator<number> {
    for (const item of [1, 2]) {
      busyFor(20);
      yield item;
    }
  }
  await stages.during('write', () => {
    for (const _ of stages.madeDuring('render', 'write', slowly())) busyFor(5);
  });
  const spent = stages.spent();
  expect([...spent.keys()]).toEqual(stageNames);
  expect(spent.get('render')?.clock).toBeGreaterThanOrEqual(40);
  expect(spent.get('write')?.clock).toBeGreaterThanOrEqual(10);
  expect(spent.get('read')).toEqual({ clock: 0, processor: 0 });
});

test('what is not asked for is not measured', async () => {
  const stages = new Stages(false);
  expect(await stages.during('plan', () => 'a plan')).toBe('a plan');
  expect([...stages.madeDuring('render', 'write', ['a file'])]).toEqual(['a file']);
  expect(stages.spent().size).toBe(0);
});
