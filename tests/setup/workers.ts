import { availableParallelism } from 'node:os';
import type { Env } from './tool.ts';

const variable = 'SITEWRIGHT_TEST_WORKERS';

/** The environment of a runner that runs beside another one: together they keep the processors at work. */
export const besideAnother: Env = { [variable]: String(availableParallelism()) };

/**
 * How many workers a runner of tests has. Many tests wait for their processes, or for a browser: one more than there are processors
 * keeps those at work.
 */
export const workers = (): number => Number(process.env[variable] ?? availableParallelism() + 1);
