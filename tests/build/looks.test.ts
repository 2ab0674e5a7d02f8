import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { LookName } from '../../src/model/theme.ts';
import { bringAxe } from '../e2e/new-violations.ts';
import { widthsOf } from '../e2e/widths.ts';
import { buildAllBlocks, buildFirstBlocks, lookNames } from '../looks/all-blocks.ts';
import { problemsOf, servedTo, type Visit } from '../looks/visit.ts';
import { sharedBrowser } from '../setup/shared-tab.ts';

const WIDTHS = [320, 390, 1440];

/**
 * What axe looks at in which look. A look changes colours and sizes, not markup: so all rules are for one look, and in two others only the
 * contrast of texts. That of every pair of colours: tests/theme/contrast.test.ts. All looks, modes and widths: `npm run try-looks`.
 */
const axe: Partial<Record<LookName, Visit['axe']>> = {
  editorial: [{ width: 320, mode: 'light', rules: 'all' }],
  bold: [{ width: 390, mode: 'dark', rules: 'colours' }],
  soft: [{ width: 1440, mode: 'light', rules: 'colours' }],
};

test('every block fits the window in every look, and axe finds nothing in three of them', {
  timeout: 300_000,
}, async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-looks-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const page = await (await sharedBrowser()).newPage({ reducedMotion: 'reduce' });
  onTestFinished(() => page.close());
  await bringAxe(page);
  const { overflowAt, restore } = await widthsOf(page);
  const judged = new Set<number>();
  for (const look of lookNames) {
    const url = await servedTo(page, await buildAllBlocks(join(root, look), look), look);
    const problems = await problemsOf(page, url, { widths: WIDTHS, axe: axe[look] ?? [] }, { overflowAt, judged });
    expect.soft(problems, look).toEqual([]);
  }
  await restore();
});

/** The words in the main part of a page that stand where the header lies over it. */
function wordsUnderHeader(): string[] {
  const { bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { bottom: Number.NaN };
  const isHidden = (element: Element | null): boolean =>
    element !== null && (element.clientWidth === 1 || element.clientHeight === 1 || isHidden(element.parentElement));
  const words: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, height } = range.getBoundingClientRect();
    const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true }) === true && height > 0;
    if (isSeen && !(top >= bottom) && !isHidden(node.parentElement))
      words.push(`${node.textContent} at ${top} above ${bottom}`);
  }
  return words;
}

test.each(['stepwell', 'bold', 'editorial'] as const)(
  'no words stand under the header, whatever block comes first, with little space between blocks (%s)',
  { timeout: 300_000 },
  async (look) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-first-')));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const page = await (await sharedBrowser()).newPage({ javaScriptEnabled: false });
    onTestFinished(() => page.close());
    const { folder, addresses } = await buildFirstBlocks(root, look);
    const url = await servedTo(page, folder, `first-${look}`);
    const found: string[] = [];
    // Looks differ in sizes, not in what blocks are made of.
    const some = look === 'stepwell' ? addresses : ['index', 'hero', 'rich-text', 'tabs'];
    for (const address of some) {
      await page.goto(`${url}${address}.html`);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const words = await page.evaluate(wordsUnderHeader);
        found.push(...words.map((each) => `${address} at ${width} px: ${each}`));
      }
    }
    expect(found).toEqual([]);
  },
);
