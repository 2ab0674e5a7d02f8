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
