import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeNewFolder } from '../../src/builder/write/new-file.ts';
import { top } from '../build/support/command.ts';
import { contentsOf, folderWith, smallSite } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

const shop = ['--name', 'Corner Bakery', '--kind', 'shop'];

/** Runs `new site` in an empty folder. */
const make = (cwd: string, ...args: readonly string[]): ReturnType<typeof runHere> =>
  runHere(['new', 'site', ...args], {}, cwd);

test('makes a site that can be checked and built where it is, and says what to type', {
  timeout: 180_000,
}, async () => {
  const cwd = folderWith({});
  const { code, out, err } = await make(cwd, 'sites/bakery', ...shop, '--look', 'bold');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const root = join(cwd, 'sites/bakery');
  expect(out).toContain('\n  cd sites/bakery\n');
  expect(out).toMatch(/\n {2}npx --prefix (?:\.\.\/)+\S+ sitewright start\n/);
  // Nothing is left of what it was written to.
  expect(readdirSync(join(cwd, 'sites'))).toEqual(['bakery']);
  expect(parse(readFileSync(join(root, 'site.yaml'), 'utf8'))).toMatchObject({ theme: { look: 'bold' } });
  // The steps of its workflow, with the builder where the workflow puts it.
  symlinkSync(top, join(root, '.sitewright'));
  const { jobs } = parse(readFileSync(join(root, '.github/workflows/site.yml'), 'utf8'));
  const steps: string[] = jobs.site.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  const scripts = steps.flatMap((step) => /^npm --prefix \.sitewright run (?:--silent )?(.+)$/.exec(step)?.[1] ?? []);
  expect(scripts).toEqual(['check -- --format github', 'build']);
  for (const script of scripts) {
    const ran = await runHere(
      script.split(' ').filter((word) => word !== '--'),
      {},
      root,
    );
    expect({ script, code: ran.code, err: ran.err }).toMatchObject({ script, code: 0 });
  }
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
});

describe('refuses, and leaves everything as it was:', () => {
  const refusals: Readonly<Record<string, readonly [args: readonly string[], words: string]>> = {
    'no folder': [shop, 'Give the folder of the new site: npx sitewright new site ../bakery\n'],
    'no packed builder': [['bakery', ...shop, '--from', 'gone.tgz'], '--from: there is no file "gone.tgz".\n'],
    'the wrong one of two packed files': [
      ['bakery', ...shop, '--from', 'full/create-sitewright-0.1.0.tgz'],
      '--from needs a packed Sitewright, such as sitewright-1.0.0.tgz, not "create-sitewright-0.1.0.tgz".\n',
    ],
    'two folders': [
      ['corner', 'bakery'],
      'Give one folder. If its name has spaces, write it in quotes: npx sitewright new site "corner bakery"\n',
    ],
    'a folder with files': [
      ['full', ...shop],
      'There are files in "full" already, and nothing is overwritten. Name a folder that isn\'t there yet.\n',
    ],
    'a file': [['full/note.txt', ...shop], '"full/note.txt" is a file. Name a folder that isn\'t there yet.\n'],
    'the folder one is in': [
      ['.', ...shop],
      "A new site needs a folder of its own. Name one that isn't there yet: npx sitewright new site ../bakery\n",
    ],
    'the pages of a site': [['site/pages/bakery', ...shop], /^\S+\/site\/pages belongs to another site\. /.source],
    'the builder itself': [
      [join(top, 'src/bakery'), ...shop],
      'That folder is part of Sitewright itself. Choose another one, such as ../bakery.\n',
    ],
    'no name and no kind, where nobody can be asked': [
      ['new'],
      'This isn\'t a terminal, so nothing can be asked. Add --name "Corner Bakery" and --kind shop: npx sitewright new site new --name "Corner Bakery" --kind shop\n',
    ],
    'no kind': [
      ['new', '--name', 'x'],
      'This isn\'t a terminal, so nothing can be asked. Add --kind shop: npx sitewright new site new --name "Corner Bakery" --kind shop\n',
    ],
    'an empty name': [['new', '--name', ' ', '--kind', 'shop'], '--name needs words.\n'],
    'a kind misspelt': [
      ['new', '--name', 'x', '--kind', 'shpo'],
      'There\'s no kind called "shpo". Did you mean "shop"?\n',
    ],
    "a kind that there isn't": [
      ['new', '--name', 'x', '--kind', 'zzz'],
      'There\'s no kind called "zzz". Choose studio, shop, practice, restaurant, product or blank.\n',
    ],
    'a look misspelt': [['new', ...shop, '--look', 'softt'], 'There\'s no look called "softt". Did you mean "soft"?\n'],
  };

  test.each(Object.entries(refusals))('%s', async (_, [args, words]) => {
    const files = Object.entries(smallSite).map(([path, text]) => [`site/${path}`, text]);
    const cwd = folderWith({
      ...Object.fromEntries(files),
      'full/note.txt': 'mine',
      'full/create-sitewright-0.1.0.tgz': '',
    });
    const before = contentsOf(cwd);
    const { code, out, err } = await make(cwd, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    if (words.startsWith('^')) expect(err).toMatch(new RegExp(words));
    else expect(err).toBe(words);
    expect(contentsOf(cwd)).toEqual(before);
    expect(existsSync(join(cwd, 'new'))).toBe(false);
  });

  test('no folder in which Explorer or Finder has left something', async () => {
    const cwd = folderWith({ 'new/.DS_Store': 'x', 'new/desktop.ini': 'x' });
    expect(await make(cwd, 'new', ...shop)).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(join(cwd, 'new'))).toContain('site.yaml');
  });

  test('a name that would be a mistake, with the place', async () => {
    const cwd = folderWith({});
    const { code, err } = await make(cwd, 'new', '--name', 'The {phone} shop', '--kind', 'shop');
    expect(code).toBe(2);
    expect(err).toContain('site.yaml:2:');
    expect(err).toMatch(/\nThe site would have mistakes with this name\. Choose another one\.\n$/);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('options that npm took', async () => {
    const { err } = await runHere(['new', 'site', 'x'], { npm_config_kind: 'true' }, folderWith({}));
    expect(err).toBe('npm took --kind for itself. Type it again with npx: npx sitewright new site --kind ...\n');
  });
});

test('an empty folder that is there already is used', async () => {
  const cwd = folderWith({});
  mkdirSync(join(cwd, 'bakery'));
  expect((await make(cwd, 'bakery', ...shop)).code).toBe(0);
  expect(existsSync(join(cwd, 'bakery/site.yaml'))).toBe(true);
});

describe('on a terminal', () => {
  test('asks for what was left out, and again after an answer that fits nothing', async () => {
    const cwd = folderWith({});
    const { code, out } = await runHere(['new', 'site', 'old-pier'], {}, cwd, 80, ['', '9', 'Café', 'technical']);
    expect(code).toBe(0);
    expect(out).toMatch(/^What is the site called\? \[Old pier\] /);
    expect(out).toContain('"9" isn\'t one of them. Number or word [1]: ');
    expect(out).toContain('a site of the kind restaurant');
    expect(parse(readFileSync(join(cwd, 'old-pier/site.yaml'), 'utf8'))).toMatchObject({
      name: 'Old pier',
      theme: { look: 'technical' },
    });
  });

  test('makes nothing for who ends it', async () => {
    const cwd = folderWith({});
    const { code, err } = await runHere(['new', 'site', 'bakery'], {}, cwd, 80, ['Bakery']);
    expect({ code, err }).toEqual({ code: 2, err: '\nNothing was made.\n' });
    expect(readdirSync(cwd)).toEqual([]);
  });
});

describe('a new folder', () => {
  const files = new Map([
    ['a.txt', 'a'],
    ['in/b.txt', 'b'],
  ]);
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });

  test('is whole or not at all, on a disk that is full in between', async () => {
    const cwd = folderWith({});
    const disk: Parameters<typeof writeNewFolder>[2] = {
      writeFile: (path, text, options) =>
        path.endsWith('b.txt') ? Promise.reject(full) : writeFile(path, text, options),
    };
    const path = join(cwd, 'above/site');
    await expect(writeNewFolder(path, files, disk)).rejects.toThrow(
      `${path} couldn't be made: the disk is full. Nothing was changed.`,
    );
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('is not half there when it is deleted while it is filled', async () => {
    const cwd = folderWith({});
    const disk: Parameters<typeof writeNewFolder>[2] = {
      writeFile: async (file, text, options) => {
        await writeFile(file, text, options);
        for (const name of readdirSync(cwd)) rmSync(join(cwd, name), { recursive: true });
      },
    };
    const deep = new Map([...files].map(([name, text]) => [`in/${name}`, text]));
    await expect(writeNewFolder(join(cwd, 'site'), deep, disk)).rejects.toThrow("couldn't be made");
    expect(readdirSync(cwd)).toEqual([]);
  });

  test('replaces nothing that came in between', async () => {
    const cwd = realpathSync(folderWith({}));
    const path = join(cwd, 'site');
    const disk: Parameters<typeof writeNewFolder>[2] = {
      writeFile: async (file, text, options) => {
        await writeFile(file, text, options);
        mkdirSync(path, { recursive: true });
        writeFileSync(join(path, 'mine.txt'), 'mine');
      },
    };
    await expect(writeNewFolder(path, files, disk)).rejects.toThrow(`${path} is there already. It was left as it is.`);
    expect(contentsOf(cwd)).toEqual({ 'site/mine.txt': expect.any(String) });
  });
});

test.each([
  ['de', 'de'],
  ['German', 'de'],
  ['Deutsch', 'de'],
  ['pt_BR', 'pt-BR'],
])('a site in the language %s says so, and which words are to be written', async (typed, code) => {
  const top = folderWith({});
  const args = ['new', 'site', 'tanz', '--kind', 'practice', '--name', 'Tanzschule Größe', '--language', typed];
  const { code: ended, out, err } = await runHere(args, {}, top);
  expect({ ended, err }).toEqual({ ended: 0, err: '' });
  expect(out).toContain(`Its language is ${code}.`);
  const root = join(top, 'tanz');
  const settings = readFileSync(join(root, 'site.yaml'), 'utf8');
  expect(settings).toContain(`\nlanguage: ${code}\n`);
  const checked = await runHere(['check', '--root', root]);
  const named = /in your language: ([\w, ]+)\./.exec(checked.out)?.[1]?.split(', ') ?? [];
  const offered = [...settings.matchAll(/^# {3}(\w+): /gm)].map(([, word]) => word);
  expect(offered.filter((word) => word !== 'action')).toEqual(named);
  // To take away each # of these lines is all that the hint asks for.
  writeFileSync(
    join(root, 'site.yaml'),
    settings.replace(/^# words:\n(?:# {3}.*\n)*/m, (lines) => lines.replace(/^# /gm, '')),
  );
  expect((await runHere(['check', '--root', root])).out).not.toContain('english-words');
});

test('what is no language is refused', async () => {
  const args = ['new', 'site', 'a', '--kind', 'shop', '--name', 'A', '--language', 'Klingonisch'];
  const { code, err } = await runHere(args, {}, folderWith({}));
  expect({ code, err }).toEqual({
    code: 2,
    err: 'There\'s no language called "Klingonisch". Write its code, such as de, or its name.\n',
  });
});

test('an option that it does not know is answered with those that it does', async () => {
  const { code, err } = await runHere(['new', 'site', 'a', '--sprache', 'de'], {}, folderWith({}));
  expect({ code, err }).toEqual({
    code: 2,
    err: "Unknown option '--sprache'. This command takes --name, --kind, --look, --language and --from: --help explains them.\n",
  });
});
