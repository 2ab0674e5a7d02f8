import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startPreview } from '../../src/build/preview.ts';
import { run } from '../build/support/command.ts';
import { put } from '../build/support/site.ts';
import { chromiumFlags } from '../setup/chromium.ts';
import { type Attempt, hostileSite, publicFiles } from './hostile-site.ts';
import { visit } from './visit.ts';

/** What came of building and visiting hostile sites. */
export type Outcome = {
  readonly accepted: readonly Attempt[];
  readonly refused: readonly Attempt[];
  /** What ran, was stopped by the policy, or is in a page although none of our components writes it. */
  readonly done: readonly string[];
  /** Plain texts that are shown, but not as they were written. */
  readonly changed: readonly string[];
};

async function built(root: string): Promise<void> {
  const { code, out, err } = await run(['build', '--root', root]);
  if (code !== 0) throw new Error(`The build failed:\n${out}${err}`);
}

/** A text as documents have it: no U+0000, and no difference between kinds of white space. */
function asRead(text: string): string {
  return text.replace(/[\0\ufffd]/g, '').replace(/\s+/gu, ' ');
}

/** What of a text must be shown letter by letter: doubled braces become one, and the site's name takes the place of `{name}`. */
function asShown(text: string): string {
  return asRead(text).replaceAll('{{', '{').replaceAll('}}', '}').replace('{name}', '').trim();
}

/** Texts without Markdown whose mark is found in a page, but not all that stands before it. */
function changedTexts(attempts: readonly Attempt[], texts: readonly string[]): string[] {
  const shown = texts.map(asRead);
  return attempts
    .filter(({ field }) => field.kind === 'text')
    .flatMap(({ field, written, mark }) => {
      const found = shown.filter((text) => text.includes(mark));
      const wanted = asShown(written);
      return found.length === 0 || found.some((text) => text.includes(wanted))
        ? []
        : [`${field.path}: ${JSON.stringify(written)}`];
    });
}

async function attackSite(number: number, browser: Browser): Promise<Outcome> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-xss-')));
  try {
    const { files, accepted, refused } = await hostileSite(number);
    put(root, { ...files, ...publicFiles });
    await built(root);
    const server = await startPreview({ out: join(root, 'dist'), host: '127.0.0.1', port: 0, print: () => undefined });
    try {
      const visits = [await visit(browser, server.origin, true), await visit(browser, server.origin, false)];
      const done = visits.flatMap((each) => each.done);
      const changed = changedTexts(
        accepted,
        visits.flatMap(({ texts }) => texts),
      );
      return { accepted, refused, done: done.map((what) => `site ${number}: ${what}`), changed };
    } finally {
      await server.close();
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * Builds hostile sites and visits them in Chromium.
 * @param numbers which ones
 * @param told after each one
 */
export async function attack(
  executablePath: string,
  numbers: readonly number[],
  told: (number: number) => void = () => undefined,
): Promise<Outcome> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const outcomes: Outcome[] = [];
    for (const number of numbers) {
      outcomes.push(await attackSite(number, browser));
      told(number);
    }
    return {
      accepted: outcomes.flatMap(({ accepted }) => accepted),
      refused: outcomes.flatMap(({ refused }) => refused),
      done: outcomes.flatMap(({ done }) => done),
      changed: outcomes.flatMap(({ changed }) => changed),
    };
  } finally {
    await browser.close();
  }
}
