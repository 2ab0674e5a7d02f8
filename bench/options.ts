import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isAlive } from '../src/disk/alive.ts';

/** What benchmarks take besides their own options. */
const shared = {
  /** How many pages the made-up site has, and how often each thing is measured. */
  pages: { type: 'string', default: '1000' },
  runs: { type: 'string', default: '5' },
  /** Another seed makes another site. */
  seed: { type: 'string', default: '42' },
  /** Pages that differ in structure, too. */
  varied: { type: 'boolean', default: false },
  /** Where other generators are installed and the sites are put. */
  dir: { type: 'string' },
} as const;

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly default?: string | boolean }>>;

/** Reads the options of a benchmark. @throws TypeError for one that it doesn't know */
export function readOptions<T extends Options>(options: T) {
  return parseArgs({ options: { ...shared, ...options }, strict: true }).values;
}

/** A whole number that was typed. @throws Error for anything else */
export function numberFrom(name: string, typed: string): number {
  if (!/^\d{1,7}$/.test(typed)) throw new Error(`--${name} needs a number, not "${typed}".`);
  return Number(typed);
}

/** The folder for what benchmarks install, outside of the project. */
export function folderFrom(typed: string | undefined): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = resolve(typed ?? join(cache, 'sitewright-bench'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Deletes what benchmarks left that were killed: it takes memory. */
function removeLeft(place: string): void {
  for (const name of readdirSync(place)) {
    const [, pid] = /^sitewright-bench-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(place, name), { recursive: true, force: true });
  }
}

/** A passing folder in memory where the system has one: disks write when they please. It goes when the process ends. */
export function passingFolder(): string {
  const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  removeLeft(place);
  const folder = mkdtempSync(join(place, `sitewright-bench-${process.pid}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Not once: npm sends a signal on that the terminal has sent already, and a second one would cut the removal short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  return folder;
}
