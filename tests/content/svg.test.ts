import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { goodPage, goodSite, memoryDisk } from './memory-disk.ts';

const folder = fileURLToPath(new URL('../cases/svg/', import.meta.url));
const namesIn = (kind: 'attacks' | 'drawings'): string[] => readdirSync(`${folder}${kind}`).sort();

/** What is said about a picture in public/, with what is underlined. */
async function verdictOn(bytes: Uint8Array): Promise<string[]> {
  const files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'public/a.svg': bytes };
  const { site, diagnostics, sourceOf } = await loadSite(memoryDisk(files));
  expect(site?.publicFiles.has('/a.svg')).toBe(diagnostics.length === 0);
  return diagnostics.map(({ file, line, column, endLine, endColumn, code }) => {
    const words = (sourceOf(file) ?? '').split('\n')[line - 1] ?? '';
    return `${file} ${code} ${line === endLine ? words.slice(column - 1, endColumn - 1) : words.slice(column - 1)}`.trim();
  });
}

describe('a picture that could run or fetch something is refused, whether a page names it or not', () => {
  const attacks = namesIn('attacks');
  expect(attacks.length).toBeGreaterThanOrEqual(40);
  test.each(attacks)('%s', async (name) => {
    expect(await verdictOn(readFileSync(`${folder}attacks/${name}`))).toEqual([
      expect.stringMatching(/^public\/a\.svg (?:unsafe|bad)-svg/),
    ]);
  });
});

describe('a picture as drawing programs write it is accepted', () => {
  const drawings = namesIn('drawings');
  expect(drawings.length).toBeGreaterThanOrEqual(15);
  test.each(drawings)('%s', async (name) => {
    expect(await verdictOn(readFileSync(`${folder}drawings/${name}`))).toEqual([]);
  });
});

test.each([
  ['onload-after-bracket', 'onload="window.ran=1;alert(1)"'],
  ['script-prefixed', '<a-b:script'],
  ['link-javascript-xlink', 'q:href="javascript:alert(1)"'],
  ['set-onclick', 'attributeName="onclick"'],
  ['style-font', 'url(https://example.org/a.woff2)'],
  ['html-iframe-alone', '<h:iframe'],
])('what is wrong in %s is underlined', async (name, underlined) => {
  expect(await verdictOn(readFileSync(`${folder}attacks/${name}.svg`))).toEqual([
    `public/a.svg unsafe-svg ${underlined}`,
  ]);
});
