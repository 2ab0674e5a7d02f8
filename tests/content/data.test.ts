import { expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { kindSchemaText } from '../../src/tools/editor/schemas.ts';
import { filledPages } from './filled-pages.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const list = (title: string, from: string): string => `  - type: card-grid\n    title: ${title}\n    from: ${from}\n`;

const kind = `description: A course.
data: data/courses.yaml
fields:
  - { name: level, type: choice, choices: [beginners, advanced], required: true }
  - { name: teacher, type: entry, kind: person }
`;

const rows = `- { title: Tango, level: advanced, teacher: mara-holt }
- { title: Salsa, level: beginners }
- { title: Waltz, level: beginners, draft: true }
- { title: Swing, level: beginners }
`;

const school: Files = {
  'site.yaml': goodSite,
  'kinds/course.yaml': kind,
  'kinds/class.yaml':
    'description: A class.\nfields:\n  - { name: course, type: entry, kind: course, required: true }\nlayout:\n  - type: hero\n    title: "{title}"\n    tagline: "{course}"\n',
  'data/courses.yaml': rows,
  'pages/index.yaml': `${pageCalled('Welcome')}${list('All', '{ kind: course, perPage: 2 }')}`,
  'pages/mara.yaml': `${pageCalled('Hers')}${list('Hers', '{ kind: course, naming: mara-holt }')}`,
  'pages/levels/[level].yaml': `title: "{level}"\ndescription: By level.\nblocks:\n${list('These', '{ kind: course, where: { level: "{level}" } }')}`,
  'pages/friday.yaml': 'kind: class\ntitle: Friday\ndescription: In the evening.\ncourse: salsa\n',
  'pages/team/mara-holt.yaml': 'kind: person\ntitle: Mara Holt\ndescription: Teaches.\n',
};

/** The courses that each page shows, in their order, and what is told. */
async function shown(files: Files): Promise<{ readonly told: readonly string[]; readonly pages: object }> {
  const { site, diagnostics } = await loadSite(memoryDisk(files));
  const plan = site && planSite(site, { year: '2026', drafts: false });
  const pages = (plan?.pages ?? []).map(({ route, screen }): [string, readonly string[]] => [
    route,
    JSON.stringify(screen).match(/Salsa|Tango|Waltz|Swing/g) ?? [],
  ]);
  return {
    told: diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`),
    pages: Object.fromEntries(pages.filter(([route]) => route !== '/team/mara-holt')),
  };
}

test('a file has all entries of a kind, which lists, names and brackets find, as they stand there', async () => {
  expect(await shown(school)).toEqual({
    told: [],
    pages: {
      '/': ['Tango', 'Salsa'],
      '/2': ['Swing'],
      '/friday': ['Salsa'],
      '/levels/advanced': ['Tango'],
      '/levels/beginners': ['Salsa', 'Swing'],
      '/mara': ['Tango'],
    },
  });
});

test('an entry with a mistake is left out while the others are shown, and two of one title are told apart by nobody', async () => {
  const files = { ...school, 'data/courses.yaml': rows.replace('Tango, level: advanced', 'Tango, level: 3') };
  const { told, pages } = await shown(files);
  expect(told).toEqual(['data/courses.yaml:1 not-text']);
  expect(pages).toMatchObject({ '/': ['Salsa', 'Swing'], '/friday': ['Salsa'] });
  const twice = { ...school, 'data/courses.yaml': `${rows}- { title: salsa, level: advanced }\n` };
  expect((await shown(twice)).told).toEqual(['pages/friday.yaml:4 ambiguous-entry']);
});

test('lists in entries are read together, and columns say which keys are fields, also those around a list', async () => {
  const files: Files = {
    ...school,
    'kinds/course.yaml': kind.replace(
      'data: data/courses.yaml',
      'data: data/courses.json\npath: levels.courses\ncolumns: { title: Name, level: ../name, teacher: who.file }',
    ),
    'data/courses.json': JSON.stringify({
      levels: [
        { name: 'advanced', courses: [{ Name: 'Tango', who: { file: 'mara-holt' } }] },
        { name: 'beginners', courses: [{ Name: 'Salsa' }, { Name: 'Swing' }] },
      ],
    }),
  };
  const others = Object.fromEntries(Object.entries(files).filter(([file]) => file !== 'data/courses.yaml'));
  expect(await shown(others)).toEqual(await shown(school));
});

test('a text does without what has a question mark, has other words for 0, and a duration is read with its seconds', async () => {
  const { site, diagnostics } = await loadSite(
    memoryDisk({
      'site.yaml': goodSite,
      'kinds/run.yaml': `description: A run.
data: data/runs.csv
fields:
  - { name: prefix, type: text }
  - { name: price, type: number, required: true }
  - { name: places, type: number, empty: Full }
  - { name: record, type: duration }
`,
      'data/runs.csv': 'title,prefix,price,places,record\nTen,from,12,0,1:42:10\nFive,,8,3,0:20:05\nOne,,3,,\n',
      'pages/index.yaml': `${pageCalled('Runs')}  - type: price-list
    title: Runs
    from: { kind: run }
    show: { price: "{prefix?} {price}", badge: "{places} places left", description: "Record: {record}, {prefix?}" }
  - type: card-grid
    from: { kind: run, limit: 2 }
    show: { description: "Places: **{places}**", badge: "{places}" }
`,
    }),
  );
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
  const plan = site && planSite(site, { year: '2026', drafts: false });
  const texts = JSON.stringify(plan?.pages.map(({ screen }) => screen));
  for (const text of ['from 12', '"8"', '"3"', '"Full"', '3 places left']) expect(texts).toContain(text);
  expect(texts).toMatch(/Record: 1\s*hr\s*42\s*min\s*10\s*sec, from/);
  expect(texts).not.toMatch(/ 12 |0 places/);
});

test('a name in an entry must be that of a page, and a file may have so many entries', async () => {
  const { told } = await shown({ ...school, 'data/courses.yaml': rows.replace('mara-holt', 'mara-hold') });
  expect(told).toContain('data/courses.yaml:1 unknown-entry');
  const many = Array.from({ length: 10_001 }, (_, index) => `- title: "${index}"\n  level: advanced\n`);
  const { diagnostics } = await loadSite(memoryDisk({ ...school, 'data/courses.yaml': many.join('') }));
  expect(diagnostics.filter(({ file }) => file === 'data/courses.yaml')).toMatchObject([
    { line: 20_001, message: 'This file has 10,001 entries, but only the first 10,000 are read.' },
  ]);
});

test('editors know the entries of a file as a list', async () => {
  const { files } = await loadSite(memoryDisk(school));
  const course = files.kinds.get('course');
  if (course === undefined) throw new Error('There is no such kind.');
  const schema = JSON.parse(kindSchemaText(course));
  expect(schema.type).toBe('array');
  expect(Object.keys(schema.items.properties)).toEqual(expect.arrayContaining(['title', 'level', 'draft']));
  expect(schema.items.properties).not.toHaveProperty('blocks');
});

test('a number may count nothing, and more entries than a list should show', async () => {
  const counted = (where: string): string =>
    `      - { from: { kind: prize${where} }, value: "{count}", label: prizes }\n`;
  const { diagnostics, site } = await loadSite(
    memoryDisk({
      'site.yaml': goodSite,
      'kinds/prize.yaml':
        'description: A prize.\ndata: data/prizes.csv\nfields:\n  - { name: season, type: number, required: true }\n',
      'data/prizes.csv': `title,season\n${Array.from({ length: 1_001 }, (_, at) => `Prize ${at},2026\n`).join('')}`,
      'pages/index.yaml': `${pageCalled('Home')}  - type: stats\n    items:\n${counted('')}${counted(', where: { season: 1999 }')}`,
    }),
  );
  expect(diagnostics).toEqual([]);
  expect(JSON.stringify(filledPages(site).map(({ content }) => content)).match(/"value":"\d+"/g)).toEqual([
    '"value":"1001"',
    '"value":"0"',
  ]);
});
