import { expect, test } from 'vitest';
import { readPdf } from '../print/read-pdf.ts';
import { openTab } from '../setup/shared-tab.ts';
import { lookNames } from './all-blocks.ts';
import { blocksWithButtons, outOfTheMiddle } from './buttons.ts';
import { cutOff } from './cut-off.ts';
import { drawn } from './drawn.ts';
import { blocksOfLongWords, unreachable } from './long-words.ts';

test('the words of every button are in its middle, whatever it leads to', async () => {
  const page = await openTab('about:blank');
  for (const [index, look] of lookNames.entries()) {
    // A look has no word in how a link to another goal is made, which costs most to render.
    const blocks = blocksWithButtons(index === 0 ? 'to each goal' : 'to any goal');
    await page.setContent(await drawn(blocks, look));
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
      const { count, off } = await outOfTheMiddle(page);
      expect(count).toBeGreaterThan(60);
      expect.soft(off, `${look}, text at ${size}`).toEqual([]);
    }
  }
});

test('no word is too long for a block, and what scrolls is in reach of the keyboard', async () => {
  const page = await openTab('about:blank', 320);
  await page.setContent(await drawn(blocksOfLongWords(), 'editorial'));
  for (const [size, width] of [
    ['100%', 320],
    ['200%', 320],
    ['200%', 390],
    ['100%', 1440],
    ['200%', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
    expect.soft(await cutOff(page), `${width} px, text at ${size}`).toEqual([]);
    expect.soft(await unreachable(page), `${width} px, text at ${size}`).toEqual([]);
  }
});

test('on paper no heading is alone at the foot of a page with its lead, and no address lies over a label', async () => {
  const words = 'Some words about it. ';
  const parts = Array.from({ length: 20 }, (_, part) => ({
    type: 'card-grid',
    title: `Heading ${part}.`,
    description: 'What comes.',
    items: Array.from({ length: 2 + (part % 4) }, (_, item) => ({
      title: `Card ${item}`,
      description: words.repeat(3 + ((part * item) % 4)),
    })),
  }));
  const files = { type: 'download-list', items: [{ label: 'Prices', href: 'https://www.example.com/prices.pdf' }] };
  const page = await openTab('about:blank');
  await page.setContent(await drawn([...parts, files], 'editorial'));
  const { texts } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text.trim()).not.toMatch(/(?:Heading \d+\.|What comes\.)$/);
  await page.emulateMedia({ media: 'print' });
  const label = page.locator('a[href$="prices.pdf"]');
  expect(await label.evaluate((link) => getComputedStyle(link, '::after').position)).toBe('static');
});
