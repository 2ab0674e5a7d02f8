import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { top } from '../build/support/command.ts';
import { contentsOf, folderWith } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

/** An empty folder with the old site of a system in `old/`. */
function oldSiteOf(system: string): string {
  const cwd = folderWith({});
  cpSync(join(top, 'tests/imports', system, 'old'), join(cwd, 'old'), { recursive: true });
  return cwd;
}

test('without a second folder it says what it would make, and writes nothing', async () => {
  const cwd = oldSiteOf('jekyll');
  const before = contentsOf(cwd);
  const { code, out, err } = await runHere(['import', 'old'], {}, cwd);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('This is a site of Jekyll.');
  expect(out).toContain('\n  3 x code of the old system\n');
  expect(out).toContain('Nothing was written. To make the site, name a new folder:');
  expect(contentsOf(cwd)).toEqual(before);
});

test('the new site is whole, passes its checks, and leaves the old one as it was', { timeout: 60_000 }, async () => {
  const cwd = oldSiteOf('hugo-blox');
  const before = contentsOf(join(cwd, 'old'));
  const { code, out, err } = await runHere(['import', 'old', 'new'], {}, cwd);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Made new. To see it:');
  expect(readdirSync(join(cwd, 'new'))).toEqual(
    expect.arrayContaining(['AGENTS.md', 'README.md', 'not-imported.txt', 'pages', 'site.yaml']),
  );
  expect(readFileSync(join(cwd, 'new/not-imported.txt'), 'utf8')).toContain(
    'content/post/first-cores/index.md:17: this code was taken out: {{% callout note %}}\n',
  );
  expect(contentsOf(join(cwd, 'old'))).toEqual(before);
  const checked = await runHere(['check', '--root', 'new'], {}, cwd);
  expect(checked.code, checked.out + checked.err).toBe(0);
});

test('the file that WordPress exports is enough', async () => {
  const cwd = oldSiteOf('wordpress');
  const { out } = await runHere(['import', 'old/mill.xml', 'old/new'], {}, cwd);
  expect(out).toContain('This is a site of WordPress. Of it become 6 pages and 1 file in public/.');
  expect(existsSync(join(cwd, 'old/new/pages/blog/new-stones.md'))).toBe(true);
});

test.each([
  [['import'], 'Give the folder of the old site, or the file that WordPress exports'],
  [['import', 'nowhere', 'new'], 'there is no folder "nowhere"'],
  [['import', 'old', 'old/new'], 'The new site would be in "old", which stays as it is.'],
  [['import', 'old/assets', 'new'], 'There are no texts in "old/assets" that pages could be made of.'],
  [['import', 'old', 'old'], 'There are files in "old" already'],
])('%s is refused', async (args, words) => {
  const cwd = oldSiteOf('jekyll');
  const before = contentsOf(cwd);
  const { code, err } = await runHere(args, {}, cwd);
  expect(code).toBe(2);
  expect(err).toContain(words);
  expect(contentsOf(cwd)).toEqual(before);
});
