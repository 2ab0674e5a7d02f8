import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './error-code.mjs';

const isWindows = process.platform === 'win32';

/** What systems say of a file that another program is using: a virus scanner, OneDrive, an open window. */
const held = new Set(['EBUSY', 'UNKNOWN']);

/** What is said for the same reason when a file is renamed or removed, on Windows above all; else it means that nobody may do that. */
const refused = new Set(isWindows ? ['EPERM', 'EACCES', 'ENOTEMPTY'] : ['EPERM']);
const onNames = new Set(['rename', 'unlink', 'rm', 'rmdir', 'copyfile', 'link']);

function mayPass(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (held.has(code) || !refused.has(code)) return held.has(code);
  return error instanceof Error && 'syscall' in error && onNames.has(String(error.syscall));
}

export const isHeld = (error: unknown): boolean =>
  isWindows && codeOf(error) !== 'ENOTEMPTY' ? mayPass(error) : held.has(codeOf(error) ?? '');

const patience = 2000;

/** Does some work on a file or folder; tries again for two seconds while another program may be using it. @throws what the system says then */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience;
  for (let pause = 20; ; pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error) || performance.now() + pause > end) throw error;
      await wait(pause);
    }
  }
}

/** The same at once. Everybody waits meanwhile, so it is for half a second. @throws what the system says then */
export function patientlyNow<T>(work: () => T): T {
  const end = performance.now() + patience / 4;
  for (let pause = 20; ; pause *= 2) {
    try {
      return work();
    } catch (error) {
      if (!mayPass(error) || performance.now() + pause > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    }
  }
}

export const renamePatiently = (from: string, to: string): Promise<void> => patiently(() => rename(from, to));

export const removePatiently = (file: string): Promise<void> => patiently(() => rm(file, { force: true }));
