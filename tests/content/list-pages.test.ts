import { describe, expect, test } from 'vitest';
import { refuseTaken } from '../../src/authoring/new-page/surroundings.ts';
import { numbersShown } from '../../src/builder/plan/page.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite, readFiles } from '../../src/content/load/load.ts';
import type { Pager, SitePage, SitePlan } from '../../src/model/plan.ts';
import { ONCE } from '../../src/yaml/findings/together.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const article = (title: string, more = ''): string =>
  `kind: article\ntitle: ${title}\ndescription: About ${title}.\ndate: 2026-05-12\n${more}`;

/** Articles with the titles A1, A2 and so on, in that order. */
const articles = (count: number, more = ''): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`pages/n/a${1001 + index}.yaml`, article(`A${index + 1}`, more)]),
  );

const list = (from: string, title = 'News'): string =>
  `title: ${title}\ndescription: All of it.\nblocks:\n  - type: hero\n    title: The news\n  - type: article-grid\n    title: "{count} articles"\n    from: ${from}\n  - type: cta\n    title: Write to us\n`;

async function planned(files: Files): Promise<SitePlan> {
  const { site, diagnostics } = await loadSite(
    memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': pageCalled('Home'), ...files }),
  );
  expect(diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`)).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  return planSite(site, { year: '2026', drafts: false });
}

/** The pages whose addresses begin so. */
async function pagesBelow(start: string, files: Files): Promise<readonly SitePage[]> {
  return (await planned(files)).pages.filter(({ route }) => route.startsWith(start));
}

const titlesIn = (page: SitePage | undefined): string[] =>
  [...JSON.stringify(page?.screen).matchAll(/"title":"(A\d+)"/g)].map(([, title = '']) => title);

const pagersOf = ({ screen }: SitePage): (Pager | undefined)[] =>
  screen.kind === 'page' ? screen.blocks.map(({ place }) => place.pager) : [];

test('a long list is on several pages, each with a title, an address and its neighbours', async () => {
  const pages = await pagesBelow('/news', { ...articles(5), 'pages/news.yaml': list('{ kind: article, perPage: 2 }') });
  expect(pages.map(({ head: { title, canonical } }) => [title, canonical])).toEqual([
    ['News | Acme', 'https://www.example.com/news'],
    ['News (2) | Acme', 'https://www.example.com/news/2'],
    ['News (3) | Acme', 'https://www.example.com/news/3'],
  ]);
  expect(pages.map(titlesIn)).toEqual([['A1', 'A2'], ['A3', 'A4'], ['A5']]);
  // What stands around the list comes again, and all are counted.
  for (const page of pages) expect(JSON.stringify(page.screen)).toMatch(/"The news".*"5 articles".*"Write to us"/);
  const [, second] = pages.map(pagersOf);
  const href = (address: string) => ({ kind: 'page', href: address });
  expect(second).toEqual([
    undefined,
    {
      current: 2,
      pages: [
        { number: 1, href: href('/news') },
        { number: 2, href: href('/news/2') },
        { number: 3, href: href('/news/3') },
      ],
      previous: href('/news'),
      next: href('/news/3'),
    },
    undefined,
  ]);
});

test('a page for each category has as many pages as its list needs', async () => {
  const files = {
    ...articles(3, 'category: Rye & wheat\n'),
    'pages/n/b.yaml': article('Salt', 'category: Salt\n'),
    'pages/n/about/[category].yaml': list('{ kind: article, category: "{category}", perPage: 2 }', '"{category}"'),
  };
  const pages = await pagesBelow('/n/about', files);
  expect(pages.map(({ route, head }) => [route, head.title])).toEqual([
    ['/n/about/rye-wheat', 'Rye & wheat | Acme'],
    ['/n/about/rye-wheat/2', 'Rye & wheat (2) | Acme'],
    ['/n/about/salt', 'Salt | Acme'],
  ]);
  expect(titlesIn(pages[1])).toEqual(['A3']);
});

test.each([
  ['no further page where all fit on one', '{ kind: article, perPage: 5 }', ['/news']],
  ['as many as the limit lets through', '{ kind: article, perPage: 2, limit: 3 }', ['/news', '/news/2']],
  ['no further page below a limit', '{ kind: article, perPage: 3, limit: 2 }', ['/news']],
])('%s', async (_, from, routes) => {
  const pages = await pagesBelow('/news', { ...articles(5), 'pages/news.yaml': list(from) });
  expect(pages.map(({ route }) => route)).toEqual(routes);
  expect(pagersOf(pages[0] as SitePage).some((pager) => pager !== undefined)).toBe(routes.length > 1);
});

test('drafts take no place, and the home page can have further pages', async () => {
  const files = {
    ...articles(3),
    'pages/n/d.yaml': article('Later', 'draft: true\n'),
    'pages/index.yaml': list('{ kind: article, perPage: 1 }', 'Home'),
  };
  expect((await planned(files)).pages.map(({ route }) => route).filter((route) => !route.startsWith('/n'))).toEqual([
    '/',
    '/2',
    '/3',
  ]);
});

test('links may lead to further pages, and to none that are not there', async () => {
  const link = (to: string): string => `${pageCalled('Home')}    actions: [{ label: Go, href: ${to} }]\n`;
  const found = async (to: string): Promise<string[]> => {
    const files = { ...articles(3), 'pages/news.yaml': list('{ kind: article, perPage: 2 }') };
    const { diagnostics } = await loadSite(
      memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': link(to), ...files }),
    );
    return diagnostics.map(({ code, hint, fix }) => `${code}: ${hint}${fix === undefined ? '' : ' (fix)'}`);
  };
  expect(await found('/news/2')).toEqual([]);
  expect(await found('/news/3')).toEqual(['no-list-page: Write /news.']);
  expect(await found('/news/1')).toEqual(['no-list-page: Write /news. (fix)']);
  expect(await found('/news/2/')).toEqual(['trailing-slash: Write /news/2. (fix)']);
});

test('no new page is made at the address of a further page', async () => {
  const disk = memoryDisk({
    'site.yaml': goodSite,
    'pages/index.yaml': pageCalled('Home'),
    ...articles(3),
    'pages/news.yaml': list('{ kind: article, perPage: 2 }'),
  });
  const files = await readFiles(disk);
  await expect(refuseTaken('/news/2', files)).rejects.toThrow(
    'pages/news.yaml makes a page at the address /news/2. Change that file, or choose another address.',
  );
  await refuseTaken('/news/3', files);
});

describe('of many pages, a row shows', () => {
  const row = (current: number, count: number): string =>
    numbersShown(current, count)
      .map((number) => number ?? '…')
      .join(' ');

  test.each([
    [1, 2, '1 2'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 60, '1 2 3 4 5 … 60'],
    [4, 60, '1 2 3 4 5 … 60'],
    [5, 60, '1 … 4 5 6 … 60'],
    [56, 60, '1 … 55 56 57 … 60'],
    [57, 60, '1 … 56 57 58 59 60'],
    [60, 60, '1 … 56 57 58 59 60'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
  ])('around page %i of %i: %s', (current, count, shown) => {
    expect(row(current, count)).toBe(shown);
  });

  test('always the first, the last, the current and both neighbours, in at most seven places', () => {
    const wrong: string[] = [];
    for (let count = 2; count < 30; count += 1) {
      for (let current = 1; current <= count; current += 1) {
        const shown = numbersShown(current, count);
        const wanted = [1, count, current, Math.max(1, current - 1), Math.min(count, current + 1)];
        const missing = wanted.filter((number) => !shown.includes(number));
        if (shown.length > 7 || missing.length > 0) wrong.push(`${current} of ${count}: ${shown.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('three hundred entries with ten on a page make thirty pages, each no longer than the others', async () => {
  const { pages } = await planned({ ...articles(300), 'pages/news.yaml': list('{ kind: article, perPage: 10 }') });
  const lists = pages.filter(({ route }) => route.startsWith('/news'));
  expect(lists).toHaveLength(30);
  const numberOf = ({ route }: SitePage): number => Number(route.split('/')[2] ?? 1);
  const shown = lists.toSorted((a, b) => numberOf(a) - numberOf(b)).flatMap(titlesIn);
  expect(shown.filter((_, index) => index % 100 === 99)).toEqual(
    Array.from({ length: 3 }, (_, index) => `A${(index + 1) * 100}`),
  );
  const lengths = lists.map(({ screen }) => JSON.stringify(screen).length);
  expect(Math.max(...lengths)).toBeLessThan(1.3 * Math.min(...lengths));
});

test('two lists that are never visible at the same time can both have pages: those of the one that visitors see', async () => {
  const files = {
    ...articles(3),
    'site.yaml': `${goodSite}timeZone: Europe/Berlin\n`,
    'pages/index.yaml': pageCalled('Home'),
    'pages/news.yaml':
      `title: News\ndescription: All.\nblocks:\n  - type: article-grid\n    visible: { until: 2026-12-24 }\n    from: { kind: article, perPage: 2 }\n` +
      `  - type: card-grid\n    visible: { from: 2026-12-25 }\n    from: { kind: article, perPage: 1 }\n`,
  };
  const seen = async (at: string, all = false): Promise<readonly string[]> => {
    const { site, diagnostics } = await loadSite(memoryDisk(files), { telling: ONCE, view: { at, all } });
    if (site === undefined) throw new Error('There is no site.');
    const pages = planSite(site, { year: '2026', drafts: all }).pages.filter(({ route }) => route.startsWith('/news'));
    const lists = pages.map(({ route, screen }) =>
      [route, ...(screen.kind === 'page' ? screen.blocks.map(({ block }) => block.type) : [])].join(' '),
    );
    return [...diagnostics.map(({ code }) => code), ...lists];
  };
  expect(await seen('2026-12-24')).toEqual(['/news article-grid', '/news/2 article-grid']);
  expect(await seen('2026-12-25')).toEqual(['/news card-grid', '/news/2 card-grid', '/news/3 card-grid']);
  // The development server shows both, with the pages of the one that visitors see.
  expect(await seen('2026-12-25', true)).toEqual([
    '/news article-grid card-grid',
    '/news/2 article-grid card-grid',
    '/news/3 card-grid',
  ]);
});
