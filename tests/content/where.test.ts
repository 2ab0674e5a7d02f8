import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import type { Entry } from '../../src/content/entries/entries.ts';
import { Entries, EntryIndex } from '../../src/content/entries/entry-index.ts';
import { kindOf } from '../../src/content/entries/kinds.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { plannedAnew, planner } from './changes.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const kind = `description: A course.
fields:
  - { name: level, type: choice, choices: [beginner, advanced] }
  - { name: day, type: choice, choices: [monday, wednesday, friday] }
  - { name: price, type: number }
  - { name: start, type: date }
  - { name: trial, type: yes-no }
  - { name: teacher, type: entry, kind: person }
  - { name: styles, type: texts }
card:
  title: "{title}"
layout:
  - type: hero
    title: "{title}"
    meta: "{styles}"
  - type: card-grid
    title: The same day
    from: { kind: course, where: { day: "{day}" } }
  - type: card-grid
    title: No dearer
    from: { kind: course, where: { price: { max: "{price}" } } }
  - type: card-grid
    title: Later
    from: { kind: course, where: { start: { min: "{start}" } } }
  - type: card-grid
    title: By the same teacher
    from: { kind: course, where: { teacher: "{teacher}" } }
`;

const course = (title: string, more: string): string => `kind: course\ntitle: ${title}\ndescription: Steps.\n${more}`;

const list = (from: string): string =>
  `${pageCalled('Courses')}  - type: card-grid\n    title: List\n    from: ${from}\n`;

const school: Files = {
  'site.yaml': goodSite,
  'kinds/course.yaml': kind,
  'pages/index.yaml': pageCalled('Welcome'),
  'pages/team/mara.yaml': 'kind: person\ntitle: Mara Holt\ndescription: Teaches.\n',
  'pages/courses/salsa.yaml': course(
    'Salsa',
    'level: beginner\nday: friday\nprice: 12.5\nstart: 2027-01-10\ntrial: true\nteacher: mara\nstyles: [Latin, Son]\n',
  ),
  'pages/courses/tango.yaml': course(
    'Tango',
    'level: advanced\nday: monday\nprice: 20\nstart: 2027-02-01\nteacher: team/mara\nstyles: [Latin]\n',
  ),
  'pages/courses/swing.yaml': course(
    'Swing',
    'level: beginner\nday: wednesday\nprice: 9\nstart: 2027-03-05\ntrial: false\n',
  ),
  'pages/courses/waltz.yaml': course('Waltz', 'level: advanced\nday: monday\nprice: 100\nstart: 2026-11-30\n'),
};

async function planned(files: Files): Promise<ReadonlyMap<string, string>> {
  const { site, diagnostics } = await loadSite(memoryDisk(files));
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  const { pages } = planSite(site, { year: '2026', drafts: false });
  return new Map(pages.map(({ route, screen }) => [route, JSON.stringify(screen)]));
}

const titlesIn = (screen = ''): readonly string[] => screen.match(/Salsa|Tango|Swing|Waltz/g) ?? [];

/** The courses that a list finds, in its order. */
async function found(from: string): Promise<readonly string[]> {
  return titlesIn((await planned({ ...school, 'pages/courses/index.yaml': list(from) })).get('/courses'));
}

describe('a list asks for what stands in any field', () => {
  test.each([
    ['{ level: beginner }', ['Salsa', 'Swing']],
    ['{ day: [monday, friday] }', ['Salsa', 'Tango', 'Waltz']],
    ['{ price: 20 }', ['Tango']],
    ['{ price: [9, 100] }', ['Swing', 'Waltz']],
    ['{ price: { max: 20 } }', ['Salsa', 'Swing', 'Tango']],
    ['{ price: { min: 12.5, max: 20 } }', ['Salsa', 'Tango']],
    ['{ start: { min: 2027-02-01 } }', ['Swing', 'Tango']],
    ['{ start: 2027-01-10 }', ['Salsa']],
    ['{ trial: true }', ['Salsa']],
    ['{ trial: false }', ['Swing', 'Tango', 'Waltz']],
    ['{ styles: son }', ['Salsa']],
    ['{ title: waltz }', ['Waltz']],
    // By any of its names.
    ['{ teacher: mara }', ['Salsa', 'Tango']],
    ['{ teacher: team/mara }', ['Salsa', 'Tango']],
    ['{ level: advanced, day: monday, price: { max: 50 } }', ['Tango']],
  ])('%s', async (where, titles) => {
    expect(await found(`{ kind: course, where: ${where}, sort: title }`)).toEqual(titles);
  });
});

describe('a list is sorted by several fields', () => {
  test.each([
    // Days come as the week has them, and not by the alphabet.
    ['day', ['Tango', 'Waltz', 'Swing', 'Salsa']],
    ['-day', ['Salsa', 'Swing', 'Tango', 'Waltz']],
    ['[day, -price]', ['Waltz', 'Tango', 'Swing', 'Salsa']],
    ['[-level, title]', ['Tango', 'Waltz', 'Salsa', 'Swing']],
    ['-price', ['Waltz', 'Tango', 'Salsa', 'Swing']],
  ])('%s', async (sort, titles) => {
    expect(await found(`{ kind: course, sort: ${sort} }`)).toEqual(titles);
  });
});

test('the layout of a kind asks for what its page says, in figures and by file', async () => {
  const screen = (await planned(school)).get('/courses/tango') ?? '';
  const [, sameDay, noDearer, later, sameTeacher] = screen.split(/The same day|No dearer|"Later|By the same teacher/);
  expect([sameDay, noDearer, later, sameTeacher].map(titlesIn)).toEqual([
    ['Waltz'],
    ['Salsa', 'Swing'],
    ['Swing'],
    ['Salsa'],
  ]);
});

test('a file makes a page for each value of a field, and each has a list of its own', async () => {
  const pages = await planned({
    ...school,
    'pages/by-level/[level].yaml': list('{ kind: course, where: { level: "{level}" }, sort: title, perPage: 1 }'),
  });
  const own = [...pages].filter(([route]) => route.startsWith('/by-level'));
  expect(own.map(([route, screen]) => [route, titlesIn(screen)])).toEqual([
    ['/by-level/advanced', ['Tango']],
    ['/by-level/advanced/2', ['Waltz']],
    ['/by-level/beginner', ['Salsa']],
    ['/by-level/beginner/2', ['Swing']],
  ]);
});

test('a field that changes changes the lists that ask for it, and no others', async () => {
  const files: Files = {
    ...school,
    'kinds/course.yaml': kind.slice(0, kind.indexOf('  - type: card-grid')),
    'pages/beginners.yaml': list('{ kind: course, where: { level: beginner } }'),
    'pages/cheap.yaml': list('{ kind: course, where: { price: { max: 15 } } }'),
    'pages/by-mara.yaml': list('{ kind: course, where: { teacher: mara } }'),
    'pages/by-price.yaml': list('{ kind: course, sort: -price }'),
  };
  const plan = planner();
  await plan(files);
  const swing = String(files['pages/courses/swing.yaml']);
  const changed = async (from: string, to: string): Promise<readonly string[]> => {
    const anew = plannedAnew(await plan({ ...files, 'pages/courses/swing.yaml': swing.replace(from, to) }));
    await plan(files);
    return anew.filter((route) => route !== '/courses/swing');
  };
  expect(await changed('level: beginner', 'level: advanced')).toEqual(['/beginners']);
  expect(await changed('price: 9', 'price: 10')).toEqual([]);
  expect(await changed('price: 9', 'price: 15.5')).toEqual(['/by-price', '/cheap']);
  expect(await changed('trial: false', 'teacher: mara')).toEqual(['/by-mara']);
  expect(await changed('trial: false', 'trial: true')).toEqual([]);
});

test('a list of a value that a hundred of ten thousand pages have looks at about as many, not at all of them', () => {
  const fields = [
    { name: 'town', type: 'text' },
    { name: 'price', type: 'number' },
  ] as const;
  const home = kindOf('home', { description: '', fields, layout: [] });
  let looked = 0;
  const all = Array.from({ length: 10_000 }, (_, index): Entry => {
    const name = `h${index}`;
    const written = { title: name, town: `town ${index % 100}`, price: index };
    const get = {
      get written() {
        looked++;
        return written;
      },
    };
    return Object.defineProperties(
      { kind: home, name, file: `pages/${name}.yaml`, route: `/${name}`, draft: false, written },
      Object.getOwnPropertyDescriptors(get),
    );
  });
  const entries = new Entries(new EntryIndex(all));
  const lookedFor = (where: Entry['written'], count: number): number => {
    looked = 0;
    expect(entries.find({ kind: 'home', where, sort: ['price'] })).toHaveLength(count);
    return looked;
  };
  // The first list looks through the field.
  lookedFor({ town: 'town 1' }, 100);
  expect(lookedFor({ town: 'town 2' }, 100)).toBeLessThan(3_000);
  expect(lookedFor({ town: ['town 3', 'town 4'], price: { min: 9_900 } }, 2)).toBeLessThan(3_000);
  // Once for each page, whatever else is asked for.
  expect(lookedFor({ price: { min: 5_000, max: 5_099 } }, 100)).toBeLessThan(25_000);
});
