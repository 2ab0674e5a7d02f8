import { join } from 'node:path';
import type { Command, Generator, Workshop } from './generator.ts';
import { node22 } from './node22.ts';
import { installPackages } from './packages.ts';
import { peerProject } from './peer.ts';

const version = '7.3.5';

/** Astro with a collection of YAML files. @throws Error when it, or a Node it runs on, cannot be installed */
export function astro(workshop: Workshop): Generator {
  const node = node22(workshop);
  const project = installPackages(workshop, 'astro', { astro: version });
  const command = (...args: readonly string[]): Command => ({
    program: node.program,
    args: ['node_modules/astro/bin/astro.mjs', ...args],
    cwd: project,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  });
  return {
    name: 'Astro',
    version: `${version} (Node ${node.version})`,
    ...peerProject(project, {
      template: 'astro',
      pages: 'src/content/pages',
      ending: '.yaml',
      site: 'src/data/site.json',
      icons: 'src/data/icons.json',
      styles: 'src/styles/site.css',
      files: 'public',
    }),
    build: (out) => command('build', '--silent', '--outDir', out),
    serve: (port) => command('dev', '--host', '127.0.0.1', '--port', String(port)),
    kept: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'].map((name) => join(project, name)),
  };
}
