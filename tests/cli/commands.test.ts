import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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
    [['bild'], /There's no command called "bild"/],
    [[], /Usage: sitewright <command>/],
    [['check', '--formt', 'json'], /--formt/],
    [['check', '--format', 'xml'], /--format is pretty, line, json, github, sarif, gitlab, junit or rdjson, not "xml"/],
    [['check', 'pages'], /pages/],
    [['build', '--root', '/no/such/folder'], /there is no folder "\/no\/such\/folder"/],
    [['build', '--root', file], /there is no folder/],
    [['build', '--out'], /--out/],
    [['preview', '--port', 'eighty'], /--port needs a number/],
  ])('%s', async (args, words) => {
    const { code, out, err } = await runHere(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(words);
    expect(err).not.toMatch(/ {4}at /);
  });
});

test('a server that cannot listen says so and ends', { timeout: 60_000 }, async () => {
  const root = folderWith(smallSite);
  for (const command of ['dev', 'preview']) {
    if (command === 'preview') await run(['build', '--root', root]);
    const { code, err } = await run([command, '--root', root, '--host', 'nowhere.invalid']);
    expect({ command, code }).toEqual({ command, code: 2 });
    expect(err).toContain('nowhere.invalid');
  }
});

test('--help tells what a command does', async () => {
  expect((await runHere(['--help'])).out).toContain('  preview   ');
  for (const name of ['dev', 'build', 'check', 'preview', 'new']) {
    const { code, out } = await runHere([name, '--help']);
    expect({ code, starts: out.startsWith(`Usage: sitewright ${name}`) }).toEqual({ code: 0, starts: true });
  }
});
