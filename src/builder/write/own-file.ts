import { constants, rmSync } from 'node:fs';
import { open, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, isMissing } from '../../disk/error-code.mjs';
import { patiently, removePatiently } from '../../disk/held.ts';
import { markerName } from '../../outputs/outputs.ts';
import { isFolder, namesIn } from './paths.ts';

/** Deletes a folder that carries our marker, or is empty. The marker goes last: when this is cut short, what is left still carries it. */
export async function removeOurs(folder: string): Promise<void> {
  if (!(await isFolder(folder))) return;
  const names = await namesIn(folder);
  if (names.length > 0 && (await readMarker(folder)) === undefined) return;
  for (const name of names) if (name !== markerName) await removeFolder(join(folder, name));
  await removePatiently(join(folder, markerName));
  await patiently(() => rmdir(folder));
}

/** Deletes a folder, if there is one; patiently. At once: to hand each of its files to another thread takes longer than to delete it. */
export function removeFolder(folder: string): Promise<void> {
  return patiently(async () => rmSync(folder, { recursive: true, force: true }));
}

export function markerText(base: string): string {
  return `${JSON.stringify({ base, version: 1 })}\n`;
}

/** The marker of a folder; undefined when there is none, or somebody else's. */
export async function readMarker(folder: string): Promise<{ readonly base: string } | undefined> {
  const { base }: { readonly base?: unknown } = Object(await readOwnJson(join(folder, markerName)));
  return typeof base === 'string' ? { base } : undefined;
}

/** Our own files are a line or a list of names. */
const largest = 1_000_000;

// Windows has neither flag. Without them a pipe would be waited for, and a link followed to a file without end.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** What system calls say about things that no build makes: a link, a socket, a device without a driver. */
const foreign = ['ELOOP', 'ENXIO', 'EISDIR', 'ENODEV'];

async function textAt(path: string): Promise<string | undefined> {
  const handle = await open(path, flags);
  try {
    const stats = await handle.stat();
    return stats.isFile() && stats.size <= largest ? await handle.readFile('utf8') : undefined;
  } finally {
    await handle.close();
  }
}

/**
 * The text of a file that only builds write: the lock, the journal, a marker. `missing` if there is none, `foreign` if something
 * has its name that no build makes: a folder, a link, a pipe, a device or a huge file.
 * @throws what the system says, when the file cannot be read
 */
export async function readOwn(path: string): Promise<{ readonly text: string } | 'missing' | 'foreign'> {
  try {
    const text = await patiently(() => textAt(path));
    return text === undefined ? 'foreign' : { text };
  } catch (error) {
    if (isMissing(error)) return 'missing';
    if (foreign.includes(codeOf(error) ?? '')) return 'foreign';
    throw error;
  }
}

/** Undefined if there is no such file, or none that a build wrote. @throws what the system says, when it cannot be read */
export async function readOwnJson(path: string): Promise<unknown> {
  const found = await readOwn(path);
  try {
    return typeof found === 'string' ? undefined : JSON.parse(found.text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Deletes a file or link of our own, if there is one. A folder of its name is somebody else's, and stays. */
export async function removeOwn(path: string): Promise<void> {
  try {
    await removePatiently(path);
  } catch (error) {
    if (codeOf(error) !== 'ERR_FS_EISDIR' && codeOf(error) !== 'EISDIR') throw error;
  }
}
