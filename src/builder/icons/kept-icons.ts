import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepFile, readKeptFile } from '../../disk/saved/kept-file.mjs';
import { builderRoot } from '../builder-root.ts';
import { codeOf } from '../failure.ts';

/** Inside the builder, beside compiled apps. An icon is a few kilobytes, and takes longer to draw than a page. */
const folder = join(builderRoot, 'node_modules', '.cache', 'sitewright-icons');
const most = 200;

/** Drops all, when there are many: they are drawn again. */
function prune(): void {
  try {
    if (readdirSync(folder).length >= most) rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
}

/**
 * An icon that was made before, or is made now. It is kept, if it can be: the disk may be full or read-only.
 * @param name it changes with what the icon is made of
 * @param isFresh whether it is made in any case
 */
export async function keptIcon(name: string, isFresh: boolean, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = join(folder, name);
  const found = isFresh ? undefined : readKeptFile(file);
  if (found !== undefined) return found.first;
  const bytes = await make();
  prune();
  keepFile(file, [[bytes]]);
  return bytes;
}
