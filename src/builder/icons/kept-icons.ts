import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builderRoot } from '../builder-root.ts';
import { codeOf, isMissing } from '../failure.ts';

/** Inside the builder, beside compiled apps. An icon is a few kilobytes, and takes longer to draw than a page. */
const folder = join(builderRoot, 'node_modules', '.cache', 'sitewright-icons');
const most = 200;

async function known(name: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(join(folder, name));
  } catch (error) {
    // One that can't be read is made again.
    if (codeOf(error) === undefined && !isMissing(error)) throw error;
    return undefined;
  }
}

/** Keeps an icon, if it can be kept: the disk may be full or read-only. Another build may do the same at the same time. */
async function keep(name: string, bytes: Uint8Array): Promise<void> {
  const aside = join(folder, `${name}.${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length >= most) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, join(folder, name));
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
}

/** An icon that was made before, or is made now. @param name it changes with what the icon is made of */
export async function keptIcon(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const found = await known(name);
  if (found !== undefined) return found;
  const bytes = await make();
  await keep(name, bytes);
  return bytes;
}
