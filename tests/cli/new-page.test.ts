import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../build/support/command.ts';
import { contentsOf, type Files, folderWith, page, put, siteYaml, smallSite } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

const { 'site.yaml': _, ...smallPages } = smallSite;

/** Runs `new page` in a folder with these files. */
async function make(
  files: Files,
  ...args: readonly string[]
): Promise<{ root: string; code: number | null; said: string }> {
  const root = folderWith(files);
  const { code, out, err } = await runHere(['new', 'page', ...args], {}, root);
  // What was refused is on the one stream, what was made on the other.
  expect(out === '' || err === '').toBe(true);
  return { root, code, said: out || err };
}

describe('an address may be written as it comes', () => {
  test.each([
    ['/services/quantum', 'pages/services/quantum.yaml'],
    ['services/quantum', 'pages/services/quantum.yaml'],
    ['services/quantum/', 'pages/services/quantum.yaml'],
    ['//services//quantum', 'pages/services/quantum.yaml'],
    ['./pages/services/quantum.yaml', 'pages/services/quantum.yaml'],
    ['pages/services/quantum', 'pages/services/quantum.yaml'],
    ['pages\\services\\quantum.yml', 'pages/services/quantum.yaml'],
    ['C:\\site\\pages\\services\\quantum.yaml', 'pages/services/quantum.yaml'],
    ['services/quantum.html', 'pages/services/quantum.yaml'],
    ['http://127.0.0.1:5173/services/quantum?a=b#c', 'pages/services/quantum.yaml'],
    ['https://www.example.com/services/quantum', 'pages/services/quantum.yaml'],
    ['pages/services/index.yaml', 'pages/services/index.yaml'],
    // There is a page below it.
    ['/about', 'pages/about/index.yaml'],
    ['/pages/quantum', 'pages/pages/quantum.yaml'],
  ])('%s', async (typed, file) => {
    const { root, code, said } = await make(smallSite, typed);
    expect(code).toBe(0);
    expect(said).toMatch(new RegExp(`^${file} is made\\. Its address is /`));
    expect(said).not.toContain('small letters');
    expect(Object.keys(contentsOf(root))).toEqual([...Object.keys(smallSite), file].sort());
  });

  test.each([
    ['Services/Quantum Computing', '/services/quantum-computing'],
    ['/services/quantum_computing!', '/services/quantum-computing'],
    ['/Über uns/Café', '/uber-uns/cafe'],
    ['https://www.example.com/Quantum%20Computing', '/quantum-computing'],
  ])('%s is mended, and said so', async (typed, route) => {
    const { code, said } = await make(smallSite, typed);
    expect(code).toBe(0);
    expect(said).toContain(`Its address is ${route}.\nAddresses have only small letters, digits and hyphens`);
  });

  test('in a site that is served below a path', async () => {
    const site = siteYaml.replace('.com', '.com/site');
    const { said } = await make({ ...smallPages, 'site.yaml': site }, 'https://www.example.com/site/quantum');
    expect(said).toContain('Its address is /quantum.');
    expect(said).toContain('open http://127.0.0.1:5173/site/quantum\n');
  });
});

/** What stands in the way -> what is typed, besides which files, and what is said. */
const refusals: Readonly<Record<string, readonly [args: readonly string[], files: Files, words: string]>> = {
  'no address': [[], {}, 'Say the address of the page: npm run new -- page /services/quantum\n'],
  'two addresses': [['/a', '/b'], {}, 'Make one page at a time.\n'],
  'an address with a space': [
    ['Quantum', 'Computing'],
    {},
    'An address has no spaces. Write it with hyphens: npm run new -- page quantum-computing\n',
  ],
  'an address that goes up': [
    ['/../secret'],
    {},
    'An address cannot go up with "..". Write it whole, such as /services/quantum.\n',
  ],
  'an address without letters': [
    ['/services/量子'],
    {},
    'An address is made of small letters, digits and hyphens, and "量子" has none of them. Write it such as /services/quantum.\n',
  ],
  'what a shell for Windows makes of an address': [
    ['C:/Program Files/Git/services/quantum'],
    {},
    '"C:/Program Files/Git/services/quantum" is a place on this computer. Write the address without the first slash, such as services/quantum.\n',
  ],
  'an address of the site itself': [
    ['/search/x'],
    {},
    'The address /search is used by the site itself. Choose another one.\n',
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
  'a page that ends in .yml': [
    ['/quantum'],
    { 'pages/quantum.yml': page('Quantum') },
    'pages/quantum.yml has this address. Rename it to pages/quantum.yaml, or choose another address.\n',
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
    'There is neither a block nor a page "/abuot/team" to start from. Did you mean "/about/team"?\n',
  ],
  'a block that is misspelt': [
    ['/quantum', '--from', 'card grid'],
    {},
    'There is neither a block nor a page "card grid" to start from. Did you mean "card-grid"?\n',
  ],
  'a title without words': [['/quantum', '--title', ' '], {}, '--title needs words.\n'],
  'an option that nobody knows': [['/quantum', '--form', 'faq'], {}, "Unknown option '--form'.\n"],
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
      said: 'There is no site.yaml here, so this is not the folder of a site. Go to that folder, or name it with --root.\n',
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
    expect(said).toContain('There is no page and no file at "/nowhere".');
    expect(said).toMatch(/\npages\/cloud\.yaml has mistakes, and a copy would have them too\. Mend them first\.\n$/);
  });

  test('an option that npm has taken for itself', async () => {
    const root = folderWith(smallSite);
    const { code, err } = await runHere(['new', 'page', '/quantum', 'faq'], { npm_config_from: 'true' }, root);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'npm took --from for itself. Write -- after "new": npm run new -- page /services/quantum --from ...\n',
    });
  });

  test.each([
    [['new'], /^Say what to make: /],
    [['new', '--root', tmpdir()], /^Say what to make: /],
    [['new', '/services/quantum'], /^There is nothing called "\/services\/quantum" to make\. Say what to make: /],
    [['new', 'block'], /^Say the name of the block: /],
    [['new', 'page', '/quantum', '--root', '/no/such/folder'], /^--root: there is no folder/],
  ])('%s', async (args, words) => {
    const { code, out, err } = await runHere(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(words);
  });
});

const nav = (entries: string): string => `${siteYaml}nav:\n  items:\n${entries}`;
const home = '    - label: Home\n      href: /\n';

/** site.yaml -> what is said about the menu when /about/us is made. */
const menus: Readonly<Record<string, readonly [site: string, words: string]>> = {
  'no menu yet': [
    siteYaml,
    'To put it into the menu: in site.yaml, write these lines below line 2:\n\nnav:\n  items:\n    - label: Us\n      href: /about/us\n\n',
  ],
  'a menu with a button alone': [
    `${siteYaml}nav:\n  action:\n    label: Go\n    href: /\nlanguage: en\n`,
    'To put it into the menu: in site.yaml, write these lines below line 6:\n\n  items:\n    - label: Us\n      href: /about/us\n\n',
  ],
  'a list': [
    nav(`${home}  action: { label: Go, href: / }\n`),
    'To put it into the menu: in site.yaml, write these lines below line 6:\n\n    - label: Us\n      href: /about/us\n\n',
  ],
  'a list without indentation': [
    `${siteYaml}nav:\n    items:\n    - label: Home\n      href: / # home\n# the end\n`,
    'To put it into the menu: in site.yaml, write these lines below line 6:\n\n    - label: Us\n      href: /about/us\n\n',
  ],
  'an entry for the page above': [
    nav(`    - label: About\n      href: /about\n      note: |\n        Come in.\n\n${home}`),
    'To put it into the menu, under "About": in site.yaml, write these lines below line 8:\n\n      items:\n        - label: Us\n          href: /about/us\n\n',
  ],
  'an entry with a sub-menu': [
    nav(
      `    - label: About\n      href: /about\n      items:\n          - { label: Team, href: /about/team }\n${home}`,
    ),
    'To put it into the menu, under "About": in site.yaml, write these lines below line 8:\n\n          - label: Us\n            href: /about/us\n\n',
  ],
  'a list in brackets': [
    `${siteYaml}nav: { items: [{ label: Home, href: / }] }\n`,
    'To put it into the menu: in site.yaml, write this between the brackets that open on line 3:\n\n{ label: Us, href: /about/us }\n\n',
  ],
  'an entry in brackets': [
    nav('    - { label: About, href: /about }\n'),
    'To put it into the menu, under "About": in site.yaml, write this between the brackets that open on line 5:\n\nitems: [{ label: Us, href: /about/us }]\n\n',
  ],
  'the page, planned': [
    `${nav('    - label: Us\n      href: /about/us\n')}planned:\n  - /about/us\n`,
    'It is in the menu already (site.yaml, line 5).\nsite.yaml lists /about/us under "planned" (line 7): "planned:" can go with it, as it is the only one there.\n',
  ],
};

describe('the menu: what is said fits site.yaml, with', () => {
  test.each(Object.entries(menus))('%s', async (_name, [site, words]) => {
    const { root, code, said } = await make(
      { ...smallPages, 'site.yaml': site, 'pages/about/index.yaml': page('About') },
      '/about/us',
    );
    expect({ code, menu: said.slice(said.indexOf('5173/about/us\n') + '5173/about/us\n'.length) }).toEqual({
      code: 0,
      menu: words,
    });
    put(root, { 'site.yaml': followed(site, said) });
    const checked = await runHere(['check', '--root', root]);
    expect({ code: checked.code, out: checked.out.replace(/^.*planned.*$/gms, 'planned') }).toEqual({
      code: 0,
      out: expect.stringMatching(/^(No mistakes found\.\n|planned)$/),
    });
  });
});

/** Does with a site.yaml what an author is told to do. */
function followed(site: string, said: string): string {
  const [, below, block] = /below line (\d+):\n\n(.*?)\n\n/s.exec(said) ?? [];
  const lines = site.split('\n');
  if (below !== undefined) return lines.toSpliced(Number(below), 0, block ?? '').join('\n');
  const [, line, entry = ''] = /open on line (\d+):\n\n(.*?)\n\n/s.exec(said) ?? [];
  return lines
    .map((text, index) => (index === Number(line) - 1 ? text.replace(/(?= \}$|\] \}$)/, `, ${entry}`) : text))
    .join('\n');
}

describe('a page is made although', () => {
  test('the rest of the site has mistakes', async () => {
    const { code, said } = await make({ ...smallSite, 'pages/index.yaml': 'titel: Home\n' }, '/quantum');
    expect(code).toBe(0);
    expect(said).toMatch(/\nThe rest of the site has \d mistakes: npm run check shows them\.\n$/);
  });

  test('site.yaml cannot be read', async () => {
    const { root, code, said } = await make({ ...smallSite, 'site.yaml': 'name: "Acme\n' }, '/quantum');
    expect(code).toBe(0);
    expect(said).toMatch(
      /\nTo put it into the menu, mend site\.yaml first: npm run check shows what is wrong there\.\nThe rest of the site has 1 mistake: npm run check shows it\.\n$/,
    );
    expect(readFileSync(join(root, 'pages/quantum.yaml'), 'utf8')).toContain('title: Quantum\n');
  });

  test('there is no page yet', async () => {
    const { root, code } = await make({ 'site.yaml': siteYaml }, '/');
    expect(code).toBe(0);
    expect(await runHere(['check', '--root', root])).toMatchObject({ code: 0, out: 'No mistakes found.\n' });
  });

  test('it needs something that site.yaml does not say, which is shown', async () => {
    const { code, said } = await make(smallSite, '/write', '--from', 'contact-form');
    // A warning: a page that cannot send is still a page.
    expect(code).toBe(0);
    expect(said).toMatch(/\nStill to be mended:\n.*pages\/write\.yaml:\d+:\d+.*form-without-email/s);
  });

  test('its address was planned', async () => {
    const site = `${siteYaml}planned:\n  - /prices\n  - /quantum\n`;
    const { code, said } = await make({ ...smallSite, 'site.yaml': site }, '/quantum');
    expect(code).toBe(0);
    expect(said).toMatch(/\nsite\.yaml lists \/quantum under "planned" \(line 5\): that entry can go\.\n$/);
  });

  test('links elsewhere expect more of it', async () => {
    const files = {
      'site.yaml': `${siteYaml}planned: [/quantum]\n`,
      'pages/index.yaml': page('Home', '    actions: [{ label: Go, href: "/quantum#prices" }]\n'),
    };
    const { code, said } = await make({ ...smallSite, ...files }, '/quantum');
    expect(code).toBe(1);
    expect(said).toMatch(/\nStill to be mended:\n.*pages\/index\.yaml:6:\d+.*"prices"/s);
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

test('what is made can be built as it is', async () => {
  const root = folderWith(smallSite);
  await runHere(['new', 'page', '/quantum', '--title', 'Quantum & more'], {}, root);
  await runHere(['new', 'page', '/quantum/steps', '--from', 'steps'], {}, root);
  await runHere(['new', 'page', '/quantum/again', '--from', '/quantum'], {}, root);
  const { code, err } = await run(['build', '--root', root]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const built = (name: string): string => readFileSync(join(root, `dist/${name}.html`), 'utf8');
  expect(built('quantum')).toMatch(/<h1[^>]*>Quantum &amp; more</);
  expect(built('quantum/steps')).toMatch(/<h1[^>]*>Steps</);
  expect(built('quantum/again')).toMatch(/<h1[^>]*>Again</);
});
