import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { quoted } from '../../src/cli/command.ts';
import { nextPort } from '../../src/server/serving/listen.ts';
import { addressOf, type Outcome, start } from '../build/support/command.ts';
import { serveHere } from '../build/support/dev-server.ts';
import { type Files, folderWith, smallSite } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

const bad = { 'pages/index.yaml': 'titel: Home\n' };
const under = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** A folder of the builder with a site of its own, another site in it, and an empty folder. */
function builder(): string {
  const top = folderWith({ ...smallSite, 'package.json': '{}', ...under('sites/bakery', { ...smallSite, ...bad }) });
  mkdirSync(join(top, 'sites/empty'));
  return top;
}

/** Runs a command as npm does that was called in a folder. */
const npm = (top: string, typedIn: string, ...args: readonly string[]): Promise<Outcome> =>
  runHere(args, { INIT_CWD: typedIn, npm_package_json: join(top, 'package.json') }, top);

describe('the site of a command', () => {
  test('is the one whose folder, or a folder in it, the command was typed in', async () => {
    const top = builder();
    for (const folder of ['sites/bakery', 'sites/bakery/pages'])
      expect((await npm(top, join(top, folder), 'check')).out, folder).toContain('"titel"');
    for (const folder of ['', 'pages', 'sites', 'sites/empty'])
      expect((await npm(top, join(top, folder), 'check')).out, folder).toBe('No mistakes found.\n');
    // Where there is no site at all, npm's own folder counts.
    expect((await npm(top, folderWith({}), 'check')).out).toBe('No mistakes found.\n');
  });

  test('may be named from where the command was typed', async () => {
    const top = builder();
    const { out } = await npm(top, join(top, 'sites'), 'check', '--root', 'bakery');
    expect(out).toContain('run npx sitewright check --root bakery --fix\n');
    const far = folderWith({});
    expect((await npm(top, far, 'check', '--root', join(top, 'sites/bakery'))).out).toContain(
      `run npx --prefix ${top} sitewright check --root ${top}/sites/bakery --fix\n`,
    );
    expect((await npm(top, far, 'check', '--root', 'bakery')).err).toBe('--root: there is no folder "bakery".\n');
  });

  test('is found by npx, which says where its package is', async () => {
    const top = builder();
    const env = { npm_command: 'exec', npm_config_local_prefix: top, npm_lifecycle_script: 'sitewright "check"' };
    expect((await runHere(['check'], env, folderWith({}))).out).toBe('No mistakes found.\n');
    const { out } = await runHere(['check'], env, folderWith({ ...smallSite, ...bad }));
    expect(out).toContain(`run npx --prefix ${top} sitewright check --fix\n`);
    // What another program of npx starts inherits that.
    const others = { ...env, npm_lifecycle_script: 'vitest "run"' };
    expect((await runHere(['check'], others, folderWith({ ...smallSite, ...bad }))).out).toContain(
      'run npx sitewright check --fix\n',
    );
  });

  test('stands in quotes that all shells read', () => {
    const words = ['bakery', '../Mi página web', "C:/Users/O'Brien/a,b", '@scope', 'a&b', 'a;b', '~/x'];
    expect(words.map(quoted)).toEqual(['bakery', ...words.slice(1).map((word) => `"${word}"`)]);
    expect(quoted('$HOME')).toBe("'$HOME'");
  });

  test('has nothing to do with INIT_CWD where npm runs something else', async () => {
    const top = builder();
    const env = { INIT_CWD: join(top, 'sites/bakery'), npm_package_json: join(top, 'package.json') };
    expect((await runHere(['check'], env, folderWith(smallSite))).out).toBe('No mistakes found.\n');
    expect((await runHere(['check'], { INIT_CWD: env.INIT_CWD }, top)).out).toBe('No mistakes found.\n');
  });

  test('gets a new page', async () => {
    const top = builder();
    const { code, out } = await npm(top, join(top, 'sites/bakery/pages'), 'new', 'page', '/bread');
    expect(code).toBe(0);
    expect(out).toMatch(/^Made bread\.yaml\. Its address is \/bread\./);
  });
});

describe('the address of a new page', () => {
  const seen = ({ out }: Outcome): string | undefined => /^To see it: (.*)$/m.exec(out)?.[1];

  test('is that of the server that runs for this site', async () => {
    const root = folderWith(smallSite);
    const server = await serveHere(root);
    onTestFinished(server.end);
    const origin = server.url;
    expect(seen(await runHere(['new', 'page', '/bread'], {}, root))).toBe(`open ${origin}bread`);
    const other = folderWith(smallSite);
    expect(seen(await runHere(['new', 'page', '/bread'], {}, other))).toMatch(/^npx sitewright start, then open http:/);
    await server.end();
    expect(seen(await runHere(['new', 'page', '/buns'], {}, root))).toMatch(/^npx sitewright start, then open http:/);
  });

  test('is that of the first port that is free, otherwise', async () => {
    const taken = createServer();
    onTestFinished(() => void taken.close());
    const port = await nextPort('127.0.0.1', 5173);
    await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
    const root = folderWith(smallSite);
    const [, found] = /:(\d+)\/bread$/.exec(seen(await runHere(['new', 'page', '/bread'], {}, root)) ?? '') ?? [];
    expect(Number(found)).toBeGreaterThan(port);
  });

  test('does not come from a server that was killed', async () => {
    const root = folderWith(smallSite);
    const server = start(['start', '--root', root, '--port', '0']);
    await addressOf(server);
    server.child.kill('SIGKILL');
    await server.ended;
    expect(seen(await runHere(['new', 'page', '/bread'], {}, root))).toMatch(/^npx sitewright start, then open http:/);
  });
});
