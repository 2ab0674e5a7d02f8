import { expect, test } from 'vitest';
import { blockNotes } from '../../src/model/site.ts';
import { anyDashes } from '../any-dashes.ts';
import { renderBlocks, type settings } from './render-block.ts';

const block = {
  type: 'hours',
  items: [
    { days: 'tuesday to friday', hours: '7:00-12:30, 14:00-18:00' },
    { days: 'Saturday - Sunday', hours: '18:00 to 2:00' },
    { days: 'monday', hours: 'closed' },
  ],
  exceptions: [{ days: '2026-12-24 to 2026-12-26', hours: 'closed' }],
};

/** The days and hours that are shown, line by line. */
async function shownIn(language: string, words: (typeof settings)['words'] = {}, shown = block): Promise<string[]> {
  const html = await renderBlocks([shown], { language, words });
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, days = '', hours = '']) =>
    `${days}: ${hours}`.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' '),
  );
}

test('days and hours are in the language of the site, with its words', async () => {
  expect((await shownIn('en')).map(anyDashes)).toEqual([
    'Tuesday – Friday: 7:00–12:30, 14:00–18:00',
    'Saturday and Sunday: 18:00–2:00',
    'Monday: Closed',
    '24–26 December 2026: Closed',
  ]);
  expect(await shownIn('en-US')).toContain('Tuesday – Friday: 7:00 AM – 12:30 PM, 2:00 PM – 6:00 PM');
  expect(await shownIn('de', { closed: 'Geschlossen' })).toEqual([
    'Dienstag – Freitag: 7:00 – 12:30, 14:00 – 18:00',
    'Samstag und Sonntag: 18:00 – 2:00',
    'Montag: Geschlossen',
    '24.–26. Dezember 2026: Geschlossen',
  ]);
});

test('texts of entries are read as they are meant, and others stay as they are', async () => {
  const exceptions = [
    { days: '31.12.2026', hours: '9-12 Uhr' },
    { days: 'Ostermontag', hours: 'nachmittags' },
    { days: '2026-02-30', hours: 'geschlossen' },
  ];
  expect(await shownIn('de', { closed: 'Geschlossen' }, { ...block, items: [], exceptions })).toEqual([
    '31. Dezember 2026: 9:00 – 12:00',
    'Ostermontag: nachmittags',
    '2026-02-30: Geschlossen',
  ]);
});

test('nothing is marked before a browser has said what day it is', async () => {
  expect(await renderBlocks([block])).not.toContain('data-today');
});

test('a timeline shows days and months in the language of the site, and other texts as they are', async () => {
  const dates = ['2024-09-02', '2024-05', '2024-09-02 to 2024-09-05', 'Spring 1998', '1998', '9:30'];
  const html = await renderBlocks([{ type: 'timeline', items: dates.map((date) => ({ date, title: 'Bread' })) }], {
    language: 'de',
  });
  const shown = [...html.matchAll(/<li[^>]*><p[^>]*>(.*?)<\/p>/g)].map(([, date]) => date);
  expect(shown).toEqual(['2. September 2024', 'Mai 2024', '2.–5. September 2024', 'Spring 1998', '1998', '9:30']);
});

test('a table has heads of columns and rows, and each cell the name of its column', async () => {
  const table = {
    type: 'table',
    columns: [{ title: 'Loaf' }, { title: 'Weight', align: 'end' }],
    rows: [['Rye', '1 kg']],
  };
  const html = await renderBlocks([table]);
  expect(html).toContain('<th scope="col" data-align="end">Weight</th>');
  expect(html).toContain('<th scope="row">Rye</th>');
  expect(html).toContain('<td data-align="end" data-column="Weight"><span>1 kg</span></td>');
  expect(await renderBlocks([{ ...table, rowHeads: false }])).not.toContain('scope="row"');
});

test('each group of a table is a body with a heading, and what its columns come to is the foot', async () => {
  const heading = (words: string, from: number) => ({ words, isNamed: true, from });
  const html = await renderBlocks([
    {
      type: 'table',
      onPhones: 'heads',
      columns: [{ title: 'Course', foot: 'All' }, { title: 'Room' }, { title: 'Price', align: 'end', foot: '€30' }],
      rows: [
        ['Salsa', '1', '€10'],
        ['Tango', '–', '€20'],
      ],
      [blockNotes.headings]: [heading('Monday', 0), heading('Friday', 1)],
    },
  ]);
  const rows = html.replace(/ role="\w+"/g, '').replaceAll(/<\/?span>/g, '');
  const group = (id: string, words: string): string =>
    `<tbody><tr><th id="${id}" scope="rowgroup" colSpan="3">${words}</th></tr><tr><th scope="row">`;
  expect(rows).toContain(`${group('monday', 'Monday')}Salsa</th><td data-column="Room">1</td>`);
  expect(rows).toContain(`${group('friday', 'Friday')}Tango</th>`);
  expect(rows).toContain(
    '<tfoot><tr><th scope="row">All</th><td></td><td data-align="end" data-column="Price">€30</td></tr></tfoot>',
  );
  expect(html.match(/<(?:thead|tbody|tfoot)>/g)).toHaveLength(4);
});

test('arrows point onward, which is to the left where one reads from the right', async () => {
  const hero = {
    type: 'hero',
    title: 'Clay',
    actions: ['arrow-right', 'send', 'house'].map((icon) => ({ label: icon, href: '/', icon })),
  };
  const mirrored = async (language: string): Promise<string[]> => {
    const html = await renderBlocks([hero], { language });
    return [...html.matchAll(/<a\s.*?<\/a>/gs)].flatMap(([link]) =>
      link.includes('matrix(-1 0 0 1 24 0)') ? link.replace(/<[^>]*>/g, '') : [],
    );
  };
  expect(await mirrored('ar')).toEqual(['arrow-right', 'send']);
  expect(await mirrored('en')).toEqual([]);
});
