import { plural } from '../format/count.ts';

// What `test-blocks` says besides what it finds.

export const noOwnBlocks = 'This site has no blocks of its own, so there is nothing to test. They would be in blocks/.';

export const noSuchBlock = (name: string, hint: string): string =>
  `There's no block "${name}" in blocks/. ${hint}`.trim();

export const mistakesFirst = 'No block was tested. Fix these mistakes first.';

export const noAxe = (install: string): string =>
  `The rules for accessibility (axe-core) are not installed. Run ${install}, then try again.`;

export const noBrowserToTest =
  "Blocks are tested in a browser, and there is none here. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to the program of one. It was looked for in CHROMIUM_PATH, in the system's usual folders, and where Playwright installs browsers.";

export const noFolder = (place: string, reason: string): string =>
  `The files of a browser can't be written to ${place} (${reason}).`;

export const purposeOfTests = 'test blocks';

/** Nobody reads it: whoever wanted the end doesn't wait for what was under way. */
export const testsAreOver = 'The tests were ended.';

export const testing = (name: string, number: number, count: number): string =>
  `Testing ${name} (${number} of ${count})`;

export const timeoutIsNoNumber = (given: string): string =>
  `--timeout needs a number of seconds from 1 to 600, not "${given}".`;

export const opensDialog = (words: string): string => `It opens a dialog in the way of the page: ${words}`;

/** `2 blocks tested, 1 mistake`. */
export const testsDone = (blocks: number, mistakes: number): string =>
  `${plural(blocks, 'block')} tested, ${mistakes === 0 ? 'no mistakes' : plural(mistakes, 'mistake')}`;
