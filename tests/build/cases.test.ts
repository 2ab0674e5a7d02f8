import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere } from '../cli/run-here.ts';
import { top } from './support/command.ts';
import { outlineOf } from './support/outline.ts';
import { contentsOf, folderWith } from './support/site.ts';

const folder = join(top, 'tests/cases/valid');
/** Cases with an outline to compare with; other tests have cases of their own. */
const cases = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'expected.txt')));

/** The names of all files but the app's modules, which are the same for every site, and the outline of every page. */
function describeSite(dist: string): string {
  const names = Object.keys(contentsOf(dist))
    .filter((name) => !/^built\/.*\.js$/.test(name))
    .map((name) => name.replace(/-[\w-]{8}(\.\w+)$/, '-HASH$1'));
  const pages = names.filter((name) => name.endsWith('.html'));
  const outlines = pages.map((name) => `== ${name}\n${outlineOf(readFileSync(join(dist, name), 'utf8'))}`);
  return [`${names.join('\n')}\n`, ...outlines].join('\n');
}

test.each(cases)('the site of tests/cases/valid/%s is built as expected', async (name) => {
  const root = folderWith({});
  cpSync(join(folder, name), root, { recursive: true });
  // 2026: years stand in the footers.
  const { code } = await runHere(['build', '--root', root], { SOURCE_DATE_EPOCH: '1780000000' });
  expect(code).toBe(0);
  const site = describeSite(join(root, 'dist'));
  const expected = join(folder, name, 'expected.txt');
  if (process.env.UPDATE === '1') writeFileSync(expected, site);
  expect(site).toBe(readFileSync(expected, 'utf8'));
});
