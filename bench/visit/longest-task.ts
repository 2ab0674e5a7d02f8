import type { Tab } from './devtools.ts';

/** What of a trace event is read: times in microseconds, `tdur` without the time the processor did something else. */
type TraceEvent = { readonly name: string; readonly pid: number; readonly tid: number; readonly tdur?: number };

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** The thread a page's scripts run in: the one that lays out. */
function mainThread(events: readonly TraceEvent[]): string | undefined {
  const counts = new Map<string, number>();
  for (const event of events) {
    if (event.name === 'UpdateLayoutTree' || event.name === 'FunctionCall') {
      counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The longest task of a tab while something is done, in milliseconds of processor time: what else a busy machine does in
 * between does not count.
 */
export async function longestTask(tab: Tab, work: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const isComplete = new Promise<void>((resolve) => tab.listen('Tracing.tracingComplete', () => resolve()));
  tab.listen('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await tab.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await work();
  await tab.send('Tracing.end');
  await isComplete;
  const main = mainThread(events);
  const tasks = events.filter((event) => event.name === 'RunTask' && threadOf(event) === main);
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
