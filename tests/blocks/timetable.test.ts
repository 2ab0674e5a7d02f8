import { expect, test } from 'vitest';
import { weekGrid } from '../../src/blocks/timetable/Timetable.tsx';
import { loadSite } from '../../src/content/load/load.ts';
import { daysOfWeekIn } from '../../src/values/days.ts';
import { timeSpanIn } from '../../src/values/hours.ts';
import { filledPages } from '../content/filled-pages.ts';
import { goodSite, memoryDisk, pageCalled } from '../content/memory-disk.ts';
import { renderBlocks } from './render-block.ts';

const item = (title: string, day: string, time: string) => ({ title, day, time });

/** What a week shows without its styles: its days, and under each what is on it, in this order. */
async function weekIn(language: string, items: readonly ReturnType<typeof item>[]): Promise<string[]> {
  const html = await renderBlocks([{ type: 'timetable', items }], { language });
  return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>|<li[^>]*>(.*?)<\/li>/g)].map(([, day, entry = '']) =>
    (day ?? `  ${entry.replace('</p>', '|')}`).replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' '),
  );
}

const courses = [
  item('Milonga', 'friday', '22:00-1:00'),
  item('Tap', 'saturday, monday', '18:00'),
  item('Ballet', 'Monday', '9:00-10:30'),
  item('Brunch', 'sunday', '11:00-12:00'),
];

test('a week is a list of days in the order of the week where the language is spoken', async () => {
  expect(await weekIn('de', courses)).toEqual([
    'Montag',
    '  9:00 – 10:30|Ballet',
    '  18:00|Tap',
    'Freitag',
    '  22:00 – 1:00|Milonga',
    'Samstag',
    '  18:00|Tap',
    'Sonntag',
    '  11:00 – 12:00|Brunch',
  ]);
  const days = async (language: string): Promise<string[]> =>
    (await weekIn(language, courses)).filter((line) => !line.startsWith(' '));
  expect(await days('hi')).toEqual(['रविवार', 'सोमवार', 'शुक्रवार', 'शनिवार']);
  expect((await days('ar'))[0]).toBe('السبت');
});

test('nothing is marked as today before a browser has said what day it is', async () => {
  expect(await renderBlocks([{ type: 'timetable', items: courses }])).not.toContain('data-today');
});

/** A week laid out: of each thing its rows and its lanes. */
function laidOut(items: readonly ReturnType<typeof item>[]) {
  const { days, rows, marks } = weekGrid(
    items.map(({ title, day, time }) => ({ title, day: daysOfWeekIn(day, 'en'), time: timeSpanIn(time, 'en') })),
  );
  const cells = days.flatMap((day) =>
    day.cells.map(({ item, rows, lanes }) => `${item.title}: ${rows.join('-')}, ${lanes.join('-')}`),
  );
  return { cells, rows, marks: marks.map(({ text }) => text), lanes: days.map(({ lanes }) => lanes) };
}

test('what overlaps stands side by side, and what stands alone takes all lanes', () => {
  const week = [
    item('A', 'monday', '9:00-10:00'),
    item('B', 'monday', '9:30-10:30'),
    item('C', 'monday', '10:00-11:00'),
    item('D', 'monday', '12:00-13:00'),
  ];
  expect(laidOut(week)).toEqual({
    cells: ['A: 1-3, 1-2', 'B: 2-4, 2-3', 'C: 3-5, 1-2', 'D: 6-7, 1-3'],
    rows: [30, 30, 30, 30, 60, 60],
    marks: ['9:00', '9:30', '10:00', '12:00'],
    lanes: [2],
  });
});

test('five minutes, a night, a beginning alone and long pauses have their places', () => {
  const week = [
    item('Bell', 'monday', '8:00-8:05'),
    item('Gong', 'tuesday', '8:05'),
    item('Night', 'friday', '22:00-1:00'),
  ];
  const { rows, marks } = laidOut(week);
  // The pause from 9:05 to 22:00 is shown as an hour, and marks five minutes apart would touch.
  expect(rows).toEqual([5, 60, 60, 180]);
  expect(marks).toEqual(['8:00', '22:00']);
});

test('ten at once have ten lanes, and two hundred are laid out, too', () => {
  const ten = Array.from({ length: 10 }, (_, at) => item(`Stage ${at}`, 'saturday', '14:00-16:00'));
  expect(laidOut(ten).lanes).toEqual([10]);
  const many = Array.from({ length: 200 }, (_, at) => item(`${at}`, 'monday', `${8 + (at % 12)}:0${at % 9}-21:00`));
  expect(laidOut(many).cells).toHaveLength(200);
});

test('a week with too much at once shows its days without hours, in the order of their times', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => item(`Stage ${at}`, 'saturday', `${20 - at}:00-23:00`));
  expect(await weekIn('en', ten)).toEqual([
    'Saturday',
    ...Array.from({ length: 10 }, (_, at) => `  ${11 + at}:00 – 23:00|Stage ${9 - at}`),
  ]);
  const [many, few] = [
    await renderBlocks([{ type: 'timetable', items: ten }]),
    await renderBlocks([{ type: 'timetable', items: courses }]),
  ];
  expect([many, few].map((html) => html.includes('aria-hidden="true" data-screen-only'))).toEqual([false, true]);
});

test('a list of pages fills a week: days and times come as their fields are written', async () => {
  const page = (title: string, day: string, time: string): string =>
    `kind: course\ntitle: ${title}\ndescription: Steps.\nday: ${day}\ntime: ${time}\n`;
  const { site, diagnostics } = await loadSite(
    memoryDisk({
      'site.yaml': goodSite,
      'kinds/course.yaml': `description: A course.
page: false
fields:
  - { name: day, type: day-of-week, many: true, required: true }
  - { name: time, type: time-range, required: true }
  - { name: badge, type: text }
`,
      'pages/index.yaml': `${pageCalled('Courses')}  - type: timetable\n    from: { kind: course }\n`,
      'pages/courses/tap.yaml': page('Tap', '[monday, friday]', '18:00-19:30'),
      'pages/courses/ballet.yaml': page('Ballet', '[monday]', '9:00-10:00'),
    }),
  );
  expect(diagnostics).toEqual([]);
  const home = filledPages(site).find(({ route }) => route === '/');
  const items = home?.content.blocks?.find(({ type }) => type === 'timetable')?.items;
  expect(items).toMatchObject([
    { title: 'Ballet', day: ['monday'], time: '9:00-10:00' },
    { title: 'Tap', day: ['monday', 'friday'], time: '18:00-19:30' },
  ]);
});
