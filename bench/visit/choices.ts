import type { Browser, Tab } from './devtools.ts';
import { type TraceEvent, traced } from './tracing.ts';

/** How wide a window is, and how many times slower than this machine its processor. */
export type Device = { readonly width: number; readonly slowness: number };

/** What a choice costs, in milliseconds of the main thread's processor time. */
export type Cost = {
  /** From the tap until its picture can be drawn. */
  readonly seen: number;
  /** The same in parts. */
  readonly parts: Readonly<Record<string, number>>;
  /** The longest task that comes afterwards. */
  readonly after: number;
};

/** How long a choice waits for its picture, by the clock: what else the machine does counts. */
export type Wait = {
  readonly drawn: number;
  /** What a fixed loop of script took by the same clock, just before it. */
  readonly loop: number;
};

/** What somebody taps or types, and the share of all items that is shown then, if that is known. */
type Act = { readonly taps: string; readonly shown: number } | { readonly types: string };

const round = [
  { taps: 'beginner', shown: 0.24 },
  { taps: 'beginner', shown: 1 },
  { taps: 'beginner', shown: 0.24 },
  { taps: 'sunday', shown: 0 },
  { taps: 'beginner', shown: 0.09 },
  { taps: 'beginner', shown: 0 },
  { taps: 'sunday', shown: 0.24 },
  { taps: 'beginner', shown: 1 },
  { taps: 'sunday', shown: 0.09 },
  { taps: 'sunday', shown: 1 },
] as const;

/** Twenty choices, one after the other. All of what is tapped is in the first window. */
export const TAPS: readonly Act[] = [...round, ...round];

/** Twenty letters. */
export const LETTERS: readonly Act[] = [
  ...'network',
  ...Array<string>(7).fill('Backspace'),
  ...'data',
  'Backspace',
  'e',
].map((types) => ({ types }));

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

/** @param events of one choice. @param heard the event that it is */
function costOf(events: readonly TraceEvent[], heard: string): Cost {
  const event = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === heard);
  if (event === undefined) throw new Error(`The page has heard of no ${heard}.`);
  const begun = event.ts;
  const commit = events.find(({ name, ts }) => name === 'Commit' && ts > begun);
  const end = commit === undefined ? begun : commit.ts + (commit.dur ?? 0);
  const since = events.filter(({ ts, dur = 0 }) => ts + dur > begun);
  const tasks = outermost(since.filter(({ name }) => name === 'RunTask'));
  return {
    seen: spent(tasks.filter(({ ts }) => ts <= end)),
    parts: partsOf(since.filter(({ ts, name }) => ts <= end && name !== 'RunTask')),
    after: Math.max(0, ...tasks.filter(({ ts }) => ts > end).map(({ tdur = 0 }) => tdur)) / 1000,
  };
}

async function evaluate({ send }: Tab, expression: string): Promise<unknown> {
  const { result } = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;
}

/** A loop that takes a few milliseconds. */
const loop = `(() => {
  const begun = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 3e6; turn += 1) sum = (sum * 31 + turn) | 0;
  return performance.now() - begun + (sum === 1);
})()`;

/** Some frames in which nothing is left to do, and the browser has time. */
const rest = (frames: number): string => `new Promise((resolve) => {
  let left = ${frames};
  const frame = () => ((left -= 1) < 0 ? requestIdleCallback(resolve) : requestAnimationFrame(() => setTimeout(frame)));
  frame();
})`;

/** Notes when the picture that follows a tap or a letter is drawn. */
const watch = `
  let isWaiting = false;
  for (const type of ['click', 'input']) addEventListener(type, ({ timeStamp }) => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        isWaiting = false;
        window.waited = performance.now() - timeStamp;
      };
      port2.postMessage('');
    });
  }, true);
`;

const placeOf = (value: string): string => `(() => {
  const { x, y, width, height } = document.querySelector('[value="${value}"]').closest('label').getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

/** How many items are shown, and how many the page says that it shows. */
const shownNow = `[
  [...document.querySelectorAll('[data-list] > :is(li, tr), body > ul > li')].filter((each) => each.checkVisibility()).length,
  parseInt(document.querySelector('output').textContent.replaceAll(',', '')) || 0,
]`;

async function act(tab: Tab, of: Act): Promise<void> {
  if ('types' in of) {
    const key =
      of.types.length === 1
        ? { key: of.types, text: of.types }
        : { key: of.types, code: of.types, windowsVirtualKeyCode: 8 };
    await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  } else {
    const place = await evaluate(tab, placeOf(of.taps));
    const [x, y] = Array.isArray(place) ? place.map(Number) : [];
    const at = { x, y, button: 'left', clickCount: 1 };
    await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
    // What a finger takes. The chip looks pressed then.
    await evaluate(tab, rest(3));
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  }
  await evaluate(tab, rest(10));
}

async function open(browser: Browser, address: string, { width }: Device): Promise<Tab> {
  const tab = await browser.open();
  const { send } = tab;
  const size =
    width < 600
      ? { height: 844, deviceScaleFactor: 2, mobile: true }
      : { height: 900, deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', { width, ...size });
  await send('Page.enable');
  const loaded = new Promise<void>((resolve) => tab.listen('Page.loadEventFired', () => resolve()));
  await send('Page.navigate', { url: address });
  await loaded;
  // The first sign of intent brings the script.
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 4, y: 300 });
  const isThere = `document.querySelector('script[data-app]') === null || Object.keys(document.querySelector('form')).length > 0`;
  while ((await evaluate(tab, isThere)) !== true) await evaluate(tab, rest(3));
  await evaluate(
    tab,
    `document.querySelector('form:has([value])').scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await evaluate(tab, rest(3));
  return tab;
}

/** Where somebody chooses, what, and from how many items. */
export type Visit = { readonly address: string; readonly acts: readonly Act[]; readonly items: number };

/** @throws Error if a page shows another number of items than it should after a choice */
async function look(tab: Tab, each: Act, { address, items }: Visit): Promise<void> {
  const [shown, said] = [await evaluate(tab, shownNow)].flat();
  const wanted = 'shown' in each ? Math.round(items * each.shown) : said;
  if (shown !== wanted || said !== wanted)
    throw new Error(`${address} shows ${shown} items after ${JSON.stringify(each)}, and says ${said}.`);
}

/**
 * Chooses from the list of a page, again and again: first by the clock alone, because a trace takes time, too.
 * @throws Error if it shows another number of items then than it should
 */
export async function chosen(
  browser: Browser,
  device: Device,
  visit: Visit,
): Promise<{ waits: Wait[]; costs: Cost[] }> {
  const tab = await open(browser, visit.address, device);
  await evaluate(tab, `document.querySelector('[type=search]')?.focus({ preventScroll: true }); ${watch}`);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: device.slowness });
  const waits: Wait[] = [];
  for (const each of visit.acts) {
    const before = Number(await evaluate(tab, loop));
    await act(tab, each);
    waits.push({ drawn: Number(await evaluate(tab, 'window.waited')), loop: before });
    await look(tab, each, visit);
  }
  if ('types' in (visit.acts[0] ?? {})) await evaluate(tab, `document.querySelector('[type=reset]').click()`);
  await evaluate(tab, `document.querySelector('[type=search]')?.focus({ preventScroll: true })`);
  const costs: Cost[] = [];
  for (const each of visit.acts.slice(0, visit.acts.length / 2)) {
    const events = await traced(tab, () => act(tab, each));
    costs.push(costOf(events, 'types' in each ? 'input' : 'click'));
  }
  await tab.send('Page.close');
  return { waits, costs };
}
