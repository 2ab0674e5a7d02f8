import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../build/support/command.ts';
import { contentsOf, type Files, folderWith, page, siteYaml, smallSite } from '../build/support/site.ts';
import { make } from './make-page.ts';
import { runHere } from './run-here.ts';

/** What stands in the way -> what is typed, besides which files, and what is said. */
const refusals: Readonly<Record<string, readonly [args: readonly string[], files: Files, words: string]>> = {
  'no address': [[], {}, 'Give the address of the page: npx sitewright new page /services/quantum\n'],
  'two addresses': [['/a', '/b'], {}, 'Make one page at a time.\n'],
  'an address with a space': [
    ['Quantum', 'Computing'],
    {},
    'Put a name with spaces in quotes: npx sitewright new page "Quantum Computing"\n',
  ],
  'an address that goes up': [
    ['/../secret'],
    {},
    'An address can\'t contain "..". Write the full address, such as /services/quantum.\n',
  ],
  'an address without letters': [
    ['/services/!+'],
    {},
    'An address uses small letters from a to z, digits and hyphens, and "!+" can\'t be turned into them. Write something like /services/quantum.\n',
  ],
  'an address in signs that are read in several ways': [
    ['/東京'],
    { 'site.yaml': `${siteYaml}language: ja\n` },
    'An address uses small letters from a to z, digits and hyphens, and "東京" can\'t be turned into them. Write something like /services/quantum.\n',
  ],
  'what a shell for Windows makes of an address': [
    ['C:/Program Files/Git/services/quantum'],
    {},
    '"C:/Program Files/Git/services/quantum" is a place on this computer. Write the address without the first slash, such as services/quantum.\n',
  ],
  'an address of the site itself': [
    ['/search/x'],
    {},
    'The site itself uses the address /search. Choose another one.\n',
  ],
  'a page': [
    ['/about/team', '--from', 'faq'],
    {},
    'pages/about/team.yaml is there already, at the address /about/team. Change that file, or choose another address.\n',
  ],
  'a page in the other spelling': [
    ['/about'],
    { 'pages/about/index.yaml': page('About') },
    'pages/about/index.yaml is there already, at the address /about. Change that file, or choose another address.\n',
  ],
  'a page beside the folder': [
    ['pages/about/index.yaml'],
    { 'pages/about.yaml': page('About') },
    'pages/about.yaml is there already, at the address /about. Change that file, or choose another address.\n',
  ],
  'the home page': [
    ['/'],
    {},
    'pages/index.yaml is there already, at the address /. Change that file, or choose another address.\n',
  ],
  'a draft': [
    ['/quantum'],
    { 'pages/quantum.yaml': `draft: true\n${page('Quantum')}` },
    'pages/quantum.yaml is there already, as a draft, at the address /quantum. Change that file, or choose another address.\n',
  ],
  'a page that cannot be read': [
    ['/quantum'],
    { 'pages/quantum.yaml': 'title: "Quantum\n' },
    'pages/quantum.yaml is there already, at the address /quantum. Change that file, or choose another address.\n',
  ],
  'a page that ends in .YML': [
    ['/quantum'],
    { 'pages/quantum.YML': page('Quantum') },
    'pages/quantum.YML has this address. Rename it to pages/quantum.yml, or choose another address.\n',
  ],
  'a page with capital letters': [
    ['/quantum'],
    { 'pages/Quantum.yaml': page('Quantum') },
    'pages/Quantum.yaml has this address. Rename it to pages/quantum.yaml, or choose another address.\n',
  ],
  'a redirect': [
    ['/quantum'],
    { 'site.yaml': `${siteYaml}redirects:\n  - from: /quantum\n    to: /about/team\n` },
    'site.yaml leads visitors from /quantum to /about/team (line 4). Take that redirect out first, or choose another address.\n',
  ],
  'an old address of a page': [
    ['/quantum'],
    { 'pages/physics.yaml': `aliases: [/quantum]\n${page('Physics')}` },
    'pages/physics.yaml leads visitors from /quantum to /physics (line 1). Take that redirect out first, or choose another address.\n',
  ],
  'a public file': [
    ['/quantum'],
    { 'public/quantum.html': 'Hi' },
    'public/quantum.html would be in the place of the page. Rename or move it first, or choose another address.\n',
  ],
  'a public folder': [
    ['/quantum'],
    { 'public/quantum/index.html': 'Hi' },
    'public/quantum/index.html would be in the place of the page. Rename or move it first, or choose another address.\n',
  ],
  'a public file where a folder would be': [
    ['/quantum/faq'],
    { 'public/quantum': 'Hi' },
    'public/quantum would be in the place of the page. Rename or move it first, or choose another address.\n',
  ],
  'a file in pages/ where a folder would be': [
    ['/quantum/faq'],
    { 'pages/quantum': 'Hi' },
    'pages/quantum is a file, and would have to be a folder. Rename it first.\n',
  ],
  'nothing of that name to start from': [
    ['/quantum', '--from', '/abuot/team'],
    {},
    'There is no block or page called "/abuot/team" to start from. Did you mean "/about/team"?\n',
  ],
  'a block that is misspelt': [
    ['/quantum', '--from', 'card grid'],
    {},
    'There is no block or page called "card grid" to start from. Did you mean "card-grid"?\n',
  ],
  'a title without words': [['/quantum', '--title', ' '], {}, '--title needs words.\n'],
  'an option that nobody knows': [
    ['/quantum', '--form', 'faq'],
    {},
    "Unknown option '--form'. Did you mean --from? This command takes --from, --kind, --md, --title and --root: --help explains them.\n",
  ],
};

describe('no page is made, and nothing changes, where there is', () => {
  test.each(Object.entries(refusals))('%s', async (_name, [args, files, words]) => {
    const all = { ...smallSite, ...files };
    const { root, code, said } = await make(all, ...args);
    expect({ code, said }).toEqual({ code: 2, said: words });
    expect(contentsOf(root)).toEqual(contentsOf(folderWith(all)));
  });

  test('no site', async () => {
    const { root, code, said } = await make({ 'notes.txt': 'Hi' }, '/quantum');
    expect({ code, said }).toEqual({
      code: 2,
      said: 'There is no site.yaml in this folder. Go to the folder of your site, or name it with --root.\n',
    });
    expect(Object.keys(contentsOf(root))).toEqual(['notes.txt']);
  });

  test('a way out of the site', async () => {
    const outside = folderWith({});
    const root = folderWith(smallSite);
    symlinkSync(outside, join(root, 'pages/services'));
    const { code, err } = await runHere(['new', 'page', '/services/quantum'], {}, root);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'pages/services is a shortcut (symbolic link) to a place outside the site. Make it a folder first.\n',
    });
    expect(contentsOf(outside)).toEqual({});
  });

  test('a mistake in the page to copy, which is shown', async () => {
    const broken = { 'pages/cloud.yaml': page('Cloud', '    actions: [{ label: Go, href: /nowhere }]\n') };
    const { code, said } = await make({ ...smallSite, ...broken }, '/quantum', '--from', 'cloud');
    expect(code).toBe(2);
    expect(said).toContain(`There's no page or file at "/nowhere".`);
    expect(said).toMatch(/\npages\/cloud\.yaml has mistakes, and a copy would have them too\. Mend them first\.\n$/);
  });

  test('an option that npm has taken for itself', async () => {
    const root = folderWith(smallSite);
    const { code, err } = await runHere(['new', 'page', '/quantum', 'faq'], { npm_config_from: 'true' }, root);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'npm took --from for itself. Type it again with npx: npx sitewright new page --from ...\n',
    });
  });

  test.each([
    [['new'], /^Say what to make: /],
    [['new', '--root', tmpdir()], /^Say what to make: /],
    [['new', '/services/quantum'], /^"\/services\/quantum" can't be made\. Say what to make: /],
    [['new', 'block'], /^Give the name of the block: /],
    [['new', 'page', '/quantum', '--root', '/no/such/folder'], /^--root: there is no folder/],
  ])('%s', async (args, words) => {
    const { code, out, err } = await runHere(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(words);
  });
});

test('two commands for the same page: one makes it, the other says so', async () => {
  const root = folderWith(smallSite);
  const both = await Promise.all(
    ['One', 'Two'].map((title) => run(['new', 'page', '/quantum', '--title', title], {}, root)),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([0, 2]);
  expect(both.find(({ code }) => code === 2)?.err).toMatch(/is there already/);
  const made = both[0]?.code === 0 ? 'One' : 'Two';
  expect(readFileSync(join(root, 'pages/quantum.yaml'), 'utf8')).toContain(`title: ${made}\n`);
  expect(Object.keys(contentsOf(root))).toEqual([...Object.keys(smallSite), 'pages/quantum.yaml'].sort());
});

test.skipIf(process.getuid?.() === 0)('in a folder that may not be written, the command says so', async () => {
  const root = folderWith(smallSite);
  mkdirSync(join(root, 'pages/services'), { mode: 0o555 });
  const { code, err } = await runHere(['new', 'page', '/services/quantum'], {}, root);
  expect({ code, err }).toEqual({
    code: 2,
    err: `${root}/pages/services/quantum.yaml could not be written: writing there is not allowed. Nothing was changed.\n`,
  });
});
