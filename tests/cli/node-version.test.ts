import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAsked } from '../../src/cli/node-version.mjs';
import { top } from '../build/support/command.ts';
import { folderWith } from '../build/support/site.ts';

const { engines }: { readonly engines: { readonly node: string } } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the versions of Node that package.json asks for', () => {
  const versions = ['18.20.8', '20.18.3', '20.19.0', '20.20.2', '21.7.3', '22.11.0', '22.12.0', '24.0.0', '100.1.2'];
  expect(versions.filter((version) => isAsked(version, engines.node))).toEqual([
    '20.19.0',
    '20.20.2',
    '22.12.0',
    '24.0.0',
    '100.1.2',
  ]);
});

test('an older one is told in a sentence', () => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '18.20.8' });";
  const preload = `data:text/javascript,${encodeURIComponent(older)}`;
  const args = ['--import', preload, join(top, 'src/cli/start.mjs'), 'check'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr:
      'Sitewright needs Node 20.19.0 or newer, or 22.12.0 or newer, and this is 18.20.8. The current one is at https://nodejs.org.\n',
  });
});

test.each(['C# things', 'what?', ...(process.platform === 'win32' ? [] : ['a\\b'])])(
  'a clone below a folder "%s" is told in a sentence',
  (name) => {
    const above = join(folderWith({}), name);
    const clone = join(above, 'sitewright');
    for (const part of ['package.json', 'schemas', 'src'])
      cpSync(join(top, part), join(clone, part), { recursive: true });
    for (const command of ['check', 'start', 'build', 'preview']) {
      const { status, stderr } = spawnSync(process.execPath, [join(clone, 'src/cli/start.cjs'), command], {
        encoding: 'utf8',
      });
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: `Sitewright can't run here, because the name of the folder ${above} has a "${name.match(/[#?\\]/)?.[0]}". Rename that folder, or move Sitewright to another one.\n`,
      });
    }
  },
);
