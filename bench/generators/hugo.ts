import { join } from 'node:path';
import type { Command, Generator, Workshop } from './generator.ts';
import { hugoProgram } from './hugo-program.ts';
import { peerProject } from './peer.ts';

/** Hugo with front matter in Markdown files. @throws Error when it cannot be had */
export function hugo(workshop: Workshop): Generator {
  const { program, args, version } = hugoProgram(workshop);
  const project = join(workshop.folder, 'hugo');
  const caches = join(project, 'caches');
  const command = (...more: readonly string[]): Command => ({
    program,
    args: [...args, ...more],
    cwd: project,
    env: { HUGO_CACHEDIR: caches },
  });
  return {
    name: 'Hugo',
    version,
    ...peerProject(project, {
      template: 'hugo',
      pages: 'content/p',
      ending: '.md',
      site: 'data/site.yaml',
      icons: 'data/icons.json',
      styles: 'assets/site.css',
      files: 'static',
    }),
    build: (out) => command('--minify', '--quiet', '--destination', out),
    serve: (port) => command('server', '--port', String(port), '--bind', '127.0.0.1'),
    kept: [caches, ...['public', 'resources', '.hugo_build.lock'].map((name) => join(project, name))],
  };
}
