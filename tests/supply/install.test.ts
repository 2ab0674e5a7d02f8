import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../build/support/site.ts';
import { locked, manifest } from './lock.ts';

/** Whether an installed package says itself that it has a script for its installation. */
function hasScript(path: string): boolean {
  const { scripts = {} }: { scripts?: object } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const named = ['preinstall', 'install', 'postinstall'].some((name) => Object.hasOwn(scripts, name));
  // npm compiles such a package without being asked.
  return named || existsSync(join(path, 'binding.gyp'));
}

test('packages that want to run a script while they are installed are listed, and none of them may', () => {
  const here = locked.filter(({ path }) => existsSync(join(path, 'package.json')));
  expect(here.length).toBeGreaterThan(200);
  const said = locked.filter(({ hasInstallScript }) => hasInstallScript === true);
  const wanting = [...said, ...here.filter(({ path }) => hasScript(path))].map(({ name }) => name);
  expect(wanting).toContain('esbuild');
  expect([...new Set(wanting)].filter((name) => !Object.hasOwn(manifest.allowScripts, name))).toEqual([]);
  expect(Object.values(manifest.allowScripts)).toEqual([false, false]);
});

test('each listed package is installed, and docs/security.md says why it does without its script', () => {
  const guide = readFileSync('docs/security.md', 'utf8');
  for (const name of Object.keys(manifest.allowScripts)) {
    expect(locked.map((each) => each.name)).toContain(name);
    expect(guide).toContain(`| ${name} |`);
  }
});

test('npm runs no scripts of packages here, whatever its version', () => {
  // The npm that has started the tests hands its own settings on.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const install = (settings: string): boolean => {
    const project = { name: 'made-up', version: '1.0.0', scripts: { postinstall: 'mkdir ran' } };
    const folder = folderWith({ 'package.json': JSON.stringify(project), '.npmrc': settings });
    const { status } = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], { cwd: folder, env });
    expect(status).toBe(0);
    return existsSync(join(folder, 'ran'));
  };
  expect([install(''), install(readFileSync('.npmrc', 'utf8'))]).toEqual([true, false]);
});

test('every package comes from the registry npm is set to, with a checksum and an exact version', () => {
  expect(locked.length).toBeGreaterThan(300);
  const loose = locked.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  // An address in the lock file would be asked instead of the registry (.npmrc leaves addresses out).
  const elsewhere = locked.filter(({ resolved }) => resolved !== undefined);
  expect({ loose, elsewhere }).toEqual({ loose: [], elsewhere: [] });
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
