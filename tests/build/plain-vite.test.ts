import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Outcome, start, top } from './support/command.ts';
import { folderWith, page, smallSite } from './support/site.ts';

// `vite.config.ts` at the top of the builder: plain `vite` knows what a site is.

const vite = join(top, 'node_modules/vite/bin/vite.js');
const build = (root: string): Promise<Outcome> =>
  start(['build', '--config', join(top, 'vite.config.ts')], {}, root, [vite]).ended;

test('plain vite builds the site of the folder it is started in, and no site with mistakes', async () => {
  const root = folderWith(smallSite);
  expect(await build(root)).toMatchObject({ code: 0 });
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<h1');
  const wrong = await build(folderWith({ ...smallSite, 'pages/wrong.yaml': page('Wrong', '  - type: heor\n') }));
  expect(wrong.code).not.toBe(0);
  expect(wrong.out + wrong.err).toContain('There\'s no block called "heor"');
});
