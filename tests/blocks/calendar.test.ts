import { expect, test } from 'vitest';
import { nextChangeMessage } from '../../src/builder/next-change.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { routePlan } from '../../src/builder/render/document.ts';
import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import { anyDashes } from '../any-dashes.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from '../content/memory-disk.ts';
import { markupOf } from './render-block.ts';

const dates = `${pageCalled('Season')}  - type: calendar
    items:
      - { title: New year, date: 2027-01-01, time: "11:00" }
      - { title: Market, date: 2026-12-30 to 2027-01-02 }
      - { title: Carols, date: 2026-12-20 to 2026-12-21, place: Market square }
      - { title: Concert, date: 2026-12-06, time: "19:30-21:30" }
      - { title: Autumn, date: 2026-10-18 }
`;

const load = (files: Files, at: string, language = 'en'): Promise<Loaded> =>
  loadSite(memoryDisk({ 'site.yaml': `${goodSite}language: ${language}\n`, ...files }), { view: { at, all: false } });

/** What stands in the home page. */
async function homeAt(files: Files, at: string, language?: string): Promise<string> {
  const { site } = await load(files, at, language);
  if (site === undefined) throw new Error('There is no site.');
  const { pages, frame } = planSite(site, { year: '2026', drafts: false });
  const home = pages.find(({ route }) => route === '/');
  if (home === undefined) throw new Error('The site has no home page.');
  return markupOf(routePlan(home, frame));
}

/** What the calendar of the home page shows, line by line: months, and what is in each. */
async function linesAt(files: Files, at: string, language?: string): Promise<string[]> {
  const html = await homeAt(files, at, language);
  const shown = html.slice(html.indexOf('<h2', html.indexOf('</h1>')));
  return [...shown.matchAll(/<h2[^>]*>(.*?)<\/h2>|<summary[^>]*>(.*?)<\/summary>|<li[^>]*>(.*?)<\/li>/g)].map(
    ([, month, past, entry = '']) =>
      (month ?? (past === undefined ? `  ${entry.replaceAll('</p>', '|')}` : `[${past}]`))
        .replace(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' '),
  );
}

const files = { 'pages/index.yaml': dates };

test('dates stand under their months in the language of the site, and those that are over are folded away', async () => {
  expect(await linesAt(files, '2026-12-21', 'de')).toEqual([
    'Dezember 2026',
    '  20.–21. Dez.|Carols|Market square',
    '  30. Dez. 2026 – 2. Jan. 2027|Market|',
    'Januar 2027',
    '  Fr., 1. Jan.|11:00|New year|',
    '[Past dates]',
    'Dezember 2026',
    '  So., 6. Dez.|19:30 – 21:30|Concert|',
    'Oktober 2026',
    '  So., 18. Okt.|Autumn|',
  ]);
  expect(await linesAt(files, '2026-10-01')).not.toContain('[Past dates]');
});

test('the end of a date is a change by date, and of days on end the last', async () => {
  const { nextChange, holdsUntil } = await load(files, '2026-12-20');
  expect(nextChange && nextChangeMessage(nextChange)).toBe(
    'The next change by date: 2026-12-22 00:00 UTC, a date on / is over. Build again then.',
  );
  expect(new Date(holdsUntil).toISOString()).toBe('2026-12-22T00:00:00.000Z');
});

test('special hours that are over are not shown any more, and the end of the last ones is a change', async () => {
  const hours = (exceptions: string): Record<string, string> => ({
    'pages/index.yaml': `${pageCalled('Visit')}  - type: hours
    title: When we are open
    items:
      - { days: monday to friday, hours: "9:00-17:00" }
    exceptions:
${exceptions}`,
  });
  const files = hours(`      - { days: 2026-12-24, hours: closed }
      - { days: 2026-12-30 to 2027-01-01, hours: "9:00-12:00" }
`);
  expect(await homeAt(files, '2026-12-24')).toMatch(/Special hours[\s\S]*24 December[\s\S]*30 December/);
  expect(await homeAt(files, '2026-12-25')).not.toContain('24 December');
  expect(await homeAt(files, '2027-01-02')).not.toContain('Special hours');
  expect((await load(files, '2026-12-25')).nextChange?.at).toBe('2027-01-02 00:00 UTC');
});

test('pages of a kind are dates, too, and their days are changes', async () => {
  const list = {
    'kinds/concert.yaml': `description: A concert.
page: false
fields:
  - { name: date, type: date-range, required: true }
  - { name: place, type: place }
`,
    'pages/index.yaml': `${pageCalled('Season')}  - type: calendar\n    from: { kind: concert }\n`,
    'pages/concerts/spring.yaml':
      'kind: concert\ntitle: Spring\ndescription: Songs.\ndate: { from: 2027-03-20, until: 2027-03-21 }\nplace: Town hall\n',
    'pages/concerts/winter.yaml': 'kind: concert\ntitle: Winter\ndescription: Songs.\ndate: { from: 2026-12-06 }\n',
  };
  expect((await linesAt(list, '2026-12-10')).map(anyDashes)).toEqual([
    'March 2027',
    '  20–21 Mar|Spring|Town hall',
    '[Past dates]',
    'December 2026',
    '  Sun 6 Dec|Winter|Songs.|',
  ]);
  const { nextChange } = await load(list, '2026-12-10');
  expect(nextChange && nextChangeMessage(nextChange)).toContain('2027-03-22 00:00 UTC, the day of');
});
