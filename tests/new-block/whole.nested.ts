import { readdirSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfCheckout, newBlock } from './copy.ts';

const folder = 'tests/blocks';

/** The tests that every block has to pass: those that go through all there are. */
const testsOfEach = readdirSync(folder)
  .map((name) => `${folder}/${name}`)
  .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('.each(blockNames())'));

test('what npm run new -- block makes holds together: it compiles, and passes the tests of blocks', {
  timeout: 240_000,
}, () => {
  expect(testsOfEach.length).toBeGreaterThan(1);
  const copy = copyOfCheckout();
  onTestFinished(copy.remove);
  expect(newBlock(copy, 'price-table')).toMatchObject({ status: 0 });
  expect(copy.run('tsc', '--noEmit', '--checkers', '1')).toMatchObject({ stdout: '', status: 0 });
  const ran = copy.run('vitest', 'run', '--project', 'pure', '--maxWorkers=1', ...testsOfEach, '-t', 'price-table');
  expect(ran).toMatchObject({ status: 0 });
  // A name that no test has would leave all of them out, and pass.
  expect(ran.stdout).toMatch(/[1-9]\d* passed/);
});
