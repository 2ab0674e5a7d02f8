import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const site = (kind: string, file: string, text: string, settings = ''): Files => ({
  'site.yaml': `${goodSite}${settings}`,
  'kinds/event.yaml': `description: An event.\ndata: data/${file}\n${kind}`,
  [`data/${file}`]: text,
  'pages/index.yaml': `${pageCalled('Welcome')}  - type: calendar\n    title: Dates\n    from: { kind: event }\n`,
});

/** What entries say, and what is told beside the columns that are left out. */
async function read(files: Files) {
  const { files: loaded, diagnostics } = await loadSite(memoryDisk(files));
  return {
    entries: loaded.entries.all.map(({ written }) => written),
    told: diagnostics.filter(({ severity }) => severity === 'error').map(({ line, message }) => `${line} ${message}`),
  };
}

const google = `Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Private
Open evening,05/30/2027,6:00 PM,05/30/2027,9:30 PM,False,"Drinks, and a tour",Studio 2,False
Summer festival,06/18/2027,,06/20/2027,,True,,Market Square,False
`;

const inTwo = `columns:
  title: Subject
  when: { start: Start Date, end: End Date }
  time: { start: Start Time, end: End Time }
  place: Location
fields:
  - { name: when, type: date-range, required: true }
  - { name: time, type: time-range }
  - { name: place, type: text }
`;

test('a calendar of Google: two columns are one value', async () => {
  expect(await read(site(inTwo, 'google.csv', google))).toEqual({
    told: [],
    entries: [
      {
        title: 'Open evening',
        when: { from: '2027-05-30' },
        time: '18:00-21:30',
        description: 'Drinks, and a tour',
        place: 'Studio 2',
      },
      { title: 'Summer festival', when: { from: '2027-06-18', until: '2027-06-20' }, place: 'Market Square' },
    ],
  });
});

const outlook = `"Subject","Start Date","Start Time","End Date","End Time","All day event","Reminder on/off","Categories","Description","Location","Private","Show time as"
"Board meeting","5/6/2027","9:00:00 AM","5/6/2027","12:00:00 PM","False","True","Club",,"Club house","False","2"
"Tournament","5/30/2027","12:00:00 AM","5/31/2027","12:00:00 AM","True","False",,,"Court 1","False","0"
`;

test('a calendar of Outlook: times with seconds, and days with the month first', async () => {
  const { entries, told } = await read(site(inTwo, 'outlook.csv', outlook));
  expect(told).toEqual([]);
  expect(entries).toMatchObject([
    { title: 'Board meeting', when: { from: '2027-05-06' }, time: '9:00-12:00', place: 'Club house' },
    { title: 'Tournament', when: { from: '2027-05-30' }, place: 'Court 1' },
  ]);
});

const momentsFrom = (title: string, start: string, end: string, place: string): string =>
  `columns: { title: ${title}, start: ${start}, end: ${end}, place: ${place} }\nfields:\n  - { name: start, type: datetime, required: true }\n  - { name: end, type: datetime }\n  - { name: place, type: text }\n`;

const sched = `event_key,active,name,event_start,event_end,event_type,venue,speakers,seats
a1,Y,Opening,2027-05-30 09:00:00,2027-05-30 10:15:00,Plenary,Main hall,Mara Holt,300
b7,Y,"Looms, and how to mend them",2027-05-30 10:30,2027-05-30 12:00,Workshop,Room 2,,12
`;

test('the sessions of Sched: moments without a zone', async () => {
  const { entries, told } = await read(site(momentsFrom('name', 'event_start', 'event_end', 'venue'), 's.csv', sched));
  expect(told).toEqual([]);
  expect(entries).toEqual([
    { title: 'Opening', start: '2027-05-30 09:00', end: '2027-05-30 10:15', place: 'Main hall' },
    { title: 'Looms, and how to mend them', start: '2027-05-30 10:30', end: '2027-05-30 12:00', place: 'Room 2' },
  ]);
});

const pretix = (...rows: readonly string[]): string =>
  ['Event name;Short form;Shop is live;Event start time;Event end time;Location;Latitude', ...rows].join('\n');

test.each([
  [
    'in English',
    pretix('Jazz;jazz;Yes;05/06/2027 8 p.m.;;Hall;', 'Fair;fair;Yes;05/30/2027 9:30 a.m.;05/31/2027 noon;Park;'),
  ],
  ['in German', pretix('Jazz;jazz;Ja;06.05.2027 20:00;;Hall;', 'Fair;fair;Ja;30.05.2027 09:30;31.05.2027 12:00;Park;')],
])('the events of pretix %s: a day and a time in one cell', async (_, table) => {
  const kind = momentsFrom('Event name', 'Event start time', 'Event end time', 'Location');
  const { entries, told } = await read(site(kind, 'events.csv', table));
  expect(told).toEqual([]);
  expect(entries).toEqual([
    { title: 'Jazz', start: '2027-05-06 20:00', place: 'Hall' },
    { title: 'Fair', start: '2027-05-30 09:30', end: '2027-05-31 12:00', place: 'Park' },
  ]);
});

test('the API of pretix: moments with a zone, by the clock of the site', async () => {
  const answer = {
    count: 1,
    next: null,
    results: [
      { name: { en: 'Jazz' }, slug: 'jazz', date_from: '2027-05-06T18:00:00Z', date_to: '2027-05-06T22:30:00+02:00' },
    ],
  };
  const kind = `path: results\n${momentsFrom('name.en', 'date_from', 'date_to', 'location.en')}`;
  const { entries, told } = await read(
    site(kind.replace(', place: location.en', ''), 'events.json', JSON.stringify(answer), 'timeZone: Europe/Berlin\n'),
  );
  expect(told).toEqual([]);
  expect(entries).toMatchObject([{ title: 'Jazz', start: '2027-05-06 20:00', end: '2027-05-06 22:30' }]);
});

test('what is missing of two columns is told at its place', async () => {
  const text = google.replace('05/30/2027,6:00 PM,05/30/2027', ',6:00 PM,05/30/2027').replace(',9:30 PM', ',');
  expect((await read(site(inTwo, 'google.csv', text))).told).toEqual([
    '2 Row 2, Start Date: This cell is empty, and "End Date" of this row isn\'t.',
    '2 Row 2, End Time: This cell is empty, and "Start Time" of this row isn\'t.',
  ]);
  const others = inTwo.replace('{ start: Start Time, end', '{ begin: Start Time, latitude');
  expect((await read(site(others, 'google.csv', google))).told).toEqual([
    '6 "time" has no key called "begin".',
    '6 "time" has no key called "latitude".',
  ]);
});

const dated = (said: string, type = 'date'): string =>
  `columns: { title: Name, date: ${said} }\nfields:\n  - { name: date, type: ${type}, required: true }\n`;

const days = (...cells: readonly string[]): string =>
  ['Name,Date', ...cells.map((cell, at) => `${at},${cell}`)].join('\n');

test.each([
  ['the other cells', 'Date', 'en', ['05/06/2027', '05/30/2027'], ['2027-05-06', '2027-05-30']],
  ['the other cells, whatever the language', 'Date', 'es', ['5/6/2027', '5/30/2027'], ['2027-05-06', '2027-05-30']],
  ['the language of Americans', 'Date', 'en-US', ['05/06/2027'], ['2027-05-06']],
  ['the language of the British', 'Date', 'en-GB', ['05/06/2027'], ['2027-06-05']],
  ['another language', 'Date', 'es', ['05/06/2027'], ['2027-06-05']],
  ['the kind', '{ from: Date, order: day-month }', 'en-US', ['05/06/2027'], ['2027-06-05']],
])('a day with slashes is read as %s says', async (_, said, language, cells, expected) => {
  const { entries, told } = await read(site(dated(said), 'a.csv', days(...cells), `language: ${language}\n`));
  expect(told).toEqual([]);
  expect(entries.map(({ date }) => date)).toEqual(expected);
});

test('where nothing says whether the day or the month is first, that is asked once', async () => {
  const { told } = await read(site(dated('Date'), 'a.csv', days('05/06/2027', '07/08/2027', '1/2/2027', '2027-03-04')));
  expect(told).toEqual([
    '2 Row 2, Date: "05/06/2027" can mean more than one thing as a date, and so can 2 other cells of this column.',
  ]);
  const both = await read(site(dated('Date'), 'a.csv', days('05/06/2027', '30/05/2027', '05/30/2027')));
  expect(both.told).toHaveLength(1);
});

test('days on end are read in the order of their column', async () => {
  const cells = ['05/06/2027 - 05/30/2027', '07/08/2027'];
  const { entries, told } = await read(site(dated('Date', 'date-range'), 'a.csv', days(...cells)));
  expect(told).toEqual([]);
  expect(entries.map(({ date }) => date)).toEqual([
    { from: '2027-05-06', until: '2027-05-30' },
    { from: '2027-07-08' },
  ]);
});

test.each([
  [
    ['1.300', '12,50'],
    [1300, 12.5],
  ],
  [
    ['1.300', '12.50'],
    [1.3, 12.5],
  ],
  [
    ['1.300', '1.200.300'],
    [1300, 1200300],
  ],
  [
    ['1,300', '12.50'],
    [1300, 12.5],
  ],
])('numbers are read as others of the column are written: %s', async (cells, expected) => {
  const table = days(...cells.map((cell) => `"${cell}"`));
  const { entries, told } = await read(site(dated('Date', 'number'), 'a.csv', table, 'language: de\n'));
  expect(told).toEqual([]);
  expect(entries.map(({ date }) => date)).toEqual(expected);
});

test('what is proposed for a number is written as others of the column are', async () => {
  const { diagnostics } = await loadSite(
    memoryDisk(site(dated('Date', 'number'), 'a.csv', days('"12,50"', '"9,50 each"'), 'language: de\n')),
  );
  expect(diagnostics.map(({ hint }) => hint)).toContain('Did you mean "9,50"? Write the number alone, in digits.');
});
