import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { startPreview } from '../../src/server/start-preview.ts';
import { addressOf, start, stop } from '../build/support/command.ts';
import { put } from '../build/support/site.ts';
import { runHere } from '../cli/run-here.ts';
import { type Attempt, type HostileSite, hostileSite, publicFiles } from './hostile-site.ts';
import { edit, type Visit, visit } from './visit.ts';

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
  // 2026: some blocks are visible from 2020 on.
  const { code, out, err } = await runHere(['build', '--root', root], { SOURCE_DATE_EPOCH: '1780000000' });
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
      const found = shown.filter((text) => text.includes(` ${mark}`));
      const wanted = asShown(written);
      return found.length === 0 || found.some((text) => text.includes(wanted))
        ? []
        : [`${field.path}: ${JSON.stringify(written)}`];
    });
}

async function visited(browser: Browser, root: string): Promise<Visit[]> {
  await built(root);
  const server = await startPreview({ out: join(root, 'dist'), port: 0, print: () => undefined });
  try {
    return [await visit(browser, server.origin, true), await visit(browser, server.origin, false)];
  } finally {
    await server.close();
  }
}

async function edited(browser: Browser, root: string, { unchecked }: HostileSite): Promise<Visit> {
  // The buttons that open an editor are pressed, too.
  const server = start(['start', '--root', root, '--port', '0'], { LAUNCH_EDITOR: 'true' });
  try {
    const { origin } = new URL(await addressOf(server));
    return await edit(browser, origin, () => put(root, unchecked));
  } finally {
    await stop(server);
  }
}

/** Which sites are attacked, and how. */
type Attack = {
  readonly numbers: readonly number[];
  /** Which of them are shown by a development server, too. That takes as long as all the rest, and it shows the same pages. */
  readonly isEdited: (number: number) => boolean;
};

async function attackSite(number: number, browser: Browser, isEdited: boolean): Promise<Outcome> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-xss-')));
  try {
    const site = await hostileSite(number);
    const { accepted, refused } = site;
    put(root, { ...site.files, ...publicFiles });
    const visits = await visited(browser, root);
    const changed = changedTexts(
      accepted,
      visits.flatMap(({ texts }) => texts),
    );
    if (isEdited) visits.push(await edited(browser, root, site));
    const done = visits.flatMap((each) => each.done.map((what) => `site ${number}: ${what}`));
    return { accepted, refused, done, changed };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/**
 * Builds hostile sites and visits them in Chromium.
 * @param told after each one
 */
export async function attack(
  browser: Browser,
  { numbers, isEdited }: Attack,
  told: (number: number) => void = () => undefined,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const number of numbers) {
    outcomes.push(await attackSite(number, browser, isEdited(number)));
    told(number);
  }
  return {
    accepted: outcomes.flatMap(({ accepted }) => accepted),
    refused: outcomes.flatMap(({ refused }) => refused),
    done: outcomes.flatMap(({ done }) => done),
    changed: outcomes.flatMap(({ changed }) => changed),
  };
}
