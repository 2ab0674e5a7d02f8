import { describe, expect, test } from 'vitest';
import { Refused } from '../../src/authoring/refused.ts';
import { acceptRemoved, type Release, releaseOf } from '../../src/authoring/release/release.ts';
import { checkSite, readFiles } from '../../src/content/load/load.ts';
import { type Files, goodPage, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

async function release(files: Files): Promise<Release> {
  return releaseOf(await readFiles(memoryDisk(files)));
}

const files = {
  'site.yaml': `${goodSite}planned: [/soon]\nredirects: [{ from: /start, to: / }]\n`,
  'pages/index.yaml': `${goodPage}    actions:\n      - { label: Prices, href: "/our prices.pdf" }\n`.replace(
    '"/our prices.pdf"',
    '/our%20prices.pdf#page=2',
  ),
  'pages/about.yaml': `aliases: [/us]\n${pageCalled('About')}`,
  'pages/later.yaml': `draft: true\naliases: [/some-day]\n${pageCalled('Later')}`,
  'pages/oven.yaml': 'kind: article\ntitle: Oven\ndescription: New.\ndate: 2026-05-12\ncategory: Größen\n',
  'pages/news/[category].yaml':
    'title: "{category}"\ndescription: All about {category}.\nblocks:\n  - type: article-grid\n    title: "{category}"\n    from: { kind: article, category: "{category}" }\n',
  'public/our prices.pdf': '%PDF-1.4\n',
  'public/photo.gif': 'GIF89a\u0001\0\u0001\0',
};
const all = ['/', '/about', '/news/großen', '/our%20prices.pdf', '/oven', '/start', '/us'];

describe('the list of published addresses', () => {
  test('has pages, old addresses and files that links lead to; no drafts, plans and pictures', async () => {
    const { added, text, count } = await release(files);
    expect({ added, count }).toEqual({ added: all, count: 7 });
    const again = await release({ ...files, 'published.txt': text ?? '' });
    expect(again).toEqual({ added: [], returned: [], count: 7, text: undefined });
    expect(text).toMatch(/^# Every address .*\n(?:#.*\n)+\/\n\/about\n/);
  });

  test('keeps what somebody wrote into it, and never loses an address', async () => {
    const written =
      '# Ours.\r\n/about # since 1998\r\n\r\n# From the old shop.\r\n/shop removed 2026-01-31\r\n/start\r\n/oven removed 2026-02-01 # sold\r\n/aaa removed 2026-03-01';
    const { added, returned, count, text } = await release({ ...files, 'published.txt': written });
    expect({ added, returned, count }).toEqual({
      added: ['/', '/news/großen', '/our%20prices.pdf', '/us'],
      returned: ['/oven'],
      count: 7,
    });
    expect(text).toBe(
      '# Ours.\r\n/\r\n/about # since 1998\r\n\r\n/news/großen\r\n/our%20prices.pdf\r\n# From the old shop.\r\n/shop removed 2026-01-31\r\n/start\r\n/oven # sold\r\n/aaa removed 2026-03-01\r\n/us\r\n',
    );
  });

  test('of ten thousand addresses can be checked and added to', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `/old/page-${index} removed 2026-01-01`);
    const gone = many.map((line) => line.replace(/ .*/, ''));
    const site = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'published.txt': [...many, ''].join('\n') };
    expect((await release(site)).count).toBe(1);
    const disk = memoryDisk({ ...site, 'published.txt': [...gone, ''].join('\n') });
    const { diagnostics } = await checkSite(await readFiles(disk));
    expect(diagnostics[0]?.message).toContain('"/old/page-0" was published');
  });
});

describe('an address ends on purpose', () => {
  const site = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage };
  const accept = async (list: string | undefined, ...addresses: string[]) => {
    const disk = memoryDisk(list === undefined ? site : { ...site, 'published.txt': list });
    const files = await readFiles(disk);
    try {
      return acceptRemoved(files, addresses, '2026-11-22');
    } catch (error) {
      if (error instanceof Refused) return error.message;
      throw error;
    }
  };
  test.each([
    ['/\n/a # old\n/b\n', ['/a', '/b'], '/\n/a removed 2026-11-22 # old\n/b removed 2026-11-22\n'],
    ['/\n/a', ['/'], '/ is still there. Remove the page or the redirect first.'],
    ['/a removed 2026-01-01\n', ['/a'], '/a was removed on 2026-01-01 already.'],
    [
      '/summer-party\n',
      ['/sumer-party'],
      "/sumer-party was never published: it isn't listed in published.txt. Did you mean /summer-party?",
    ],
    [undefined, ['/a'], 'This site has no list of published addresses yet. npx sitewright release makes one.'],
  ])('%j %j', async (list, addresses, said) => {
    expect(await accept(list, ...addresses)).toBe(said);
  });
});
