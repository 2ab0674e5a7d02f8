import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { sourceText } from '../../src/yaml/text/source.ts';
import { cellNameAt, tableOf } from '../../src/yaml/text/table.ts';
import fc from '../random.ts';
import { plannedAnew, planner } from './changes.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const kind = `description: A price.
data: data/prices.csv
columns: { title: Bezeichnung, price: Preis (EUR) }
fields:
  - { name: price, type: number, currency: EUR, required: true }
  - { name: sort, type: choice, choices: [Brot, Kuchen] }
  - { name: from, type: date }
  - { name: days, type: day-of-week, many: true }
  - { name: fresh, type: yes-no }
`;

const list = (title: string, from: string): string => `  - type: card-grid\n    title: ${title}\n    from: ${from}\n`;

const bakery = (table: string | Uint8Array, name = 'prices.csv', language = 'de'): Files => ({
  'site.yaml': `${goodSite}language: ${language}\n`,
  'kinds/price.yaml': kind.replace('prices.csv', name),
  [`data/${name}`]: table,
  'pages/index.yaml': `${pageCalled('Willkommen')}${list('Brot', '{ kind: price, where: { sort: Brot } }')}`,
  'pages/kuchen.yaml': `${pageCalled('Kuchen')}${list('Kuchen', '{ kind: price, where: { sort: Kuchen } }')}`,
});

/** What stands in a table, and what is told of it. */
async function read(files: Files) {
  const { files: loaded, diagnostics } = await loadSite(memoryDisk(files));
  const told = diagnostics.filter(({ file }) => file.startsWith('data/'));
  return {
    entries: loaded.entries.all.map(({ written }) => written),
    told: told.map(({ line, column, message }) => `${line}:${column} ${message}`),
  };
}

const german = [
  'Bezeichnung;Preis (EUR);Sort;from;days;fresh',
  'Müsli-Brot;4,50;brot;24.12.2026;"Mo, Fr";ja',
  '"Kuchen ""groß"";\nmit Nüssen";1.250,00 €;Kuchen;;Samstag;nein',
  ';;;;;',
  '',
].join('\r\n');

const entries = [
  { title: 'Müsli-Brot', price: 4.5, sort: 'Brot', from: '2026-12-24', days: ['Monday', 'Friday'], fresh: true },
  { title: 'Kuchen "groß";\nmit Nüssen', price: 1250, sort: 'Kuchen', days: ['Saturday'], fresh: false },
];

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const western = (text: string): Uint8Array =>
  Uint8Array.from([...text].map((letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0))));

test.each([
  ['von Montag bis Mittwoch', ['monday', 'tuesday', 'wednesday']],
  ['Montag bis Dienstag; So', ['monday', 'tuesday', 'sunday']],
  ['lunes a miércoles', ['monday', 'tuesday', 'wednesday']],
  ['Friday to Sunday', ['friday', 'saturday', 'sunday']],
])('days on end in a cell: %s', async (cell, days) => {
  const { entries: found, told } = await read(bakery(german.replace('"Mo, Fr"', `"${cell}"`)));
  expect(told).toEqual([]);
  expect(found[0]?.days).toEqual(days);
});

describe('a table is read, whatever program has saved it', () => {
  test.each([
    ['with semicolons', german],
    ['with a mark at its beginning', `\ufeff${german}`],
    ['that says what stands between its cells', `sep=;\r\n${german}`],
    ['in the letters of Excel', utf16(german)],
    ['in these the other way round', utf16(german).swap16()],
    ['in the letters of Windows', western(german)],
    ['with line ends of Unix', german.replaceAll('\r\n', '\n')],
    ['without a line end at its end', german.trimEnd()],
    [
      'with commas',
      german
        .replaceAll(';', ',')
        .replace('4,50', '"4,50"')
        .replace('1.250,00 €', '"1.250,00 €"')
        .replace('"",\n', '"";\n'),
    ],
    ['with tabs', german.replaceAll(';', '\t').replace('""\t\n', '"";\n'), 'prices.tsv'],
  ])('%s', async (_, table, name = 'prices.csv') => {
    const { entries: found, told } = await read(bakery(table, name));
    expect(told).toEqual([]);
    expect(JSON.parse(JSON.stringify(found).replaceAll('\\r\\n', '\\n'))).toMatchObject(
      entries.map((entry) => ({
        ...entry,
        days: entry.days.map((day) => expect.stringMatching(new RegExp(day, 'i'))),
      })),
    );
  });

  test('with a picture, and what it shows', async () => {
    const files = bakery('Bezeichnung,Preis (EUR),Bild,Bildtext\nBrot,4,/brot.svg,Ein Brot.\nKuchen,5,/kuchen.svg,\n');
    const withPictures = kind.replace('columns: {', 'columns: { image: Bild, image.alt: Bildtext,');
    const { entries: found } = await read({ ...files, 'kinds/price.yaml': withPictures });
    expect(found.map(({ image }) => image)).toEqual([
      { src: '/brot.svg', alt: 'Ein Brot.' },
      { src: '/kuchen.svg', decorative: true },
    ]);
  });

  test('with places, whose coordinates are in one column or in two', async () => {
    const withPlaces = `${kind}  - { name: where, type: place }\n`;
    const whereIn = async (table: string, columns = '') => {
      const files = { ...bakery(table), 'kinds/price.yaml': withPlaces.replace('columns: {', `columns: {${columns}`) };
      const { entries: found, told } = await read(files);
      expect(told).toEqual([]);
      return found.map(({ where }) => where);
    };
    const jalgaon = { address: 'Jalgaon', coordinates: '20.96 75.562' };
    const inTwo = 'Bezeichnung;Preis (EUR);Ort;Länge;Breite\nBrot;4;Jalgaon;75,562;20,96\nKuchen;5;Pune;;\n';
    const named = ' where: Ort, where.longitude: Länge, where.latitude: Breite,';
    expect(await whereIn(inTwo, named)).toEqual([jalgaon, 'Pune']);
    for (const cell of ['20.96, 75.562', '20,96; 75,562', '20,96, 75,562', '20.96 75.562', '20.96,75.562']) {
      const table = `Bezeichnung,Preis (EUR),where,where.coordinates\nBrot,4,Jalgaon,"${cell}"\n`;
      expect(await whereIn(table)).toEqual([jalgaon]);
    }
  });

  test('with points in its numbers: where others show what they mean, it is known', async () => {
    const table = (other: string): string => `Bezeichnung;Preis (EUR)\nBrot;1.250\nKuchen;${other}\n`;
    expect((await read(bakery(table('2,50')))).entries.map(({ price }) => price)).toEqual([1250, 2.5]);
    expect((await read(bakery(table('3')))).told).toEqual([
      '2:6 Row 2, Preis (EUR): "1.250" can mean more than one thing as a number.',
    ]);
  });
});

test('a table in UTF-8 with one bad byte is never read as letters of Windows', async () => {
  const bytes = Buffer.from('Bezeichnung;Preis (EUR)\nMüsli;4\nNüsse;5\n');
  bytes[bytes.lastIndexOf('ü')] = 0xfc;
  const { entries: found, told } = await read(bakery(bytes));
  expect(found).toEqual([]);
  expect(told).toMatchObject([expect.stringMatching(/^3:2 /)]);
});

test('a quote without an end is told, however much follows', async () => {
  const { told } = await read(bakery(`Bezeichnung;Preis (EUR)\n"${'""a'.repeat(300_000)}`));
  expect(told).toEqual(['2:1 Row 2, Bezeichnung: This cell starts with a quote (") that is never closed.']);
});

test('what is written into a table is read again, and each cell is where it says', () => {
  const cell = fc.stringMatching(/^[a-zäß";,\n\t '0-9]{0,6}$/).map((text) => text.trim());
  const tables = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(tables, fc.constantFrom(';', ',', '\t'), fc.constantFrom('\n', '\r\n'), (rows, separator, lineEnd) => {
      const quoted = (text: string, all: boolean): string =>
        all || /[";,\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
      const all = [['a', 'b', 'c'], ...rows];
      const text = all
        .map((row, at) => row.map((each) => quoted(each, at % 2 === 0)).join(separator) + lineEnd)
        .join('');
      const source = sourceText('data/x.csv', `sep=${separator}\n${text}`);
      const table = tableOf(source);
      const said = table.rows.map(({ cells }) => cells.map((each) => each.text));
      expect(said).toEqual(rows.filter((row) => row.some((each) => each !== '')));
      for (const { number, cells } of table.rows)
        for (const [at, { range }] of cells.entries())
          expect(cellNameAt(source, range[0])).toEqual({ row: number, head: all[0]?.[at] });
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('a table has the cells that another reader finds, and where that one refuses it, something is wrong to us', () => {
  const texts = fc.array(fc.constantFrom('a', 'ß', ' ', '"', '""', ';', ';', '\n', '\n', '\r\n', '1', ','), {
    maxLength: 24,
  });
  const counts = { read: 0, refused: 0 };
  fc.assert(
    fc.property(texts, (signs) => {
      const text = `x;y\n${signs.join('')}`;
      const { rows } = tableOf(sourceText('data/x.csv', `sep=;\n${text}`));
      const cells = rows.flatMap((row) => row.cells);
      const isFaulty = cells.some(({ fault }) => fault !== undefined);
      const ours = cells.map((cell) => cell.text);
      const theirs = cellsOf(text);
      counts[theirs === undefined ? 'refused' : 'read'] += 1;
      if (theirs === undefined) expect(isFaulty, text).toBe(true);
      else if (!isFaulty)
        expect(ours.map(onOneLine).filter(Boolean), text).toEqual(theirs.map(onOneLine).filter(Boolean));
    }),
    { numRuns: 1000, seed: 7 },
  );
  expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(50);
});

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The cells below the heads, as another reader finds them; undefined if it refuses the text. */
function cellsOf(text: string): readonly string[] | undefined {
  const options = { delimiter: ';', ltrim: true, rtrim: true, relax_column_count: true, relax_quotes: true };
  try {
    return parse(text, { ...options, record_delimiter: ['\r\n', '\n'] })
      .slice(1)
      .flat();
  } catch {
    return undefined;
  }
}

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['the letters of Excel', utf16],
  ['the letters of Windows', western],
])('a fix changes one cell, and nothing else of a table in %s', async (_, inBytes) => {
  const table = 'Bezeichnung;Preis (EUR);sort\r\n"Brot ""groß""";4,50 €;"Brto"\r\nTörtchen;3;Kuhcen\r\n';
  const { files } = await applyFixes(memoryDisk(bakery(inBytes(table))));
  const fixed = table.replace('Brto', 'Brot').replace('Kuhcen', 'Kuchen');
  expect(files.map(({ file, after }) => [file, Buffer.from(after)])).toEqual([
    ['data/prices.csv', Buffer.from(inBytes(fixed))],
  ]);
});

test('an edit of a cell is seen where lists show it, and nowhere else', async () => {
  const plan = planner();
  await plan(bakery(german));
  expect(plannedAnew(await plan(bakery(german.replace('Müsli', 'Nuss'))))).toEqual(['/']);
  expect(plannedAnew(await plan(bakery(german.replace('groß', 'klein'))))).toEqual(['/', '/kuchen']);
});
