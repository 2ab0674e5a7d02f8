import { describe, expect, test } from 'vitest';
import { page, put, siteYaml, smallSite } from '../build/support/site.ts';
import { codesSaid } from './codes-said.ts';
import { make } from './make-page.ts';
import { runHere } from './run-here.ts';

const { 'site.yaml': _, ...smallPages } = smallSite;

const nav = (entries: string): string => `${siteYaml}nav:\n  items:\n${entries}`;
const home = '    - label: Home\n      href: /\n';

/** site.yaml -> what is said about the menu when /about/us is made. */
const menus: Readonly<Record<string, readonly [site: string, words: string]>> = {
  'no menu yet': [
    siteYaml,
    'To add it to the menu, write these lines in site.yaml below line 2:\n\nnav:\n  items:\n    - label: Us\n      href: /about/us\n\n',
  ],
  'a menu with a button alone': [
    `${siteYaml}nav:\n  action:\n    label: Go\n    href: /\nlanguage: en\n`,
    'To add it to the menu, write these lines in site.yaml below line 6:\n\n  items:\n    - label: Us\n      href: /about/us\n\n',
  ],
  'a list': [
    nav(`${home}  action: { label: Go, href: / }\n`),
    'To add it to the menu, write these lines in site.yaml below line 6:\n\n    - label: Us\n      href: /about/us\n\n',
  ],
  'a list without indentation': [
    `${siteYaml}nav:\n    items:\n    - label: Home\n      href: / # home\n# the end\n`,
    'To add it to the menu, write these lines in site.yaml below line 6:\n\n    - label: Us\n      href: /about/us\n\n',
  ],
  'an entry for the page above': [
    nav(`    - label: About\n      href: /about\n      note: |\n        Come in.\n\n${home}`),
    'To add it to the menu, under "About", write these lines in site.yaml below line 8:\n\n      items:\n        - label: Us\n          href: /about/us\n\n',
  ],
  'an entry with a sub-menu': [
    nav(
      `    - label: About\n      href: /about\n      items:\n          - { label: Team, href: /about/team }\n${home}`,
    ),
    'To add it to the menu, under "About", write these lines in site.yaml below line 8:\n\n          - label: Us\n            href: /about/us\n\n',
  ],
  'a list in brackets': [
    `${siteYaml}nav: { items: [{ label: Home, href: / }] }\n`,
    'To add it to the menu, write this in site.yaml between the brackets that open on line 3:\n\n{ label: Us, href: /about/us }\n\n',
  ],
  'an entry in brackets': [
    nav('    - { label: About, href: /about }\n'),
    'To add it to the menu, under "About", write this in site.yaml between the brackets that open on line 5:\n\nitems: [{ label: Us, href: /about/us }]\n\n',
  ],
  'the page, planned': [
    `${nav('    - label: Us\n      href: /about/us\n')}planned:\n  - /about/us\n`,
    'It is already in the menu (site.yaml, line 5).\nsite.yaml lists /about/us under "planned" (line 7): delete it, and "planned:" too, because it is the only entry.\n',
  ],
};

describe('the menu: what is said fits site.yaml, with', () => {
  test.each(Object.entries(menus))('%s', async (_name, [site, words]) => {
    const { root, code, said } = await make(
      { ...smallPages, 'site.yaml': site, 'pages/about/index.yaml': page('About') },
      '/about/us',
    );
    // The port is the next one that is free on this machine.
    expect({ code, menu: said.replace(/^.*:\d+\/about\/us\n/s, '') }).toEqual({ code: 0, menu: words });
    put(root, { 'site.yaml': followed(site, said) });
    const checked = await runHere(['check', '--root', root]);
    const others = codesSaid(checked.out).filter((code) => !code.startsWith('planned-'));
    // The page has the words that it begins with.
    expect({ code: checked.code, others }).toEqual({ code: 0, others: ['example-text'] });
  });
});

test('a slip elsewhere in site.yaml does not keep the advice back, one in the menu does', async () => {
  const menu = nav('    - label: Home\n      href: /\n');
  const slips = {
    elsewhere: `${menu}contact:\n  address: Here: there\n`,
    'in the menu': menu.replace('Home', 'Home: here'),
  };
  const said: Record<string, boolean> = {};
  for (const [where, site] of Object.entries(slips)) {
    const made = await make({ ...smallPages, 'site.yaml': site }, '/about/us');
    said[where] = made.said.includes('To add it to the menu, write these lines in site.yaml below line 6:');
  }
  expect(said).toEqual({ elsewhere: true, 'in the menu': false });
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
