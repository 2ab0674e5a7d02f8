import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { newSite } from '../../src/authoring/new-site/new-site.ts';
import { allStarters } from '../../src/authoring/new-site/starters.ts';
import { schemaOf } from '../../src/schema/schemas/schemas.ts';
import { settings } from '../own-site/content.ts';

const builder = {
  form: 'clone',
  folder: '../sitewright',
  npm: 'npm --prefix ../sitewright',
  npx: 'npx --prefix ../sitewright',
} as const;
const folder = 'src/authoring/new-site/starters';
const looks = schemaOf('site').properties?.theme?.properties?.look?.enum ?? [];
const starters = await allStarters();

/** The blocks that a trade can't do without. */
const needed: Readonly<Record<string, readonly string[]>> = {
  studio: ['gallery', 'timeline', 'steps', 'quote', 'contact-form'],
  shop: ['price-list', 'hours', 'gallery', 'contact-form'],
  practice: ['price-list', 'hours', 'people', 'timeline', 'faq', 'contact-form'],
  restaurant: ['price-list', 'hours', 'gallery', 'contact-form'],
  product: ['pricing', 'comparison', 'tabs', 'faq', 'contact-form'],
  blank: ['hero', 'contact-form'],
};

/** What a site would say of itself, by path. */
async function made(name: string, kind = 'shop', look?: string): Promise<ReadonlyMap<string, string>> {
  return (await newSite({ name, kind, look }, builder)).files;
}

test('every starter is offered, and has a word of its own for nobody else', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !['shared', 'clone', 'package'].includes(entry.name) ? entry.name : [],
  );
  expect(starters.map(({ kind }) => kind).sort()).toEqual(folders.sort());
  const words = starters.flatMap(({ kind, also }) => [kind, ...also]);
  expect(words).toEqual([...new Set(words)]);
});

describe.each(starters)('$kind', ({ kind }) => {
  test('is right in every look, but for the account that only its author can have', async () => {
    expect(looks.length).toBeGreaterThan(4);
    for (const look of looks) {
      const { files, diagnostics } = await newSite({ name: 'Corner & Co.', kind, look }, builder);
      expect(diagnostics.map(({ code, message }) => ({ code, message }))).toEqual([
        { code: 'form-without-email', message: expect.any(String) },
      ]);
      expect(parse(files.get('site.yaml') ?? '')).toMatchObject({ name: 'Corner & Co.', theme: { look } });
    }
  });

  test('is a home page and three others, in a look of its own, and says nothing of our company', async () => {
    const files = await made('Acme', kind);
    expect([...files.keys()].filter((path) => path.startsWith('pages/'))).toHaveLength(4);
    expect(files.has('pages/index.yaml')).toBe(true);
    expect(looks).toContain(parse(files.get('site.yaml') ?? '').theme.look);
    const ours = new RegExp(`${settings.name.split(' ')[0]}|jalgaon|stepwell|hyperledger|blockchain`, 'i');
    for (const [path, text] of files) expect(text, path).not.toMatch(ours);
    const types = [...files.values()].join('\n').match(/(?<=^ {2}- type: )\S+/gm);
    expect(types).toEqual(expect.arrayContaining([...(needed[kind] ?? ['nothing is known of it'])]));
  });
});

const names = {
  'quotes, a colon and a hash': 'Zum "Ofen": \'Brot\' # 1',
  'a brace': 'A { b',
  'another language': '朝のパン屋 & ベーカリー',
  'right to left': 'مخبز الصباح',
  'a number': '1984',
  'a word of YAML': 'yes',
  'signs of YAML at its start': '- @home: [x]',
  'a backslash': 'C:\\bakery\\new',
  'as much as a name may have': 'A bakery with a long name '.repeat(7).trim(),
};

test.each(Object.entries(names))('a name with %s is written as it is', async (_, name) => {
  const { files, diagnostics } = await newSite({ name, kind: 'blank', look: undefined }, builder);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(parse(files.get('site.yaml') ?? '').name).toBe(name);
});

test('a name comes onto one line, and what Markdown would read in it is shown', async () => {
  const files = await made('  Two\n lines\t<b>*x*</b> ');
  expect(parse(files.get('site.yaml') ?? '').name).toBe('Two lines <b>*x*</b>');
  expect(files.get('README.md')?.split('\n')[0]).toBe('# Two lines \\<b\\>\\*x\\*\\</b\\>');
});

test('what stands for something else is reported where it would be', async () => {
  const { diagnostics } = await newSite({ name: 'The {phone} shop', kind: 'shop', look: undefined }, builder);
  expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'not-filled-in', file: 'site.yaml' }));
});

test('the README is short, and what it says to type exists', async () => {
  const readme = (await made('Acme')).get('README.md') ?? '';
  expect(readme.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(10);
  expect(readme).not.toMatch(/[{}]/);
  const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'));
  const typed = [...readme.matchAll(/^- `np[mx] --prefix \.\.\/sitewright (?:sitewright )?(\w+)/gm)].map(
    ([, script = '']) => script,
  );
  expect(typed).toEqual(['ci', 'start', 'check', 'build']);
  expect(typed.filter((script) => script !== 'ci' && !Object.hasOwn(scripts, script))).toEqual([]);
  const docs = /`\.\.\/sitewright\/([^`]+)`/.exec(readme)?.[1] ?? '';
  expect(existsSync(docs), docs).toBe(true);
});

test('editors find the schemas in the folder of the builder', async () => {
  const settings = JSON.parse((await made('Acme')).get('.vscode/settings.json') ?? '');
  const inJson: readonly { readonly url: string }[] = settings['json.schemas'];
  const schemas = [...Object.keys(settings['yaml.schemas']), ...inJson.map(({ url }) => url)];
  expect(schemas).toHaveLength(4);
  for (const schema of schemas) {
    const [way = ''] = /^(?:\.\/)?\.\.\/sitewright\//.exec(schema) ?? [];
    expect(way).not.toBe('');
    expect(existsSync(schema.slice(way.length)), schema).toBe(true);
  }
});

const inPackage = { form: 'package', folder: 'node_modules/sitewright', version: '1.2.3', node: '>=20' } as const;

/** What only the workflow of a site with a package uses: it can publish on GitHub Pages. */
const forPages = /actions\/(?:upload-pages-artifact|deploy-pages)@[\da-f]{40} # v\d+\.\d+\.\d+$/;

test.each([
  ['a clone', builder],
  ['a package', inPackage],
])(
  'the workflow of a site with %s uses the actions that our own use, at the same commits, and may only read',
  async (_, from) => {
    const { files } = await newSite({ name: 'Acme', kind: 'shop', look: undefined }, from);
    const text = files.get('.github/workflows/site.yml') ?? '';
    const actionsIn = (workflow: string): string[] =>
      [...workflow.matchAll(/uses: (\S+ # v\S+)$/gm)].map(([, action = '']) => action);
    const ours = readdirSync('.github/workflows').flatMap((name) =>
      actionsIn(readFileSync(join('.github/workflows', name), 'utf8')),
    );
    expect(actionsIn(text).length).toBeGreaterThan(2);
    const others = actionsIn(text).filter((action) => !ours.includes(action));
    expect(others.filter((action) => !forPages.test(action))).toEqual([]);
    const { permissions, jobs } = parse(text);
    expect(permissions).toEqual({ contents: 'read' });
    expect(jobs.site.permissions).toBeUndefined();
    if (jobs.publish !== undefined) expect(jobs.publish.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  },
);
