import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { launchChromium } from '../../setup/chromium.ts';
import { addressOf, start, stop } from '../support/command.ts';
import { put } from '../support/site.ts';
import { bursts, type File, files, type Save, textOf } from './save.ts';
import { type Sight, type Tab, watchedTab } from './tab.ts';
import { perform } from './write.ts';

/** What came of many saves. */
export type Figures = {
  readonly saves: number;
  /** From the last good save of a page in a burst until its tab shows it, in milliseconds, the shortest first. */
  readonly times: readonly number[];
  /** What was shown and was never saved like that. */
  readonly falsehoods: readonly string[];
  /** What was not shown within `longest`. */
  readonly missing: readonly string[];
  /** How many saves stayed half-way for longer than any editor takes, because the machine was busy. What was shown then isn't judged. */
  readonly stalled: number;
  /** How the server ended. */
  readonly code: number | null;
};

const longest = 30_000;

/** In ms. The server waits 500 ms for the rest of a save, and the pauses here are much shorter: a save that takes longer than this stood still. */
const steady = 350;

/** The last save of a file: its number, whether it was bad, and when it was done. */
type Last = { readonly number: number; readonly bad: boolean; readonly done: number };

const addresses: Readonly<Partial<Record<File, string>>> = {
  'pages/index.yaml': '',
  'pages/about.yaml': 'about',
  'pages/about/team.yaml': 'about/team',
};

const good = (file: File): Save => ({ file, way: 'at once', bad: false, pause: 0, cut: 0, gap: 0 });

/** Saves at random, on a real server with a real browser, and watches what is shown. `told` hears of each burst. */
export async function saveAtRandom(
  count: number,
  seed: number,
  told: (saves: number) => void = () => undefined,
): Promise<Figures> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-saves-')));
  put(root, Object.fromEntries(files.map((file) => [file, textOf(good(file), 0)])));
  const server = start(['start', '--root', root, '--port', '0']);
  const browser = await launchChromium();
  const hand = new Hand(root);
  try {
    const tabs = await openTabs(browser, await addressOf(server));
    for (const burst of bursts(count, seed)) {
      await hand.save(burst);
      await hand.compare(tabs);
      told(hand.saves);
    }
    const { times, missing, saves } = hand;
    return {
      saves,
      times: times.sort((a, b) => a - b),
      // With what the server has said of it.
      missing: missing.length === 0 ? missing : [...missing, server.printed().slice(-3000)],
      falsehoods: hand.falsehoods(tabs),
      stalled: hand.stalls.length,
      code: (await stop(server)).code,
    };
  } finally {
    await browser.close();
    await stop(server);
    rmSync(root, { recursive: true, force: true });
  }
}

async function openTabs(browser: Browser, url: string): Promise<ReadonlyMap<File, Tab>> {
  const tabs = new Map<File, Tab>();
  for (const file of files) {
    const address = addresses[file];
    if (address !== undefined) tabs.set(file, await watchedTab(browser, url + address));
  }
  // One of the pages is taken over by the app, as when somebody has used it.
  await tabs.get('pages/about.yaml')?.page.mouse.move(200, 200);
  return tabs;
}

/** Whoever saves, and knows what was saved. */
class Hand {
  saves = 0;
  readonly times: number[] = [];
  readonly missing: string[] = [];
  /** From the beginning of a save that stood still until what it has shown is gone. */
  readonly stalls: { readonly from: number; to: number }[] = [];
  readonly #root: string;
  readonly #bad = new Set<string>();
  readonly #last = new Map<File, Last>(files.map((file) => [file, { number: 0, bad: false, done: 0 }]));
  #burst = new Set<File>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Makes the saves of a burst, those of one file one after the other. */
  async save(burst: readonly Save[]): Promise<void> {
    const work = new Map<File, Promise<void>>();
    for (const save of burst) {
      this.saves += 1;
      const number = this.saves;
      const before = work.get(save.file) ?? Promise.resolve();
      work.set(
        save.file,
        before.then(() => this.#perform(save, number)),
      );
      await wait(save.gap);
    }
    await Promise.all(work.values());
    this.#burst = new Set(work.keys());
  }

  async #perform(save: Save, number: number): Promise<void> {
    if (save.bad) this.#bad.add(`bad${number}`);
    const from = Date.now();
    await perform(this.#root, save, textOf(save, number));
    if (Date.now() - from > steady) this.stalls.push({ from, to: Number.POSITIVE_INFINITY });
    this.#last.set(save.file, { number, bad: save.bad, done: Date.now() });
  }

  /** Waits until each tab shows what was saved last, and notes how long that took. */
  async compare(tabs: ReadonlyMap<File, Tab>): Promise<void> {
    const begun = Date.now();
    for (const [file, { sights }] of tabs) {
      while (!this.#isRight(file, sights.at(-1)) && Date.now() - begun < longest) await wait(5);
      if (!this.#isRight(file, sights.at(-1)))
        this.missing.push(`${file}: ${this.#wanted(file)}, not ${JSON.stringify(sights.at(-1))}`);
      else if (this.#burst.has(file)) this.#time(file, sights);
    }
    // What is shown from now on is of later saves.
    for (const stall of this.stalls) stall.to = Math.min(stall.to, Date.now());
  }

  /** From the save of the page, or of site.yaml, without which no page can be shown, until the page was there. */
  #time(file: File, sights: readonly Sight[]): void {
    const last = this.#last.get(file);
    if (last === undefined || last.bad) return;
    const site = this.#burst.has('site.yaml') ? (this.#last.get('site.yaml')?.done ?? 0) : 0;
    const first = sights.find(({ end }) => end === `Save${last.number}`);
    if (first !== undefined) this.times.push(Math.max(0, first.at - Math.max(last.done, site)));
  }

  #wanted(file: File): string {
    return JSON.stringify([this.#last.get(file), [...this.#mistakes()]]);
  }

  #mistakes(): ReadonlySet<string> {
    return new Set([...this.#last.values()].filter(({ bad }) => bad).map(({ number }) => `bad${number}`));
  }

  /** A page that is good is shown, and of the mistakes exactly those that are there, on every page. */
  #isRight(file: File, sight: Sight | undefined): boolean {
    const last = this.#last.get(file);
    const site = this.#last.get('site.yaml');
    if (last === undefined || sight === undefined) return false;
    const shown = sight.mistakes.map(nameIn).sort().join();
    const isThere = shown === [...this.#mistakes()].sort().join();
    return isThere && (last.bad || (sight.end === `Save${last.number}` && sight.title.includes(`Site${site?.number}`)));
  }

  /** Mistakes that were shown and never saved, and pages that were never saved. */
  falsehoods(tabs: ReadonlyMap<File, Tab>): string[] {
    return [...tabs].flatMap(([file, { sights }]) =>
      sights
        .filter(({ at }) => this.stalls.every(({ from, to }) => at < from || at > to))
        .flatMap(({ mistakes, end, title }) => [
          ...mistakes.filter((message) => !this.#bad.has(nameIn(message))).map((message) => `${file}: ${message}`),
          ...(title.startsWith('Page') && (end === '' || /^(?:Questions|Number \d+\?|Save\d+)$/.test(end))
            ? []
            : [`${file}: "${title}", "${end}"`]),
        ]),
    );
  }
}

/** `bad17` in the message about it; the message itself, if it is about something else. */
function nameIn(message: string): string {
  return /"(bad\d+)"/.exec(message)?.[1] ?? message;
}
