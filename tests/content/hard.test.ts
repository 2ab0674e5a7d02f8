import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { goodPage, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const ofSize = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(0x61);
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Files that have brought other builders down, and what we say of them: this and nothing else. */
const hard: Readonly<Record<string, readonly [content: string | Uint8Array, codes: string]>> = {
  '50 MB': [ofSize(50_000_000), 'too-large'],
  '20 000 brackets': ['['.repeat(20_000), 'too-deep'],
  '20 000 braces with keys': ['{a: '.repeat(20_000), 'too-deep'],
  '20 000 brackets, closed': ['['.repeat(20_000) + ']'.repeat(20_000), 'too-deep'],
  'brackets hidden behind quoted ones': ['["]", '.repeat(20_000), 'too-deep'],
  'brackets behind an apostrophe': [`title: it's ${'x'.repeat(9)}\nblocks: ${'['.repeat(20_000)}`, 'too-deep'],
  '20 000 dashes': ['- '.repeat(20_000), 'too-deep'],
  '20 000 question marks': ['? '.repeat(20_000), 'too-deep'],
  '1 000 levels of indentation': [lines(1000, (index) => `${' '.repeat(index)}k:`), 'too-deep'],
  '100 000 equal keys': [lines(100_000, () => 'a: 1'), 'too-many-keys'],
  '80 000 keys': [lines(80_000, (index) => `k${index}: 1`), 'too-many-keys'],
  'a bomb of aliases': [
    `a: &a [x, x]\n${lines(9, (index) => `b${index}: &b${index} [*a, *a, *a]`)}`,
    'alias anchor unknown-key',
  ],
  'a line of 990 000 letters': [`title: ${'x'.repeat(990_000)}`, 'long-value missing-key'],
  'a slip before 10 000 lines': [
    `title: a: b\nlist:\n${lines(10_000, () => '  - a: "b"')}`,
    'colon-in-text unknown-key',
  ],
  'colons in a row over many lines': [`title: a\nlist: \`${'\n - a: b'.repeat(5000)}`, 'too-deep'],
  '900 000 spaces': [' '.repeat(900_000), 'empty-file'],
  '900 000 dashes in a text': [`title: ${'-'.repeat(900_000)}`, 'long-value missing-key'],
  '900 000 braces in a text': [`title: "${'{'.repeat(900_000)}"`, 'long-value missing-key'],
  '300 000 placeholders': [`${goodPage}    tagline: "${'{name} '.repeat(100_000)}"`, 'unknown-key'],
  '200 000 stars': [
    goodPage.replace('title: Hi', `title: Hi\n    description: "${'*a '.repeat(200_000)}"`),
    'long-text',
  ],
  '500 brackets in Markdown': [
    goodPage.replace('title: Hi', `title: Hi\n    description: "${'[a]('.repeat(500)}"`),
    '',
  ],
  '5 000 brackets in Markdown': [
    goodPage.replace('title: Hi', `title: Hi\n    description: "${'[a]('.repeat(4_900)}"`),
    'long-text',
  ],
  '30 000 brackets in Markdown': [
    goodPage.replace('title: Hi', `title: Hi\n    description: "${'[a]('.repeat(30_000)}"`),
    'long-text',
  ],
};

for (const [what, [content, codes]] of Object.entries(hard)) {
  test(`survives ${what}`, async () => {
    const files = { 'site.yaml': goodSite, 'pages/index.yaml': pageCalled('Welcome'), 'pages/hard.yaml': content };
    const { diagnostics } = await loadSite(memoryDisk(files));
    expect([...new Set(diagnostics.map(({ code }) => code))].sort().join(' ')).toBe(codes);
  });
}
