import { loadSite } from '../../src/content/load/load.ts';
import { type Files, memoryDisk } from '../content/memory-disk.ts';
import { filesOf } from './tokens.ts';

/** Milliseconds of processor time that a file may take. */
const MOST = 2_000;

/** Characters that a message may have with its hint: nobody reads on. */
const MOST_SAID = 4_000;

/** What is said of a site of hostile texts. @throws when it is too long to read, or checking throws */
export async function saidOf(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await loadSite(memoryDisk(files));
  const said = diagnostics.map(({ code, message, hint }) => `${code}: ${message} ${hint}`);
  const longest = said.find((each) => each.length > MOST_SAID);
  if (longest !== undefined) throw new Error(`A message of ${longest.length} characters: ${longest.slice(0, 200)}`);
  return said;
}

/**
 * Checks files of nothing but one or two pieces of YAML or Markdown, and names those that take too long, throw, or are
 * told in a message that is too long.
 * @returns whether there are none
 */
export async function tryTokens(size: number): Promise<boolean> {
  const slow: string[] = [];
  let count = 0;
  for (const [name, files] of filesOf(size)) {
    const started = process.cpuUsage();
    const error = await saidOf(files).then(
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
