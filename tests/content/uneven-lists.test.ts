import { expect, test } from 'vitest';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { fullSite, pageBlocks, pageTop } from './everything.ts';
import { besidesExamples, goodPage, memoryDisk, png } from './memory-disk.ts';

const COUNT = 16;

/** A page that is read in parts, and where some of its blocks begin; those stand at the left edge. */
function pageWith(atEdge: readonly number[], lineEnd: string) {
  const lines = [...pageTop];
  const starts: number[] = [];
  for (let index = 0; index < COUNT; index += 1) {
    const block = pageBlocks[(index * 4) % pageBlocks.length]?.lines ?? [];
    const own = block.map((line) => line.replace(/^ {4}id: .*/, '    background: default'));
    if (atEdge.includes(index) && !atEdge.includes(index - 1)) starts.push(lines.length + 1);
    lines.push(...own.map((line) => (atEdge.includes(index) ? line.replace(/^ {2}/, '') : line)));
  }
  return { text: `${lines.join(lineEnd)}${lineEnd}`, starts };
}

test.each([
  ['the first block', [0], '\n'],
  ['the second block', [1], '\r\n'],
  ['a block in the middle', [COUNT / 2], '\n'],
  ['the last block', [COUNT - 1], '\n'],
  ['the first block, others and the last', [0, 5, 11, COUNT - 1], '\r\n'],
  ['blocks in a row', [7, 8, 9], '\n'],
])('%s at the left edge of a long page is told once, and moved back', async (_, atEdge, lineEnd) => {
  const { text, starts } = pageWith(atEdge, lineEnd);
  expect(text.length).toBeGreaterThan(10_000);
  const site = { 'site.yaml': `${fullSite.join('\n')}\n`, 'public/a.png': png, 'pages/index.yaml': goodPage };
  const { files, diagnostics } = await applyFixes(memoryDisk({ ...site, 'pages/page.yaml': text }));
  expect(besidesExamples(diagnostics)).toEqual([]);
  const [page] = files;
  const told = page?.fixed.map(({ code, line, column }) => `${line}:${column} ${code}`);
  expect(told).toEqual(starts.map((line) => `${line}:1 bad-indent`));
  expect(new TextDecoder().decode(page?.after)).toBe(pageWith([], lineEnd).text);
});
