import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './error-code.mjs';

const files = 'too many files are open, so close other programs or allow more: ulimit -n 4096 on Linux and macOS';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'it is too large for this disk',
  EXDEV: 'the system cannot move it as a whole (it is on another disk, or in a layer of a container image)',
  EMFILE: files,
  ENFILE: files,
  EEXIST: 'something else has the name of its folder',
  ENOTDIR: 'a file is where its folder should be',
  ENAMETOOLONG: 'the name is too long',
};

/** What to say where a machine has no more of something, whoever needed it; undefined for any other error. */
export function shortageIn(error: unknown): string | undefined {
  const [code = ''] = /E[MN]FILE|ENOSPC|EDQUOT|ENAMETOOLONG/.exec(codeOf(error) ?? String(error)) ?? [];
  const reason = reasons[code];
  return reason && `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}

/** Why the disk refused, in words that end a sentence. */
export function diskReasonOf(error: unknown): string {
  if (isHeld(error)) return 'another program is using it';
  return reasons[codeOf(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));
}

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
