import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { manifestText, readManifest } from '../../src/builder/parts/parts.ts';
import { runHere } from '../cli/run-here.ts';
import { contentsOf, type Files, page, put, siteYaml, smallSite } from './support/site.ts';

/** Something of every kind of file: pages, a PDF document, old addresses, a file of the author's. */
const site: Files = {
  ...smallSite,
  'site.yaml': `${siteYaml}redirects: [{ from: /old, to: / }]\n`,
  'pages/about/team.yaml': `${page('Team')}pdf: /papers/team.pdf\naliases: [/people]\n`,
  'pages/contact.yaml': page('Contact'),
  'public/notes.txt': 'Notes.\n',
};

let root: string;

/** What a build says in the end. */
async function build(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await runHere(['build', '--root', root, ...args], {}, root);
  const said = code === 0 ? (out.trim().split('\n').at(-1) ?? '').replace(/ in \d+\.\d s/, '') : err.trim();
  return `${code} ${said.replaceAll(`${root}/`, '').replaceAll(root, 'ROOT')}`;
}

const at = (...names: readonly string[]): string => join(root, ...names);

/** Changes a file until the end of the test. */
function change(path: string, edit: (text: string) => string): void {
  const before = readFileSync(at(path));
  onTestFinished(() => writeFileSync(at(path), before));
  writeFileSync(at(path), edit(before.toString()));
}

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-parts-')));
  put(root, site);
  expect(await build('--shard', '1/2')).toBe('0 Part 1 of 2 of a site of 3 pages, written to part-1');
  expect(await build('--shard', '2/2')).toBe('0 Part 2 of 2 of a site of 3 pages, written to part-2');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a site made of its parts has the files of a single build, byte for byte', async () => {
  expect(await build('--out', 'whole')).toBe('0 3 pages, written to whole');
  // As CI brings parts to another machine: in any order, and without files whose names begin with a dot.
  cpSync(at('part-1'), at('brought'), { recursive: true, filter: (path) => !path.includes('/.') });
  expect(await build('--merge', 'part-2', 'brought')).toBe('0 3 pages, written to dist');
  const whole = contentsOf(at('whole'));
  expect(contentsOf(at('dist'))).toEqual(whole);
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(['papers/team.pdf', 'old.html', 'notes.txt', '_headers']));
  // Each part has some of the pages, and none of what follows from the whole site.
  const [one, two] = ['part-1', 'part-2'].map((part) => Object.keys(contentsOf(at(part, 'files'))));
  expect({ one, two }).toEqual({
    one: ['about/team.html', 'about/team.page.json', 'index.html', 'index.page.json'].sort(),
    two: ['404.html', '404.page.json', 'contact.html', 'contact.page.json', 'papers/team.pdf'].sort(),
  });
});

describe('refuses, and leaves the site as it is,', () => {
  test('a missing part', async () => {
    expect(await build('--merge', 'part-2')).toBe('2 Part 1 of 2 is missing. Name the folders of all parts.');
  });

  test('a part that is named twice', async () => {
    expect(await build('--merge', 'part-1', 'part-2', 'part-1')).toBe(
      '2 part-1 and part-1 are both part 1 of 2. Name each part once.',
    );
  });

  test('a folder that is no part', async () => {
    expect(await build('--merge', 'part-1', 'pages')).toBe(
      "2 pages isn't a part of a site: there is no part.json in it. Name folders that were made by build --shard.",
    );
  });

  test('parts of two builds', async () => {
    change('part-2/part.json', (text) => manifestText({ ...partIn(text), of: 3 }));
    expect(await build('--merge', 'part-1', 'part-2')).toBe(
      '2 part-1 is one of 2 parts, and part-2 one of 3. Merge the parts of one build.',
    );
  });

  test('a damaged manifest', async () => {
    for (const edit of [(text: string) => text.slice(0, -20), (text: string) => text.replace('contact', 'contcat')]) {
      change('part-1/part.json', edit);
      change('part-2/part.json', edit);
      expect(await build('--merge', 'part-1', 'part-2')).toMatch(/^2 part-[12]\/part\.json is damaged\./);
    }
  });

  test('a manifest that no build made', async () => {
    const files = null as unknown as Record<string, string>;
    change('part-2/part.json', (text) => manifestText({ ...partIn(text), files }));
    expect(await build('--merge', 'part-1', 'part-2')).toMatch(/^2 part-2\/part\.json is damaged\./);
  });

  test('a part of another builder', async () => {
    change('part-2/part.json', (text) => manifestText({ ...partIn(text), builder: 'another' }));
    expect(await build('--merge', 'part-1', 'part-2')).toMatch(/^2 part-2 was built by another version of the builder/);
  });

  test('a part of other content', async () => {
    change('pages/contact.yaml', (text) => text.replaceAll('Contact', 'Write to us'));
    expect(await build('--merge', 'part-1', 'part-2')).toMatch(
      /^2 part-1 was built from other content than there is in ROOT now\. Build all parts and merge them from the same commit/,
    );
  });

  test('a changed or missing file', async () => {
    const words = (how: string): string => `2 contact.html in part-2 ${how}. Build this part again: build --shard 2/2`;
    const before = contentsOf(at('dist'));
    change('part-2/files/contact.html', (text) => text.replace('Contact', 'Kontakt'));
    expect(await build('--merge', 'part-1', 'part-2')).toBe(words('has been changed or damaged since it was built'));
    rmSync(at('part-2/files/contact.html'));
    expect(await build('--merge', 'part-1', 'part-2')).toBe(words('is missing'));
    expect(contentsOf(at('dist'))).toEqual(before);
  });
});

function partIn(text: string) {
  const found = readManifest(text);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

test.each([
  [['--shard', '9/8'], '--shard needs a part and how many there are, such as 3/8, not "9/8".'],
  [['--shard', 'x'], 'such as 3/8, not "x".'],
  [['--merge'], '--merge needs the folders of all parts: build --merge part-1 part-2'],
  [['part-1'], `build can't do anything with "part-1". It takes folders only after --merge.`],
  [['--shard', '1/2', '--live'], "--shard and --live don't go together. Use --live with --merge."],
  [['--shard', '1/2', '--merge', 'part-1'], "--shard and --merge don't go together."],
])('used wrongly, it says so: %s', async (args, words) => {
  expect(await build(...args)).toContain(words);
});
