import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { Outcome } from '../build/support/command.ts';
import fc from '../random.ts';
import { runHere } from './run-here.ts';

const work = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-answers-')));
afterAll(() => rmSync(work, { recursive: true }));
afterEach(() => void vi.useRealTimers());

/** A version of the commands that nobody else is. */
const env = { SITEWRIGHT_VERSION: randomUUID() };

const page = (title: string): string =>
  `title: ${title}\ndescription: What it offers\nblocks:\n  - type: hero\n    title: ${title}\n    image:\n      src: /a.svg\n      alt: A square\n      width: 10\n      height: 10\n`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9v9z"/></svg>';

function site(name: string): string {
  const root = join(work, name);
  rmSync(root, { recursive: true, force: true });
  for (const folder of ['pages', 'public', 'seiten']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'site.yaml'), 'name: Bakery\nurl: https://bakery.example\n');
  writeFileSync(join(root, 'pages/index.yaml'), page('Home'));
  writeFileSync(join(root, 'pages/bread.yaml'), page('Bread'));
  writeFileSync(join(root, 'public/a.svg'), picture);
  return root;
}

const names = [
  'pages/index.yaml',
  'pages/bread.yaml',
  'pages/cake.yaml',
  'site.yaml',
  'public/a.svg',
  'public/b.svg',
  // Where nothing is read, which is told.
  'cake.yaml',
  'seiten/bread.yaml',
];
const texts = [
  page('Cake'),
  page('Tart'),
  page('Rolls'),
  'title: Rye\n',
  'name: Mill\nurl: https://mill.example\n',
  picture,
  picture.replace('9', '8'),
  '<svg',
];

/** Something that happens to a file: it gets a text, goes, gets another name, becomes a link, or only another date. */
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('write'),
      name: fc.constantFrom(...names),
      text: fc.constantFrom(...texts),
    }),
  },
  fc.record({
    what: fc.constantFrom('remove', 'touch', 'link', 'rename', 'swap'),
    name: fc.constantFrom(...names),
    text: fc.constantFrom(...names),
  }),
);

function apply(root: string, { what, name, text }: { what: string; name: string; text: string }): void {
  const file = join(root, name);
  const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
  if (what === 'write') {
    rmSync(file, { force: true });
    writeFileSync(file, text);
  } else if (what === 'remove') rmSync(file, { force: true });
  else if (!isThere) return;
  else if (what === 'touch') utimesSync(file, new Date(), new Date(Date.now() - 1e6));
  else if (what === 'rename') renameSync(file, join(root, text));
  else {
    const other = join(root, text);
    if (text === name) return;
    rmSync(other, { force: true });
    if (what === 'link') symlinkSync(file, other);
    else linkSync(file, other);
  }
}

/** Stamps of files that were just written tell nothing, so that these are read, and copied, again. */
const ages = { 'were written just before': 0, 'were written long ago': 3_600_000 };

describe.each(Object.entries(ages))('files that %s', (_, age) => {
  test('a check that knows files from before finds what a fresh check finds, whatever happens to them', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + age });
    const root = site('random');
    const check = (...more: string[]) => runHere(['check', '--root', root, '--format', 'json', ...more], env);
    const told = { mistakes: 0, fine: 0 };
    for (const [index, each] of fc.sample(change, { numRuns: 60, seed: 7 }).entries()) {
      // Most changes are mistakes, which pile up.
      if (index % 4 === 0) site('random');
      apply(root, each);
      const before = await check();
      expect(await check(), 'the same question twice').toEqual(before);
      expect(await check('--fresh'), JSON.stringify(each)).toEqual(before);
      told[before.code === 0 ? 'fine' : 'mistakes'] += 1;
    }
    expect(told.mistakes).toBeGreaterThan(20);
    expect(told.fine).toBeGreaterThan(5);
  });

  test('a build writes nothing while nothing has changed, and all of it when anything has', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + age });
    const root = site('built');
    const out = join(work, 'out');
    const build = (...more: string[]): Promise<Outcome> =>
      runHere(['build', '--root', root, '--out', out, ...more], env);
    const home = join(out, 'index.html');
    const number = (): number => statSync(home).ino;
    const unchanged = expect.stringContaining('nothing has changed');
    const written = expect.stringContaining('written to');
    expect(await build()).toMatchObject({ code: 0, out: written });
    const first = number();
    const again = await build();
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('2 pages in') });
    if (age > 0) {
      expect(again).toMatchObject({ out: unchanged });
      expect(number()).toBe(first);
    }

    // A picture of the same size, of which a check reads only the beginning.
    writeFileSync(join(root, 'public/a.svg'), picture.replace('9', '8'));
    expect(await build()).toMatchObject({ code: 0, out: written });
    expect(readFileSync(join(out, 'a.svg'), 'utf8')).toContain('h8');

    rmSync(home);
    expect(await build()).toMatchObject({ code: 0, out: written });
    writeFileSync(home, 'mine');
    expect(await build()).toMatchObject({ code: 0, out: written });
    expect(readFileSync(home, 'utf8')).toContain('Home');
  });
});

test('a date that has come changes what is told', async () => {
  const root = site('dates');
  const dated = `${page('Cake')}    visible:\n      until: "1970-01-02"\n`;
  writeFileSync(join(root, 'pages/cake.yaml'), dated);
  const check = (epoch: number) =>
    runHere(['check', '--root', root, '--format', 'json'], { ...env, SOURCE_DATE_EPOCH: String(epoch) });
  const codes = ({ out }: Outcome): unknown => out.match(/all-hidden/g);
  expect(codes(await check(0))).toBeNull();
  expect(codes(await check(2 * 86_400 - 1))).toBeNull();
  expect(codes(await check(2 * 86_400))).toHaveLength(1);
  expect(codes(await check(0))).toBeNull();
});
