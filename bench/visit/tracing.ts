import type { Tab } from './devtools.ts';

/** What of a trace event is read: times in microseconds, `tdur` without the time the processor did something else. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
};

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

/** What the main thread of a tab does while something is done, in its order. */
export async function traced(tab: Tab, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  let isOver = false;
  const isComplete = new Promise<void>((resolve) =>
    tab.listen('Tracing.tracingComplete', () => {
      isOver = true;
      resolve();
    }),
  );
  tab.listen('Tracing.dataCollected', ({ value }) => {
    if (!isOver) events.push(...(value as TraceEvent[]));
  });
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await tab.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await work();
  await tab.send('Tracing.end');
  await isComplete;
  const main = mainThread(events);
  return events.filter((event) => threadOf(event) === main).sort((a, b) => a.ts - b.ts);
}
