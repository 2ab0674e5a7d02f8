import { setTimeout as wait } from 'node:timers/promises';
import { chromiumFlags } from '../../tests/setup/chromium.ts';
import { type Browser, startBrowser, type Tab } from './devtools.ts';

const slowness = 4;
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** The first seconds of a visit, and how often somebody taps in them, in milliseconds. */
const watched = 5000;
const pause = 300;

/** Notes how long each tap waits for its picture. Event Timing counts from 16 ms. */
const observer = `
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'pointerup' || name === 'click') window.taps.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** The middle of something that can be tapped in the window without leaving the page, each time the next one. */
const target = (number: number): string => `(() => {
  const all = [...document.querySelectorAll('summary, button, [role="button"]')].filter((each) => {
    const { top, bottom, width } = each.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight && each.checkVisibility();
  });
  const chosen = all[${number} % all.length];
  if (chosen === undefined) return [195, 600];
  const { x, y, width, height } = chosen.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()`;

async function evaluate({ send }: Tab, expression: string): Promise<unknown> {
  const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
  return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

async function tapsOn(browser: Browser, address: string): Promise<number[]> {
  const tab = await browser.open();
  const { send } = tab;
  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', phone);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: observer });
  await send('Page.navigate', { url: address });
  const begun = performance.now();
  for (let number = 0; performance.now() - begun < watched; number += 1) {
    await wait(pause);
    const [x, y] = numbersIn(await evaluate(tab, target(number)));
    if (x === undefined || y === undefined) continue;
    await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await wait(pause);
  const found = numbersIn(await evaluate(tab, 'window.taps'));
  await send('Page.close');
  return found;
}

/**
 * Taps whatever can be tapped on a page in its first seconds, on a phone with a slow processor.
 * @returns how long each tap waited until it was answered, in milliseconds: those that took at least 16
 */
export async function tapped(chromium: string, address: string): Promise<number[]> {
  const browser = startBrowser(chromium, chromiumFlags);
  try {
    return await tapsOn(browser, address);
  } finally {
    await browser.close();
  }
}
