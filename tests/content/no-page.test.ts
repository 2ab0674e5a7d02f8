import { expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const list = (title: string, from: string): string => `  - type: card-grid\n    title: ${title}\n    from: ${from}\n`;
const course = (title: string, more: string): string => `kind: course\ntitle: ${title}\n${more}`;

const school: Files = {
  'site.yaml': goodSite,
  'kinds/course.yaml':
    'description: A course.\npage: false\nfields:\n  - { name: level, type: text }\n  - { name: teacher, type: entry, kind: person }\n',
  'kinds/class.yaml':
    'description: A class.\nfields:\n  - { name: course, type: entry, kind: course, required: true }\nlayout:\n  - type: hero\n    title: "{title}"\n    tagline: "{course}"\n',
  'pages/index.yaml': `${pageCalled('Welcome')}${list('Courses ({count})', '{ kind: course, perPage: 2 }')}`,
  'pages/levels/[level].yaml': `title: "{level}"\ndescription: By level.\nblocks:\n${list('These', '{ kind: course, where: { level: "{level}" } }')}`,
  'pages/mara.yaml': `${pageCalled('Mara, and what she teaches')}${list('Hers', '{ kind: course, naming: mara-holt }')}`,
  'pages/team/mara-holt.yaml': 'kind: person\ntitle: Mara Holt\ndescription: Teaches.\n',
  'pages/friday.yaml': 'kind: class\ntitle: Friday\ndescription: In the evening.\ncourse: salsa\n',
  // Two entries may have the same title: no search result shows them.
  'pages/courses/salsa.yaml': course('Salsa', 'level: Beginners\nteacher: mara-holt\n'),
  'pages/courses/salsa-2.yaml': course('Salsa', 'level: Advanced\n'),
  'pages/courses/tango.yaml': course('Tango', 'level: Advanced\n'),
  'pages/courses/waltz.yaml': course('Waltz', 'level: Advanced\ndraft: true\n'),
};

test('an entry of a kind without pages has no address, and is found by lists, names and brackets', async () => {
  const { site, diagnostics } = await loadSite(memoryDisk(school));
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  const pages = new Map(
    planSite(site, { year: '2026', drafts: false }).pages.map(({ route, screen }) => [route, JSON.stringify(screen)]),
  );
  const told = [...pages].map(([route, screen]) => [route, screen.match(/Courses \(\d\)|Salsa|Tango|Waltz/g) ?? []]);
  expect(Object.fromEntries(told)).toEqual({
    '/': ['Courses (3)', 'Salsa', 'Salsa'],
    '/2': ['Courses (3)', 'Tango'],
    '/friday': ['Salsa'],
    '/levels/advanced': ['Salsa', 'Tango'],
    '/levels/beginners': ['Salsa'],
    '/mara': ['Salsa'],
    '/team/mara-holt': expect.any(Array),
  });
  expect([...pages.values()].join()).not.toContain('/courses/');
});
