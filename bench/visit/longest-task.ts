import type { Tab } from './devtools.ts';
import { traced } from './tracing.ts';

/**
 * The longest task of a tab while something is done, in milliseconds of processor time: what else a busy machine does in
 * between does not count.
 */
export async function longestTask(tab: Tab, work: () => Promise<void>): Promise<number> {
  const events = await traced(tab, work);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
