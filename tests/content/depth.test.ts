import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { goodPage, goodSite, memoryDisk } from './memory-disk.ts';

const top = 'title: Bread\ndescription: What we bake.\n';

/** What is said about a page with a text. */
async function said(text: string) {
  const page = `${top}blocks:\n  - type: rich-text\n    title: Bread\n    description: ${JSON.stringify(text)}\n`;
  const short = { 'pages/bad.yaml': page };
  const long = { 'pages/bad.yaml': top, 'pages/bad.md': text };
  const all = [];
  for (const files of [short, long]) {
    const site = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, ...files };
    const { diagnostics } = await loadSite(memoryDisk(site));
    all.push(diagnostics.map(({ code, file }) => `${code} ${file}`));
  }
  return all;
}

for (const [what, open, close] of [
  ['one kind of mark', '*', '*'],
  ['two kinds in turn', '*a _', 'b_ c*'],
  ['strong words', '**a ', ' b**'],
] as const) {
  test(`a text with 4,500 marks of emphasis in each other is reported at its place: ${what}`, async () => {
    const text = open.repeat(4500 / open.length) + close.repeat(4500 / close.length);
    expect(await said(text)).toEqual([['long-text pages/bad.yaml'], ['long-text pages/bad.md']]);
  });
}

test('lines to write on are no emphasis', async () => {
  expect(
    (await said(`Name: ${'_'.repeat(60)}\n\nStreet: ${'_'.repeat(60)}\n`))
      .flat()
      .filter((each) => each.startsWith('long-text')),
  ).toEqual([]);
});

test('paragraphs with 900 marks each are no mistake in either text, as the advice says', async () => {
  const paragraph = '*a* '.repeat(450);
  expect(await said(`${paragraph}\n\n${paragraph}\n \n${paragraph}`)).toEqual([[], []]);
  expect(await said(`${paragraph}\n${paragraph}`)).toEqual([['long-text pages/bad.yaml'], ['long-text pages/bad.md']]);
});
