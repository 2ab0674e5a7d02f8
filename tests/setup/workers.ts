import { availableParallelism, setPriority } from 'node:os';
import type { Env } from './tool.ts';

const variables = { workers: 'SITEWRIGHT_TEST_WORKERS', makesWay: 'SITEWRIGHT_TEST_MAKES_WAY' };

/**
 * The environment of a runner that runs beside others: as many workers as there are processors.
 * @param waits whether its tests wait for processes and browsers most of the time. Those that only calculate make way for them, use what
 * they leave idle, and have all processors in the end
 */
export const besideOthers = (waits: boolean): Env => ({
  [variables.workers]: String(availableParallelism()),
  ...(waits ? {} : { [variables.makesWay]: 'yes' }),
});

/**
 * How many workers a runner of tests has. Many tests wait for their processes, or for a browser: one more than there are processors
 * keeps those at work.
 */
export const workers = (): number => Number(process.env[variables.workers] ?? availableParallelism() + 1);

/** Gives others the processor first, where this runner is to make way for them. Its workers do so, too, if it has none yet. */
export function makeWay(): void {
  if (process.env[variables.makesWay] !== undefined) setPriority(5);
}
