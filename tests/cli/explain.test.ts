import { describe, expect, test } from 'vitest';
import { ownKinds } from '../../src/content/entries/kinds.ts';
import { catalogue } from '../../src/diagnostics/catalogue.ts';
import { blockNames } from '../../src/schema/schemas/schemas.ts';
import { folderWith } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

const runIn = (args: readonly string[], { cwd, columns }: { readonly cwd: string; readonly columns?: number }) =>
  runHere(args, {}, cwd, columns);

const explained = async (...words: readonly string[]): Promise<string> => {
  const { code, out, err } = await runIn(['explain', ...words], { cwd: folderWith({}) });
  expect({ words, code, err }).toEqual({ words, code: 0, err: '' });
  return out;
};

test('without a word, every block and every kind of page is in a line', async () => {
  const lines = (await explained()).split('\n');
  for (const name of [...blockNames(), ...ownKinds().keys(), 'site.yaml', 'page'])
    expect(lines.filter((line) => line.startsWith(`  ${name} `))).toHaveLength(1);
});

test('a block: what it is for, its keys, an example that passes, and what others call it, in a few screens', async () => {
  for (const name of blockNames()) {
    const out = await explained(name);
    expect(out.split('\n').length, name).toBeLessThan(130);
    expect(out).toContain(`\n    - type: ${name}\n`);
  }
  const out = await explained('card-grid');
  expect(out).toContain('\n  items *           list. The cards.\n    title *         text. What the card is about.\n');
  expect(out).toContain('It also takes tagline, from, show, filters, find, id, background, visible, pdf');
  expect(out).toContain('Other builders call it: features, benefits, services, cards');
});

test('a kind, a file, a key, a type of value', async () => {
  expect(await explained('article')).toContain('\n    kind: article\n    title: A new page\n');
  expect(await explained('site.yaml')).toContain('\n  url *             text');
  expect(await explained('site.contact')).toContain('\n  phone             text');
  expect(await explained('contact')).toContain('contact of site.yaml: ');
  expect(await explained('opening', 'hours')).toContain('\n    9:00-17:00\n');
  // As the lists of keys say it.
  expect(await explained('icon', 'name')).toContain('icon: a type of value\n');
});

test.each([
  ['blog post', '"blog post" is called "long-text" or "article" here.'],
  ['posts', '"posts" is called "article-grid" or "article" here.'],
  ['Öffnungszeiten', '"Öffnungszeiten" is called "hours" here.'],
  ['video', '"video" is called "embed" here.'],
  ['countdown', 'Nothing is called "countdown" here. '],
  ['keywords', 'Nothing is called "keywords" here.'],
])('a word of other builders: %s', async (word, said) => {
  expect(await explained(word)).toContain(said);
});

test('what nothing is called', async () => {
  const { code, out, err } = await runIn(['explain', 'Unknwon_key'], { cwd: folderWith({}) });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe('Nothing is called "Unknwon_key" here. Did you mean "unknown-key"?\n');
});

// Words that every object of JavaScript knows.
test.each(['constructor', 'toString', '__proto__'])('what nothing is called: %s', async (name) => {
  const { code, err } = await runIn(['explain', name], { cwd: folderWith({}) });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`Nothing is called "${name}" here.`) });
});

test('as JSON, for programs', async () => {
  const {
    found: [found],
  } = JSON.parse(await explained('--format', 'json', 'faq'));
  expect(found).toMatchObject({
    name: 'faq',
    is: 'block',
    keys: expect.arrayContaining([expect.objectContaining({ path: 'items[].question', required: true })]),
  });
  expect(JSON.parse(await explained('--format', 'json'))).toContainEqual(
    expect.objectContaining({ name: 'faq', is: 'block' }),
  );
});

test('the kinds and blocks of a site are in it', async () => {
  const cwd = folderWith({
    'site.yaml': 'name: Kitchen\nurl: https://www.example.com\n',
    'kinds/recipe.yaml':
      'description: A recipe.\nfields:\n  - { name: minutes, type: number, description: How long it takes., required: true }\n',
  });
  const { out } = await runIn(['explain', 'recipe'], { cwd });
  expect(out).toContain('\n  minutes *         number. How long it takes.\n');
});

describe('a mistake', () => {
  test('what it is, what the check says and how to mend it', async () => {
    for (const code of Object.keys(catalogue)) {
      const out = await explained(code);
      expect(out).toMatch(new RegExp(`^${code}\n\n(?:An error|A warning)\\. `));
      expect(out).toMatch(new RegExp(`  (error|warning)  ${code}\n`));
      expect(out).toContain('\nFixed');
      // Nothing of the guide's own Markdown is left: examples are indented.
      expect(out).not.toMatch(/^```/m);
    }
  });

  test('keeps to the width of the terminal, but leaves examples as they are', async () => {
    const { out } = await runIn(['explain', 'missing-site'], { cwd: folderWith({}), columns: 50 });
    const sentences = out.split('\n').filter((line) => !line.startsWith('    '));
    expect(Math.max(...sentences.map((line) => line.length))).toBeLessThanOrEqual(50);
    expect(out).toContain('    site.yaml:1:1  error  missing-site\n');
  });
});
