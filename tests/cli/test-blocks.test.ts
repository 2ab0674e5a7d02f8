import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { isAlive } from '../../src/disk/alive.ts';
import { unshownOfList } from '../../src/server/block-tests/test-pages.ts';
import { badBlocks, unloadable } from '../build/support/bad-blocks.ts';
import { contentsOf, folderWith, put, smallSite } from '../build/support/site.ts';
import { findChromium } from '../setup/chromium.ts';
import { runHere, startHere } from './run-here.ts';

/** A mistake in a report as JSON. */
type Told = { readonly file: string; readonly line: number; readonly code: string; readonly message: string };

/** A browser with more flags, and which of its processes run that were started. */
function notedBrowser(folder: string, flags = ''): { readonly program: string; readonly running: () => string[] } {
  const [program, note] = [join(folder, 'browser'), join(folder, 'started')];
  writeFileSync(note, '');
  writeFileSync(program, `#!/bin/sh\necho $$ >> "${note}"\nexec "${findChromium()}" ${flags} "$@"\n`);
  chmodSync(program, 0o755);
  const started = (): string[] => readFileSync(note, 'utf8').split('\n').filter(Boolean);
  return { program, running: () => started().filter((pid) => isAlive(Number(pid))) };
}

const site = { ...smallSite, ...badBlocks };

/** What is found in blocks, each mistake in a line: where, by which name, and how it is told. */
async function foundIn(root: string, names: readonly string[], ...more: readonly string[]): Promise<string> {
  const { out, err } = await runHere(['test-blocks', ...names, '--root', root, '--format', 'json', ...more]);
  expect(err).toBe('');
  const { diagnostics }: { readonly diagnostics: readonly Told[] } = JSON.parse(out);
  const lines = diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code}: ${message}`);
  return lines.join('\n').replaceAll('blocks/', '');
}

test('each law is held, what breaks it is told once and at its place, and the site stays as it is', async () => {
  const root = folderWith(site);
  expect(await runHere(['new', 'block', 'tides', '--root', root])).toMatchObject({ code: 0 });
  const [schema = '', component = ''] = ['schema.yaml', 'Random.tsx'].map((name) => badBlocks[`blocks/random/${name}`]);
  put(root, { 'blocks/bare/schema.yaml': schema, 'blocks/bare/Bare.tsx': component });
  const before = contentsOf(root);
  expect(await foundIn(root, ['bare', 'barred', 'random', 'throwing', 'tides'])).toBe(
    `bare/example.yaml:1 block-untested: This block has no example, so it wasn't tested.
barred/example.yaml:3 block-contrast: "This is pale, with more words than fit in a line of a phone." is hard to read: its contrast is 2.07, and at least 4.5 is needed (WCAG 1.4.3). Seen in light mode, on the background "default", "subtle" and "brand".
barred/example.yaml:4 block-too-wide: <p> "This is wide, with more words than fit in a line o…" sticks out of the window by 400 px. Seen at 320 px.
barred/example.yaml:5 block-too-wide: The words of <p> "This is cut, with more words than fit in a line of…" are cut off. Seen at 320 px.
barred/example.yaml:6 block-needs-script: Without JavaScript, "This is folded, with more words than fit in a line of a phon…" isn't on the page.
barred/example.yaml:7 block-needs-script: Without JavaScript, visitors can't see "This is unseen, with more words than fit in a line of a phon…".
barred/Barred.tsx:11 block-list-silent: A page can let visitors filter and search the list, and their choice doesn't change it.
barred/Barred.tsx:11 block-list-silent: A page can put the list under headings, and the block doesn't show them.
barred/Barred.tsx:11 block-unsteady: The block comes out differently in the browser than when the site is built.
barred/Barred.tsx:11 block-browser-error: The block makes the browser log an error: Failed to load resource: the server responded with a status of 404 (Not Found) (/a.svg)
barred/Barred.tsx:11 block-browser-error: The block makes the browser log an error: The moon is gone.
barred/Barred.tsx:24 block-access: Images must have alternative text (WCAG 1.1.1): <img src="/a.svg">.
random/Random.tsx:4 block-unsteady: The block comes out differently each time it is shown.
throwing/Throwing.tsx:5 block-not-shown: The block throws an error: No tides.`,
  );
  expect(contentsOf(root)).toEqual(before);
});

test.each([
  ['', ['choice', 'mark']],
  ['<form data-filters=""></form><ul></ul>', ['mark']],
  ['<form data-filters=""></form><ul data-list=""></ul>', []],
])('a list to choose from is marked, and has a form above it: %s', (markup, missing) => {
  const place = { id: 'block-1', index: 0, titleLevel: 1, itemLevel: 2, filters: { fields: [], items: '' } } as const;
  expect(unshownOfList(place, markup)).toEqual(missing);
});

test('a block that never ends or takes the browser down is told, and the next one is tested all the same', async () => {
  const root = folderWith(site);
  expect(await foundIn(folderWith({ ...site, ...unloadable }), ['endless', 'loading'], '--timeout', '1')).toBe(
    `endless/Endless.tsx:4 block-not-shown: The block is not ready after 1 s.
loading/Loading.tsx:1 block-not-shown: The block is not ready after 1 s.`,
  );
  const { program, running } = notedBrowser(root, '--js-flags=--max-old-space-size=30');
  const said = async (names: readonly string[], timeout: string): Promise<string> => {
    const tested = ['test-blocks', ...names, '--root', root, '--timeout', timeout];
    const { code, out } = await runHere(tested, { CHROMIUM_PATH: program });
    expect(code).toBe(1);
    return out;
  };
  // A crash comes when the memory is full, which takes a busy machine more than a few seconds.
  const crashed = await said(['greedy', 'random'], '120');
  expect(crashed).toContain('  The browser crashed while it showed the block.\n');
  expect(crashed).toContain('  The block comes out differently each time it is shown.\n');
  expect(crashed).toContain('\n2 blocks tested, 2 mistakes\n');
  const hanging = await said(['hanging'], '2');
  expect(hanging).toContain('  In a browser, the page with the block is not ready after 2 s.\n');
  expect(running()).toEqual([]);
});

/** Browsers as people have them. The headless shell, which tests prefer, has no windows in which one tab hides another. */
const withWindows = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find((path) =>
  existsSync(path),
);

test.skipIf(withWindows === undefined)('blocks are tested in a browser with windows, too', async () => {
  const root = folderWith(smallSite);
  expect(await runHere(['new', 'block', 'tides', '--root', root])).toMatchObject({ code: 0 });
  const tested = await runHere(['test-blocks', '--root', root], { CHROMIUM_PATH: withWindows ?? '' });
  expect(tested).toEqual({ code: 0, out: '1 block tested, no mistakes\n', err: '' });
});

test('somebody who wants it to end waits for nothing, and no browser stays', async () => {
  const root = folderWith(site);
  const { program, running } = notedBrowser(root);
  const tests = startHere(['test-blocks', 'barred', 'random', '--root', root], { CHROMIUM_PATH: program });
  await expect.poll(running).toHaveLength(1);
  expect(await tests.stop()).toMatchObject({ code: 2, out: '' });
  expect(running()).toEqual([]);
});

test('what is in the way is a sentence', async () => {
  const root = folderWith(site);
  const said = async (...args: readonly string[]) => runHere(['test-blocks', '--root', root, ...args]);
  expect(await said('barrd')).toMatchObject({
    code: 2,
    err: `There's no block "barrd" in blocks/. Did you mean "barred"?\n`,
  });
  expect((await said('--timeout', '0')).err).toBe('--timeout needs a number of seconds from 1 to 600, not "0".\n');
  expect((await runHere(['test-blocks', 'random', '--root', root], { CHROMIUM_PATH: '/bin/false' })).err).toMatch(
    /^The browser can't test blocks\. It doesn't start: .+\n$/,
  );
  put(root, { 'blocks/random/schema.yaml': 'properties: none\n' });
  const { code, out } = await said();
  expect(code).toBe(1);
  expect(out).toContain('blocks/random/schema.yaml:1:13  error  own-block-schema\n');
  expect(out).toContain('\nNo block was tested. Fix these mistakes first.\n');
  expect(await runHere(['test-blocks', '--root', folderWith(smallSite)])).toEqual({
    code: 0,
    out: 'This site has no blocks of its own, so there is nothing to test. They would be in blocks/.\n',
    err: '',
  });
});
