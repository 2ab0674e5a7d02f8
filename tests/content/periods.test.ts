import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

/** What pages show, and what is told, for a day. */
async function shownAt(files: Files, at: string) {
  const { site, diagnostics } = await loadSite(memoryDisk(files), { view: { at, all: false } });
  const plan = site && planSite(site, { year: '2027', drafts: false });
  const blocks = (plan?.pages ?? []).flatMap(({ screen }) => (screen.kind === 'page' ? screen.blocks : []));
  // Whether there are spaces around a dash depends on the Unicode that Node comes with.
  const shown: typeof blocks = JSON.parse(JSON.stringify(blocks).replace(/(?<=\d) ?\u2013 ?(?=\d)/g, '\u2013'));
  const items = shown.flatMap(({ block }) => ('items' in block ? (block.items as readonly object[]) : []));
  const calendars = (plan?.pages ?? []).flatMap(({ calendar }) => calendar ?? []);
  return { told: diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`), items, calendars };
}

const fields = (type: string, start = 'start', end = 'end') =>
  `  - { name: ${start}, type: ${type}, required: true }\n  - { name: ${end}, type: ${type} }\n`;

const site = (declared: string, rows: string, blocks: string): Files => ({
  'site.yaml': `${goodSite}timeZone: Europe/Berlin\n`,
  'kinds/event.yaml': `description: An event.\ndata: data/events.yaml\nfields:\n${declared}`,
  'data/events.yaml': rows,
  'pages/index.yaml': `${pageCalled('Welcome')}${blocks}`,
});

const calendar = '  - type: calendar\n    title: Dates\n    calendarFile: true\n    from: { kind: event }\n';
const toCome = '  - type: card-grid\n    title: To come\n    from: { kind: event, when: upcoming }\n';

const festival = `- { title: Festival, start: 2027-07-03, end: 2027-07-05 }\n- { title: Market, start: 2027-07-10 }\n`;

describe('two fields for a beginning and an end', () => {
  test('are the days of a calendar, and of the file for calendars', async () => {
    const { told, items, calendars } = await shownAt(site(fields('date'), festival, calendar), '2027-01-01');
    expect(told).toEqual([]);
    expect(items).toMatchObject([{ date: { text: '3\u20135 Jul' } }, { date: { text: 'Sat 10 Jul' } }]);
    expect(calendars.map(({ text }) => text.match(/(?<=DT(?:START|END);VALUE=DATE:)\d+/g))).toEqual([
      ['20270703', '20270706', '20270710', '20270711'],
    ]);
  });

  test('are the days and the times of a timetable', async () => {
    const rows =
      '- { title: Salsa, startDate: 2027-07-03, endDate: 2027-07-04, startsAt: "18:00", endsAt: "19:30" }\n- { title: Tango, startDate: 2027-07-03, startsAt: "20:00" }\n';
    const declared = `${fields('date', 'startDate', 'endDate')}${fields('time', 'startsAt', 'endsAt')}`;
    const block = '  - type: timetable\n    title: Courses\n    from: { kind: event }\n';
    const { told, items } = await shownAt(site(declared, rows, block), '2027-01-01');
    expect(told).toEqual([]);
    expect(items).toMatchObject([
      { day: { under: [{ date: '2027-07-03' }, { date: '2027-07-04' }] }, time: { from: 18 * 60, until: 19.5 * 60 } },
      { day: { under: [{ date: '2027-07-03' }] }, time: { from: 20 * 60 } },
    ]);
  });

  test.each([
    ['2027-07-02', ['Festival', 'Market']],
    ['2027-07-05', ['Festival', 'Market']],
    ['2027-07-06', ['Market']],
  ])('are to come until the last day is over: %s', async (at, titles) => {
    const { items } = await shownAt(site(fields('date'), festival, toCome), at);
    expect(items.map((item) => 'title' in item && item.title)).toEqual(titles);
  });

  test('are one fact of a card', async () => {
    const { items } = await shownAt(site(fields('date'), festival, toCome), '2027-01-01');
    expect(items).toMatchObject([{ meta: ['3\u20135 July 2027'] }, { meta: ['10 July 2027'] }]);
  });

  test('must be in their order', async () => {
    const rows = festival.replace('2027-07-05', '2027-07-01');
    const { told } = await shownAt(site(fields('date'), rows, toCome), '2027-01-01');
    expect(told).toEqual(['data/events.yaml:1 backward-days']);
  });
});

const moments = `- { title: Talk, start: 2027-07-03T16:30Z, end: "2027-07-03 20:00" }
- { title: Camp, start: 2027-07-10T18:00:00.000+02:00, end: 2027-07-12 12:00 }
- { title: Open day, start: 2027-07-17 }
`;

describe('fields of the type datetime', () => {
  test('are days and times of a calendar, and exact in the file for calendars', async () => {
    const { told, items, calendars } = await shownAt(site(fields('datetime'), moments, calendar), '2027-01-01');
    expect(told).toEqual([]);
    expect(items).toMatchObject([
      { date: { text: 'Sat 3 Jul' }, time: { from: 18.5 * 60, until: 20 * 60 } },
      { date: { text: '10\u201312 Jul' }, time: { from: 18 * 60 } },
      { date: { text: 'Sat 17 Jul' } },
    ]);
    expect(calendars.map(({ text }) => text.match(/(?<=DT(?:START|END);(?:TZID=[^:]*|VALUE=DATE):)2027\w+/g))).toEqual([
      ['20270703T183000', '20270703T200000', '20270710T180000', '20270712T120000', '20270717', '20270718'],
    ]);
  });

  test('are shown in words, are facts, and are asked for by day', async () => {
    const list = toCome.replace('when: upcoming', 'where: { start: { max: 2027-07-10 } }');
    const { told, items } = await shownAt(site(fields('datetime'), moments, list), '2027-01-01');
    expect(told).toEqual([]);
    expect(items).toMatchObject([
      { title: 'Talk', meta: ['3 July 2027', '18:30\u201320:00'] },
      { title: 'Camp', meta: ['10\u201312 July 2027', '18:00'] },
    ]);
    const said = list.replace(/ {4}from/, '    show: { description: "{start}" }\n    from');
    const { items: shown } = await shownAt(site(fields('datetime'), moments, said), '2027-01-01');
    expect(JSON.stringify(shown)).toMatch(/3 July 2027(?: at|,) 18:30/);
  });

  test.each([
    ['2027-07-11', ['Camp', 'Open day']],
    ['2027-07-13', ['Open day']],
  ])('are to come until their last day is over: %s', async (at, titles) => {
    const { items } = await shownAt(site(fields('datetime'), moments, toCome), at);
    expect(items.map((item) => 'title' in item && item.title)).toEqual(titles);
  });

  test('can be one alone, which a timetable shows as a day and a time', async () => {
    const declared = '  - { name: date, type: datetime, required: true }\n';
    const block = '  - type: timetable\n    title: Talks\n    from: { kind: event }\n';
    const rows = '- { title: Talk, date: 2027-07-03 18:30 }\n';
    const { told, items } = await shownAt(site(declared, rows, block), '2027-01-01');
    expect(told).toEqual([]);
    expect(items).toMatchObject([{ day: { under: [{ date: '2027-07-03' }] }, time: { from: 18.5 * 60 } }]);
  });

  test('must be days that there are, in their order', async () => {
    const rows =
      '- { title: A, start: 2027-02-30 10:00 }\n- { title: B, start: 2027-07-03 10:00, end: 2027-07-03 09:00 }\n';
    const { told } = await shownAt(site(fields('datetime'), rows, toCome), '2027-01-01');
    expect(told).toEqual(['data/events.yaml:1 no-such-date', 'data/events.yaml:2 backward-days']);
  });
});
