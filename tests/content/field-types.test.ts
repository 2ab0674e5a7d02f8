import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { newPage } from '../../src/authoring/new-page/new-page.ts';
import { surroundingsIn } from '../../src/authoring/new-page/surroundings.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { kindOf } from '../../src/content/entries/kinds.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { schemaOf } from '../../src/schema/schemas/schemas.ts';
import { kindSchemaText } from '../../src/tools/editor/schemas.ts';
import { fieldTypes } from '../../src/values/field-types.ts';
import { faultOf, wholePattern } from '../../src/values/pattern-cost.ts';
import { anyDashes } from '../any-dashes.ts';
import { Matcher } from '../growth/expressions/matcher.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const course = (name: string, lines: string): Files => ({
  [`pages/courses/${name}.yaml`]: `kind: course\ntitle: ${name}\ndescription: A course.\n${lines}`,
});

const files = (language: string): Files => ({
  'site.yaml': `${goodSite}language: ${language}\n`,
  'public/files/plan.pdf': '%PDF-1.4',
  'pages/index.yaml': `${pageCalled('Welcome')}${lists}`,
  'kinds/teacher.yaml': 'description: A teacher.\nlayout: [{ type: hero, title: "{title}" }]\n',
  'pages/ana.yaml': 'kind: teacher\ntitle: Ana\ndescription: Teaches tango.\n',
  'pages/ben.yaml': 'kind: teacher\ntitle: Ben\ndescription: Teaches waltz.\n',
  'kinds/course.yaml': `description: A course.
fields:
  - { name: day, type: day-of-week, many: true }
  - { name: time, type: time }
  - { name: hours, type: time-range }
  - { name: run, type: date-range }
  - { name: lasts, type: duration }
  - { name: place, type: place }
  - { name: plan, type: file }
  - { name: film, type: video }
  - { name: level, type: choice, choices: [beginner, advanced], many: true }
  - { name: teachers, type: entry, kind: teacher, many: true }
  - name: dates
    type: list
    fields:
      - { name: date, type: date, required: true }
      - { name: title, type: text, required: true }
      - { name: description, type: richText }
      - { name: price, type: number, currency: EUR }
layout:
  - type: hero
    title: "{title}"
    tagline: "{day}"
    description: "{time}, {hours}, {run}, {lasts}, {place}, with {teachers}, {level}"
    meta: "{teachers}"
  - type: timeline
    items: "{dates}"
  - type: table
    columns: [{ title: Day }, { title: What }, { title: More }, { title: Price }]
    rows: "{dates}"
  - type: download-list
    items: [{ label: The plan, href: "{plan}" }]
  - type: embed
    title: A lesson
    href: "{film}"
`,
  ...course(
    'tango',
    `day: [Wednesday, monday]
time: 18:00
hours: 18:00-19:30
run: { from: 2026-07-03, until: 2026-07-05 }
lasts: 1 h 30 min
place: { address: "5 Market Street, York", coordinates: 53.9590 -1.0815 }
plan: /files/plan.pdf
film: https://www.youtube.com/watch?v=aqz-KE-bpKQ
level: [advanced, beginner]
teachers: [ana, ben]
dates:
  - { date: 2026-07-03, title: First *steps*, description: With **Ana**., price: 12.5 }
  - { date: 2026-07-10, title: Last steps }
`,
  ),
  ...course('waltz', 'day: [friday]\ntime: 9:00\nhours: 22:00-2:00\nrun: { from: 2026-08-01 }\nlasts: 90 min\n'),
  ...course(
    'samba',
    'day: [tuesday]\ntime: 20:15\nhours: 20:15-21:00\nrun: { from: 2026-07-05, until: 2026-08-20 }\nlasts: 45 min\n',
  ),
});

/** What a list asks for, and what it finds, in this order. */
const asks: readonly (readonly [string, string])[] = [
  ['sort: day', 'tango samba waltz'],
  ['sort: time', 'waltz tango samba'],
  ['sort: -lasts', 'tango waltz samba'],
  ['sort: run', 'tango samba waltz'],
  ['where: { day: [monday, friday] }, sort: time', 'waltz tango'],
  ['where: { time: { min: 18:00 } }, sort: time', 'tango samba'],
  // What begins and ends between the two.
  ['where: { hours: { min: 18:00, max: 20:30 } }', 'tango'],
  // What goes on at any of these days.
  ['where: { run: { min: 2026-07-05, max: 2026-07-31 } }, sort: -run', 'samba tango'],
  ['where: { run: 2026-08-01 }, sort: run', 'samba waltz'],
  ['where: { lasts: { max: 1 h } }', 'samba'],
  ['where: { lasts: 90 min }, sort: time', 'waltz tango'],
  ['where: { teachers: ana }', 'tango'],
  ['where: { place: 5 market street york }', 'tango'],
];
const lists = asks
  .map(([ask], at) => `  - type: link-list\n    items: [{ title: List ${at}, from: { kind: course, ${ask} } }]\n`)
  .join('');

async function planned(language: string) {
  const { site, diagnostics } = await loadSite(memoryDisk(files(language)));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  return planSite(site, { year: '2026', drafts: false }).pages;
}

test.each([
  [
    'en',
    'Monday and Wednesday',
    '18:00, 18:00–19:30, 3–5 July 2026, 1 hr 30 min, 5 Market Street, York, with Ana and Ben, beginner and advanced',
    ['3 July 2026', '€12.50'],
  ],
  [
    'de',
    'Montag und Mittwoch',
    '18:00, 18:00–19:30 Uhr, 3.–5. Juli 2026, 1 Std., 30 Min., 5 Market Street, York, with Ana und Ben, beginner und advanced',
    ['3. Juli 2026', '12,50 €'],
  ],
])('days, times, places and lists are shown as %s writes them', async (language, days, description, [date, price]) => {
  const page = (await planned(language)).find(({ route }) => route === '/courses/tango');
  const blocks: unknown = JSON.parse(anyDashes(JSON.stringify(page?.screen).replaceAll('\u00a0', ' ')));
  expect(blocks).toMatchObject({
    blocks: [
      { block: { type: 'hero', tagline: days, description: [description], meta: ['Ana', 'Ben'] } },
      { block: { type: 'timeline', items: [{ date, title: 'First *steps*' }, { title: 'Last steps' }] } },
      {
        block: {
          type: 'table',
          rows: [
            [date, 'First *steps*', 'With **Ana**.', price],
            [expect.any(String), 'Last steps', '–', '–'],
          ],
        },
      },
      { block: { type: 'download-list', items: [{ href: { format: 'PDF' } }] } },
      { block: { type: 'embed', href: { service: 'YouTube' } } },
    ],
  });
});

test('lists know what comes before what, and what is between', async () => {
  const home = (await planned('en')).find(({ route }) => route === '/');
  const found = JSON.stringify(home?.screen).split('"title":"List ').slice(1);
  const names = found.map((list) => [...list.matchAll(/courses\/(\w+)/g)].map(([, name]) => name).join(' '));
  expect(names).toEqual(asks.map(([, expected]) => expected));
});

/** A field of each type that a schema knows, with what it must say besides. */
const each = schemaOf('kind').properties?.fields?.items?.properties?.type?.enum ?? [];
const besides: Readonly<Record<string, string>> = {
  choice: ', choices: [beginner, advanced]',
  entry: ', kind: teacher',
  list: ', fields: [{ name: at, type: time }, { name: note, type: text }, { name: days, type: date-range }]',
  number: ', min: 5',
  time: ', example: 9:00',
};
const lines = each.map((type, at) => `  - { name: f${at}, type: ${type}, required: true${besides[type] ?? ''} }\n`);

test('whatever lists types of fields names each', () => {
  const { type, min, max } = schemaOf('kind').properties?.fields?.items?.properties ?? {};
  const guide = readFileSync('docs/authors.md', 'utf8');
  const { phrases } = parse(readFileSync('messages/en.yaml', 'utf8'));
  const typesWith = (has: (known: (typeof fieldTypes)[keyof typeof fieldTypes]) => boolean): string[] =>
    Object.entries(fieldTypes).flatMap(([name, known]) => (has(known) ? name : []));
  const ranged = typesWith(({ hasRange }) => hasRange === true);
  const read = typesWith((known) => known.read !== undefined).filter((name) => name !== 'text' && name !== 'list');
  const rows = (head: string): string =>
    guide
      .slice(guide.indexOf(head))
      .split('\n\n')[0]
      ?.replace(/^(\|[^|]*\|).*$/gm, '$1') ?? '';
  const lists: readonly (readonly [where: string, text: string, types: readonly string[]])[] = [
    ['the description of "type" in schemas/kind.schema.json', type?.description ?? '', each],
    ['"forTypes" of "min" in schemas/kind.schema.json', JSON.stringify(min), ranged],
    ['"forTypes" of "max" in schemas/kind.schema.json', JSON.stringify(max), ranged],
    ['the table of types in docs/authors.md', rows('| type | a page says'), each],
    ['the sentence on `min` and `max` in docs/authors.md', /^- `min` and `max` .*$/m.exec(guide)?.[0] ?? '', ranged],
    [
      'the table of headings in docs/authors.md',
      rows('| field | headings'),
      typesWith(({ groups }) => groups !== undefined),
    ],
    [
      'the sentence on what can be filtered by in docs/authors.md',
      /^Fields of the types .*? can be filtered by/m.exec(guide)?.[0] ?? '',
      typesWith(({ isChosen }) => isChosen === true),
    ],
    [
      'the sentence on fields in brackets in docs/authors.md',
      /^Any field of a kind can stand in brackets .*?\. /m.exec(guide)?.[0] ?? '',
      typesWith(({ makesPages }) => makesPages === true),
    ],
    ['"types-of-cells" in messages/en.yaml', Object.keys(phrases['types-of-cells']).join(' '), read],
    [
      '"how-cells-are-written" in messages/en.yaml',
      Object.keys(phrases['how-cells-are-written']).join(' '),
      read.filter((name) => name !== 'choice'),
    ],
  ];
  const missing = lists.flatMap(([where, text, types]) =>
    types.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)).map((name) => `${name}: ${where}`),
  );
  expect(missing, 'Name the type there, too.').toEqual([]);
});

test('a new page says something right in a field of each type', async () => {
  const all: Files = {
    ...files('en'),
    'public/files/price-list.pdf': '%PDF-1.4',
    'public/images/picture.jpg': '',
    'kinds/all.yaml': `description: All of it.\nfields:\n${lines.join('')}layout: [{ type: hero, title: "{title}" }]\n`,
  };
  const site = await surroundingsIn(memoryDisk(all));
  const kind = { name: 'all', today: '2031-05-01', md: false };
  const made = await newPage(site, { address: '/all', from: undefined, title: 'All', kind });
  const { diagnostics } = await loadSite(memoryDisk({ ...all, [made.file]: made.text }));
  expect(
    diagnostics.filter(({ file, code }) => file === made.file && !['example-text', 'bad-image'].includes(code)),
  ).toEqual([]);
  expect(made.text).toMatch(/f\d+:\n {2}- at: 18:00\n {4}note: note\n {4}days:\n {6}from: 2031-05-01\n/);
  expect(made.text).toMatch(/f\d+: 9:00\n/);
});

test('patterns that could take long are refused, others are quick on any text', () => {
  const slow =
    '(a+)+ (a|a)* \\w+\\w+\\w+\\w+ (a)\\1 (?=a)b (?<!a)b (a{1,9}){1,9} (a+){250} (a{0,1}){30} ((a?){9}){9} (.*,){9}';
  expect(slow.split(' ').map((each) => faultOf(each))).toEqual(slow.split(' ').map(() => 'slow'));
  expect(['[', 'a**', '(?<y', '\\p{Nothing}'].map((each) => faultOf(each))).toEqual([
    'syntax',
    'syntax',
    'syntax',
    'syntax',
  ]);
  const quick =
    '[A-Z]{2}-\\d{4} (?:\\d{3},)*\\d+ [^@]+@[^@]+\\.[a-z]+ (red|green)-\\d+ (?<ä>\\d{4}) [\\]a]+ .*.*.* \\p{Lu}+ (x{200}){200}';
  for (const pattern of quick.split(' ')) {
    expect(faultOf(pattern), pattern).toBeUndefined();
    const matcher = new Matcher(wholePattern(pattern), 'u', 1000);
    for (const letter of 'aA1@,-')
      expect(matcher.stepsIn(`${letter.repeat(199)}!`, 5_000_000), pattern).toBeGreaterThan(0);
  }
});

test('editors offer days of the week, and know the fields of lists', () => {
  const kind = kindOf('course', {
    description: 'A course.',
    fields: [
      { name: 'days', type: 'day-of-week', many: true },
      { name: 'dates', type: 'list', fields: [{ name: 'price', type: 'number', min: 1 }] },
    ],
    layout: [],
  });
  expect(JSON.parse(kindSchemaText(kind)).properties).toMatchObject({
    days: { type: 'array', items: { defaultSnippets: [{ bodyText: 'monday' }, {}, {}, {}, {}, {}, {}] } },
    dates: {
      items: { type: 'object', properties: { price: { type: 'number', minimum: 1 } }, additionalProperties: false },
    },
  });
});
