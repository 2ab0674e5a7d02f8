import { codeOf } from './error-code.mjs';

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Anything but "no such process" (such as "not yours") means that there is one.
    return codeOf(error) !== 'ESRCH';
  }
}
