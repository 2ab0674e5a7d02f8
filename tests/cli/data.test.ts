import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Bounds, dataAddress, download } from '../../src/authoring/data/refresh.ts';
import { contentsOf, folderWith, smallSite } from '../build/support/site.ts';
import { refusalOf } from '../content/refusal.ts';
import { runHere } from './run-here.ts';

/** A server for the time of a test. @returns its address, which ends with a slash */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}

/** A server that sends the same to everybody. */
const sending = (body: string | Uint8Array, type = 'text/csv'): Promise<string> =>
  serving((_, response) => response.setHeader('content-type', type).end(body));

const kind = `description: A price of the bakery.
data: data/prices.csv
fields:
  - { name: price, type: number, currency: EUR, required: true }
`;
const site = {
  ...smallSite,
  'kinds/price.yaml': kind,
  'pages/prices.yaml': `title: Prices
description: What bread costs.
blocks:
  - type: price-list
    title: Prices
    groups: [{ title: Bread, from: { kind: price } }]
`,
  'data/prices.csv': 'title,price\nRye bread,4.80\nBaguette,2.20\n',
};
const now = 'title,price\nRolls,0.60\nRye bread,5.20\nSpelt bread,5.80\n';

const pricesIn = (root: string): string => readFileSync(join(root, 'data/prices.csv'), 'utf8');

describe('data', () => {
  test('says what changes, asks, and writes the file', async () => {
    const root = folderWith(site);
    const address = await sending(now);
    const told = `2 entries are new, 1 entry is gone, 1 entry changes.

Entries of the kind "price" ("data/prices.csv")
  removed entry "Baguette", from second place
  new entry "Rolls", in first place
  new entry "Spelt bread", in third place
  entry "Rye bread"
    price: "€4.80" -> "€5.20"

Write this to data/prices.csv? [y/N] `;
    const typed = ['data', 'price', address];
    const left = { code: 0, err: '', out: `${told}Nothing was written.\n` };
    expect(await runHere(typed, {}, root, undefined, [''])).toEqual(left);
    expect(await runHere(typed, {}, root, undefined, [])).toEqual(left);
    expect(pricesIn(root)).toBe(site['data/prices.csv']);
    expect(await runHere(typed, {}, root)).toMatchObject({
      code: 2,
      err: "Nothing was written: this isn't a terminal, so nobody can be asked. Add --yes to write data/prices.csv.\n",
    });
    expect(pricesIn(root)).toBe(site['data/prices.csv']);
    expect(await runHere(typed, {}, root, undefined, ['y'])).toEqual({
      code: 0,
      err: '',
      out: `${told}Wrote data/prices.csv.\n`,
    });
    expect(pricesIn(root)).toBe(now);
    expect((await runHere(['data', 'data/prices.csv', address], {}, root)).out).toBe(
      'data/prices.csv is up to date: the address gives the same.\n',
    );
  });

  test('leaves what somebody writes while the data comes', async () => {
    const root = folderWith(site);
    const address = await serving((_, response) => {
      writeFileSync(join(root, 'data/prices.csv'), 'title,price\nMine,1\n');
      response.setHeader('content-type', 'text/csv').end(now);
    });
    const { code, err } = await runHere(['data', 'price', address, '--yes'], {}, root);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('data/prices.csv') });
    expect(pricesIn(root)).toBe('title,price\nMine,1\n');
  });

  test.each(['data/../package.json', 'data/./a.json', 'data/.github/a.yaml', 'content/a/../../site.yaml'])(
    'writes no file called %s',
    async (file) => {
      const root = folderWith({
        ...site,
        'package.json': '{}',
        'kinds/price.yaml': kind.replace('data/prices.csv', file),
      });
      const before = contentsOf(root);
      const { code, err } = await runHere(['data', 'price', await sending(now), '--yes', '--anyway'], {}, root);
      expect({ code, says: err.includes('kinds/price.yaml:2:7  error') }).toEqual({ code: 2, says: true });
      expect(contentsOf(root)).toEqual(before);
    },
  );

  test.skipIf(process.platform === 'win32')('writes through no link', async () => {
    const root = folderWith({ ...site, 'package.json': '{}', '.github/workflows/ci.yaml': 'on: push\n' });
    rmSync(join(root, 'data/prices.csv'));
    symlinkSync('../package.json', join(root, 'data/prices.csv'));
    symlinkSync('../.github/workflows', join(root, 'data/sub'));
    const before = contentsOf(root);
    const typed = ['data', 'price', await sending(now), '--yes', '--anyway'];
    expect((await runHere(typed, {}, root)).err).toContain('is a shortcut (symbolic link)');
    for (const file of ['data/sub/ci.csv', 'data/sub/new.csv']) {
      writeFileSync(join(root, 'kinds/price.yaml'), kind.replace('data/prices.csv', file));
      expect((await runHere(typed, {}, root)).code).toBe(2);
    }
    writeFileSync(join(root, 'kinds/price.yaml'), kind);
    expect(contentsOf(root)).toEqual(before);
  });

  test('makes a file that is not there yet', async () => {
    const { 'data/prices.csv': _, ...others } = site;
    const root = folderWith(others);
    expect(await runHere(['data', 'price', await sending(now), '--yes'], {}, root)).toMatchObject({ code: 0, err: '' });
    expect(pricesIn(root)).toBe(now);
  });

  test('writes nothing that has mistakes, unless somebody insists', async () => {
    const root = folderWith(site);
    const wrong = 'title;price\nRolls;cheap\nRye bread;"5,20"\n';
    const typed = ['data', 'price', await sending(wrong), '--yes'];
    const refused = await runHere(typed, {}, root);
    expect(refused).toMatchObject({ code: 1, err: '' });
    expect(refused.out).toContain('data/prices.csv:2:7  error  cell-value\n  Row 2, price: "cheap" isn\'t a number.\n');
    expect(refused.out).toMatch(/\nNothing was written, because the data has mistakes\..* with --anyway\.\n$/);
    expect(pricesIn(root)).toBe(site['data/prices.csv']);
    expect(await runHere([...typed, '--anyway'], {}, root)).toMatchObject({ code: 1 });
    expect(pricesIn(root)).toBe(wrong);
  });

  test('tells what other pages would have to say against it', async () => {
    const named = 'title: A\ndescription: B.\nkind: offer\nbread: baguette\n';
    const offer = `description: An offer.\nfields: [{ name: bread, type: entry, kind: price }]\nlayout: [{ type: hero, title: "{title}" }]\n`;
    const root = folderWith({ ...site, 'kinds/offer.yaml': offer, 'pages/offer.yaml': named });
    const { code, out } = await runHere(['data', 'price', await sending(now), '--yes'], {}, root);
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('pages/offer.yaml:4:8  error') });
    expect(pricesIn(root)).toBe(site['data/prices.csv']);
  });

  test('knows the address from the kind, which has to be encrypted', async () => {
    const root = folderWith({ ...site, 'kinds/price.yaml': `${kind}source: http://127.0.0.1:9/prices.csv\n` });
    const { code, err } = await runHere(['data', 'price'], {}, root);
    expect({ code, says: err.includes('kinds/price.yaml:5:9  error') }).toEqual({ code: 2, says: true });
    const without = await runHere(['data', 'price'], {}, folderWith(site));
    expect(without.err).toContain('add it to kinds/price.yaml: "source: https://..."');
  });

  test.each([
    [[], 'Say which data: npx sitewright data price.'],
    [['prices'], '"prices" is neither a kind with "data" nor the file of one. The kinds with data: price.'],
    [['article'], 'The kind "article" doesn\'t say where its entries are.'],
    [['price', 'prices.csv'], '"prices.csv" isn\'t an address.'],
    [['price', 'http://example.com/a.csv'], "http://example.com/a.csv isn't encrypted"],
    [['price', 'https://me:secret@example.com/a.csv'], 'The address has a name and a password in it.'],
    [['price', 'https://example.com/', 'more'], 'Give one name and one address'],
  ])('%s is refused', async (words, says) => {
    const { code, err } = await runHere(['data', ...words], {}, folderWith(site));
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(says) });
  });
});

test('a new page of a kind with data is an entry in its file', async () => {
  const { code, err } = await runHere(['new', 'page', '/rolls', '--kind', 'price'], {}, folderWith(site));
  expect({ code, says: err.includes('All entries of the kind "price" are in data/prices.csv') }).toEqual({
    code: 2,
    says: true,
  });
});

describe('what comes from an address', () => {
  const bounds = { seconds: 5, redirects: 2, bytes: 100_000, typedHost: '127.0.0.1' };
  const got = async (
    address: string,
    file = 'data/a.csv',
    some: Parameters<typeof download>[2] = bounds,
  ): Promise<string> => {
    const asked = download(new URL(address), file, some);
    const refused = await refusalOf(asked);
    return refused?.message.replaceAll(/127\.0\.0\.1:\d+/g, 'HOST') ?? Buffer.from(await asked).toString();
  };

  test.each([
    ['a web page', '<!DOCTYPE html><title>Sign in</title>', 'text/html', 'http://HOST/ gives a web page, not data.\n'],
    ['a workbook', 'PK\u0003\u0004xl/', 'application/octet-stream', 'http://HOST/ gives a whole workbook'],
    ['nothing', ' \n', 'text/csv', 'http://HOST/ gives nothing'],
    [
      'JSON',
      '[{"title":"A"}]',
      'text/plain',
      "http://HOST/ gives JSON, which can't be read from a file called data/a.csv",
    ],
    ['too much', 'x'.repeat(100_001), 'text/csv', 'has more than 0.1 MB'],
  ])('%s is told', async (_, body, type, says) => {
    expect(await got(await sending(body, type))).toContain(says);
  });

  test('of a table, no JSON or YAML is made', async () => {
    const address = await sending('title,price\n');
    expect(await got(address, 'data/a.json')).toContain(
      "gives a table, which can't be read from a file called data/a.json",
    );
    expect(await got(await sending('- title: A\n', 'text/plain'), 'data/a.yaml')).toBe('- title: A\n');
  });

  test.each([
    [404, "There's nothing at http://HOST/"],
    [403, 'HOST shows this only to people who are signed in.'],
    [500, 'HOST answered with an error (status 500).'],
  ])('status %d is told', async (status, says) => {
    expect(await got(await serving((_, response) => response.writeHead(status).end('x')))).toContain(says);
  });

  test('what leads on is followed as long as it is safe', async () => {
    const to = (next: string) => (_: unknown, response: Parameters<RequestListener>[1]) =>
      void response.writeHead(302, { location: next }).end();
    const end = await sending('title\nA\n');
    expect(await got(await serving(to(end)))).toBe('title\nA\n');
    expect(await got(await serving(to('/again')))).toContain('leads on more than 2 times');
    expect(await got(await serving(to('http://example.com/a.csv')))).toContain("isn't encrypted");
  });

  test.each([
    'http://localhost:9/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:192.168.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[fe80::1]/',
    'https://0x0a.1/',
    'https://169.254.169.254/latest',
    'https://printer.local/',
  ])('nothing leads to %s', async (next) => {
    const address = await serving((_, response) => response.writeHead(302, { location: next }).end());
    expect(await got(address)).toContain('data is fetched only from the internet');
    expect(await got(next, 'data/a.csv', {})).toContain('data is fetched only from the internet');
  });

  test.each(['127.0.0.1', '10.1.2.3', '::ffff:127.0.0.1', 'fe80::1%eth0', 'fd00::1'])(
    'nor a name that has the address %s beside one that everybody reaches',
    async (near) => {
      const found = [near, '192.0.2.1'].map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const lookup = ((_: string, __: object, done: (error: null, all: typeof found) => void) =>
        done(null, found)) as unknown as Required<Bounds>['lookup'];
      expect(await got('https://rebinding.example/', 'data/a.csv', { ...bounds, lookup })).toContain(
        'rebinding.example is on this computer or in its own network',
      );
    },
  );

  test('what takes too long, or breaks off, is told', async () => {
    const slow = await serving((_, response) => void response.write('title\n'));
    expect(await got(slow, 'data/a.csv', { ...bounds, seconds: 0.05 })).toContain(
      "didn't send all of it in 0.05 seconds",
    );
    const broken = await serving((_, response) => {
      response.write('title\n');
      response.socket?.destroy();
    });
    expect(await got(broken)).toContain("can't be reached");
  });

  test('letters that the answer names become UTF-8', async () => {
    const address = await sending(Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'text/csv; charset=windows-1251');
    expect(await got(address)).toBe('Привет');
  });
});

test.each([
  [
    'https://docs.google.com/spreadsheets/d/e/2PACX-1vT/pubhtml?gid=7',
    'https://docs.google.com/spreadsheets/d/e/2PACX-1vT/pub?gid=7&single=true&output=csv',
  ],
  [
    'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUv/edit?usp=sharing#gid=12',
    'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUv/export?format=csv&gid=12',
  ],
  ['https://www.dropbox.com/s/abc/a.csv?dl=0', 'https://www.dropbox.com/s/abc/a.csv?dl=1'],
  ['https://github.com/a/b/blob/main/c.csv', 'https://raw.githubusercontent.com/a/b/main/c.csv'],
  ['https://cloud.example.org/s/abcdEFGH1234567', 'https://cloud.example.org/s/abcdEFGH1234567/download'],
  ['https://example.com/a.csv?b=1#c', 'https://example.com/a.csv?b=1'],
])('%s gives data at another address', (typed, address) => {
  expect(String(dataAddress(typed, 'data/a.csv'))).toBe(address);
});
