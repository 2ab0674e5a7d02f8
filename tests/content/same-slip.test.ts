import { expect, test } from 'vitest';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { formatJson } from '../../src/diagnostics/format/formats.ts';
import { formatPretty } from '../../src/diagnostics/format/pretty.ts';
import { reportWith } from '../diagnostics/report-of.ts';
import { goodPage, goodSite, memoryDisk } from './memory-disk.ts';

const page = (items: string): string => `${goodPage}  - type: card-grid\n    title: Bread\n    items:\n${items}`;
const cards = (count: number, key: string): string =>
  Array.from({ length: count }, (_, at) => `      - title: Bread ${at}\n        ${key}: Rye ${at}\n`).join('');
const siteWith = (text: string) => memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': text });

async function found(text: string): Promise<readonly Diagnostic[]> {
  return (await loadSite(siteWith(text))).diagnostics;
}

test('a key that is wrong in each entry of a list is reported once, with its lines', async () => {
  const ends: Readonly<Record<number, string>> = {
    1: 'items',
    2: 'The same goes for line 12.',
    3: 'The same goes for lines 12 and 14.',
    6: 'The same goes for lines 12, 14, 16, 18 and 20.',
    7: 'The same goes for lines 12, 14, 16 and 3 more.',
    12: 'The same goes for lines 12, 14, 16 and 8 more.',
  };
  for (const [count, end] of Object.entries(ends)) {
    const all = await found(page(cards(Number(count), 'descriptoin')));
    expect(all.map(({ line, code, again = [] }) => `${line} ${code} ${again.length}`)).toEqual([
      `10 unknown-key ${Number(count) - 1}`,
    ]);
    if (count !== '1') expect(all[0]?.hint.endsWith(` ${end}`), all[0]?.hint).toBe(true);
  }
});

test('its fix fixes every place, and so does --fix', async () => {
  const text = page(cards(12, 'descriptoin'));
  const [mistake, ...others] = await found(text);
  expect(others).toEqual([]);
  expect(mistake?.fix?.map(({ line, text: written }) => `${line} ${written}`)).toEqual(
    Array.from({ length: 12 }, (_, at) => `${10 + 2 * at} description`),
  );
  const { files, diagnostics } = await applyFixes(siteWith(text));
  expect(diagnostics).toEqual([]);
  expect(files.map(({ after }) => new TextDecoder().decode(after))).toEqual([page(cards(12, 'description'))]);
  expect(files.map(({ fixed }) => fixed.length)).toEqual([12]);
});

test('other words are another mistake, and so is the same in another file', async () => {
  const two = page(cards(2, 'descriptoin')) + cards(1, 'colour');
  const disk = memoryDisk({
    'site.yaml': goodSite,
    'pages/index.yaml': two,
    'pages/menu.yaml': two.replace('title: Home', 'title: Menu'),
  });
  const { diagnostics } = await loadSite(disk);
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'pages/index.yaml:10 unknown-key',
    'pages/index.yaml:14 unknown-key',
    'pages/menu.yaml:10 unknown-key',
    'pages/menu.yaml:14 unknown-key',
  ]);
});

test('several on one line are told as such', async () => {
  const [first, ...others] = await found(goodPage.replace('title: Hi', 'title: A &amp; B &amp; C &amp; D'));
  expect(others).toEqual([]);
  expect(first?.hint).toBe('Write & instead. The same goes for other places on this line.');
});

test('counts are counts of places', async () => {
  const all = await found(page(cards(12, 'descriptoin')));
  const text = formatPretty(all, { sourceOf: () => undefined, color: false, fixable: 12 });
  expect(
    text.endsWith('12 errors, 0 warnings\n12 mistakes can be fixed automatically: run npx sitewright check --fix\n'),
  ).toBe(true);
  const strange = Array.from({ length: 50 }, (_, at) => `  - type: cta\n    title: Hi\n    stranger${at}: Hi\n`).join(
    '',
  );
  const many = await found(`${goodPage}${strange}${'  - type: cta\n    title: Hi\n    last: Hi\n'.repeat(7)}`);
  expect(many.map(({ code }) => code)).toEqual([...Array<string>(50).fill('unknown-key'), 'more-mistakes']);
  expect(many.at(-1)?.message).toBe('There are 7 more mistakes in this file, from here on.');
});

test('programs get the count, and the first of the places', async () => {
  const all = await found(page(cards(30, 'descriptoin')));
  const { diagnostics } = JSON.parse(formatJson(reportWith(all)));
  expect(diagnostics).toHaveLength(1);
  const [{ places, related, fix }] = diagnostics;
  expect([places, related.length, fix.length]).toEqual([30, 20, 30]);
  expect(related[0]).toEqual({
    file: 'pages/index.yaml',
    line: 12,
    column: 9,
    endLine: 12,
    endColumn: 20,
    message: 'The same here.',
  });
});
