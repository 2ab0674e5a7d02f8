import { join } from 'node:path';
import type { Command, Generator, Workshop } from './generator.ts';
import { installPackages } from './packages.ts';
import { peerProject } from './peer.ts';

const version = '3.1.7';

/** Eleventy with Nunjucks. @throws Error when it cannot be installed */
export function eleventy(workshop: Workshop): Generator {
  const project = installPackages(workshop, 'eleventy', { '@11ty/eleventy': version, yaml: '2.9.1' });
  const command = (...args: readonly string[]): Command => ({
    program: process.execPath,
    args: ['node_modules/@11ty/eleventy/cmd.cjs', ...args],
    cwd: project,
  });
  return {
    name: 'Eleventy',
    version,
    ...peerProject(project, {
      template: 'eleventy',
      pages: 'src/p',
      ending: '.md',
      site: 'src/_data/site.yaml',
      icons: 'src/_data/icons.json',
      styles: 'src/css/site.css',
      files: 'src',
    }),
    build: (out) => command(`--output=${out}`),
    serve: (port) => command('--serve', '--incremental', `--port=${port}`),
    kept: ['_site', '.cache'].map((name) => join(project, name)),
  };
}
