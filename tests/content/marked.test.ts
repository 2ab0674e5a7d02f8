import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { goodSite, memoryDisk } from './memory-disk.ts';

const block = (words: string): string => `  - type: cta\n    title: Hi\n    description: "${words}"\n`;

/** What is said of a page with these texts: line, code and message. */
async function said(texts: readonly string[]): Promise<string[]> {
  const page = `title: Home\ndescription: What we do.\nblocks:\n${texts.map(block).join('')}`;
  const { diagnostics } = await loadSite(memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': page }));
  return diagnostics.map(({ line, code, message }) => `${line} ${code} ${message}`);
}

test('a page may have 20,000 marks in its texts, and the text with one more is named', async () => {
  const full = Array.from({ length: 20 }, () => 'a_b '.repeat(1000));
  expect(await said(full)).toEqual([]);
  // The wrong links are in texts that are not looked into any more.
  expect(await said([...full, '[a](/nowhere)', '[b](/nowhere)'])).toEqual([
    '66 long-text With this text, the page has 20,001 marks ([, <, *, _ and `) in its texts. The limit is 20,000.',
  ]);
});
