import { expect, test } from 'vitest';
import { renderBlocks } from './render-block.ts';

const hero = { type: 'hero', title: 'Home' };

test('the headings of a long text begin one level below its title, each with a link to it', async () => {
  const body = '## Flour\n\n### Rye\n\n## Water\n';
  const first = await renderBlocks([{ type: 'long-text', title: 'Bread', body }]);
  expect(first).toMatch(/<h1[^>]*>Bread<\/h1>.*<h2 id="flour">Flour<\/h2>.*<h3 id="rye">Rye<\/h3>.*<h2 id="water">/s);
  expect(first).toContain('<a href="#flour" aria-label="Link to “Flour”"');
  const second = await renderBlocks([hero, { type: 'long-text', title: 'Bread', body }]);
  expect(second).toMatch(/<h2[^>]*>Bread<\/h2>.*<h3 id="flour">Flour<\/h3>.*<h4 id="rye">Rye<\/h4>/s);
});

test('a list of contents names the headings, and is left out where there is only one', async () => {
  const of = (body: string): Promise<string> => renderBlocks([{ type: 'long-text', contents: true, body }]);
  expect(await of('## One\n\n## Two\n')).toMatch(/<nav aria-label="On this page".*<a href="#one">One<\/a>.*#two/s);
  expect(await of('## One\n\nWords.\n')).not.toContain('<nav');
});

test('tables and code scroll inside a part of their own that the keyboard reaches', async () => {
  const body = '| A | B |\n| --- | ---: |\n| 1 | 2 |\n\n```js\nconst a = 1;\n```\n';
  const html = await renderBlocks([{ type: 'long-text', body }]);
  expect(html).toContain('<div data-scroll="table" role="group" tabindex="0" aria-label="Table: A, B"><table>');
  expect(html).toContain('<th scope="col">A</th><th scope="col" data-align="end">B</th>');
  expect(html).toContain('<div data-scroll="code" role="group" tabindex="0" aria-label="Code: JavaScript">');
  expect(html).toContain('<span class="keyword">const</span>');
  expect(html).not.toContain('style=');
  // Only the app can copy.
  expect(html).not.toContain('<button');
});

test('notes, tasks and footnotes say in words what they are', async () => {
  const body = '> [!TIP]\n> Wait.[^1]\n\n- [x] Kneaded\n- [ ] Baked\n\n[^1]: A night.\n';
  const html = await renderBlocks([{ type: 'long-text', body }]);
  expect(html).toMatch(/<aside role="note" data-note="tip"><p><svg.*?<\/svg>Tip<\/p>/s);
  expect(html).toMatch(/Done: <\/span>Kneaded.*To do: <\/span>Baked/s);
  expect(html).toContain('<a id="fn--1--1" href="#fn--1" role="doc-noteref" aria-label="Footnote 1">1</a>');
  expect(html).toMatch(/<li id="fn--1"><p>A night\.<\/p><a href="#fn--1--1" role="doc-backlink"/);
});
