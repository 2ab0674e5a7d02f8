import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { bundleApp } from '../../../src/builder/bundle/bundle.ts';
import { fingerprint } from '../../../src/builder/bundle/fingerprint.ts';
import { sealFolder } from '../../../src/disk/cache/cached-folder.mjs';
import { compiled, top } from './command.ts';

const parts = ['src', 'schemas', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** What a server sends to browsers must lie in its own folder; all other packages may be links. */
const sent = ['idiomorph'];

/** A copy of the builder whose source a test may change. The caller deletes it. */
export function copyOfBuilder(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-builder-')));
  for (const part of parts) cpSync(join(top, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(top, 'node_modules'))) {
    const [from, to] = [join(top, 'node_modules', name), join(copy, 'node_modules', name)];
    if (sent.includes(name)) cpSync(from, to, { recursive: true });
    else if (!name.startsWith('.')) symlinkSync(from, to);
  }
  return copy;
}

/** Gives a copy of the builder the app as it is compiled here, which would be the same: its source is. */
export async function takeCompiledApp(copy: string): Promise<void> {
  const { folder } = await bundleApp();
  const place = join(copy, 'node_modules/.cache/sitewright', fingerprint(copy));
  cpSync(folder, place, { recursive: true });
  sealFolder(place, basename(place));
}

/**
 * Gives a copy of the builder the commands as they are compiled here: they find its files from where they are.
 * @returns the program. Unlike `src/cli/start.mjs`, it doesn't notice that its source has changed
 */
export function takeCompiledCommands(copy: string): string {
  const [program = ''] = compiled();
  const place = join(copy, relative(top, dirname(program)));
  cpSync(dirname(program), place, { recursive: true });
  return join(place, basename(program));
}
