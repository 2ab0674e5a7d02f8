import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf, type Outcome, run, start, stop } from '../build/support/command.ts';
import { contentsOf, folderWith, page, smallSite } from '../build/support/site.ts';

const preload = `--import ${new URL('../disk/traits/other-disks.mjs', import.meta.url).href}`;

/** Runs a command on a disk with other traits (`other-disks.mjs`). */
const on = (traits: string, args: readonly string[], root: string): Promise<Outcome> =>
  run(args, { DISK_TRAITS: traits, NODE_OPTIONS: preload }, root);

const site = {
  ...smallSite,
  'pages/index.yaml': page('Home', '    actions: [{ label: Team, href: /about/team }]\n'),
  'public/a.txt': 'a',
  'published.txt': '/\n',
  'kinds/price.yaml': `description: A price of the bakery.
data: data/prices.csv
fields: [{ name: price, type: number, currency: EUR, required: true }]
`,
  'data/prices.csv': 'title,price\nRye bread,4.80\n',
};

/** Serves the same to everybody for the time of a test. @returns its address */
async function sending(body: string): Promise<string> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/csv').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each(['numbers=0&links=EISDIR&once=EBUSY', 'numbers=0&links=ENOTSUP&once=EPERM&handles'])(
  'every command that writes works on a disk with %s',
  async (traits) => {
    const root = folderWith({ ...site, 'pages/slip.yaml': page('Slip').replace('title:', 'titel:') });
    const address = await sending('title,price\nRye bread,5.20\n');
    const commands = [
      ['check', '--fix'],
      ['new', 'page', '/hello'],
      ['new', 'kind', 'recipe'],
      ['new', 'site', 'other', '--name', 'Corner Bakery', '--kind', 'shop'],
      ['move', '/about', '/people'],
      ['data', 'price', address, '--yes'],
      ['upgrade', '--write'],
      ['release'],
      ['build', '--fresh'],
      ['build'],
    ];
    for (const args of commands) {
      const { code, out, err } = await on(traits, args, root);
      expect(code, `${args.join(' ')}\n${out}${err}`).toBe(0);
    }
    expect(Object.keys(contentsOf(root)).filter((file) => /tmp-|sitewright\/|upgrade/.test(file))).toEqual([]);
    expect(readFileSync(join(root, 'dist/people/team.html'), 'utf8')).toContain('<title>');
    expect(readFileSync(join(root, 'data/prices.csv'), 'utf8')).toBe('title,price\nRye bread,5.20\n');
  },
);

test('both servers send files where a path has another disk number than an open file', async () => {
  const root = folderWith(site);
  expect(await run(['build'], {}, root)).toMatchObject({ code: 0 });
  for (const command of ['start', 'preview']) {
    const server = start([command, '--port', '0'], { DISK_TRAITS: 'numbers=0', NODE_OPTIONS: preload }, root);
    const address = await addressOf(server);
    const texts = ['', 'a.txt'].map(async (path) => (await fetch(new URL(path, address))).text());
    expect(await Promise.all(texts)).toEqual([expect.stringContaining('<title>'), 'a']);
    await stop(server);
  }
});

test('a move that another program stops is undone, and its message says so', async () => {
  const root = folderWith(site);
  for (const held of ['pages/about/team.yaml', 'pages/index.yaml']) {
    const { code, err } = await on(`held=${held}`, ['move', '/about/team', '/people/team'], root);
    expect(contentsOf(root)).toEqual(contentsOf(folderWith(site)));
    expect({ code, err }).toEqual({
      code: 2,
      err: `${held} is being used by another program, such as OneDrive or a virus scanner, so it was left unchanged. Close that program or wait a moment, and try again. Nothing was changed.\n`,
    });
  }
});

test('--live without links is refused with a sentence, and leaves nothing behind', async () => {
  const root = folderWith(site);
  const { code, err } = await on('links=ENOTSUP', ['build', '--live'], root);
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringContaining(
      '--live needs links that can be replaced in one step. This disk has none: build without it.\n',
    ),
  });
  expect(contentsOf(root)).toEqual(contentsOf(folderWith(site)));
});
