import { expect, test } from 'vitest';
import { renderBlocks } from './render-block.ts';

const tab = { title: 'One', description: 'The first.' };
const tabs = { type: 'tabs', items: [tab, { ...tab, title: 'Two', id: 'second' }] };

test('until the app is there, a tab is a link to its text, which has a heading', async () => {
  const html = await renderBlocks([{ type: 'hero', title: 'Hello' }, tabs]);
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*data-tab/g)].map(([, href]) => href);
  expect(links).toEqual(['#block-2_1', '#second']);
  for (const href of links) expect(html).toContain(`id="${href?.slice(1)}"`);
  expect([...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words)).toEqual(['One', 'Two']);
  expect(html).not.toMatch(/ role="tab|aria-selected|data-shown/);
});
