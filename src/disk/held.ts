import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './error-code.mjs';

const isWindows = process.platform === 'win32';

/** What systems say of a file that another program is using: a virus scanner, OneDrive, an open window. */
const held = new Set(['EBUSY', 'UNKNOWN']);

/** What Windows says for the same reason when a file is renamed or removed, and of files that nobody may write to when they are opened. */
const refused = new Set(['EPERM', 'EACCES']);
const onNames = new Set(['rename', 'unlink', 'rm', 'rmdir', 'copyfile', 'link']);

/** What may pass: on Windows, also what is said of a folder while the files that were in it go. */
const passing = new Set([...held, 'EPERM', ...(isWindows ? ['EACCES', 'ENOTEMPTY'] : [])]);

const patience = 2000;

/** Whether something was thrown because another program is using a file. */
export function isHeld(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (held.has(code) || !isWindows) return held.has(code);
  return refused.has(code) && error instanceof Error && 'syscall' in error && onNames.has(String(error.syscall));
}

/** Does some work on a file or folder; tries again for two seconds while another program may be using it. @throws what the system says then */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience;
  for (let pause = 20; ; pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (!passing.has(codeOf(error) ?? '') || performance.now() + pause > end) throw error;
      await wait(pause);
    }
  }
}

/** Renames a file or a folder, patiently. */
export const renamePatiently = (from: string, to: string): Promise<void> => patiently(() => rename(from, to));

/** Removes a file, if there is one, patiently. */
export const removePatiently = (file: string): Promise<void> => patiently(() => rm(file, { force: true }));
