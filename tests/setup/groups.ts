import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Env } from './tool.ts';

/**
 * Where the tests of a group are: files, and folders with a slash at their end. What no group names calculates in short time.
 * @throws Error where there is no such file
 */
function group(...paths: readonly string[]): string[] {
  for (const path of paths) {
    const isThere = existsSync(fileURLToPath(new URL(`../${path}`, import.meta.url)));
    if (!isThere) throw new Error(`tests/setup/groups.ts: There is no tests/${path}.`);
  }
  return paths.map((path) => `tests/${path.endsWith('/') ? `${path}**/*.test.{ts,tsx}` : path}`);
}

/** Tests that start processes. */
export const processes = group(
  'build/',
  'cli/',
  'editor/',
  'hosting/',
  'new-block/',
  'package/',
  'review/',
  'supply/',
  'content/hard.test.ts',
  'content/svg-browser.test.ts',
  'workflows.test.ts',
);

/** Tests that take long, whatever the length of their files. They are begun first, and `npm test -- --quick` leaves them out. */
export const slow = group(
  'blocks/words.test.ts',
  'build/gallery.test.ts',
  'build/kill.test.ts',
  'build/looks.test.ts',
  'build/overlay.test.ts',
  'build/saves.test.ts',
  'build/xss.test.ts',
  'cli/kept.test.ts',
  'cli/test-blocks.test.ts',
  'content/added-article.test.ts',
  'content/classes.test.ts',
  'content/dependencies.test.ts',
  'content/fix-law.test.ts',
  'content/fix.test.ts',
  'content/fuzz.test.ts',
  'content/good-many.test.ts',
  'content/hints.test.ts',
  'content/indicators.test.ts',
  'content/long-markdown.test.ts',
  'content/new-kind.test.ts',
  'content/new-page.test.ts',
  'content/over.test.ts',
  'content/stand-ins-unseen.test.ts',
  'content/told-once.test.ts',
  'content/uneven-lists.test.ts',
  'diagnostics/contracts.test.ts',
  'disk/cache.test.ts',
  'editor/editor.test.ts',
  'growth/expressions.test.ts',
  'growth/growth.test.ts',
  'growth/tokens.test.ts',
  'looks/laws.test.ts',
  'print/deep.test.ts',
  'xss/kinds.test.ts',
  'yaml/ordinary.test.ts',
);

const variable = 'SITEWRIGHT_TEST_QUICK';

/** The environment of a runner that leaves out what is slow. */
export const quick: Env = { [variable]: 'yes' };

/** What this runner leaves out. */
export const leftOut = (): readonly string[] => (process.env[variable] === undefined ? [] : slow);
