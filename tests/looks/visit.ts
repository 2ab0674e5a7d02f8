import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { typeOf } from '../../src/builder/media-type.ts';
import { type Judged, newViolations } from '../e2e/new-violations.ts';
import type { OverflowAt } from '../e2e/widths.ts';
import { cutOff } from './cut-off.ts';

export type Mode = 'light' | 'dark';

/** How a page is looked at: at which widths it must fit, and where axe looks, by which rules. */
export type Visit = {
  readonly widths: readonly number[];
  readonly axe: readonly { readonly width: number; readonly mode: Mode; readonly rules: 'all' | 'colours' }[];
};

/** What a visit needs besides the page: its widths, and what axe has judged before. */
type Tools = { readonly overflowAt: OverflowAt; readonly judged: Judged };

/**
 * Answers a tab's requests for a host that there isn't with the files of a folder, and those for photos with one of ours.
 * @returns the address at which the folder's home page is
 */
export async function servedTo(page: Page, folder: string, name: string): Promise<string> {
  const origin = `http://${name}.test`;
  const photo = await readFile('tests/e2e/photo.png');
  await page.route('https://images.unsplash.com/**', (route) =>
    route.fulfill({ body: photo, contentType: 'image/png' }),
  );
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    await route.fulfill({ body: await readFile(join(folder, file)), contentType: typeOf(file) });
  });
  return `${origin}/`;
}

/** Visits a page that axe was brought to. Gives what is wrong with it, in a line each. */
export async function problemsOf(
  page: Page,
  url: string,
  visit: Visit,
  { overflowAt, judged }: Tools,
): Promise<string[]> {
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const problems: string[] = [];
  for (const width of visit.widths) {
    const overflow = await overflowAt(width);
    if (overflow !== 0) problems.push(`${width} px: the page is ${overflow} px wider than the window`);
    problems.push(...(await cutOff(page)).map((what) => `${width} px: cut off, ${what}`));
  }
  for (const { width, mode, rules } of visit.axe) {
    await overflowAt(width);
    await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
    const found = await newViolations(page, judged, rules);
    problems.push(...found.map((what) => `${width} px, ${mode}: ${what}`));
  }
  return problems;
}
