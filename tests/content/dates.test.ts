import { describe, expect, test } from 'vitest';
import { nextChangeMessage } from '../../src/builder/next-change.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import { beginningOf, endOf, monthWithout, onClock } from '../../src/values/day.ts';
import { ONCE } from '../../src/yaml/findings/together.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const iso = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : new Date(moment).toISOString();

describe('days and times', () => {
  test.each([
    ['2026-12-01', 'UTC', '2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z'],
    ['2026-12-01', 'Asia/Kolkata', '2026-11-30T18:30:00.000Z', '2026-12-01T18:30:00.000Z'],
    ['2026-12-31', 'America/New_York', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
    // A day of 23 hours.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-12-01 09:30', 'Europe/Berlin', '2026-12-01T08:30:00.000Z', '2026-12-01T08:30:00.000Z'],
    ['2026-12-01T09:30:15Z', 'Europe/Berlin', '2026-12-01T09:30:15.000Z', '2026-12-01T09:30:15.000Z'],
    ['2026-12-01 09:30-05:00', 'Europe/Berlin', '2026-12-01T14:30:00.000Z', '2026-12-01T14:30:00.000Z'],
    ['2026-02-30', 'UTC', undefined, undefined],
    ['soon', 'UTC', undefined, undefined],
  ])('%s in %s', (text, zone, begins, ends) => {
    expect([iso(beginningOf(text, zone)), iso(endOf(text, zone))]).toEqual([begins, ends]);
  });

  test('are read off a clock', () => {
    expect(onClock(Date.parse('2026-11-30T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-12-01 00:00');
  });

  test('that no month has are found, in leap years and others', () => {
    const wrong = ['2026-02-29', '2028-02-29', '2026-04-31', '2026-12-31', '2026-01-00'].filter(monthWithout);
    expect(wrong).toEqual(['2026-02-29', '2026-04-31', '2026-01-00']);
  });
});

const offer = (top: string, block = ''): string =>
  `title: Offer\ndescription: This week only.\n${top}blocks:\n  - type: hero\n    title: Our offer\n  - type: cta\n    title: Half the price\n${block}`;

const load = (files: Files, at: string, all = false): Promise<Loaded> =>
  loadSite(memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': pageCalled('Home'), ...files }), {
    telling: ONCE,
    view: { at, all },
  });

async function shown(files: Files, at: string, all = false): Promise<Readonly<Record<string, string>>> {
  const { site, diagnostics } = await load(files, at, all);
  expect(diagnostics.map(({ code }) => code)).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  const { pages } = planSite(site, { year: '2026', drafts: all });
  return Object.fromEntries(pages.map(({ route, ...page }) => [route, JSON.stringify(page)]));
}

describe('a page', () => {
  const files = { 'pages/offer.yaml': offer('publishAt: 2026-12-01\nexpireAt: 2026-12-24\n') };

  test.each([
    ['2026-11-30 23:59', false],
    ['2026-12-01', true],
    ['2026-12-24 23:59', true],
    ['2026-12-25', false],
  ])('at %s is there: %s', async (at, isThere) => {
    expect('/offer' in (await shown(files, at))).toBe(isThere);
  });

  test('begins its day where the site is', async () => {
    const inIndia = { ...files, 'site.yaml': `${goodSite}timeZone: Asia/Kolkata\n` };
    expect('/offer' in (await shown(inIndia, '2026-11-30T18:29Z'))).toBe(false);
    expect('/offer' in (await shown(inIndia, '2026-11-30T18:30Z'))).toBe(true);
    // What is typed for a build is a day of the site, too.
    expect('/offer' in (await shown(inIndia, '2026-12-01'))).toBe(true);
  });

  test('is the same whenever it is built for the same day', async () => {
    expect(await shown(files, '2026-12-02')).toEqual(await shown(files, '2026-12-02'));
  });

  test('is in lists and makes pages for its category while it is there, and while all is shown', async () => {
    const news = {
      'pages/rye.yaml':
        'kind: article\ntitle: Rye\ndescription: New.\ndate: 2026-12-01\ncategory: Bread\nauthor: asha\npublishAt: 2026-12-01\n',
      'pages/oven.yaml': 'kind: article\ntitle: Oven\ndescription: New.\ndate: 2026-11-01\nauthor: asha\n',
      'pages/asha.yaml': 'kind: person\ntitle: Asha Patil\ndescription: Bakes.\nexpireAt: 2026-10-01\n',
      'pages/news.yaml':
        'title: News\ndescription: All.\nblocks:\n  - type: article-grid\n    from: { kind: article, perPage: 1 }\n',
      'pages/about/[category].yaml':
        'title: "{category}"\ndescription: All.\nblocks:\n  - type: article-grid\n    from: { kind: article, category: "{category}" }\n',
    };
    const routes = async (at: string, all = false): Promise<string[]> => Object.keys(await shown(news, at, all));
    expect(await routes('2026-11-30')).toEqual(['/', '/news', '/oven']);
    expect(await routes('2026-12-01')).toEqual(['/', '/about/bread', '/news', '/news/2', '/oven', '/rye']);
    expect(await routes('2026-11-30', true)).toEqual([
      '/',
      '/about/bread',
      '/asha',
      '/news',
      '/news/2',
      '/oven',
      '/rye',
    ]);
    const pages = await shown(news, '2026-11-30', true);
    expect(pages['/news']).toContain('"Rye"');
    expect(JSON.parse(pages['/rye'] ?? '').hidden).toEqual({ page: { why: 'early', date: '2026-12-01' }, blocks: [] });
    // Who wrote it is still who wrote it.
    expect((await shown(news, '2026-11-30'))['/oven']).toContain('"Asha Patil"');
  });
});

describe('a block', () => {
  const block = '    visible: { from: 2026-12-01, until: 2026-12-24 }\n';
  const files = { 'pages/offer.yaml': offer('', block) };

  test.each([
    ['2026-11-30', false],
    ['2026-12-01', true],
    ['2026-12-24 18:00', true],
    ['2026-12-25', false],
  ])('at %s is there: %s', async (at, isThere) => {
    const { '/offer': page } = await shown(files, at);
    expect(page?.includes('Half the price')).toBe(isThere);
    expect(page).not.toMatch(/visible|\$absence|2026-12/);
  });

  test('is shown where all is, with the reason beside it', async () => {
    const { '/offer': page } = await shown(files, '2026-12-25', true);
    expect(page).toContain('Half the price');
    expect(JSON.parse(page ?? '').hidden).toEqual({
      blocks: [{ id: 'block-2', absence: { why: 'over', date: '2026-12-24' } }],
    });
  });

  test('that appears with a page may link to it', async () => {
    const link = '    actions: [{ label: Go, href: /new }]\n';
    const later = { 'pages/new.yaml': pageCalled('New').replace('blocks', 'publishAt: 2026-12-01\nblocks') };
    const codes = async (more: string): Promise<string[]> => {
      const { diagnostics } = await load({ ...later, 'pages/offer.yaml': offer('', link + more) }, '2026-11-01');
      return diagnostics.map(({ code }) => code);
    };
    expect(await codes('')).toEqual(['unpublished-link']);
    expect(await codes(block)).toEqual([]);
  });
});

describe('what the site announces', () => {
  const announced = `${goodSite}announcement:\n  description: Closed today\n  visible: { from: 2026-12-01, until: 2026-12-24 }\n`;
  const files = { 'site.yaml': announced };

  test.each([
    ['2026-11-30', false],
    ['2026-12-24', true],
    ['2026-12-25', false],
  ])('is on every page at %s: %s', async (at, isThere) => {
    const { '/': page } = await shown(files, at);
    expect(page?.includes('Closed today')).toBe(isThere);
    expect(page).not.toMatch(/visible|\$absence|2026-12/);
  });

  test('is shown where all is, with the reason beside it', async () => {
    const { '/': page } = await shown(files, '2026-11-30', true);
    expect(page).toContain('Closed today');
    const { hidden } = JSON.parse(page ?? '');
    expect(hidden.blocks).toMatchObject([{ absence: { why: 'early', date: '2026-12-01' } }]);
  });

  test('is a change by date', async () => {
    const { nextChange, holdsUntil } = await load(files, '2026-11-30');
    expect(nextChange && nextChangeMessage(nextChange)).toMatch('2026-12-01 00:00 UTC, a block on every page appears.');
    expect(iso(holdsUntil)).toBe('2026-12-01T00:00:00.000Z');
  });

  test('has words that a site in another language says, too', async () => {
    const inEnglish = async (yaml: string): Promise<number> => {
      const { diagnostics } = await load({ 'site.yaml': `${yaml}language: de\n` }, '2026-12-01');
      return Number(/read (\d+) texts/.exec(diagnostics[0]?.message ?? '')?.[1]);
    };
    expect(await inEnglish(announced)).toBe((await inEnglish(goodSite)) + 2);
  });
});

test('a page without a list that is hidden has no further pages', async () => {
  const list = (visible: string): Files => ({
    'pages/a.yaml': 'kind: article\ntitle: A\ndescription: A.\ndate: 2026-05-12\n',
    'pages/b.yaml': 'kind: article\ntitle: B\ndescription: B.\ndate: 2026-05-12\n',
    'pages/news.yaml': `title: News\ndescription: All.\nblocks:\n  - type: hero\n    title: News\n  - type: article-grid\n    ${visible}\n    from: { kind: article, perPage: 1 }\n`,
  });
  const routes = async (visible: string): Promise<string[]> => Object.keys(await shown(list(visible), '2026-11-01'));
  expect(await routes('visible: { from: 2026-12-01 }')).toEqual(['/', '/a', '/b', '/news']);
  expect(await routes('visible: { from: 2026-10-01 }')).toEqual(['/', '/a', '/b', '/news', '/news/2']);
});

describe('the next change', () => {
  const said = async (files: Files, at = '2026-11-01'): Promise<string | undefined> => {
    const { nextChange } = await load(files, at);
    return nextChange === undefined ? undefined : nextChangeMessage(nextChange);
  };
  const at = (name: string, top: string, block = ''): Files => ({
    [`pages/${name}.yaml`]: offer(top, block).replace('title: Offer', `title: ${name}`),
  });

  test('is the first of all', async () => {
    const files = { ...at('b', 'publishAt: 2026-12-24\n'), ...at('a', 'publishAt: 2026-12-01\n') };
    expect(await said(files)).toBe('The next change by date: 2026-12-01 00:00 UTC, /a appears. Build again then.');
    expect(await said(files, '2026-12-01')).toMatch('2026-12-24 00:00 UTC, /b appears');
    expect(await said(files, '2026-12-24')).toBeUndefined();
  });

  test('may be an end, a block, or several at once', async () => {
    expect(await said(at('a', 'expireAt: 2026-12-24\n'))).toMatch('2026-12-25 00:00 UTC, /a goes.');
    const both = { ...at('a', '', '    visible: { until: 2026-11-30 }\n'), ...at('b', 'publishAt: 2026-12-01\n') };
    expect(await said(both)).toMatch('2026-12-01 00:00 UTC, a block on /a goes, /b appears.');
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => at(name, 'publishAt: 2026-12-01\n'));
    expect(await said(Object.assign({}, ...many))).toMatch('/a appears, /b appears, /c appears and 2 more.');
  });

  test('may be on all pages of a kind', async () => {
    const kind = `description: A recipe.\nlayout:\n  - type: hero\n    title: "{title}"\n    visible: { from: 2026-12-01 }\n`;
    const recipe = 'kind: recipe\ntitle: Rye bread\ndescription: Good.\nblocks:\n  - type: cta\n    title: Bake it\n';
    const files = { 'kinds/recipe.yaml': kind, 'pages/rye.yaml': recipe };
    expect(await said(files)).toMatch('a block on pages of the kind recipe appears.');
    expect((await shown(files, '2026-11-01'))['/rye']).not.toContain('"Rye bread"');
    expect((await shown(files, '2026-12-01'))['/rye']).toContain('"Rye bread"');
  });

  test('is none of drafts, and none of blocks on pages that are not there then', async () => {
    expect(await said(at('a', 'draft: true\npublishAt: 2026-12-01\n'))).toBeUndefined();
    const block = '    visible: { from: 2026-11-15 }\n';
    expect(await said(at('a', 'publishAt: 2026-12-01\n', block))).toMatch('2026-12-01 00:00 UTC, /a appears.');
  });
});
