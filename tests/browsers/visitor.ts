import { expect } from 'playwright/test';
import { untilStill } from '../e2e/settled.ts';
import { isTaken } from '../e2e/taken-over.ts';
import type { BrowserWindow } from './engines/window.ts';

/** Something on a page, by a selector and words in it. If several fit, the first that is shown. */
export type Thing = string | readonly [selector: string, words: string];

/** A place in the window, in pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A person with a browser. Each action waits until it is possible, each expectation until it is met. */
export type Visitor = Omit<BrowserWindow, 'click'> & {
  readonly clickAt: BrowserWindow['click'];
  /** Opens a page of the site. */
  readonly visit: (route: string) => Promise<void>;
  readonly click: (thing: Thing) => Promise<void>;
  /** Gives the focus to a thing by script. */
  readonly focus: (thing: Thing) => Promise<void>;
  readonly sees: (thing: Thing) => Promise<void>;
  readonly misses: (thing: Thing) => Promise<void>;
  /** Has the focus on a thing. */
  readonly isOn: (thing: Thing) => Promise<void>;
  /** Where a thing is once it stands still, if it is shown. */
  readonly boxOf: (thing: Thing) => Promise<Box | null>;
  readonly isAt: (address: RegExp) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Shows intent, and waits until React has taken the page over. */
  readonly takeOver: () => Promise<void>;
  /** Waits until nothing moves any more. */
  readonly settle: () => Promise<void>;
};

/** What a page is asked about a thing. */
type Look = {
  readonly box: Box | null;
  /** Whether a pointer at its middle is on it. */
  readonly isOnTop: boolean;
  readonly hasFocus: boolean;
};

/** Runs in the page. `wish`: first scroll the thing to the middle, unless it is well in view, or give it the focus. */
function look(selector: string, words: string, wish: '' | 'middle' | 'focus'): Look {
  const thing = [...document.querySelectorAll(selector)].find(
    (each) =>
      each.textContent?.includes(words) === true &&
      each.getClientRects().length > 0 &&
      each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
  );
  if (thing === undefined) return { box: null, isOnTop: false, hasFocus: false };
  const place = (): DOMRect => thing.getBoundingClientRect();
  if (wish === 'focus' && thing instanceof HTMLElement) thing.focus();
  if (wish === 'middle' && (place().top < 100 || place().bottom > innerHeight - 20) && thing.closest('header') === null)
    thing.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = place();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOnTop = top !== null && (thing.contains(top) || top.contains(thing));
  return { box: { x, y, width, height }, isOnTop, hasFocus: document.activeElement === thing };
}

/** How long nobody asks again, in milliseconds. */
const intervals = [20, 40, 80, 160, 320];

const parts = (thing: Thing): readonly [string, string] => (typeof thing === 'string' ? [thing, ''] : thing);

export function visitorIn(opened: BrowserWindow, origin: string): Visitor {
  const lookAt = (thing: Thing, wish: '' | 'middle' | 'focus' = ''): Promise<Look> =>
    opened.run(look, ...parts(thing), wish);
  /** Asks again and again. A page that goes while it is asked gives no answer. */
  const poll = <Answer>(question: () => Promise<Answer>, words: string) =>
    expect.poll(() => question().catch((error: unknown) => String(error)), { message: words, intervals });
  /** Asks a thing for its place until it has had it for two looks: what unfolds or scrolls by itself takes its time. */
  const still = async (
    thing: Thing,
    wish: '' | 'middle' = '',
    isEnough = (_: Look): boolean => true,
  ): Promise<Look> => {
    let last = await lookAt(thing, wish);
    await poll(async () => {
      const before = last.box;
      const isStill = await opened.run(untilStill);
      last = await lookAt(thing, wish);
      return isStill && last.box?.x === before?.x && last.box?.y === before?.y && isEnough(last);
    }, `${thing} stands still`).toBe(true);
    return last;
  };
  const isShown = async (thing: Thing): Promise<boolean> => (await lookAt(thing)).box !== null;
  return {
    ...opened,
    clickAt: opened.click,
    visit: (route) => opened.goTo(origin + route),
    click: async (thing) => {
      const { box } = await still(thing, 'middle', (last) => last.box !== null && last.isOnTop);
      if (box !== null) await opened.click(box.x + box.width / 2, box.y + box.height / 2);
    },
    focus: async (thing) => void (await lookAt(thing, 'focus')),
    sees: (thing) => poll(() => isShown(thing), `${thing} is shown`).toBe(true),
    misses: (thing) => poll(() => isShown(thing), `${thing} is shown`).toBe(false),
    isOn: (thing) => poll(async () => (await lookAt(thing)).hasFocus, `${thing} has the focus`).toBe(true),
    boxOf: async (thing) => (await still(thing)).box,
    isAt: (address) => poll(() => opened.run(() => location.href), 'address').toMatch(address),
    back: () => opened.run(() => history.back()),
    forward: () => opened.run(() => history.forward()),
    reload: async () => opened.goTo(await opened.run(() => location.href)),
    takeOver: async () => {
      await opened.movePointer(2, 300);
      await opened.movePointer(3, 301);
      await poll(() => opened.run(isTaken), 'React has taken the page over').toBe(true);
    },
    settle: () => poll(() => opened.run(untilStill), 'nothing moves').toBe(true),
  };
}
