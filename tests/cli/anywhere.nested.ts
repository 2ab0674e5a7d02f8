import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { programOf } from '../setup/tool.ts';

test('a site is made, fixed, built, moved and served in a folder with a space and an accent', {
  timeout: 240_000,
}, () => {
  const ran = spawnSync(process.execPath, [programOf('tsx'), 'tests/try-anywhere.ts'], { encoding: 'utf8' });
  expect(ran.stderr).toBe('');
  expect(ran.status).toBe(0);
  expect(ran.stdout).toContain('fine: preview knows capitals');
});
