import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyOfBuilder } from '../build/support/builder-copy.ts';
import { type Outcome, start } from '../build/support/command.ts';

const copy = copyOfBuilder();
afterAll(() => rmSync(copy, { recursive: true }));

const cache = join(copy, 'node_modules/.cache/sitewright-commands');
const versions = (): string[] => (existsSync(cache) ? readdirSync(cache) : []);
const command = (...args: string[]): Promise<Outcome> => start(args, {}, copy, copy).ended;

test('commands are compiled once for a source, and anew when it has changed', async () => {
  const first = await command('--help');
  expect(first).toMatchObject({ code: 0, err: '' });
  const [version = ''] = versions();
  expect(versions()).toEqual([version]);

  // Only the compiled program can say this.
  appendFileSync(join(cache, version, 'program.mjs'), "\nprocess.stdout.write('from the cache');\n");
  expect((await command('--help')).out).toBe(`${first.out}from the cache`);

  // Once the files are two seconds old, their times are trusted. An edit shows, whatever size and time it leaves.
  await expect.poll(async () => (await command('--help')).code === 0 && existsSync(`${cache}.json`)).toBe(true);
  const source = join(copy, 'src/diagnostics/wording/texts.ts');
  const { atime, mtime } = statSync(source);
  writeFileSync(source, readFileSync(source, 'utf8').replace(/\n$/, ' '));
  utimesSync(source, atime, mtime);
  expect((await command('--help')).out).toBe(first.out);
  expect(versions()).toHaveLength(2);
});

test('where nothing can be kept, they run from their source', async () => {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, 'a file where the folder should be');
  expect(await command('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('check') });
});
