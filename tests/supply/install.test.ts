import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locked, manifest } from './lock.ts';

test('packages that want to run a script while they are installed are listed, and none of them may', () => {
  const wanting = locked.filter(({ hasInstallScript }) => hasInstallScript === true).map(({ name }) => name);
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

test('npm runs no scripts of packages, whoever installs them', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n');
  expect(settings).toContain('ignore-scripts=true');
  expect(settings).toContain('strict-allow-scripts=true');
});

test('every package comes from the registry, with a checksum and an exact version', () => {
  expect(locked.length).toBeGreaterThan(300);
  const loose = locked.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  const elsewhere = locked.filter(({ resolved }) => resolved?.startsWith('https://registry.npmjs.org/') === false);
  expect({ loose, elsewhere }).toEqual({ loose: [], elsewhere: [] });
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
