import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { blockNames } from '../../src/schema/schemas/schemas.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const component = { 'blocks/tides/Tides.tsx': 'export default () => null;' };
const day = '  - type: tides\n    title: High\n';
const bare: Files = { 'site.yaml': goodSite, 'pages/index.yaml': pageCalled('Home') + day, ...component };

const said = async (files: Files): Promise<string[]> =>
  (await loadSite(memoryDisk({ ...bare, ...files }))).diagnostics.map(
    ({ file, line, column, code }) => `${file}:${line}:${column} ${code}`,
  );

const fields = (text: string): string => `title: Tides\nproperties:\n${text}`;
const title = '  title: { $ref: text }\n';

test('a schema can be YAML or JSON', async () => {
  expect(await said({ 'blocks/tides/schema.yaml': fields(title) })).toEqual([]);
  const json = JSON.stringify({ title: 'Tides', properties: { title: { $ref: 'text' } } });
  expect(await said({ 'blocks/tides/schema.json': json })).toEqual([]);
  expect(await said({ 'blocks/tides/schema.json': json.replace('}', ',}') })).toEqual([
    expect.stringContaining('blocks/tides/schema.json:1:'),
  ]);
});

test('what limits values is for values of its type, whatever says the type', async () => {
  const right = [
    '{ $ref: text, pattern: "^H" }',
    '{ type: string, pattern: "^H" }',
    '{ type: string }',
    '{ enum: [High, Low] }',
  ];
  for (const each of right)
    expect(await said({ 'blocks/tides/schema.yaml': fields(`  title: ${each}\n`) }), each).toEqual([]);
  const wrong = ['{ type: integer, pattern: "^H" }', '{ $ref: actions, maxLength: 3 }', '{ enum: [a], minItems: 1 }'];
  for (const each of wrong)
    expect(await said({ 'blocks/tides/schema.yaml': fields(`  title: ${each}\n`) }), each).toEqual([
      expect.stringMatching(/^blocks\/tides\/schema\.yaml:3:\d+ own-block-schema$/),
    ]);
  const tooLow = await said({ 'blocks/tides/schema.yaml': fields('  title: { $ref: text, pattern: "^L" }\n') });
  expect(tooLow).toEqual([expect.stringMatching(/^pages\/index\.yaml:\d+:12 bad-format$/)]);
});

test('a pattern is quick on any text, or told', async () => {
  const slow = ['(a+)+b', '(a|a)*$', 'a*a*a*b', '(?=x)x', '(a)\\\\1'];
  for (const each of slow)
    expect(
      await said({ 'blocks/tides/schema.yaml': fields(`  title: { type: string, pattern: "${each}" }\n`) }),
      each,
    ).toEqual([expect.stringMatching(/^blocks\/tides\/schema\.yaml:3:\d+ own-block-schema$/)]);
  // Of a text that no pattern is tried on, only the length is told.
  const schema = fields('  title: { type: string, pattern: "^a*a*$" }\n');
  const text = `${'a'.repeat(500_000)}!`;
  const page = { 'pages/index.yaml': `${pageCalled('Home')}${day.replace('High', text)}` };
  expect(await said({ 'blocks/tides/schema.yaml': schema, ...page })).toEqual([
    expect.stringMatching(/^pages\/index\.yaml:\d+:12 long-value$/),
  ]);
});

test('a schema with thousands of mistakes has at most fifty of them told, and pages have none because of it', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => `  f${at}: { $rfe: text }\n`).join('');
  const found = await said({ 'blocks/tides/schema.yaml': fields(many) });
  // Of each field, that it says nothing usable is told with what is wrong in it.
  expect(found.length).toBeGreaterThan(20);
  expect(found.length).toBeLessThanOrEqual(50);
  expect(found.filter((each) => !each.startsWith('blocks/tides/schema.yaml:'))).toEqual([]);
});

test('a site without such blocks knows ours only, also after one with some', async () => {
  await said({ 'blocks/tides/schema.yaml': fields(title) });
  expect(blockNames()).toContain('tides');
  await loadSite(memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': pageCalled('Home') }));
  expect(blockNames()).not.toContain('tides');
});
