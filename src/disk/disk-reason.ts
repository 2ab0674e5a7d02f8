import { codeOf } from './error-code.mjs';
import { isHeld } from './held.ts';

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
