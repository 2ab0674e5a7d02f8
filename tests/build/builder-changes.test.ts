import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '../hosting/wire.ts';
import { openTab } from '../setup/shared-tab.ts';
import { copyOfBuilder, takeCompiledApp, takeCompiledCommands } from './support/builder-copy.ts';
import { addressOf, type Running, start, stop } from './support/command.ts';
import { page, put, smallSite } from './support/site.ts';

// One server for all. The source of its builder is a copy, which the tests change.
let builder: string;
let root: string;
let server: Running;
let url: URL;

beforeAll(async () => {
  builder = copyOfBuilder();
  await takeCompiledApp(builder);
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-builder-changes-')));
  put(root, { ...smallSite, 'pages/about/team.yaml': page('Team').replace('description', 'descriptoin') });
  server = start(['start', '--root', root, '--port', '0'], {}, root, [takeCompiledCommands(builder)]);
  url = new URL(await addressOf(server));
});

afterAll(async () => {
  const outcome = server && (await stop(server));
  for (const folder of [builder, root]) if (folder) rmSync(folder, { recursive: true, force: true });
  expect(outcome?.code).toBe(0);
});

/** Changes a file of the builder. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(builder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(builder, file), text.replace(from, to));
}

const open = (path: string): Promise<Page> => openTab(new URL(path, url).href);

/** An address as it goes over the wire. */
const statusOf = async (path: string, headers = {}): Promise<number> => (await get(url.origin, path, headers)).status;

const notNeeded = [
  '/@vite/client',
  '/__tools/',
  '/__tools/main.ts',
  '/__tools/../program.mjs',
  '/__tools/..%2fprogram.mjs',
  '/__tools/tools.json',

  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw',
  '/@id/fs',
  '/@vite/env',
  '/@react-refresh',
  '/src/server/serve-site.ts',
  '/src/server/serve-site.ts?raw',
  '/src/server/serve-site.ts?import&raw',
  '/src/app/entry-client.tsx',
  '/src/server/browser/main.ts?raw',
  '/src/server/browser/main.ts?url',
  '/src/server/browser/main.ts.map',
  '/src/app/fonts/../../build/dev.ts',
  '/node_modules/vite/package.json',
  '/node_modules/react/index.js',
  '/package.json',
  '/package.json?import',
  '/vite.config.ts',
  '/schemas/site.schema.json',
  '/__open-in-editor?file=package.json',
  '/__vite_ping',
  '/__blocks/hero/files/../../../package.json',
  '/__blocks/hero/files/robots.txt',
];

test('of the builder it serves what its pages ask for, also after a change in its source, and nothing else', async () => {
  const tab = await open('/');
  const failed: string[] = [];
  const loaded = new Set<string>();
  tab.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(?:@|src|node_modules|__tools)/.test(pathname)) loaded.add(pathname);
    if (response.status() >= 400 && pathname !== '/favicon.ico') failed.push(`${response.status()} ${response.url()}`);
  });
  await tab.reload();
  await tab.getByRole('button', { name: /mistake/ }).waitFor();
  await tab.goto(new URL('/__blocks/hero', url).href);
  await tab.locator('main pre').first().waitFor();
  const versionServed = async (): Promise<string | undefined> =>
    /data-version="([^"]+)"/.exec(await (await fetch(url)).text())?.[1];
  const shape = join(builder, 'src/server/browser/overlay/places-and-counts.ts');
  const changed = async (): Promise<void> => {
    const version = await versionServed();
    writeFileSync(shape, `${readFileSync(shape, 'utf8')}\n// changed\n`);
    await expect.poll(versionServed).not.toBe(version);
  };
  // What a page hears of changes by is still on its way to it.
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await tab.route(/__tools\/dev\.js/, (route) => arrived.then(() => route.continue()));
  await tab.goto(url.href);
  await changed();
  const loadedAgain = tab.waitForEvent('load');
  arrive();
  await loadedAgain;
  await tab.getByRole('button', { name: /mistake/ }).waitFor();
  await Promise.all([tab.waitForEvent('load'), changed()]);
  await tab.getByRole('button', { name: /mistake/ }).waitFor();
  expect(failed).toEqual([]);
  expect([...loaded].filter((path) => !/-[\w-]{8}\.js$/.test(path)).sort()).toEqual(['/__tools/dev.js']);
  for (const path of notNeeded) expect(await statusOf(path), path).toBe(404);
  expect(await statusOf('/', { Accept: 'text/x-vite-ping' })).toBe(200);
});

test('the gallery stays up to date with examples, components and schemas', async () => {
  const tab = await open('/__blocks/stats');
  const framed = (): Promise<string> => tab.locator('main').innerText();
  await expect.poll(framed).toContain('A usual Saturday');
  // As npm does with programs. It changes nothing.
  chmodSync(join(builder, 'src/cli/start.cjs'), 0o700);
  change('src/blocks/stats/example.yaml', 'A usual Saturday', 'A quiet Saturday');
  await expect.poll(framed).toContain('A quiet Saturday');
  expect(await tab.locator('main pre').first().innerText()).toContain('A quiet Saturday');
  change('src/blocks/stats/example.yaml', 'items:', 'itms:');
  await tab.getByText('A stats block has no key called "itms".').first().waitFor();
  change('src/blocks/stats/example.yaml', 'itms:', 'items:');
  await expect.poll(framed).toContain('A quiet Saturday');
  const [words, allNew] = [
    '<Phrase as="dt" of={item.label} css={styles.label} />',
    '<chakra.dt css={styles.label}>All new</chakra.dt>',
  ] as const;
  change('src/blocks/stats/Stats.tsx', words, allNew);
  await expect.poll(framed).toContain('All new');
  // As it was, so that the server that takes over need not compile another app.
  change('src/blocks/stats/Stats.tsx', allNew, words);
  expect(server.printed()).not.toContain('The builder has changed');
  change('schemas/blocks/stats.schema.json', 'A few numbers worth remembering.', 'Numbers.');
  await expect.poll(framed).toContain('\nNumbers.\n');
});

test("a builder that can't start is started again when it is mended", async () => {
  const file = join(builder, 'src/server/dev/live-site.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\nconst = 1;\n`);
  await expect.poll(server.printed).toContain('The builder starts again after the next change.');
  writeFileSync(file, text);
  const isThere = (): Promise<boolean> =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isThere).toBe(true);
});

test('ends at one Ctrl+C, also while it starts anew', async () => {
  const file = join(builder, 'schemas/site.schema.json');
  const changes = (): number => server.printed().split('The builder has changed').length;
  const before = changes();
  writeFileSync(file, readFileSync(file, 'utf8'));
  await expect.poll(changes).toBe(before + 1);
  expect((await stop(server)).code).toBe(0);
});
