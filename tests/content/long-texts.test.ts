import { describe, expect, test } from 'vitest';
import { highlighted } from '../../src/builder/plan/highlight.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { locate } from '../../src/content/texts/locate.ts';
import { headingIdsOf } from '../../src/content/texts/long/headings.ts';
import type { PlacedBlock } from '../../src/model/plan.ts';
import { headingWords } from '../../src/values/address-words.ts';
import { parse } from '../../src/yaml/reading/parse.ts';
import { valueAt } from '../../src/yaml/syntax/tree.ts';
import { sourceText } from '../../src/yaml/text/source.ts';
import { type Files, memoryDisk } from './memory-disk.ts';

const site = 'name: Bakery\nurl: https://www.example.com\n';
const head = 'title: Our bread\ndescription: How *we* bake it.\n';

const isError = ({ severity }: { readonly severity: string }): boolean => severity === 'error';

async function blocksOf(files: Files): Promise<readonly PlacedBlock[]> {
  const loaded = await loadSite(memoryDisk({ 'site.yaml': site, ...files }));
  expect(loaded.diagnostics.filter(isError)).toEqual([]);
  if (loaded.site === undefined) throw new Error('There is no site.');
  const [plan] = planSite(loaded.site, { year: '2026', drafts: false }).pages;
  if (plan?.screen.kind !== 'page') throw new Error('There is no page.');
  return plan.screen.blocks;
}

test('a table that is too long is told to be divided as a table', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => `| Row number ${at} of it | Some words about row ${at} |\n`);
  const text = `| A | B |\n|---|---|\n${rows.join('')}`;
  const files = { 'site.yaml': site, 'pages/index.yaml': head, 'pages/index.md': text };
  const { diagnostics } = await loadSite(memoryDisk(files));
  expect(diagnostics.filter(isError).map(({ code, hint }) => [code, hint])).toEqual([
    ['long-text', expect.stringContaining('Split it into several tables')],
  ]);
});

test('code that the patterns of a language never end for is told', () => {
  expect(highlighted('const a = 1', 'v').lines).toHaveLength(1);
  expect(() => highlighted(`${'0'.repeat(60)}!`, 'v', 0.1)).toThrow(
    /^The code that begins with "0{40}" can't be coloured as V: that would take too long\. Write "text" in place of the language\.$/,
  );
});

describe('the place of a part of a text in its file', () => {
  const written: Readonly<Record<string, string>> = {
    'below |': 'a: |\n  x [x]\n\n  y [x]\n    z [x] end\n',
    'below >': 'a: >-\n  x [x]\n  y\n\n  [x] z\n  [x] end\n',
    'in double quotes': 'a: "x [x]\\n\\ny \\"[x]\\" \\u00e9\n  and [x] \\\n  end"\n',
    'in single quotes': "a: 'it''s [x] and\n\n  [x] [x] end'\n",
    'without quotes': 'a: x [x] y\n  [x]  z [x] end\n',
    'with the line ends of Windows': 'a: |\r\n  x [x]\r\n\r\n  y [x] [x] end\r\n',
  };

  test.each(Object.entries(written))('is found %s', (_, text) => {
    const node = valueAt(parse(sourceText('a.yaml', text)).root, 'a');
    if (node?.kind !== 'scalar') throw new Error('There is no text.');
    const value = String(node.value);
    const inValue = [...value.matchAll(/\[x\]|end/g)].map(({ 0: part, index }) => locate(node, part, index));
    const inFile = [...text.matchAll(/\[x\]|end/g)].map(({ 0: part, index }) => [index, index + part.length]);
    expect(inValue).toEqual(inFile);
  });
});

test('headings get ids of their words in any script, and each its own', () => {
  expect(headingWords('What it costs?')).toBe('what-it-costs');
  expect(headingWords('Öfen & Brot')).toBe('öfen-brot');
  expect(headingWords('Обзор')).toBe('обзор');
  expect(headingWords('हमारी रोटी')).toBe('हमारी-रोटी');
  expect(headingWords('***')).toBeUndefined();
  const text = '## Bread\n\n## Bread\n\n## Main\n\n## Block 1\n\n## Oven\n';
  expect(headingIdsOf(['oven'], [{ owner: {}, text }], [])).toEqual([
    'bread',
    'bread-2',
    'section-main',
    'section-block-1',
    'oven-2',
  ]);
});

test('a page with a text and no blocks shows its title, its description and the text', async () => {
  const blocks = await blocksOf({ 'pages/index.yaml': head, 'pages/index.md': '## Flour\n\nFrom {name}.\n' });
  expect(blocks.map(({ block }) => block)).toEqual([
    {
      type: 'long-text',
      title: 'Our bread',
      description: ['How *we* bake it.'],
      contents: true,
      body: {
        content: [
          { kind: 'heading', depth: 2, id: 'flour', words: ['Flour'] },
          { kind: 'paragraph', words: ['From Bakery.'] },
        ],
        footnotes: [],
      },
    },
  ]);
});

test('the text of a page comes in the block that has none, or below all others', async () => {
  const hero = '  - type: hero\n    title: Hi\n';
  const cta = '  - type: cta\n    title: Ho\n    actions: [{ label: Go, href: / }]\n';
  const types = (blocks: readonly PlacedBlock[]): string[] => blocks.map(({ block }) => block.type);
  const inside = await blocksOf({
    'pages/index.yaml': `${head}body: Slowly.\nblocks:\n${hero}  - type: long-text\n    title: How\n${cta}`,
  });
  expect(types(inside)).toEqual(['hero', 'long-text', 'cta']);
  expect(inside[1]?.block).toMatchObject({ title: 'How', body: { content: [{ kind: 'paragraph' }] } });
  const below = await blocksOf({ 'pages/index.yaml': `${head}blocks:\n${hero}`, 'pages/index.md': 'Slowly.\n' });
  expect(types(below)).toEqual(['hero', 'long-text']);
});

test('code has the same pieces every time, and braces in it stay', async () => {
  const [placed] = await blocksOf({
    'pages/index.yaml': head,
    'pages/index.md': '```js\nconst a = `{name}`; // 1\n```\n\n`{name}`\n',
  });
  expect(placed?.block).toMatchObject({
    body: {
      content: [
        {
          kind: 'code',
          language: 'JavaScript',
          lines: [
            [
              ['keyword', 'const'],
              ' ',
              ['constant', 'a'],
              ' ',
              ['keyword', '='],
              ' ',
              ['string', '`{name}`'],
              '; ',
              ['comment', '// 1'],
            ],
          ],
        },
        { kind: 'paragraph', words: [{ kind: 'code', text: '{name}' }] },
      ],
    },
  });
});

test('footnotes are numbered as they are called, and lead back to each call', async () => {
  const [placed] = await blocksOf({
    'pages/index.yaml': head,
    'pages/index.md': 'One[^b] two[^a] three[^b].\n\n[^a]: A.\n[^b]: B.\n',
  });
  expect(placed?.block).toMatchObject({
    body: {
      footnotes: [
        { number: 1, calls: ['fn--1--1', 'fn--1--2'], content: [{ words: ['B.'] }] },
        { number: 2, calls: ['fn--2--1'], content: [{ words: ['A.'] }] },
      ],
    },
  });
});

test('a draft hides its text, and a page with a mistake in its text is left out', async () => {
  const home = `${head}blocks: [{ type: hero, title: Hi }]\n`;
  const files = {
    'site.yaml': site,
    'pages/index.yaml': home,
    'pages/draft.yaml': `${head.replace('Our', 'New')}draft: true\n`,
    'pages/draft.md': 'See [the home page](/).\n',
    'pages/bad.yaml': head.replace('Our', 'Bad'),
    'pages/bad.md': '<b>Bold</b>\n',
  };
  const loaded = await loadSite(memoryDisk(files));
  expect(loaded.diagnostics.filter(isError).map(({ code, file }) => `${file} ${code}`)).toEqual([
    'pages/bad.md unsupported-markdown',
  ]);
  expect(loaded.site?.pages.map(({ route, absence }) => [route, absence?.why])).toEqual([
    ['/', undefined],
    ['/draft', 'draft'],
  ]);
  expect(loaded.sourceOf('pages/bad.md')).toBe('<b>Bold</b>\n');
});
