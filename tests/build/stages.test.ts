import { expect, test } from 'vitest';
import { Stages, stageNames } from '../../src/builder/stages.ts';

const busyFor = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('what is made while something else goes on counts for itself only', async () => {
  const stages = new Stages(true);
  const slowly = (): string => {
    busyFor(20);
    return 'a text';
  };
  const files = stages.makes('render', 'write', [
    { path: 'a', make: slowly },
    { path: 'b', make: slowly },
  ]);
  await stages.during('write', () => {
    for (const file of files) {
      expect('make' in file && file.make()).toBe('a text');
      busyFor(5);
    }
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
  const files = [{ path: 'a', text: 'a file' }];
  expect(stages.makes('render', 'write', files)).toBe(files);
  expect(stages.spent().size).toBe(0);
});
