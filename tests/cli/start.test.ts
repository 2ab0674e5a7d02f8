import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sealFolder } from '../../src/disk/cache/cached-folder.mjs';
import { copyOfBuilder } from '../build/support/builder-copy.ts';
import { fromSource, type Outcome, preparing, start } from '../build/support/command.ts';

const copy = copyOfBuilder();
afterAll(() => rmSync(copy, { recursive: true }));

// In the place of all the commands, which take long to compile: a program of two modules that uses a
// package, as they do.
const main = `import { stringify } from 'yaml';
import { words } from './words.ts';
const said: string = stringify({ words, args: process.argv.slice(2) });
process.stdout.write(said);
`;
const words = (text: string): string => `export const words: string = '${text}';\n`;
writeFileSync(join(copy, 'src/cli/main.ts'), main);
writeFileSync(join(copy, 'src/cli/words.ts'), words('first'));

/** Puts two modules together without Vite, which takes half a second to load. */
const withoutVite = `import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builderRoot } from '../builder-root.ts';
const textOf = (name: string): string =>
  readFileSync(join(builderRoot, 'src/cli', name), 'utf8').replace(/: string|import .*words.*\\n|export /g, '');
export const compileForNode = async (_: unknown, folder: string): Promise<void> =>
  writeFileSync(join(folder, 'program.mjs'), textOf('words.ts') + textOf('main.ts'));
`;

const compiler = join(copy, 'src/builder/bundle/compile-for-node.ts');
const withVite = readFileSync(compiler, 'utf8');
writeFileSync(compiler, withoutVite);

const cache = join(copy, 'node_modules/.cache/sitewright-commands');
const versions = (): string[] => (existsSync(cache) ? readdirSync(cache) : []);
const command = (...args: string[]): Promise<Outcome> => start(args, {}, copy, fromSource(copy)).ended;

test('commands are compiled once for a source, and anew when it has changed', async () => {
  const first = await command('--help');
  expect(first).toEqual({ code: 0, err: preparing, out: 'words: first\nargs:\n  - --help\n' });
  const [version = ''] = versions();
  expect(versions()).toEqual([version]);

  // Only the compiled program can say this.
  const folder = join(cache, version);
  appendFileSync(join(folder, 'program.mjs'), "\nprocess.stdout.write('from the cache');\n");
  sealFolder(folder, version);
  expect((await command('--help')).out).toBe(`${first.out}from the cache`);

  expect((await command('--help', '--fresh')).out).toBe('words: first\nargs:\n  - --help\n  - --fresh\n');
  expect(await command('--help')).toEqual({ ...first, err: '' });
  expect(versions()).toEqual([version]);

  // An edit shows, whatever size and time it leaves.
  const source = join(copy, 'src/cli/words.ts');
  const { atime, mtime } = statSync(source);
  writeFileSync(source, words('other'));
  utimesSync(source, atime, mtime);
  expect((await command('--help')).out).toContain('words: other');
  expect(versions()).toHaveLength(2);
});

/** What is damaged in the folder of the compiled commands, beside it, and of the folder itself. */
const damaging: Readonly<Record<string, (folder: string) => void>> = {
  'the program': (folder) => truncateSync(join(folder, 'program.mjs'), 40),
  'the seal': (folder) => rmSync(join(folder, 'kept.json')),
  'the folder, by another version': (folder) => {
    const [other = ''] = versions().filter((name) => name !== basename(folder));
    rmSync(folder, { recursive: true });
    cpSync(join(cache, other), folder, { recursive: true });
  },
};

test('what compiles them is a part of their source', async () => {
  writeFileSync(compiler, withVite);
  expect(await command('--help')).toEqual({ code: 0, err: preparing, out: 'words: other\nargs:\n  - --help\n' });
  expect(versions()).toHaveLength(3);
  writeFileSync(compiler, withoutVite);
});

test.each(Object.entries(damaging))('%s is looked at before it is used', async (_, damage) => {
  const first = await command('--help');
  // The one that was used last.
  const usedAt = (name: string): number => statSync(join(cache, name)).mtimeMs;
  const [current = ''] = versions().sort((a, b) => usedAt(b) - usedAt(a));
  const folder = join(cache, current);
  damage(folder);
  const said = `What was kept in node_modules/.cache/sitewright-commands/${current} is damaged, so it isn't used.\n`;
  expect(await command('--help')).toEqual({ ...first, err: `${preparing}${said}` });
  expect(await command('--help')).toEqual({ ...first, err: '' });
});

test('where nothing can be kept, they run from their source', async () => {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(dirname(cache), { recursive: true });
  symlinkSync('/nowhere/at/all', cache);
  expect(await command('--help')).toMatchObject({
    code: 0,
    err: preparing,
    out: expect.stringContaining('words: other'),
  });
});

test('a file in the place of their folder is told, and goes', async () => {
  rmSync(cache, { recursive: true, force: true });
  writeFileSync(cache, 'a file where the folder should be');
  const { code, err } = await command('--help');
  expect(code).toBe(0);
  expect(err.replace(preparing, '')).toMatch(/^What was kept in \S+ is damaged, so it isn't used\.\n$/);
  expect(await command('--help')).toMatchObject({ code: 0, err: '' });
});

test('what its source says wrong is shown, and ends the command', async () => {
  const whole = readFileSync(compiler, 'utf8');
  writeFileSync(compiler, `${whole}\nthrow new Error('This does not compile.');\n`);
  const { code, err } = await command('--help');
  expect(code).not.toBe(0);
  expect(err).toContain('This does not compile.');
  writeFileSync(compiler, whole);
});
