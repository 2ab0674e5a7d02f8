import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../src/blocks/shared/filters/item-words.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { ListFilters } from '../../src/model/plan.ts';
import { goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const course = `description: A course.
data: data/courses.csv
fields:
  - { name: level, type: choice, choices: [open, beginner, advanced], label: For whom }
  - { name: day, type: day-of-week, many: true, required: true }
  - { name: time, type: time, required: true }
  - { name: stepFree, type: yes-no }
  - { name: tags, type: texts }
  - { name: price, type: number, currency: EUR }
  - { name: teacher, type: entry, kind: person }
`;

const courses = `title,level,day,time,stepFree,tags,price,teacher
Salsa,beginner,"friday, monday",20:00,true,couples,8,mara
Tango,advanced,monday,18:00,false,couples; old,12.5,mara
Ballet,beginner,sunday,10:00,false,,48,jo
`;

/** What visitors choose by on a page with some blocks. */
async function chosenBy(
  blocks: string,
  language = 'en',
  rows = courses,
): Promise<readonly (ListFilters | undefined)[]> {
  const { site, diagnostics } = await loadSite(
    memoryDisk({
      'site.yaml': `${goodSite}language: ${language}\n`,
      'kinds/course.yaml': course,
      'data/courses.csv': rows,
      'pages/index.yaml': pageCalled('Welcome'),
      'pages/mara.yaml': 'kind: person\ntitle: Mara Holt\ndescription: Teaches.\nrole: Dancer\n',
      'pages/jo.yaml': 'kind: person\ntitle: Jo Ames\ndescription: Teaches.\nrole: Dancer\n',
      'pages/levels/[level].yaml': `${pageCalled('"For {level}"')}${list('price').replace('course }', 'course, where: { level: "{level}" } }')}`,
      'pages/tags/[tags].yaml': `${pageCalled('"About {tags}"')}${list('price').replace('course }', 'course, where: { tags: "{tags}" } }')}`,
      'pages/list.yaml': `${pageCalled('Courses')}${blocks}`,
    }),
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('The site has mistakes.');
  const { pages } = planSite(site, { year: '2026', drafts: false });
  const screen = pages.find(({ route }) => route === '/list')?.screen;
  return screen?.kind === 'page'
    ? screen.blocks.slice(-blocks.split('- type:').length + 1).map(({ place }) => place.filters)
    : [];
}

const list = (filters: string, more = ''): string =>
  `  - type: card-grid\n    title: List\n    from: { kind: course }\n    filters: [${filters}]\n${more}`;

const words = (filters: ListFilters | undefined) =>
  filters?.fields.map(({ label, as, options }) => [label, as, options.map((each) => `${each.value}=${each.label}`)]);

describe('visitors choose from a list', () => {
  test('by values in their order, as the language says them', async () => {
    const [filters] = await chosenBy(list('level, day, stepFree, tags, teacher'), 'de');
    expect(words(filters)).toEqual([
      // No course is open.
      ['For whom', 'chips', ['beginner=beginner', 'advanced=advanced']],
      ['Day', 'chips', ['monday=Montag', 'friday=Freitag', 'sunday=Sonntag']],
      ['Step free', 'chips', ['yes=Step free']],
      ['Tags', 'chips', ['couples=couples', 'old=old']],
      ['Teacher', 'chips', ['jo=Jo Ames', 'mara=Mara Holt']],
    ]);
    expect(filters?.items).toBe('0,1 0,0,0,1;1,0,,0 1,1;0,2,,,0');
  });

  test('by values that have a page, if there is a file for the field', async () => {
    const [filters] = await chosenBy(list('level, day'));
    expect(filters?.fields.map(({ options }) => options.map(({ page }) => page?.href))).toEqual([
      ['/levels/beginner', '/levels/advanced'],
      [undefined, undefined, undefined],
    ]);
  });

  test('by no more pages than people read', async () => {
    const linked = async (count: number): Promise<number | undefined> => {
      const rows = Array.from({ length: count }, (_, at) => `A${at},beginner,monday,18:00,true,about ${at},8,mara`);
      const [filters] = await chosenBy(list('tags'), 'en', `${courses.split('\n')[0]}\n${rows.join('\n')}\n`);
      return filters?.fields[0]?.options.filter(({ page }) => page !== undefined).length;
    };
    expect([await linked(100), await linked(101)]).toEqual([100, 0]);
  });

  test('by bounds where there are many numbers', async () => {
    const rows = [3, 11, 12, 20, 20.5, 31, 44, 48, 49].map(
      (price) => `A${price},beginner,monday,18:00,true,,${price},mara`,
    );
    const [filters] = await chosenBy(
      list('price'),
      'en',
      `${courses.split('\n')[0]}\n${rows.join('\n')}\nFree,open,monday,18:00,true,,,jo\n`,
    );
    expect(words(filters)).toEqual([
      ['Price', 'bounds', ['10=Up to €10', '20=Up to €20', '30=Up to €30', '40=Up to €40']],
    ]);
    // More than the last bound, and no price at all.
    expect(filters?.items).toBe('0;1;1;1;2;3;4;4;4;');
  });

  test('in the order in which a block shows its items, with names of its own beside another list', async () => {
    const week =
      '  - type: timetable\n    id: week\n    title: Week\n    from: { kind: course }\n    filters: [level]\n';
    const [first, second] = await chosenBy(`${list('level')}${week}`);
    expect([first?.prefix, second?.prefix]).toEqual(['block-2-', 'week-']);
    expect([first?.items, second?.items]).toEqual(['0;1;0', '1;0;0']);
  });

  test('also under headings, where an entry may stand twice', async () => {
    const [filters] = await chosenBy(list('level').replace('kind: course', 'kind: course, group: day'));
    // Salsa and Tango on Monday, Salsa on Friday, Ballet on Sunday.
    expect(filters?.items).toBe('0;1;=0;0');
  });

  test('by words alone, also in a list that was written down', async () => {
    const faq =
      '  - type: faq\n    title: Questions\n    find: true\n    items:\n      - { question: When?, answer: Now. }\n      - { question: Where?, answer: Here. }\n';
    expect(await chosenBy(faq)).toEqual([{ fields: [], items: ';', find: true }]);
  });
});

test.each([
  ['Où est l’École', 'ou est l’ecole'],
  ['  Café\n STRASSE straße ', 'cafe strasse strasse'],
  ['Йод ΟΔΟΣ', 'иод οδοσ'],
  ['نَصّ', 'نص'],
  ['हिन्दी 中文', 'हिन्दी 中文'],
])('what is typed is found: %j is %j', (text, folded) => {
  expect(wordsOf(text)).toBe(folded.normalize('NFKD'));
});
