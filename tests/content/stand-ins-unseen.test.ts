import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { goodPage, goodSite, memoryDisk } from './memory-disk.ts';
import { checked, mutated } from './mutations.ts';

/** What is read in the place of something that can't be: x for each letter, and values in the place of fields and bodies. */
const STAND_INS = [/x{3,}/gi, /\/image\.jpg/g, /"circle"|: circle\b/g, /Its own\./g, /In another (?:place|file)\./g];

/** The stand-ins in what is said of a text, other than those that its author wrote. */
function shown(said: readonly Diagnostic[], text: string): string[] {
  const words = said.flatMap(({ message, hint, related = [] }) => [
    message,
    hint,
    ...related.map((each) => each.message),
  ]);
  return STAND_INS.flatMap((pattern) => words.flatMap((each) => each.match(pattern) ?? [])).filter(
    (found) => !text.includes(found),
  );
}

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

test('nothing that stands for what could not be read is ever shown: pages', async () => {
  await fc.assert(
    fc.asyncProperty(mutated(), async (page) => void expect(shown(await checked(page), page)).toEqual([])),
    { numRuns: 200, seed: 3, endOnFailure: true },
  );
});

test('nothing that stands for what could not be read is ever shown: kinds', async () => {
  await fc.assert(
    fc.asyncProperty(mutated([kind]), async (text) => void expect(shown(await saidOfKind(text), text)).toEqual([])),
    { numRuns: 300, seed: 4, endOnFailure: true },
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
