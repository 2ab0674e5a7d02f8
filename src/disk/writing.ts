import { randomUUID } from 'node:crypto';
import { fsync } from 'node:fs';
import {
  type FileHandle,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './alive.ts';
import { codeOf, ignoreMissing, ignoreSystem } from './error-code.mjs';
import { patiently, removePatiently, renamePatiently } from './held.ts';
import { isHidden } from './hidden.ts';
import { type Connect, nameNew } from './links.ts';
import { MisplacedError, placeNow } from './open.ts';
import { isIn, slashed } from './slashed.ts';

const sync = promisify(fsync);

/** Waits until what was written to a file or folder is on the disk. Under Yarn's Plug'n'Play, handles can't do that themselves: `sync` throws. */
export const flush = ({ fd }: { readonly fd: number }): Promise<void> => sync(fd);

// Whatever is written in an author's folder goes through here: tests/writing.test.ts.

/** A file of a site: the site's folder, and the path from there, with `/`. */
export type FileInRoot = { readonly root: string; readonly file: string };

/** Thrown in place of writing a file that a link, or a folder that is one, leads out of the site. Nothing was written. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';

  constructor(file: string) {
    super(`${file} leads out of the folder of the site`);
  }
}

export type FileMaker = {
  readonly fill: (file: FileHandle, bytes: Uint8Array | string) => Promise<void>;
  readonly link: Connect;
};

export const fileMaker: FileMaker = {
  fill: async (file, bytes) => {
    await file.writeFile(bytes);
    await flush(file);
  },
  link,
};

/** Or the deepest folder on the way to it that exists. @throws OutsideError if it isn't in the site; what the system says */
export async function staysInside({ root, file: folder }: FileInRoot): Promise<void> {
  for (let path = folder; ; path = dirname(path)) {
    try {
      await realFolder({ root, file: join(path, 'x') });
      return;
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || path === '.') throw error;
    }
  }
}

/** The real path of the folder that a file lies in. @throws OutsideError if that isn't in the folder of the site that its path begins with */
async function realFolder({ root, file }: FileInRoot): Promise<string> {
  const folder = await realpath(join(root, dirname(file)));
  const [top = '.'] = slashed(relative(root, join(root, dirname(file)))).split('/');
  if (top === '..' || !isIn(join(await realpath(root), top), folder)) throw new OutsideError(file);
  return folder;
}

/** The real path of a file that is written. A link stays one: the file it leads to is written, if that is a file of the site. */
async function targetOf({ root, file }: FileInRoot): Promise<string> {
  const path = join(await realFolder({ root, file }), basename(file));
  const isLink = (await lstat(path).catch(ignoreMissing))?.isSymbolicLink() === true;
  if (!isLink) return path;
  const [top, target] = [await realpath(root), await realpath(path)];
  const isOfSite = isIn(top, target) && !isHidden(slashed(relative(top, target)));
  if (!isOfSite) throw new OutsideError(file);
  return target;
}

type Draft = { readonly draft: string; readonly target: string };
type Content = { readonly bytes: Uint8Array | string; readonly mode?: number; readonly fill: FileMaker['fill'] };

/**
 * Writes a draft beside a file, and has it put in place in one step. A folder on the way may become a link at any moment: the
 * draft is looked at before anything is written to it, and what takes it away from there finds nothing elsewhere.
 */
async function withDraft<T>(place: FileInRoot, content: Content, put: (draft: Draft) => Promise<T>): Promise<T> {
  const target = await targetOf(place);
  // The name begins with a dot, so that nobody takes it for a page. No link of this name is followed: it is new.
  const draft = join(dirname(target), `.${basename(target)}.tmp-${process.pid}-${randomUUID()}`);
  await sweep(dirname(target));
  const handle = await open(draft, 'wx');
  try {
    try {
      if (!(await isThere(place, draft, handle))) throw new OutsideError(place.file);
      await content.fill(handle, content.bytes);
      if (content.mode !== undefined) await handle.chmod(content.mode);
    } finally {
      await handle.close();
    }
    return await put({ draft, target });
  } finally {
    await removePatiently(draft);
  }
}

const swept = new Set<string>();

/** Takes away the drafts that a command left in a folder when it was killed, once for each folder. */
async function sweep(folder: string): Promise<void> {
  if (swept.has(folder)) return;
  swept.add(folder);
  for (const name of await readdir(folder)) {
    const [, pid] = /^\..+\.tmp-(\d+)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) await removePatiently(join(folder, name));
  }
}

async function isThere({ root }: FileInRoot, path: string, { fd }: FileHandle): Promise<boolean> {
  const top = await realpath(root);
  try {
    return isIn(top, placeNow(path, fd));
  } catch (error) {
    if (error instanceof MisplacedError) return false;
    throw error;
  }
}

/** A file that is written in place of another: what it must still be, and what it becomes. */
export type Replacement = { readonly before?: Uint8Array; readonly after: Uint8Array | string };

/**
 * Replaces a file of a site: all of it or nothing, with the rights it had.
 * @returns `protected` if nobody may write to it, `changed` if it has other bytes than before. Then it is as it was
 * @throws OutsideError; what the system says
 */
export async function replaceIn(
  place: FileInRoot,
  { before, after }: Replacement,
): Promise<'saved' | 'changed' | 'protected'> {
  const { mode } = await stat(await targetOf(place));
  if ((mode & 0o222) === 0) return 'protected';
  return withDraft(place, { bytes: after, mode: mode & 0o7777, fill: fileMaker.fill }, async ({ draft, target }) => {
    if (before !== undefined && !(await patiently(() => readFile(target))).equals(before)) return 'changed';
    await renamePatiently(draft, target);
    return 'saved';
  });
}

/**
 * Makes a file of a site that isn't there yet: whole or not at all, and never over another, whoever makes it at the same time.
 * @throws OutsideError; what the system says: `EEXIST` if it is there
 */
export function createIn(
  place: FileInRoot,
  text: string | Uint8Array,
  { fill, link: connect }: FileMaker = fileMaker,
): Promise<void> {
  return withDraft(place, { bytes: text, fill }, ({ draft, target }) => nameNew(draft, target, connect));
}

/** Also into another folder, which may be new; the last file of folders takes them with it. A link is moved itself. @throws OutsideError */
export async function renameIn({ root, file }: FileInRoot, name: string): Promise<void> {
  const from = join(await realFolder({ root, file }), basename(file));
  await staysInside({ root, file: dirname(name) });
  const made = await mkdir(join(root, dirname(name)), { recursive: true });
  try {
    await renamePatiently(from, join(await realFolder({ root, file: name }), basename(name)));
  } catch (error) {
    if (made !== undefined) await removeEmptyAbove({ root, file: name });
    throw error;
  }
  await removeEmptyAbove({ root, file });
}

/** Takes away the folders that a file was in, as far as nothing is in them. What can't go stays. */
async function removeEmptyAbove({ root, file }: FileInRoot): Promise<void> {
  try {
    for (let path = dirname(file); path !== '.'; path = dirname(path)) await removeEmptyIn({ root, file: path });
  } catch (error) {
    if (!(error instanceof OutsideError)) ignoreSystem(error);
  }
}

/** Takes away a file of a site that the builder has made. A link goes itself. @throws OutsideError; what the system says */
export async function removeIn(place: FileInRoot): Promise<void> {
  const path = join(await realFolder(place), basename(place.file));
  await patiently(() => rm(path));
}

/** Takes away a folder of a site if nothing is in it. @throws OutsideError; what the system says: `ENOTEMPTY` if something is */
export async function removeEmptyIn(place: FileInRoot): Promise<void> {
  await rmdir(join(await realFolder(place), basename(place.file)));
}
