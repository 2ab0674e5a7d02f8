import { join } from 'node:path';
import type { Workshop } from './generator.ts';
import { installPackages } from './packages.ts';

/**
 * A Node that Astro runs on: this one, or Node 22 from the registry.
 * @throws Error when it cannot be had
 */
export function node22(workshop: Workshop): { readonly program: string; readonly version: string } {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return { program: process.execPath, version: process.version };
  const version = '22.23.3';
  // The package "node" has a script that fetches one of these.
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = installPackages(workshop, 'node22', { [name]: version });
  return { program: join(folder, 'node_modules', name, 'bin/node'), version: `v${version}` };
}
