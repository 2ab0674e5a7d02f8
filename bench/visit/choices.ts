import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Tab } from './devtools.ts';
import { type TraceEvent, traced } from './tracing.ts';

/** How wide a window is, and how many times slower than this machine its processor. */
export type Device = { readonly width: number; readonly slowness: number };

/** What the main thread does for a choice, in milliseconds of processor time. */
export type Cost = {
  /** From the tap until its picture can be drawn. */
  readonly seen: number;
  /** The same in parts. */
  readonly parts: Readonly<Record<string, number>>;
  /** With what comes afterwards. */
  readonly all: number;
  /** The longest task of it all. */
  readonly longest: number;
  /** From the tap until it was painted, by the clock (Event Timing): steps of 8 ms, and what else the machine does counts. */
  readonly clock: number;
};

/** Longer than a choice takes, in milliseconds. */
const patience = 1500;

/** What somebody taps in turn, and what is shown then. All of it is in the first window. */
export const CHOICES = [
  { name: 'all to 240', taps: 'beginner', shown: 0.24 },
  { name: '240 to all', taps: 'beginner', shown: 1 },
  { name: 'all to 240, again', taps: 'beginner', shown: 0.24 },
  { name: '240 to none', taps: 'sunday', shown: 0 },
  { name: 'none to 90', taps: 'beginner', shown: 0.09 },
  { name: '90 to all', taps: 'sunday', shown: 1 },
  { name: 'all to 90', taps: 'sunday', shown: 0.09 },
] as const;

const PARTS: Readonly<Record<string, string>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

const spent = (events: readonly TraceEvent[]): number => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** Those that are in no other one of them: a function that lays out counts once. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts + dur <= end) return false;
    end = ts + dur;
    return true;
  });
}

/** Each part without what other parts do inside of it. */
function partsOf(events: readonly TraceEvent[]): Record<string, number> {
  const parts: Record<string, number> = {};
  const open: { readonly end: number; readonly part: string }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    const part = PARTS[name];
    if (part === undefined) continue;
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const around = open.at(-1)?.part;
    parts[part] = (parts[part] ?? 0) + tdur / 1000;
    if (around !== undefined) parts[around] = (parts[around] ?? 0) - tdur / 1000;
    open.push({ end: ts + dur, part });
  }
  return parts;
}

function costOf(events: readonly TraceEvent[], clock: number): Cost {
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (click === undefined) throw new Error('Nobody has tapped.');
  const begun = click.ts;
  const painted = events.find(({ name, ts }) => name === 'Commit' && ts > begun);
  const end = painted === undefined ? begun : painted.ts + (painted.dur ?? 0);
  const since = events.filter(({ ts, dur = 0 }) => ts + dur > begun);
  const until = since.filter(({ ts, name }) => ts <= end && name !== 'RunTask');
  const tasks = outermost(since.filter(({ name }) => name === 'RunTask'));
  return {
    seen: spent(tasks.filter(({ ts }) => ts <= end)),
    parts: partsOf(until),
    all: spent(tasks),
    longest: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    clock,
  };
}

async function evaluate({ send }: Tab, expression: string): Promise<unknown> {
  const { result } = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;
}

const observer = `
  window.waits = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.waits.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const placeOf = (value: string): string => `(() => {
  const { x, y, width, height } = document.querySelector('[value="${value}"]').closest('label').getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

const shownNow = `[...document.querySelectorAll('[data-list] > li, body > ul > li')].filter((each) => each.checkVisibility()).length`;

async function choose(tab: Tab, value: string): Promise<Cost> {
  const place = await evaluate(tab, placeOf(value));
  const [x, y] = Array.isArray(place) ? place.map(Number) : [];
  await evaluate(tab, 'window.waits.length = 0');
  const events = await traced(tab, async () => {
    const at = { x, y, button: 'left', clickCount: 1 };
    await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    await wait(100);
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    await wait(patience);
  });
  return costOf(events, Number(await evaluate(tab, 'Math.max(0, ...window.waits)')));
}

/** Chooses from the list of a page. @throws Error if it shows another number of cards then than it should */
export async function chosen(
  browser: Browser,
  address: string,
  device: Device & { readonly cards: number },
): Promise<Cost[]> {
  const tab = await browser.open();
  const { send } = tab;
  const { width, slowness, cards } = device;
  const size =
    width < 600
      ? { height: 844, deviceScaleFactor: 2, mobile: true }
      : { height: 900, deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', { width, ...size });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: observer });
  await send('Page.navigate', { url: address });
  await wait(patience);
  // The first sign of intent brings the script.
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 4, y: 300 });
  await wait(patience);
  await evaluate(
    tab,
    `document.querySelector('form:has([value=beginner])').scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await wait(patience);
  const costs: Cost[] = [];
  for (const { taps, shown } of CHOICES) {
    costs.push(await choose(tab, taps));
    const now = await evaluate(tab, shownNow);
    if (now !== Math.round(cards * shown))
      throw new Error(`${address} shows ${now} of ${cards} cards after "${taps}".`);
  }
  await send('Page.close');
  return costs;
}
