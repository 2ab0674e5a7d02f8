import { describe, expect, test } from 'vitest';
import { pageOfValue } from '../../src/content/entries/entry-inputs.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { asking } from '../../src/engine/questions.ts';
import { filledPages } from './filled-pages.ts';
import { type Files, memoryDisk, pageCalled } from './memory-disk.ts';

const kind = `description: A home.
data: data/homes.csv
fields:
  - { name: city, type: text, required: true }
  - { name: sort, type: choice, choices: [flat, house, C, C*] }
  - { name: rooms, type: number, unit: Zimmer }
  - { name: day, type: day-of-week, many: true }
  - { name: from, type: date }
  - { name: agent, type: entry, kind: person }
  - { name: photo, type: image }
`;

/** A page with a list of the homes that say what its names in brackets say. */
const list = (title: string, where: string): string =>
  `title: "${title}"\ndescription: "All: ${title}."\nblocks:\n  - type: card-grid\n    title: "${title} ({count})"\n    from: { kind: home, where: { ${where} } }\n`;

const site: Files = {
  'site.yaml': 'name: Homes\nurl: https://www.example.com\nlanguage: de\n',
  'pages/index.yaml': pageCalled('Willkommen'),
  'kinds/home.yaml': kind,
  'pages/team/asha.yaml': 'kind: person\ntitle: Asha Patil\ndescription: Knows all houses.\n',
  'data/homes.csv':
    'title;city;sort;rooms;day;from;agent\nA;São Paulo;flat;3;monday;2027-01-10;asha\nB;são paulo;house;2,5;monday, friday;;\nC;Jalgaon;flat;3;;;asha\n',
};

/** The titles of the pages below an address, and of all that their lists show. */
async function made(files: Files, below: string): Promise<Record<string, string>> {
  const { site: read, findings } = await loadSite(memoryDisk({ ...site, ...files }));
  expect(findings.filter(({ code }) => code !== 'english-words' && code !== 'unshown-field')).toEqual([]);
  const pages = filledPages(read).filter(({ route }) => route.startsWith(below));
  return Object.fromEntries(
    pages.map(({ route, title, content }) => {
      const items = [...JSON.stringify(content.blocks).matchAll(/"title":"([ABC])"/g)].map(([, name]) => name);
      return [route, `${title}: ${items.join('')}`];
    }),
  );
}

describe('a file with a name in brackets makes a page for each value of', () => {
  test.each([
    ['city', { '/x/jalgaon': 'Jalgaon: C', '/x/sao-paulo': 'São Paulo: AB' }],
    ['sort', { '/x/flat': 'flat: AC', '/x/house': 'house: B' }],
    ['rooms', { '/x/2-5': '2,5\u00a0Zimmer: B', '/x/3': '3\u00a0Zimmer: AC' }],
    ['day', { '/x/freitag': 'Freitag: B', '/x/montag': 'Montag: AB' }],
    ['from', { '/x/2027-01-10': '10. Januar 2027: A' }],
    ['agent', { '/x/asha': 'Asha Patil: AC' }],
  ])('a field: %s', async (name, pages) => {
    expect(await made({ [`pages/x/[${name}].yaml`]: list(`{${name}}`, `${name}: "{${name}}"`) }, '/x')).toEqual(pages);
  });

  test('a field that has another name', async () => {
    expect(await made({ 'pages/in/[town]/index.yaml': list('{town}', 'city: "{town}"') }, '/in')).toEqual({
      '/in/jalgaon': 'Jalgaon: C',
      '/in/sao-paulo': 'São Paulo: AB',
    });
  });

  test('two fields that some entry says', async () => {
    const both = list('{sort}, {city}', 'city: "{city}", sort: "{sort}"');
    expect(await made({ 'pages/in/[city]/[sort].yaml': both }, '/in')).toEqual({
      '/in/jalgaon/flat': 'flat, Jalgaon: C',
      '/in/sao-paulo/flat': 'flat, São Paulo: A',
      '/in/sao-paulo/house': 'house, São Paulo: B',
    });
  });
});

test('links to such pages, and from them to each other, are checked', async () => {
  const files = {
    ...site,
    'pages/in/[city].yaml': `${list('{city}', 'city: "{city}"')}  - type: cta\n    title: More\n    actions: [{ label: Flats, href: "/in/{city}/flat" }, { label: By Asha, href: /in/pune }]\n`,
    'pages/in/[city]/[sort].yaml': list('{sort}, {city}', 'city: "{city}", sort: "{sort}"'),
  };
  const { findings } = await loadSite(memoryDisk(files));
  expect(findings.filter(({ code }) => code === 'broken-link').map(({ facts }) => facts)).toMatchObject([
    [{ href: '/in/pune' }],
  ]);
});

test('the page for a value of a field can be looked up', async () => {
  const { site: read } = await loadSite(
    memoryDisk({
      ...site,
      'pages/in/[city].yaml': list('{city}', 'city: "{city}"'),
      'pages/on/[day].yaml': list('{day}', 'day: "{day}"'),
    }),
  );
  const ask = asking(read?.readers ?? []);
  expect([
    ask(pageOfValue, 'home', 'city', 'SÃO  PAULO'),
    ask(pageOfValue, 'home', 'day', 'friday'),
    ask(pageOfValue, 'home', 'day', 'sunday'),
    ask(pageOfValue, 'home', 'rooms', 3),
    ask(pageOfValue, 'nothing', 'city', 'x'),
  ]).toEqual(['/in/sao-paulo', '/on/freitag', undefined, undefined, undefined]);
});

test('a heading of a list leads to the page for its value', async () => {
  const { site: read } = await loadSite(
    memoryDisk({
      ...site,
      'pages/in/[city].yaml': list('{city}', 'city: "{city}"'),
      'pages/homes.yaml': `${pageCalled('Homes')}  - type: card-grid\n    title: Homes\n    from: { kind: home, group: city }\n`,
    }),
  );
  const page = filledPages(read).find(({ route }) => route === '/homes');
  expect(JSON.stringify(page?.content.blocks)).toContain(
    '[{"words":"Jalgaon","route":"/in/jalgaon","isNamed":true,"from":0},{"words":"São Paulo","route":"/in/sao-paulo","isNamed":true,"from":1}]',
  );
});

describe('what can have no page is told', () => {
  const found = async (files: Files): Promise<string[]> => {
    const { diagnostics } = await loadSite(memoryDisk({ ...site, ...files }));
    return diagnostics
      .filter(({ file }) => file.startsWith('pages/in'))
      .map(({ severity, code, message }) => `${severity} ${code}: ${message}`);
  };
  const cities = list('{city}', 'city: "{city}"');

  test('where another page is', async () => {
    expect(
      await found({ 'pages/in/[city].yaml': cities, 'pages/in/jalgaon.yaml': pageCalled('Jalgaon, by hand') }),
    ).toEqual(['error value-address: The page for "Jalgaon" would be at /in/jalgaon, where pages/in/jalgaon.yaml is.']);
    expect(
      await found({ 'pages/in/[city].yaml': cities, 'pages/in/[town].yaml': list('In {town}', 'city: "{town}"') }),
    ).toEqual([
      'error value-address: The page for "Jalgaon" would be at /in/jalgaon, where pages/in/[city].yaml is.',
      'error value-address: The page for "São Paulo" would be at /in/sao-paulo, where pages/in/[city].yaml is.',
    ]);
  });

  test('where there is no address for it', async () => {
    const homes = 'title,city,sort\nA,!!!,C\nB,Search,C*\n';
    expect(await found({ 'data/homes.csv': homes, 'pages/in/[city].yaml': cities })).toEqual([
      'warning value-address: "!!!" gets no page: an address has letters and digits, and it has none.',
    ]);
    expect(await found({ 'data/homes.csv': homes, 'pages/in/[sort].yaml': list('{sort}', 'sort: "{sort}"') })).toEqual([
      'warning value-address: "C*" gets no page: it would have the address of "C".',
    ]);
    const { diagnostics } = await loadSite(
      memoryDisk({ ...site, 'data/homes.csv': homes, 'pages/[city].yaml': cities }),
    );
    expect(diagnostics.map(({ message }) => message)).toContain(
      'The page for "Search" would be at /search, which the site itself uses.',
    );
  });

  test('where there are too many', async () => {
    const rows = Array.from({ length: 5001 }, (_, at) => `A,City ${at}`).join('\n');
    expect(await found({ 'data/homes.csv': `title,city\n${rows}\n`, 'pages/in/[city].yaml': cities })).toEqual([
      'error many-pages: This file would make 5,001 pages, and the limit is 5,000.',
    ]);
    const three = list('{a}', 'city: "{a}", sort: "{b}", day: "{c}"');
    expect(await found({ 'pages/in/[a]/[b]/[c].yaml': three })).toEqual([
      'error many-pages: This address has 3 names in brackets, and the limit is 2.',
    ]);
  });

  test('where the field has no words, or nobody asks for it', async () => {
    expect(await found({ 'pages/in/[city]/[sort].yaml': cities })).toEqual([
      'error unused-parameter: No list on this page asks for all of its names in brackets: {sort}, so nobody knows which pages to make of it.',
    ]);
  });
});
