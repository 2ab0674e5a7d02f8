import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Destination, writeWhole } from '../../../src/builder/write/write.ts';

/** What a build puts into a folder that is its own. */
export const marker = '{"base":"/","version":1}\n';

/** Where a build of a site goes to. */
export function destination(root: string, out = join(root, 'dist')): Destination {
  return { root, out, live: false, base: '/', progress: () => undefined };
}

/** Publishes a site of one page. */
export async function publish(root: string, text: string, out?: string): Promise<void> {
  await writeWhole(destination(root, out), [{ path: 'index.html', text }]);
}

/** The lock of a build that was killed. */
export const deadLock = '999999\nnever 1\n';

/** The lock of a build that runs. */
export function runningLock(): string {
  const start = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  return `${process.ppid}\n${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${start}\n`;
}

/** What stands beside the site. */
export function beside(root: string): string[] {
  return readdirSync(root).filter((name) => name.startsWith('dist'));
}
