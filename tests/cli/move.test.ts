import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moveOf } from '../../src/authoring/move/move.ts';
import { surroundingsIn } from '../../src/authoring/new-page/surroundings.ts';
import { writeMove } from '../../src/cli/commands/move.ts';
import { folderDisk } from '../../src/disk/disk.ts';
import { contentsOf, folderWith, page, put, smallSite } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

const site = {
  ...smallSite,
  'pages/index.yaml': page('Home', '    actions: [{ label: Team, href: /about/team }]\n'),
};

test('move writes the files, takes empty folders away, and says what it did', async () => {
  const root = folderWith(site);
  const shown = await runHere(['move', '/about/team', '/people', '--dry-run'], {}, root);
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(shown.out).toContain(
    '-    actions: [{ label: Team, href: /about/team }]\n+    actions: [{ label: Team, href: /people }]\n',
  );
  expect(shown.out).toContain('rename pages/about/team.yaml to pages/people.yaml\n');
  expect(contentsOf(root)).toEqual(contentsOf(folderWith(site)));
  const said = `  pages/about/team.yaml -> pages/people.yaml
/about/team leads to /people from now on: the page lists it under "aliases".
1 link in 1 file leads there now:
  pages/index.yaml (1)
`;
  expect(shown.out.endsWith(`\nNothing was written. Without --dry-run:\n${said}`)).toBe(true);
  expect(await runHere(['move', '/about/team', '/people'], {}, root)).toEqual({ code: 0, err: '', out: said });
  expect(Object.keys(contentsOf(root))).toEqual([
    'pages/index.yaml',
    'pages/people.yaml',
    'public/robots.txt',
    'site.yaml',
  ]);
  expect(() => readFileSync(join(root, 'pages/about'))).toThrow('ENOENT');
  expect(await runHere(['check'], {}, root)).toMatchObject({ code: 0, out: 'No mistakes found.\n' });
});

test('move says what is in the way, and changes nothing', async () => {
  const root = folderWith({ ...site, 'public/crew.html': 'Hi', 'pages/about/.hidden': '' });
  const before = contentsOf(root);
  const { code, err } = await runHere(['move', '/about/team', '/crew'], {}, root);
  expect({ code, says: err.includes('public/crew.html:1:1  error  output-clash') }).toEqual({ code: 2, says: true });
  for (const words of [['/about/team'], ['/a', '/b', '/c'], ['/nowhere', '/a']]) {
    expect(await runHere(['move', ...words], {}, root)).toMatchObject({ code: 2, out: '' });
  }
  expect(contentsOf(root)).toEqual(before);
});

test('a move that another file stops changes nothing', async () => {
  const root = folderWith(site);
  const move = await moveOf(await surroundingsIn(folderDisk(root)), { from: '/about/team', to: '/people' });
  put(root, { 'pages/index.yaml': page('Home') });
  await expect(writeMove(root, move.files)).rejects.toThrow(/pages\/index\.yaml was changed .* Nothing was changed\.$/);
  expect(Object.keys(contentsOf(root))).toEqual(Object.keys(site).sort());
  writeFileSync(join(root, 'pages/index.yaml'), site['pages/index.yaml']);
  mkdirSync(join(root, 'pages/people.yaml'));
  const before = contentsOf(root);
  await expect(writeMove(root, move.files)).rejects.toThrow(/people\.yaml already exists\. Nothing was changed\.$/);
  expect(contentsOf(root)).toEqual(before);
});

test('release lists new addresses, and check says when one is gone, until it is ended', async () => {
  const root = folderWith(site);
  const list = (): string => readFileSync(join(root, 'published.txt'), 'utf8').replace(/^#.*\n/gm, '');
  const first = await runHere(['release'], {}, root);
  expect(first).toEqual({
    code: 0,
    err: '',
    out: '2 addresses added to published.txt:\n  /\n  /about/team\npublished.txt lists 2 addresses. Keep it with the site (in git: commit it).\n',
  });
  expect(list()).toBe('/\n/about/team\n');
  expect((await runHere(['release'], {}, root)).out).toBe(
    'There are no new addresses. published.txt lists 2 addresses.\n',
  );
  put(root, {
    'pages/index.yaml': page('Home'),
    'pages/about/team.yaml': `draft: true\n${page('Team')}`,
    'pages/new.yaml': page('New'),
  });
  const gone = await runHere(['release'], {}, root);
  expect(gone).toMatchObject({ code: 1, out: '' });
  expect(gone.err).toContain('published.txt:5:1  error  published-gone\n');
  expect(list()).toBe('/\n/about/team\n');
  expect(await runHere(['check', '--accept-removed', 'about/taem'], {}, root)).toMatchObject({ code: 2, out: '' });
  const ended = await runHere(['check', '--accept-removed', '/about/team'], {}, root);
  expect(ended).toEqual({ code: 0, err: '', out: 'published.txt: /about/team ended\n\nNo mistakes found.\n' });
  expect(list()).toBe('/\n/about/team removed 1970-01-01\n');
  put(root, { 'pages/about/team.yaml': page('Team') });
  expect((await runHere(['release'], {}, root)).out).toContain(
    '/about/team is there again, so it is no longer listed as removed.\n',
  );
  expect(list()).toBe('/\n/about/team\n/new\n');
});

test.skipIf(process.getuid?.() === 0)('a list that may not be written is left as it was', async () => {
  const root = folderWith({ ...site, 'published.txt': '/\n' });
  chmodSync(join(root, 'published.txt'), 0o444);
  expect(await runHere(['release'], {}, root)).toMatchObject({
    code: 2,
    err: expect.stringContaining('write-protected'),
  });
});
