import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyOfBuilder } from '../build/support/builder-copy.ts';
import { fromSource, type Outcome, start } from '../build/support/command.ts';

const copy = copyOfBuilder();
afterAll(() => rmSync(copy, { recursive: true }));

// In the place of all the commands and the validators of all schemas, which take long to compile: a program of two modules that uses a
// package, as they do.
const main = `import { stringify } from 'yaml';
import { words } from './words.ts';
const said: string = stringify({ words, args: process.argv.slice(2) });
process.stdout.write(said);
`;
const words = (text: string): string => `export const words: string = '${text}';\n`;
writeFileSync(join(copy, 'src/cli/main.ts'), main);
writeFileSync(join(copy, 'src/cli/words.ts'), words('first'));
writeFileSync(
  join(copy, 'src/content/shape/schema/standalone.ts'),
  'export const writeValidators = (): void => undefined;\n',
);

const cache = join(copy, 'node_modules/.cache/sitewright-commands');
const versions = (): string[] => (existsSync(cache) ? readdirSync(cache) : []);
const command = (...args: string[]): Promise<Outcome> => start(args, {}, copy, fromSource(copy)).ended;

test('commands are compiled once for a source, and anew when it has changed', async () => {
  const first = await command('--help');
  expect(first).toEqual({ code: 0, err: '', out: 'words: first\nargs:\n  - --help\n' });
  const [version = ''] = versions();
  expect(versions()).toEqual([version]);

  // Only the compiled program can say this.
  appendFileSync(join(cache, version, 'program.mjs'), "\nprocess.stdout.write('from the cache');\n");
  expect((await command('--help')).out).toBe(`${first.out}from the cache`);

  // Once the files are two seconds old, their times are trusted. An edit shows, whatever size and time it leaves.
  await expect.poll(async () => (await command('--help')).code === 0 && existsSync(`${cache}.json`)).toBe(true);
  const source = join(copy, 'src/cli/words.ts');
  const { atime, mtime } = statSync(source);
  writeFileSync(source, words('other'));
  utimesSync(source, atime, mtime);
  expect((await command('--help')).out).toContain('words: other');
  expect(versions()).toHaveLength(2);
});

test('where nothing can be kept, they run from their source', async () => {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, 'a file where the folder should be');
  expect(await command('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('words: other') });
});
