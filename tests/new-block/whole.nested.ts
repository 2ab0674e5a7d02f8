import { expect, onTestFinished, test } from 'vitest';
import { copyOfCheckout, newBlock } from './copy.ts';

test('what npm run new -- block makes holds together: it compiles, and passes the tests of blocks', {
  timeout: 240_000,
}, () => {
  const copy = copyOfCheckout();
  onTestFinished(copy.remove);
  expect(newBlock(copy, 'price-table')).toMatchObject({ status: 0 });
  copy.run('biome', 'check', '--write', 'src', 'schemas');
  expect(copy.run('tsc', '--noEmit')).toMatchObject({ stdout: '', status: 0 });
  const ran = copy.run('vitest', 'run', '--project', 'pure', 'tests/blocks', '-t', 'price-table');
  expect(ran).toMatchObject({ status: 0 });
  // A name that no test has would leave all of them out, and pass.
  expect(ran.stdout).toMatch(/[1-9]\d* passed/);
});
