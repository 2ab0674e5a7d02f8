import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { printPlanOf } from '../../src/builder/printed/print-plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { BlockPlace } from '../../src/model/plan.ts';
import { firstLetterOf } from '../../src/values/first-letters.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

// Lists whose entries stand under headings: `group` in `from`.

const kind = `description: A course.
fields:
  - { name: level, type: choice, choices: [beginner, advanced] }
  - { name: day, type: day-of-week, many: true }
  - { name: start, type: date }
  - { name: price, type: number, currency: EUR }
  - { name: teacher, type: entry, kind: person }
  - { name: styles, type: texts }
layout:
  - type: hero
    title: "{title}"
    meta: "{styles}"
`;

const course = (title: string, says: string): Files => ({
  [`pages/courses/${title.toLowerCase().replace(/[^a-z]/g, 'x')}.yaml`]: `kind: course\ntitle: "${title}"\ndescription: Steps.\n${says}`,
});

const school = (from: string, { type = 'card-grid', show = '', site = '' } = {}): Files => ({
  'site.yaml': goodSite + site,
  'kinds/course.yaml': kind,
  'pages/index.yaml': pageCalled('Welcome'),
  'pages/team/mara.yaml': 'kind: person\ntitle: Mara Holt\ndescription: Teaches.\nrole: Dancer\n',
  'pages/team/jo.yaml': 'kind: person\ntitle: Jo Adam\ndescription: Teaches.\nrole: Dancer\ndraft: true\n',
  ...course(
    'Salsa',
    'level: advanced\nday: [friday, monday]\nstart: 2027-02-10\nprice: 20\nteacher: mara\nstyles: [Latin]\n',
  ),
  ...course(
    'Tango',
    'level: beginner\nday: [monday]\nstart: 2026-12-01\nprice: 9.5\nteacher: jo\nstyles: [ Latin, Argentine ]\n',
  ),
  ...course('Ballet', 'level: beginner\nday: [sunday]\nstart: 2027-02-01\nprice: 20\nteacher: team/mara\n'),
  ...course('¡Élan!', ''),
  'pages/list.yaml': `${pageCalled('Courses')}  - type: ${type}\n    title: List ({count})\n    from: { kind: course, ${from} }\n${show}`,
});

/** A list as it is shown: a line for each heading, with its address in brackets and the titles below it. */
async function listed(files: Files, route = '/list'): Promise<string[]> {
  const { site, diagnostics } = await loadSite(memoryDisk(files));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('The site has mistakes.');
  const { screen } = planSite(site, { year: '2026', drafts: false }).pages.find((each) => each.route === route) ?? {};
  const placed =
    screen?.kind === 'page' ? screen.blocks.find(({ block }) => 'title' in block && 'items' in block) : undefined;
  if (placed === undefined) throw new Error('There is no list.');
  const { headings = [] }: BlockPlace = placed.place;
  const items: readonly object[] = 'items' in placed.block ? (placed.block.items ?? []) : [];
  return headings.map(({ title, href, id, from }, at) => {
    const below = items.slice(from, headings[at + 1]?.from);
    const titles = below.map((item) => ('title' in item ? item.title : ''));
    const leads = href === undefined ? '' : ` -> ${href.href}`;
    return `${String(title)}${id === undefined ? '' : ` #${id}`}${leads}: ${titles.join(', ')}`;
  });
}

describe('entries stand under headings', () => {
  test('in the order of the choices, without a value last', async () => {
    expect(await listed(school('group: level, sort: title'))).toEqual([
      'Beginner #beginner: Ballet, Tango',
      'Advanced #advanced: Salsa',
      'Other: ¡Élan!',
    ]);
  });

  test('of each of their days, in the words and the weeks of the language', async () => {
    const inGerman = { site: 'language: de\nwords: { ungrouped: Weitere }\n' };
    expect(await listed(school('group: day, sort: title', inGerman))).toEqual([
      'Montag #montag: Salsa, Tango',
      'Freitag #freitag: Salsa',
      'Sonntag #sonntag: Ballet',
      'Weitere: ¡Élan!',
    ]);
    expect((await listed(school('group: day', { site: 'language: en-US\n' })))[0]).toBe('Sunday #sunday: Ballet');
  });

  test('by month, the latest first if the list is sorted so', async () => {
    expect(await listed(school('group: start, sort: -start'))).toEqual([
      'February 2027 #february-2027: Salsa, Ballet',
      'December 2026 #december-2026: Tango',
      'Other: ¡Élan!',
    ]);
    const years = await listed(school('group: { field: start, by: year }, sort: title'));
    expect(years.slice(0, 2)).toEqual(['2026 #2026: Tango', '2027 #2027: Ballet, Salsa']);
    const back = await listed(school('group: { field: -start, by: day }, sort: title'));
    expect(back.map((each) => each.replace(/:.*|,/g, '').replace(/ #.*/, ''))).toEqual([
      'Wednesday 10 February 2027',
      'Monday 1 February 2027',
      'Tuesday 1 December 2026',
      'Other',
    ]);
  });

  test('by the page that they name, whose address is given if visitors see it', async () => {
    expect(await listed(school('group: teacher, sort: title'))).toEqual([
      'Jo Adam #jo-adam: Tango',
      'Mara Holt #mara-holt -> /team/mara: Ballet, Salsa',
      'Other: ¡Élan!',
    ]);
  });

  test('by numbers, by each of several texts, and by the letters of titles', async () => {
    expect(await listed(school('group: price, sort: title'))).toEqual([
      '€9.50 #9-50: Tango',
      '€20.00 #20-00: Ballet, Salsa',
      'Other: ¡Élan!',
    ]);
    expect(await listed(school('group: styles, sort: title'))).toEqual([
      'Argentine #argentine: Tango',
      'Latin #latin: Salsa, Tango',
      'Other: ¡Élan!, Ballet',
    ]);
    expect(await listed(school('group: title'))).toEqual([
      'B #b: Ballet',
      'E #e: ¡Élan!',
      'S #s: Salsa',
      'T #t: Tango',
    ]);
  });

  test('and a limit chooses them before they are divided', async () => {
    expect(await listed(school('group: level, sort: -title, limit: 2'))).toEqual([
      'Beginner #beginner: Tango',
      'Advanced #advanced: Salsa',
    ]);
  });

  test('of which a page of a long list repeats one that goes on', async () => {
    const files = school('group: day, sort: title, perPage: 2');
    expect(await listed(files)).toEqual(['Monday #monday: Salsa, Tango']);
    expect(await listed(files, '/list/2')).toEqual(['Friday #friday: Salsa', 'Sunday #sunday: Ballet']);
    expect(await listed(files, '/list/3')).toEqual(['Other: ¡Élan!']);
    const other = school('group: level, sort: title, perPage: 1');
    expect(await listed(other, '/list/2')).toEqual(['Beginner #beginner: Tango']);
  });
});

describe('what a heading says in full, its items', () => {
  /** All that is on the page of the list. */
  async function shown(files: Files): Promise<string> {
    const { site, diagnostics } = await loadSite(memoryDisk(files));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { pages } = planSite(site ?? expect.fail(), { year: '2026', drafts: false });
    return JSON.stringify(pages.find(({ route }) => route === '/list')?.screen).replaceAll(/"id":"[^"]*"/g, '');
  }
  const withCard = (files: Files): Files => ({
    ...files,
    'kinds/course.yaml': `${kind}card:\n  title: "{title}"\n  badge: "{level}"\n  meta: ["{teacher.title}", "{start}", "{level}, {price}"]\n`,
  });

  test("don't say again, among their facts or as the card says", async () => {
    expect(await shown(school('sort: level'))).toContain('"beginner"');
    expect(await shown(school('group: level'))).not.toContain('"beginner"');
    expect(await shown(school('group: level', { type: 'table' }))).not.toContain('"beginner"');
    const byLevel = await shown(withCard(school('group: level')));
    expect(byLevel).not.toContain('"badge"');
    expect(byLevel).toContain('"meta":["Mara Holt","10 February 2027","advanced, €20.00"]');
    expect(await shown(withCard(school('group: teacher')))).toContain('"meta":["10 February 2027","advanced, €20.00"]');
  });

  test('say as their list wants it, and where the heading is a part of it, or one of several', async () => {
    const show = '    show: { badge: "{level}" }\n';
    expect(await shown(school('group: level', { show }))).toContain('"badge":"beginner"');
    expect(await shown(school('group: start'))).toContain('"10 February 2027"');
    expect(await shown(school('group: { field: start, by: day }'))).not.toContain('"10 February 2027",');
    expect(await shown(school('group: day'))).toContain('"Monday","Friday"');
  });
});

test('where a block has groups, each heading makes one', async () => {
  const show = '    show: { title: "{title}", price: "{title}" }\n';
  const { site } = await loadSite(memoryDisk(school('group: teacher, sort: title', { type: 'price-list', show })));
  if (site === undefined) throw new Error('The site has mistakes.');
  const page = planSite(site, { year: '2026', drafts: false }).pages.find(({ route }) => route === '/list');
  const block = JSON.stringify(page?.screen);
  expect(block).toContain('"title":"List (4)"');
  expect(block).toMatch(
    /"title":"Jo Adam","items":\[.*Tango.*"title":"Mara Holt","items":\[.*Ballet.*Salsa.*"title":"Other"/,
  );
  expect(block).toContain('"groups":[{"title":"Jo Adam","id":"jo-adam","from":0},{"title":"Mara Holt","href"');
});

test('on paper they are headings, too', async () => {
  const { site } = await loadSite(memoryDisk(school('group: level, sort: title')));
  if (site === undefined) throw new Error('The site has mistakes.');
  const plan = planSite(site, { year: '2026', drafts: false });
  const page = plan.pages.find(({ route }) => route === '/list');
  if (page === undefined) throw new Error('There is no page.');
  const parts = printPlanOf({ ...page, pdfWords: {} }, plan).parts;
  const headings = parts.filter(({ kind }) => kind === 'heading');
  expect(headings).toMatchObject([
    { level: 2, words: ['List (4)'] },
    { level: 3, id: 'beginner', words: ['Beginner'] },
    { level: 3, id: 'advanced', words: ['Advanced'] },
    { level: 3, words: ['Other'] },
  ]);
});

test('links can lead to a heading, and are told where there is none', async () => {
  const link = (to: string): Files => ({
    'pages/index.yaml': `${pageCalled('Welcome')}  - type: cta\n    title: Come\n    actions: [{ label: Go, href: "/list#${to}" }]\n`,
  });
  const codes = async (to: string): Promise<string[]> => {
    const { diagnostics } = await loadSite(memoryDisk({ ...school('group: day'), ...link(to) }));
    return diagnostics.map(({ code }) => code);
  };
  expect(await codes('friday')).toEqual([]);
  expect(await codes('tuesday')).toEqual(['broken-anchor']);
});

test('1,000 entries under 200 headings are planned', async () => {
  const many = Array.from({ length: 1000 }, (_, at) => `- { title: Row ${at}, no: ${at % 200} }`).join('\n');
  const files = {
    ...school('group: level'),
    'kinds/row.yaml':
      'description: A row.\npage: false\ndata: content/rows.yaml\nfields:\n  - { name: no, type: number }\n',
    'content/rows.yaml': `${many}\n`,
    'pages/list.yaml': `${pageCalled('Rows')}  - type: card-grid\n    title: List\n    from: { kind: row, group: no }\n`,
  };
  const rows = await listed(files);
  expect(rows).toHaveLength(200);
  expect(rows[199]).toBe('199 #199: Row 199, Row 399, Row 599, Row 799, Row 999');
});

test.each([
  ['de', 'Äpfel', 'A'],
  ['sv', 'Äpplen', 'Ä'],
  ['es', 'Ñandú', 'Ñ'],
  ['cs', 'chata', 'Ch'],
  ['cs', 'cukr', 'C'],
  ['hr', 'Ljubljana', 'Lj'],
  ['cy', 'ngwlad', 'Ng'],
  ['tr', 'ırmak', 'I'],
  ['ru', 'Ёлка', 'Е'],
  ['el', '«Άλφα»', 'Α'],
  ['ko', '김치', 'ㄱ'],
  ['ja', 'ざる', 'さ'],
  ['zh', '北京', 'B'],
  ['zh-TW', '重慶', 'Z'],
  ['ja', 'カメラ', 'か'],
  ['ja', '日本', '#'],
  ['en', '北京', '#'],
  ['hi', 'क्या', 'क'],
  ['ka', 'თბილისი', 'თ'],
  ['en', '24 hours', '#'],
  ['en', '…', '#'],
])('in %s, %s stands under %s', (language, text, letter) => {
  expect(firstLetterOf(text, language)).toBe(letter);
});
