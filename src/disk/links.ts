import { constants, copyFileSync, linkSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { codeOf } from './error-code.mjs';
import { renamePatiently } from './held.ts';

/** What is said to a link where a disk has none: FAT32, exFAT, network and cloud drives, on each system. Windows says EISDIR. */
const NO_LINKS = new Set('EISDIR ENOTSUP EOPNOTSUPP ENOSYS EPERM EACCES EINVAL EMLINK EXDEV UNKNOWN'.split(' '));

/** Whether something was thrown because a disk has no links. Whatever is done instead says so itself when it is another reason. */
export const hasNoLinks = (error: unknown): boolean => NO_LINKS.has(codeOf(error) ?? '');

export type Connect = (from: string, to: string) => Promise<void>;

/**
 * Gives a whole new file the name it is for, never over another. Without hard links, an empty file keeps the name until the whole one replaces it.
 * @param draft is still there afterwards, or not
 * @throws what the system says: `EEXIST` if the name is taken
 */
export async function nameNew(draft: string, name: string, connect: Connect = link): Promise<void> {
  try {
    await connect(draft, name);
  } catch (error) {
    if (!hasNoLinks(error)) throw error;
    await (await open(name, 'wx')).close();
    try {
      await renamePatiently(draft, name);
    } catch (refusal) {
      await rm(name, { force: true });
      throw refusal;
    }
  }
}

/** Has a file in another place, too: the same one, or a copy of it without hard links. @throws what the system says: `EEXIST` if something is there */
export function shareNow(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!hasNoLinks(error)) throw error;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}
