import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import fc from '../random.ts';
import { goodPage, goodSite, memoryDisk } from './memory-disk.ts';
import { mutated } from './mutations.ts';
import { shown } from './stand-ins.ts';

const kind = [
  'description: A course.',
  'fields:',
  '  - { name: day, type: choice, choices: [monday, friday], required: true, example: friday }',
  '  - { name: price, type: number, example: 12.5 }',
  '  - name: image',
  '    type: image',
  '  - { name: link, type: link }',
  '  - { name: icon, type: icon }',
  '  - { name: steps, type: texts, description: "What to do: a line each." }',
  '  - { name: teacher, type: entry, kind: person }',
  'layout:',
  '  - type: hero',
  '    tagline: "{day}"',
  '    title: "{title}"',
  '    image: "{image}"',
  '    actions: [{ label: Sign up, href: "{link}", icon: "{icon}" }]',
  '  - type: card-grid',
  '    items:',
  '      - { title: Steps, points: "{steps}", icon: "{icon}" }',
  '  - type: long-text',
  '',
].join('\n');

async function saidOfKind(text: string): Promise<readonly Diagnostic[]> {
  const page = 'kind: course\ntitle: Salsa\ndescription: Salsa for beginners.\nday: monday\nprice: 12.5\n';
  const files = {
    'site.yaml': goodSite,
    'pages/index.yaml': goodPage,
    'pages/salsa.yaml': page,
    'kinds/course.yaml': text,
  };
  return (await loadSite(memoryDisk(files))).diagnostics;
}

test('the kind that is changed is right itself', async () => {
  expect(await saidOfKind(kind)).toEqual([]);
});

// Of pages and other files: `tried` in mutated-files.ts.
test('nothing that stands for what could not be read is ever shown: kinds', async () => {
  await fc.assert(
    fc.asyncProperty(mutated([kind]), async (text) => void expect(shown(await saidOfKind(text), text)).toEqual([])),
    { numRuns: 100, seed: 4, endOnFailure: true },
  );
});

test.each([
  ['{ name: day, type:', '{ name: day  type:'],
  ['tagline: "{day}"', 'bild: "{image}"'],
  ['image: "{image}"', 'image: ["{image}"]'],
  ['title: "{title}"', 'titel: "{image}"'],
  ['href: "{link}"', 'url: "{link}"'],
  ['icon: "{icon}" }]', 'symbol: "{icon}" }]'],
  ['points: "{steps}"', 'liste: "{steps}"'],
  ['points: "{steps}"', 'points: "{image}"'],
])('neither is it with %s as %s', async (from, to) => {
  const text = kind.replace(from, to);
  expect(text).not.toBe(kind);
  const said = await saidOfKind(text);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(({ file }) => file !== 'kinds/course.yaml')).toEqual([]);
  expect(shown(said, text)).toEqual([]);
});
