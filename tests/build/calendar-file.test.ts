import { describe, expect, test } from 'vitest';
import { icsOf } from '../../src/builder/plan/calendar/events.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { type Files, memoryDisk, pageCalled } from '../content/memory-disk.ts';

const site = 'name: School\nurl: https://www.example.com/school\ntimeZone: Europe/Berlin\n';

/** The files for calendars of a site's pages, by their addresses. */
async function calendars(files: Files): Promise<Record<string, string>> {
  const { site: read, findings } = await loadSite(memoryDisk({ 'site.yaml': site, ...files }));
  expect(findings).toEqual([]);
  if (read === undefined) throw new Error('There is no site.');
  const { pages } = planSite(read, { year: '2027', drafts: false });
  return Object.fromEntries(
    pages.flatMap(({ calendar }) => (calendar === undefined ? [] : [[calendar.address, calendar.text]])),
  );
}

/** The events of a calendar: their lines, put together again, without what tells one from another. */
const eventsIn = (text: string): string[][] =>
  [...text.replaceAll('\r\n ', '').matchAll(/BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/g)].map(([, lines = '']) =>
    lines.split('\r\n').filter((line) => line !== '' && !/^(?:UID|DTSTAMP)/.test(line)),
  );

const page = (title: string, block: string): string =>
  `title: ${title}\ndescription: All dates of the school, for the whole year.\nblocks:\n  - ${block.replaceAll('\n', '\n    ')}\n`;

const dates = page(
  'Dates',
  `type: calendar
title: Dates
calendarFile: true
items:
  - { date: 2027-01-10, time: "18:00-19:30", title: "Open evening; with {name}, and more", place: Studio 2, href: /courses }
  - { date: 2027-07-03 to 2027-07-05, title: Festival, description: "Three days with **music**.\\n\\nAnd food." }
  - { date: 2027-08-03 to 2027-08-04, time: "10:00-18:00", title: Market, href: "https://example.org/market" }
  - { date: 2027-12-31, time: "22:00-1:00", title: Ball }
  - { date: 2027-12-31, time: "18:00", title: Ball }`,
);

const courses = page(
  'Courses',
  `type: timetable
title: Courses
calendarFile: { from: 2027-01-12, until: 2027-07-02 }
items:
  - { day: "monday, wednesday", time: "18:00-19:30", title: Salsa, meta: [Studio 2, Mara] }
  - { day: 2027-01-16, time: "10:00-12:00", title: Tango }`,
);

test('a file for calendars has all dates of a page', async () => {
  const files = await calendars({ 'pages/index.yaml': dates, 'pages/courses.yaml': courses });
  expect(Object.keys(files)).toEqual(['/calendar.ics', '/courses.ics']);
  expect(eventsIn(files['/calendar.ics'] ?? '')).toEqual([
    [
      'DTSTART;TZID=Europe/Berlin:20270110T180000',
      'DTEND;TZID=Europe/Berlin:20270110T193000',
      'SUMMARY:Open evening\\; with School\\, and more',
      'LOCATION:Studio 2',
      'URL:https://www.example.com/school/courses',
    ],
    [
      'DTSTART;VALUE=DATE:20270703',
      'DTEND;VALUE=DATE:20270706',
      'SUMMARY:Festival',
      'DESCRIPTION:Three days with music.\\nAnd food.',
      'URL:https://www.example.com/school/',
    ],
    [
      'DTSTART;TZID=Europe/Berlin:20270803T100000',
      'DTEND;TZID=Europe/Berlin:20270803T180000',
      'RRULE:FREQ=DAILY;COUNT=2',
      'SUMMARY:Market',
      'URL:https://example.org/market',
    ],
    [
      'DTSTART;TZID=Europe/Berlin:20271231T220000',
      'DTEND;TZID=Europe/Berlin:20280101T010000',
      'SUMMARY:Ball',
      'URL:https://www.example.com/school/',
    ],
    ['DTSTART;TZID=Europe/Berlin:20271231T180000', 'SUMMARY:Ball', 'URL:https://www.example.com/school/'],
  ]);
  expect(eventsIn(files['/courses.ics'] ?? '')).toEqual([
    [
      'DTSTART;TZID=Europe/Berlin:20270113T180000',
      'DTEND;TZID=Europe/Berlin:20270113T193000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270702T215900Z',
      'SUMMARY:Salsa',
      'DESCRIPTION:Studio 2\\nMara',
      'URL:https://www.example.com/school/courses',
    ],
    [
      'DTSTART;TZID=Europe/Berlin:20270116T100000',
      'DTEND;TZID=Europe/Berlin:20270116T120000',
      'SUMMARY:Tango',
      'URL:https://www.example.com/school/courses',
    ],
  ]);
  // The change of clocks in spring and autumn, as the zone has it.
  expect(files['/courses.ics']).toContain(
    'BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT',
  );
  expect(files['/courses.ics']).toContain(
    'BEGIN:STANDARD\r\nDTSTART:20271031T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD',
  );
});

test('the same site gives the same file, and each event a name of its own that stays', async () => {
  const uids = (text = ''): string[] => [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, uid = '']) => uid);
  const before = (await calendars({ 'pages/index.yaml': dates, 'pages/courses.yaml': courses }))['/calendar.ics'];
  expect((await calendars({ 'pages/index.yaml': dates, 'pages/courses.yaml': courses }))['/calendar.ics']).toBe(before);
  const later = dates.replace('18:00-19:30', '19:00-20:00').replace('Studio 2', 'Studio 3');
  const after = (await calendars({ 'pages/index.yaml': later, 'pages/courses.yaml': courses }))['/calendar.ics'];
  expect(uids(after)).toEqual(uids(before));
  expect(new Set(uids(before)).size).toBe(5);
});

test('what is postponed is the same event, and what takes place twice is two', async () => {
  const idsIn = async (text: string): Promise<string[]> => {
    const { '/calendar.ics': file = '' } = await calendars({ 'pages/index.yaml': text, 'pages/courses.yaml': courses });
    return [...file.matchAll(/UID:(.*)/g)].map(([, id = '']) => id);
  };
  const before = await idsIn(dates);
  expect(new Set(before).size).toBe(5);
  expect(await idsIn(dates.replace('2027-01-10', '2027-01-17'))).toEqual(before);
  // Which of the two balls has moved, nobody knows.
  const moved = await idsIn(dates.replace('2027-12-31, time: "18:00"', '2028-01-01, time: "18:00"'));
  expect(moved.filter((id) => before.includes(id))).toHaveLength(4);
});

test('a page links to its file, others may, and without the key there is none', async () => {
  const link = page('Home', 'type: hero\ntitle: Home\nactions: [{ label: All dates, href: /dates.ics }]');
  const { site: read, findings } = await loadSite(
    memoryDisk({
      'site.yaml': site,
      'pages/index.yaml': link,
      'pages/dates.yaml': dates,
      'pages/courses.yaml': courses,
    }),
  );
  expect(findings).toEqual([]);
  if (read === undefined) throw new Error('There is no site.');
  const { pages } = planSite(read, { year: '2027', drafts: false });
  const [placed] =
    pages.find(({ route }) => route === '/dates')?.screen.kind === 'page' ? blocksOf(pages, '/dates') : [];
  expect(placed?.place.calendarFile).toEqual({ kind: 'plain', href: '/school/dates.ics' });
  expect(placed?.place.words?.addToCalendar).toBe('Add to calendar');
  const without = { 'pages/index.yaml': dates.replace('    calendarFile: true\n', ''), 'pages/courses.yaml': courses };
  expect(Object.keys(await calendars(without))).toEqual(['/courses.ics']);
  const broken = await loadSite(
    memoryDisk({ 'site.yaml': site, 'pages/index.yaml': link, 'pages/dates.yaml': pageCalled('Dates') }),
  );
  expect(broken.findings.map(({ code }) => code)).toContain('broken-link');
});

type Pages = ReturnType<typeof planSite>['pages'];

function blocksOf(pages: Pages, at: string) {
  const { screen } = pages.find(({ route }) => route === at) ?? {};
  return screen?.kind === 'page' ? screen.blocks : [];
}

describe('as RFC 5545 wants it', () => {
  const event = { uid: 'a@example.com', start: '2027-01-10', title: 'Tea', url: 'https://example.com/' };

  test('lines have 75 bytes at most, and no letter is cut', () => {
    const title = `${'日本語と'.repeat(20)}, "tea" \\ more`;
    const text = icsOf({ name: 'Dates', timeZone: undefined, events: [{ ...event, title }] });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'日本語と'.repeat(20)}\\, "tea" \\\\ more\r\n`);
    expect(text).not.toContain('\ufffd');
  });

  test('without a zone, times are those of a clock wherever it is', () => {
    const text = icsOf({ name: 'Dates', timeZone: undefined, events: [{ ...event, start: '2027-01-10 18:00' }] });
    expect(text).toContain('\r\nDTSTART:20270110T180000\r\n');
    expect(text).not.toContain('VTIMEZONE');
  });

  test.each([
    ['Asia/Kolkata', 1, '+0530'],
    ['America/New_York', 13, '-0500'],
    ['Australia/Lord_Howe', 13, '+1030'],
  ])('%s changes its clocks as often as it does', (timeZone, parts, offset) => {
    const text = icsOf({ name: 'Dates', timeZone, events: [{ ...event, start: '2027-01-10 18:00' }] });
    expect(text.match(/BEGIN:(?:STANDARD|DAYLIGHT)/g)).toHaveLength(parts);
    expect(text).toContain(`TZOFFSETTO:${offset}\r\n`);
  });
});
