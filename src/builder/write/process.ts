import { readFile } from 'node:fs/promises';
import { isAlive } from '../../disk/alive.ts';
import { codeOf } from '../../disk/error-code.mjs';

/**
 * When a process started, in the system's own words; empty where the system does not say. Ids are given out
 * again (in a container the same few, at every start): a process is its id and its start.
 */
export async function startOf(pid: number): Promise<string> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The second field is the program's name in parentheses, which may hold anything; the start is the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot.trim()} ${fields[19] ?? ''}`;
  } catch (error) {
    if (codeOf(error) !== undefined) return '';
    throw error;
  }
}

/** Whether the process of an id that started then still runs. */
export const isRunning = async (pid: number, start: string): Promise<boolean> =>
  isAlive(pid) && start === (await startOf(pid));
