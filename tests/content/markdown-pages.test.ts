import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { SitePage } from '../../src/model/plan.ts';
import { type Files, memoryDisk } from './memory-disk.ts';

const site = 'name: Bakery\nurl: https://www.example.com\n';

const list =
  'title: Blog\ndescription: All of it.\nblocks:\n  - type: article-grid\n    title: All\n    from: { kind: article }\n';

/** The pages of a site without mistakes, by their addresses. */
async function pagesOf(files: Files): Promise<ReadonlyMap<string, SitePage>> {
  const loaded = await loadSite(memoryDisk({ 'site.yaml': site, 'pages/index.md': '# Home\n\nWe bake.\n', ...files }));
  expect(loaded.diagnostics).toEqual([]);
  if (loaded.site === undefined) throw new Error('There is no site.');
  const { pages } = planSite(loaded.site, { year: '2026', drafts: false });
  return new Map(pages.map((page) => [page.route, page]));
}

/** What is wrong with a site, each as its code, its place and its hint. */
async function toldOf(files: Files): Promise<string[]> {
  const { diagnostics } = await loadSite(
    memoryDisk({ 'site.yaml': site, 'pages/index.md': '# Home\n\nWe bake.\n', ...files }),
  );
  return diagnostics.map(({ code, file, line, column, hint }) => `${file}:${line}:${column} ${code} ${hint}`);
}

describe('a page in Markdown', () => {
  test('has its title and its description in its text, if it has no keys', async () => {
    const text =
      '# Our [oven](/) `2`\n\n![It glows](https://x.example/a.png)\n\n- warm\n\nIt is *warm*. Ask [us](/)!\n';
    const page = (await pagesOf({ 'pages/oven.md': text.replace(/!\[.*\n\n/, '') })).get('/oven');
    expect(page?.head).toMatchObject({ title: 'Our oven 2 | Bakery', description: 'It is warm. Ask us!' });
    // Neither is said again by the block that shows the text.
    const shown = JSON.stringify(page?.screen);
    expect(shown.match(/Our oven 2/g)).toHaveLength(1);
    expect(shown).not.toContain('It is warm');
  });

  test.each([
    ['---\ntitle: A\ndescription: B and more.\n---\nText.\n', 'B and more.'],
    ['\n---\ntitle: A\n---\n\nBelow an empty line.\n', 'Below an empty line.'],
    ['---json\n{ "title": "A" }\n---\n\nWords in it.\n', 'Words in it.'],
    ['---\r\ntitle: A\r\n---\r\n\r\nFirst\r\nand second.\r\n', 'First and second.'],
    ['---\n# A note\ntitle: A\n---\n\n```js\ncode\n```\n\n> Said.\n\nThen words.\n', 'Then words.'],
    [
      `---\ntitle: A\n---\n${'A sentence of some words. '.repeat(9)}\n`,
      /^(A sentence of some words\. ){5}A sentence of some words\.$/,
    ],
    [`---\ntitle: A\n---\n${'some words, '.repeat(30)}\n`, /^(some words, )+some( words)?…$/],
  ])('has its keys between lines, and the start of its text where it says no more: %j', async (text, said) => {
    const { title, description } = (await pagesOf({ 'pages/a.md': text })).get('/a')?.head ?? {};
    expect(title).toBe('A | Bakery');
    expect(description).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
  });

  test('is one also as .markdown and .MD; beside a page in YAML it is the text of that', async () => {
    const yaml = 'title: C\ndescription: About C.\n';
    const pages = await pagesOf({
      'pages/a.markdown': '# A\n\nWords.\n',
      'pages/b.MD': '# B\n\nWords.\n',
      'pages/c.yaml': yaml,
      'pages/c.md': 'Words.\n',
    });
    expect([...pages.keys()].sort()).toEqual(['/', '/a', '/b', '/c']);
    expect(pages.get('/c')?.head.description).toBe('About C.');
  });

  test.each(['2013-05-06 02:12:52 +0200', '2013-05-06T02:12:52.000Z', '"2013-05-06 02:12"'])(
    'can say when it was published with a time, of which visitors see the day: %s',
    async (date) => {
      const pages = await pagesOf({
        'pages/a.md': `---\ntitle: A\nkind: article\ndate: ${date}\n---\n\nWords.\n`,
        'pages/blog.yaml': list,
      });
      expect(JSON.stringify([...pages.values()].map(({ screen }) => screen))).toMatch(/"6 May 2013".*"6 May 2013"/);
      const webinar = `---\ntitle: A\nkind: webinar\ndate: ${date}\n---\n\nWords.\n`;
      expect((await toldOf({ 'pages/a.md': webinar })).join()).toContain('a.md:4:7 bad-format');
    },
  );

  test('can have blocks, and a text below them', async () => {
    const text = '---\ntitle: A\ndescription: About A.\nblocks:\n  - type: hero\n    title: Hello\n---\n\n## Part\n';
    const page = (await pagesOf({ 'pages/a.md': text })).get('/a');
    expect(JSON.stringify(page?.screen)).toMatch(/"hero".*"long-text".*"Part"/);
  });

  test('is told its mistakes where they are, in its keys and in its text', async () => {
    const text = '---\ntitle: A\ntitel: B\n---\n\n# A\n\nSee [b](/b).\n\n#### Deep\n';
    expect(await toldOf({ 'pages/a.md': text })).toEqual([
      expect.stringMatching(/^pages\/a\.md:3:1 unknown-key /),
      expect.stringMatching(/^pages\/a\.md:8:9 broken-link /),
      expect.stringMatching(/^pages\/a\.md:10:1 heading-level /),
    ]);
    expect(await toldOf({ 'pages/a.md': '---\ntitle: A\n---\n' })).toEqual([
      expect.stringMatching(/a\.md:1:1 empty-body /),
    ]);
    expect(await toldOf({ 'pages/a.md': '---\n- title: A\n---\n\nWords.\n' })).toEqual([
      expect.stringMatching(/a\.md:2:1 not-keys /),
    ]);
    expect(await toldOf({ 'pages/a.md': '---\ntitle: "A\n---\n\nWords.\n' })).toEqual([
      expect.stringMatching(/a\.md:2:8 unclosed-quote /),
    ]);
  });
});

describe('a folder', () => {
  const folders = `${site}folders:\n  - { folder: blog, kind: article, ignore: [toc, weight] }\n  - { folder: blog/guides, kind: guide }\n`;
  const post = '---\ntitle: A\ndate: 2026-05-12\ntoc: true\nweight: 3\n---\n\nWords.\n';

  test('says the kind of its pages, but of no other: not of its own page, and not of one that says it', async () => {
    const person = 'kind: person\ntitle: Asha\ndescription: Bakes.\n';
    const pages = await pagesOf({
      'site.yaml': folders,
      'pages/blog/a.md': post,
      'pages/blog/index.yaml': list,
      'pages/blog/asha.yaml': person,
    });
    expect([...pages.values()].map(({ route, kind }) => [route, kind])).toEqual([
      ['/', undefined],
      ['/blog', undefined],
      ['/blog/a', 'article'],
      ['/blog/asha', 'person'],
    ]);
  });

  test('is told once what all of its pages say', async () => {
    const files = { 'site.yaml': folders.replace(', ignore: [toc, weight]', ''), 'pages/blog/index.yaml': list };
    const told = await toldOf({
      ...files,
      'pages/blog/a.md': post,
      'pages/blog/b.md': post.replace('A', 'B'),
      'pages/blog/c.md': post.replace('A', 'C'),
    });
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('add toc to "ignore" for the folder blog under "folders" in site.yaml');
  });
});
