import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/run.ts';
import { asTyped } from '../../src/diagnostics/as-typed.ts';
import { run } from '../build/support/command.ts';
import { folderWith, smallSite } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

describe('check', () => {
  test('finds nothing in a good site', async () => {
    const root = folderWith(smallSite);
    expect(await run(['check', '--root', root])).toEqual({ code: 0, out: 'No mistakes found.\n', err: '' });
    expect(await run(['check'], {}, root)).toEqual({ code: 0, out: 'No mistakes found.\n', err: '' });
  });

  test('prints JSON and nothing else on standard output', async () => {
    const root = folderWith({ ...smallSite, 'pages/index.yaml': 'titel: Home\n' });
    const { code, out, err } = await run(['check', '--root', root, '--format', 'json']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const report: unknown = JSON.parse(out);
    expect(report).toMatchObject({ version: 1, diagnostics: expect.any(Array) });
    expect(out).toContain('"file":"pages/index.yaml","line":1,"column":1');
  });

  test('warnings leave the exit code alone', async () => {
    const action = '    actions: [{ label: Prices, href: /pricing }]\n';
    const root = folderWith({
      ...smallSite,
      'site.yaml': `${smallSite['site.yaml']}planned: [/pricing]\n`,
      'pages/index.yaml': `${smallSite['pages/index.yaml']}${action}`,
    });
    const { code, out } = await run(['check', '--root', root]);
    expect({ code, warned: out.includes('warning') }).toEqual({ code: 0, warned: true });
  });
});

describe('used wrongly, a command says so on standard error and ends with 2', () => {
  const file = join(import.meta.dirname, 'commands.test.ts');
  test.each([
    [['bild'], /^There's no command called "bild"\. Did you mean "build"\?\n$/],
    [['biuld', '--live'], /^There's no command called "biuld"\. Did you mean "build"\?\n$/],
    [['nw', 'page', '/prices'], /Did you mean "new"\?\n$/],
    [['new-page', '/prices'], /Did you mean "new page"\?\n$/],
    [['publish'], /^There's no command called "publish"\.\n\nUsage: sitewright <command>/],
    [[], /Usage: sitewright <command>/],
    [['check', '--formt', 'json'], /--formt/],
    [['check', '--format', 'xml'], /--format is pretty, line, json, github, sarif, gitlab, junit or rdjson, not "xml"/],
    [['check', 'pages'], /pages/],
    [['build', '--root', '/no/such/folder'], /there is no folder "\/no\/such\/folder"/],
    [['build', '--root', file], /there is no folder/],
    [['build', '--root', 'a'.repeat(300)], /^The name is too long\./],
    [['build', '--out'], /--out/],
    [['build', '--shard', '1/4'], /^Unknown option '--shard'\./],
    [['build', '--merge', 'part-1', 'part-2'], /^Unknown option '--merge'\./],
    [['build', 'part-1'], /part-1/],
    [['preview', '--port', 'eighty'], /--port needs a number/],
  ])('%s', async (args, words) => {
    const { code, out, err } = await runHere(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(words);
    expect(err).not.toMatch(/ {4}at /);
  });
});

test.each(['--version', '-v'])('%s says which version this is', async (typed) => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(await runHere([typed])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  expect((await runHere(['--help'])).out).toContain('sitewright --version');
});

test('a server that cannot listen says so and ends', async () => {
  const root = folderWith(smallSite);
  for (const command of ['start', 'preview']) {
    if (command === 'preview') await run(['build', '--root', root]);
    const { code, err } = await run([command, '--root', root, '--host', 'nowhere.invalid']);
    expect({ command, code }).toEqual({ command, code: 2 });
    expect(err).toContain('nowhere.invalid');
  }
});

describe('every command', () => {
  test.each(commands.map((command) => [command.name, command] as const))(
    '%s explains itself',
    async (name, command) => {
      expect((await runHere(['--help'])).out).toContain(`  ${name.padEnd(13)}${command.purpose}\n`);
      const { code, out } = await runHere([...name.split(' '), '--help']);
      expect({ code, starts: out.startsWith(`Usage: sitewright ${name} `) }).toEqual({ code: 0, starts: true });
      for (const option of command.options) expect(out).toContain(`--${option.name}`);
      // What is typed doesn't run into what it is for.
      const words = out.split(/\s+/);
      for (const { name: typed, value, help } of command.options)
        if (help !== undefined) expect(words).toContain(value?.split(' ').at(-1) ?? `--${typed}`);
      expect(await runHere([...name.split(' '), '--no-such-option'])).toMatchObject({ code: 2, out: '' });
    },
  );

  test('of two words is explained by the first one, too', async () => {
    const { code, out } = await runHere(['new', '--help']);
    expect({ code, both: /sitewright new page ADDRESS.*sitewright new block NAME/s.test(out) }).toEqual({
      code: 0,
      both: true,
    });
  });

  test('stands in the README, as it is declared', () => {
    const rows = commands.flatMap(({ uses }) => uses.map(({ typed, does }) => `| \`${asTyped(typed)}\` | ${does} |\n`));
    const path = join(import.meta.dirname, '../../README.md');
    const readme = readFileSync(path, 'utf8');
    const declared = readme.replace(/(?<=\n\| command \| what it does \|\n\|---\|---\|\n)(?:\|.*\n)+/, () =>
      rows.join(''),
    );
    if (process.env.UPDATE === '1') writeFileSync(path, declared);
    expect(declared).toContain(rows.join(''));
    expect(readFileSync(path, 'utf8')).toBe(declared);
  });

  test('has a script in package.json', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
    );
    const run = new Set(
      Object.values(scripts).flatMap(
        (script) => /^node (?:--\S+ )*src\/cli\/start\.cjs ([\w-]+)$/.exec(script)?.[1] ?? [],
      ),
    );
    expect([...run].sort()).toEqual([...new Set(commands.map(({ name }) => name.split(' ')[0]))].sort());
  });
});
