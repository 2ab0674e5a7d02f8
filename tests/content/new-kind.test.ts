import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { newKind } from '../../src/authoring/new-page/kind-wish.ts';
import { type NewPage, newPage } from '../../src/authoring/new-page/new-page.ts';
import { type Surroundings, surroundingsIn } from '../../src/authoring/new-page/surroundings.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { ownKinds } from '../../src/content/entries/kinds.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { errorsOf } from '../../src/schema/schemas/validators.ts';
import { fieldsOfKindsText, kindSchemaText } from '../../src/tools/editor/schemas.ts';
import { ownSurroundings } from '../own-site/surroundings.ts';
import { filledPages } from './filled-pages.ts';
import { besidesExamples, type Files, goodPage, goodSite, memoryDisk } from './memory-disk.ts';
import { refusalOf } from './refusal.ts';

const bare: Files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage };
const today = '2031-05-01';

const siteOf = (files: Files): Promise<Surroundings> => surroundingsIn(memoryDisk(files));

const ownSite = ownSurroundings();

const pageOf = async (name: string, site: Surroundings, address = '/new/page', md = false): Promise<NewPage> =>
  newPage(site, { address, from: undefined, title: 'A title', kind: { name, today, md } });

const wordsOf = async (name: string, files: Files): Promise<string> => {
  const kind = { name, today, md: false };
  const making = newPage(await siteOf(files), { address: '/a', from: undefined, title: undefined, kind });
  return (await refusalOf(making))?.message ?? '';
};

test('our kinds are declared as an author declares one', () => {
  for (const file of readdirSync('schemas/kinds')) {
    const { layout, ...declared } = parse(readFileSync(`schemas/kinds/${file}`, 'utf8'));
    expect(errorsOf('kind', { ...declared, layout: layout.map(() => ({})) }), file).toEqual([]);
  }
});

describe('a page of a kind', () => {
  test.each([...ownKinds().keys()])('%s has no mistake, in a site with nothing else and in this one', async (name) => {
    const { file, text, diagnostics } = await pageOf(name, await siteOf(bare));
    expect(diagnostics).toEqual([]);
    const { diagnostics: found, site } = await loadSite(memoryDisk({ ...bare, [file]: text }));
    expect(besidesExamples(found)).toEqual([]);
    expect(found).toHaveLength(1);
    expect(site?.pages.map(({ route }) => route)).toEqual(['/', '/new/page']);
    expect((await pageOf(name, await ownSite)).diagnostics).toEqual([]);
  });

  test('begins with its fields: what must be there, and the rest as comments', async () => {
    const files = { ...bare, 'pages/people/asha.yaml': 'kind: person\ntitle: Asha\ndescription: Bakes.\n' };
    const { text } = await pageOf('article', await siteOf(files));
    expect(text).toContain('\nkind: article\ntitle: A title\n');
    expect(text).toContain('\ndate: 2031-05-01\n');
    // Somebody who is there.
    expect(text).toContain('\n# author: asha\n');
    expect(text).not.toContain('yaml-language-server');
  });

  test('can be in Markdown, and is the same page then', async () => {
    const inYaml = await pageOf('article', await siteOf(bare));
    const inMarkdown = await pageOf('article', await siteOf(bare), '/new/page', true);
    const shown = async ({ file, text }: NewPage): Promise<string> => {
      const { site, diagnostics } = await loadSite(memoryDisk({ ...bare, [file]: text }));
      expect(besidesExamples(diagnostics)).toEqual([]);
      if (site === undefined) throw new Error('There is no site.');
      const { pages } = planSite(site, { year: '2031', drafts: false });
      return JSON.stringify(pages);
    };
    expect(inMarkdown.file).toBe('pages/new/page.md');
    expect(inMarkdown.text).toMatch(/^---\n[\s\S]*\nkind: article\n[\s\S]*\n---\n\nSay in the first/);
    expect((await shown(inMarkdown)).replace('page.md', 'page.yaml')).toBe(await shown(inYaml));
  });

  test('says where its like are, and which lists find it', async () => {
    const files = {
      ...bare,
      'pages/index.yaml': `${goodPage}  - type: article-grid\n    from: { kind: article }\n`,
      'pages/blog/a.yaml': `kind: article\ntitle: A\ndescription: A.\ndate: ${today}\n`,
    };
    const { kind } = await pageOf('article', await siteOf(files), '/b');
    expect(kind).toEqual({ name: 'article', hasPages: true, usualFolder: '/blog', lists: ['/'] });
    expect((await pageOf('article', await siteOf(files), '/blog/b')).kind?.usualFolder).toBeUndefined();
  });

  test('is refused for a kind that is not there, or has mistakes', async () => {
    expect(await wordsOf('artcle', bare)).toContain('Did you mean "article"?');
    expect(await wordsOf('recipe', { ...bare, 'kinds/recipe.yaml': 'fields: []\n' })).toBe(
      'kinds/recipe.yaml has mistakes. Fix them first.',
    );
  });

  test('is refused where a page in Markdown is', async () => {
    expect(await wordsOf('article', { ...bare, 'pages/a.md': 'Mine.\n' })).toContain('pages/a.md');
  });
});

describe('a new kind', () => {
  test('is valid at once, and so is a page of it, which says where its schema for editors is', async () => {
    const { file, text } = await newKind('recipe', await siteOf(bare));
    const withKind = { ...bare, [file]: text };
    const site = await siteOf(withKind);
    // There is no page of it yet.
    expect(site.findings.map(({ code }) => code)).toEqual(['empty-kind']);
    const kind = site.files.kinds.get('recipe');
    if (kind === undefined) throw new Error('There is no kind.');
    const whole = { ...withKind, 'kinds/recipe.schema.json': kindSchemaText(kind) };
    const page = await pageOf('recipe', await siteOf(whole), '/recipes/rye');
    expect(page.diagnostics).toEqual([]);
    expect(page.text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/kinds\/recipe\.schema\.json\n/);
    const { diagnostics, site: built } = await loadSite(memoryDisk({ ...whole, [page.file]: page.text }));
    expect(besidesExamples(diagnostics)).toEqual([]);
    expect(JSON.stringify(filledPages(built).at(-1)?.content)).toContain('"duration":"45 min"');
  });

  test.each([
    ['My Recipe', 'such as "my-recipe"'],
    ['article', 'Every site has the kind "article"'],
    ['Ω', 'such as "o"'],
    ['!', 'such as "recipe"'],
  ])('called %s is refused', async (name, words) => {
    await expect(newKind(name, await siteOf(bare))).rejects.toThrow(words);
  });
});

test('only a schema for editors that is behind its kind is reported', async () => {
  const { text } = await newKind('recipe', await siteOf(bare));
  const kind = (await siteOf({ ...bare, 'kinds/recipe.yaml': text })).files.kinds.get('recipe');
  if (kind === undefined) throw new Error('There is no kind.');
  const schema = kindSchemaText(kind);
  const codes = async (declared: string, read: string, others = {}): Promise<string[]> => {
    const page = 'kind: recipe\ntitle: Rye\ndescription: Rye bread.\nduration: 45 min\n';
    const ofKind = { 'kinds/recipe.yaml': declared, 'kinds/recipe.schema.json': read, 'pages/rye.yaml': page };
    const files = { ...bare, ...ofKind, ...others };
    return (await loadSite(memoryDisk(files))).diagnostics.map(({ code }) => code);
  };
  expect(await codes(text, schema)).toEqual([]);
  expect(await codes(text.replace('tagline: "{category}"', 'tagline: Bread'), schema)).toEqual([]);
  expect(await codes(text.replace('How long it takes.', 'How long.'), schema)).toEqual(['old-editor-file']);
  // Somebody's own.
  expect(await codes(text, '{}')).toEqual([]);
  const ofAll = (declared: string): Promise<string[]> =>
    codes(declared, '{}', { 'kinds/_fields.schema.json': fieldsOfKindsText([kind]) });
  expect(await ofAll(text)).toEqual([]);
  expect(await ofAll(text.replace('How long it takes.', 'How long.'))).toEqual(['old-editor-file']);
});
