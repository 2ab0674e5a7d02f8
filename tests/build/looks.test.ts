import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { LookName } from '../../src/model/theme.ts';
import { bringAxe } from '../e2e/new-violations.ts';
import { widthsOf } from '../e2e/widths.ts';
import { buildAllBlocks, lookNames } from '../looks/all-blocks.ts';
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
