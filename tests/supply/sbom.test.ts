import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { inFiles } from './licences.ts';
import { locked, manifest } from './lock.ts';

type Property = { readonly name: string; readonly value: string };
type Component = {
  readonly name: string;
  readonly version: string;
  readonly properties: readonly Property[];
  readonly hashes?: readonly unknown[];
  readonly licenses?: readonly unknown[];
};
type Bill = { readonly bomFormat: string; readonly specVersion: string; readonly components: readonly Component[] };

const idOf = ({ name, version }: { readonly name: string; readonly version: string }): string => `${name}@${version}`;
const sorted = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

test('npm run sbom lists every package with its checksum and licence, and says which are for development', () => {
  const { stdout, status } = spawnSync(manifest.scripts.sbom ?? '', { shell: true, encoding: 'utf8', maxBuffer: 1e8 });
  expect(status).toBe(0);
  const { bomFormat, specVersion, components }: Bill = JSON.parse(stdout);
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
  expect(sorted(components.map(idOf))).toEqual(sorted(locked.map(idOf)));
  expect(components.filter(({ hashes }) => hashes?.length !== 1)).toEqual([]);
  const unnamed = components.filter(({ licenses }) => licenses?.length !== 1);
  expect(unnamed.map(({ name, version }) => `${name} ${version}`)).toEqual(Object.keys(inFiles));
  const isForDevelopment = ({ properties }: Component): boolean =>
    properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
  const forUse = locked.filter(({ dev }) => dev !== true);
  expect(forUse.length).toBeGreaterThan(100);
  // A package of which development has a copy of its own is listed once for both.
  const listed = new Set(components.filter((each) => !isForDevelopment(each)).map(idOf));
  expect(forUse.map(idOf).filter((id) => !listed.has(id))).toEqual([]);
});
