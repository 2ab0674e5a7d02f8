import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runHere } from '../cli/run-here.ts';
import { addressOf, type Running, start } from './support/command.ts';
import { type Files, folderWith, page, siteYaml } from './support/site.ts';

const site: Files = { 'site.yaml': siteYaml, 'pages/index.yaml': page('Home'), 'public/a.txt': 'a' };

/** Makes a file of a site one that nothing ever comes out of, or without end. */
const makers: Readonly<Record<string, (path: string) => void>> = {
  pipe: (path) => void execFileSync('mkfifo', [path]),
  'link to a pipe': (path) => {
    execFileSync('mkfifo', [`${path}.pipe`]);
    symlinkSync(`${path}.pipe`, path);
  },
  'link to a device': (path) => symlinkSync('/dev/zero', path),
};

/** Starts a command; it is ended with the test, also when it hangs. */
function begin(args: readonly string[]): Running {
  const running = start(args);
  onTestFinished(() => void running.child.kill('SIGKILL'));
  return running;
}

/** A site in which every kind of such a file stands at every place, and a link to a secret elsewhere. */
function minefield(): string {
  const root = folderWith(site);
  for (const [index, make] of Object.values(makers).entries()) {
    make(join(root, `pages/b${index}.yaml`));
    make(join(root, `public/b${index}`));
  }
  symlinkSync(join(folderWith({ 'secret.yaml': 'password: hunter2\n' }), 'secret.yaml'), join(root, 'pages/c.yaml'));
  return root;
}

describe('nothing waits for a file that is none', () => {
  test('as page, public file, folder or site.yaml', async () => {
    const flat = folderWith({ 'site.yaml': siteYaml });
    const bare = folderWith({ 'pages/index.yaml': page('Home') });
    execFileSync('mkfifo', [join(flat, 'pages'), join(bare, 'site.yaml')]);
    const mines = minefield();
    const [checked, built, listed, flatOnes, bareOnes] = await Promise.all(
      [
        ['check', '--root', mines],
        ['build', '--root', mines],
        ['check', '--root', mines, '--format', 'rdjson'],
        ['check', '--root', flat],
        ['build', '--root', bare],
      ].map((args) => runHere(args)),
    );
    for (const outcome of [checked, built]) {
      const said = `${outcome?.out}${outcome?.err}`;
      expect(outcome?.code).toBe(1);
      for (const name of ['pages/b0.yaml', 'public/b0', 'pages/b1.yaml.pipe', 'public/b1.pipe', 'public/b1']) {
        expect(said).toContain(`${name}:1:1  error  special-file`);
      }
      for (const name of ['pages/b2.yaml', 'public/b2', 'pages/c.yaml']) {
        expect(said).toContain(`${name}:1:1  error  outside-link`);
      }
    }
    // The lines under a mistake are those that were read, not those behind a link.
    for (const outcome of [checked, built, listed]) expect(`${outcome?.out}${outcome?.err}`).not.toContain('hunter2');
    expect(flatOnes?.out).toContain('pages:1:1  error  special-file');
    expect(bareOnes?.err).toContain('site.yaml:1:1  error  special-file');
  });

  test('while the development server runs', async () => {
    const root = folderWith(site);
    const server = begin(['start', '--root', root, '--port', '0']);
    const url = await addressOf(server);
    const status = async (path: string): Promise<number> => (await fetch(new URL(path, url))).status;
    const told = (words: string): Promise<void> => until(() => server.printed().includes(words));
    expect(await status('/')).toBe(200);
    execFileSync('mkfifo', [join(root, 'pages/b.yaml')]);
    await told('pages/b.yaml:1:1  error  special-file');
    expect(await status('/')).toBe(200);
    mkdirSync(join(root, 'public/c'));
    execFileSync('mkfifo', [join(root, 'public/c/pipe')]);
    symlinkSync('/dev/zero', join(root, 'public/zero'));
    await told('public/c/pipe:1:1  error  special-file');
    await told('public/zero:1:1  error  outside-link');
    renameSync(join(root, 'site.yaml'), join(root, 'kept'));
    execFileSync('mkfifo', [join(root, 'site.yaml')]);
    await told('site.yaml:1:1  error  special-file');
    expect(await status('/')).toBe(200);
    rmSync(join(root, 'site.yaml'));
    renameSync(join(root, 'kept'), join(root, 'site.yaml'));
    for (const path of ['pages/b.yaml', 'public/c/pipe', 'public/zero']) rmSync(join(root, path));
    await told('is up to date');
    expect(await status('/')).toBe(200);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('What was waited for did not come.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
