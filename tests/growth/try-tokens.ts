import { loadSite } from '../../src/content/load/load.ts';
import { memoryDisk } from '../content/memory-disk.ts';
import { filesOf } from './tokens.ts';

/** Milliseconds of processor time that a file may take. */
const MOST = 2_000;

/**
 * Checks files of nothing but one or two pieces of YAML or Markdown, and names those that take too long or throw.
 * @returns whether there are none
 */
export async function tryTokens(size: number): Promise<boolean> {
  const slow: string[] = [];
  let count = 0;
  for (const [name, files] of filesOf(size)) {
    const started = process.cpuUsage();
    const error = await loadSite(memoryDisk(files)).then(
      () => undefined,
      (reason: unknown) => String(reason),
    );
    const { user, system } = process.cpuUsage(started);
    const taken = Math.round((user + system) / 1000);
    count += 1;
    if (taken > MOST || error !== undefined) slow.push(`${taken} ms  ${name}  ${error ?? ''}`);
  }
  console.log([`${count} files of ${size} bytes, ${slow.length} over ${MOST} ms`, ...slow].join('\n'));
  return slow.length === 0;
}
