import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fingerprint, foreignModule } from '../../src/builder/bundle/fingerprint.ts';
import { copyOfBuilder } from './support/builder-copy.ts';

const copy = copyOfBuilder();
afterAll(() => rmSync(copy, { recursive: true }));

/** Whether the app is compiled anew after a change of a file. */
function isCompiledAfter(path: string): boolean {
  const before = fingerprint(copy);
  appendFileSync(join(copy, path), '\n');
  return before !== fingerprint(copy);
}

test.each([
  'src/diagnostics/messages/generated/en.ts',
  'src/content/check/check.ts',
  'src/cli/main.ts',
  'src/builder/write/write.ts',
  'src/outputs/sitemap.ts',
  'src/blocks/hero/example.yaml',
  'schemas/page.schema.json',
])('a change of %s leaves the compiled app as it is', (path) => {
  expect(isCompiledAfter(path)).toBe(false);
});

test.each([
  'src/app/App.tsx',
  'src/blocks/hero/Hero.tsx',
  'src/model/address.ts',
  'src/builder/bundle/config.ts',
  'package.json',
])('a change of %s compiles it anew', (path) => {
  expect(isCompiledAfter(path)).toBe(true);
});

test('a module that the fingerprint does not cover is found', () => {
  const module = (path: string): string => join(copy, path);
  const known = ['src/app/App.tsx', 'src/model/address.ts', 'node_modules/react/index.js'].map(module);
  expect(foreignModule(copy, known)).toBeUndefined();
  const other = module('src/diagnostics/catalogue.ts');
  expect(foreignModule(copy, [...known, `${other}?x`])).toBe(other);
});
