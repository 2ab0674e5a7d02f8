import { availableParallelism } from 'node:os';
import type { Env } from './tool.ts';

const variable = 'SITEWRIGHT_TEST_WORKERS';

/**
 * The environment of a runner that runs beside others.
 * @param waits whether its tests wait for processes and browsers most of the time: then it has as many workers as there are processors.
 * Others take less in all with fewer, each of which loads everything once
 */
export const besideOthers = (waits: boolean): Env => ({
  [variable]: String(waits ? availableParallelism() : Math.max(1, Math.floor(availableParallelism() / 2))),
});

/**
 * How many workers a runner of tests has. Many tests wait for their processes, or for a browser: one more than there are processors
 * keeps those at work.
 */
export const workers = (): number => Number(process.env[variable] ?? availableParallelism() + 1);
