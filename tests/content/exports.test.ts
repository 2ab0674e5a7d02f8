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
