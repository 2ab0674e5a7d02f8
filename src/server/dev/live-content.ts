import { setImmediate as others } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { planFile, planSite } from '../../builder/plan/plan.ts';
import { Planner } from '../../builder/queries/planner.ts';
import { yearOf } from '../../builder/year.ts';
import type { Changed } from '../../content/load/discover.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import { type OpenSite, openSite, unlessUnread } from '../../content/load/open-site.ts';
import { type LastGood, type Pause, type SiteReader, siteReader } from '../../content/load/site-reader.ts';
import type { WholeSite } from '../../content/load/whole-site.ts';
import { type Diagnostic, diagnosticId, isError } from '../../diagnostics/diagnostic.ts';
import { type Commands, formatPretty, typedHere } from '../../diagnostics/format/pretty.ts';
import { plural } from '../../diagnostics/repeats.ts';
import { type Disk, folderDisk } from '../../disk/disk.ts';
import { routeAt } from '../../model/address.ts';
import type { SitePlan } from '../../model/plan.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { askedFor } from '../serving/request-path.ts';
import {
  type LiveSite,
  liveSite,
  nextSite,
  nothing,
  pageFilesOf,
  updateBetween,
  withPages,
  withShown,
  worsened,
} from './live-site.ts';
import type { Update } from './problem.ts';
import { problemsOf } from './problems.ts';
import { type FileStates, readStates, type Times } from './watch.ts';

export type ReadOptions = {
  readonly root: string;
  readonly color: boolean;
  /** How many cells a line of the terminal has, where that is known. It may be resized. */
  readonly width: () => number | undefined;
  /** What the terminal says to type next, below mistakes; absent for plain `vite`. */
  readonly commands?: Commands;
  readonly print: (text: string) => void;
};

/** Sites as this server shows them: with all that visitors don't see. */
export const planOptions = () => ({ year: yearOf(process.env.SOURCE_DATE_EPOCH, new Date()), drafts: true });

/** The pages of a site that isn't read yet, each by itself when somebody asks for it. */
function earlyPages(disk: Disk, now: () => Date) {
  let opened: Promise<OpenSite | undefined> | undefined;
  /** The sites of one page each that were made of it, by their routes: undefined for pages that have to wait. */
  let pages = new Map<string, LiveSite | undefined>();
  return {
    /** The site that has what is at an address; undefined for what has to wait until all files are read. */
    at: async (url: string): Promise<LiveSite | undefined> => {
      const known = pages;
      opened ??= openSite(disk, { at: now(), all: true });
      const site = await opened;
      const asked = site && askedFor(url, siteAddress(site.url).base);
      if (asked?.kind !== 'path') return undefined;
      const withPicture = [...known.values()].find((page) => page?.live?.content.publicFiles.has(asked.path));
      if (withPicture !== undefined) return withPicture;
      const route = routeAt(asked.path);
      if (!known.has(route)) {
        const content = await site?.at(route);
        const plan = content && unlessUnread(() => planSite(content, planOptions()));
        known.set(route, plan && liveSite([], plan, content));
      }
      return known.get(route);
    },
    /** Reads all anew when somebody asks for it: a page shows what others say, too. @returns the addresses of pages that were shown */
    forget: (): readonly string[] => {
      const last = [...pages];
      opened = undefined;
      pages = new Map();
      return last.flatMap(([route, page]) =>
        page?.live === undefined ? [] : [routeAt(page.live.plan.frame.base + route.slice(1))],
      );
    },
  };
}

/** For how long nobody else works, in milliseconds. */
const longest = 8;

/** Makes room in long work, so that requests that come meanwhile are answered. */
class Pauses {
  readonly #urgent = new Set<Promise<unknown>>();
  #begun = performance.now();
  #isStopped = false;

  /** To be called between the steps of the work. */
  readonly pause: Pause = async () => {
    // Nobody waits for it any more, and nothing else keeps the process alive.
    if (this.#isStopped) return new Promise(() => undefined);
    if (this.#urgent.size === 0 && performance.now() - this.#begun < longest) return;
    await others();
    while (this.#urgent.size > 0) await Promise.allSettled(this.#urgent);
    this.#begun = performance.now();
  };

  /** Does something while the work stands still. */
  before<T>(urgent: () => Promise<T>): Promise<T> {
    const working = urgent();
    this.#urgent.add(working);
    return working.finally(() => this.#urgent.delete(working));
  }

  stop(): void {
    this.#isStopped = true;
  }
}

type Summary = Pick<Loaded, 'diagnostics' | 'sourceOf'> & {
  /** How many pages are good. */
  readonly pages: number;
  /** In milliseconds. */
  readonly time: number;
};

/** What the terminal says about it: the mistakes, warnings that weren't there in the account before, since nobody wants to read them after every save, and one line. */
export function summaryOf(
  { pages, diagnostics, sourceOf, time }: Summary,
  { color, width, commands }: Pick<ReadOptions, 'color' | 'width' | 'commands'>,
  before: readonly Diagnostic[] = [],
): string {
  const known = new Set(before.map(diagnosticId));
  const fresh = diagnostics.filter((diagnostic) => isError(diagnostic) || !known.has(diagnosticId(diagnostic)));
  const words = fresh.length === 0 ? '' : `\n${formatPretty(fresh, { sourceOf, color, width: width(), commands })}`;
  const upToDate = `${plural(pages, 'page')} ${pages === 1 ? 'is' : 'are'} up to date`;
  const state = diagnostics.some(isError) ? 'Mistakes found, so the last good pages stay' : upToDate;
  return `${words}${state} (${Math.round(time)} ms)\n`;
}

/** How long nothing must have changed before a mistake is believed, in milliseconds. */
const patience = 500;

/** A site as it is shown, and what its pages are read again with: absent while site.yaml is bad. */
type Shown = { readonly site: LiveSite; readonly whole?: WholeSite };

/**
 * The content of a folder, as it is served: it is kept true to its files.
 *
 * A good file is served as soon as it is read. A file that has become worse may be between two steps of a save: editors
 * empty files before they write them, write in pieces, delete and make anew. It is believed when nothing in the content has
 * changed for `patience`; until then the page, and what is said about the file, stay. A mistake that is no longer there goes
 * at once. The first reading is believed as it is, since nothing was there before.
 */
export class LiveContent {
  readonly #options: ReadOptions;
  readonly #now: () => Date;
  readonly pauses = new Pauses();
  readonly #disk: Disk;
  readonly #reader: SiteReader;
  readonly #planner = new Planner();
  readonly #early: ReturnType<typeof earlyPages>;
  #isRead = false;
  #give = (): void => undefined;
  /** Resolves when the whole site was read for the first time. */
  readonly whole = new Promise<void>((resolve) => {
    this.#give = resolve;
  });
  /** As it was read as a whole, with the pages that were read again since. */
  #shown: Shown = { site: nothing };
  /** What could be shown of all files last, also while site.yaml is bad. */
  #last: LastGood | undefined;
  /** The files of pages that were read again since the last reading began. */
  readonly #saved = new Set<string>();
  /** When the files were seen to be others, as `performance.now()` has it. */
  #changed = 0;
  #said: readonly Diagnostic[] = [];
  states: FileStates = new Map();
  /** For when they were read. Another value after each reading. */
  times: Times;

  constructor(options: ReadOptions, now: () => Date) {
    this.#options = options;
    this.#now = now;
    this.#disk = folderDisk(options.root);
    this.#reader = siteReader({ pause: this.pauses.pause });
    this.#early = earlyPages(this.#disk, now);
    this.times = { read: now().getTime(), until: Number.POSITIVE_INFINITY };
  }

  get site(): LiveSite {
    return this.#shown.site;
  }

  /** What was read of the files until now, for who looks at them on another disk: nothing of that is seen here. */
  get keptNow(): SiteReader {
    return { ...this.#reader, files: this.#reader.files.over() };
  }

  /** The site that answers for an address: a part of it while the whole was never read, where that is enough, or the whole. */
  async siteFor(url: string): Promise<LiveSite> {
    if (this.#isRead) return this.site;
    const site = await this.pauses.before(() => this.#early.at(url));
    if (site !== undefined && !this.#isRead) return site;
    await this.whole;
    return this.site;
  }

  /**
   * Shows pages as their files are now, until all files are read again. Those that are new or have an error wait for that.
   * @param files in the content root, relative to it
   * @returns what is shown that wasn't before
   */
  show(files: readonly string[]): Promise<Update | undefined> {
    return this.pauses.before(async () => {
      if (this.#isRead) return this.#showSaved(files);
      const paths = this.#early.forget();
      return paths.length === 0 ? undefined : { paths, problems: false };
    });
  }

  /**
   * Reads the files anew, and prints what came of it. Never twice at once.
   * @param changed since the last time
   * @returns in how many milliseconds to read again, because not all of it is believed; undefined if it is
   * @throws Error when the disk fails in a way that is no mistake in the content
   */
  async read(changed: Changed = 'anything'): Promise<number | undefined> {
    const begun = performance.now();
    try {
      this.#saved.clear();
      this.#last = this.#shown.whole?.good ?? this.#last;
      this.#readStates(changed);
      const at = this.#now();
      const reader = { ...this.#reader, changed, last: this.#last };
      const loaded = await loadSite(this.#disk, { view: { at, all: true }, reader });
      const content = loaded.whole?.site;
      const plan = content && (await this.#planner.plan(content, planOptions(), this.pauses.pause));
      this.times = { read: at.getTime(), until: loaded.holdsUntil };
      const left = await this.#take(loaded, plan);
      if (left > 0) return left;
      const { diagnostics, sourceOf } = loaded;
      const done = { diagnostics, sourceOf, pages: plan?.pages.length ?? 0, time: performance.now() - begun };
      this.#options.print(summaryOf(done, this.#options, this.#said));
      this.#said = diagnostics;
      return undefined;
    } finally {
      // Also when it failed: what there is answers then.
      this.#isRead = true;
      this.#give();
    }
  }

  async #showSaved(files: readonly string[]): Promise<Update | undefined> {
    // What else has changed may concern them.
    if (!files.every((file) => file.startsWith('pages/'))) return undefined;
    const last = this.site;
    for (const file of new Set(files.flatMap((saved) => pageFilesOf(saved, last)))) {
      const shown = await this.#withPage(this.#shown, file);
      if (shown === undefined) continue;
      this.#shown = shown;
      // Whoever goes through them comes to it again.
      this.#saved.delete(file);
      this.#saved.add(file);
    }
    return updateBetween(last, this.site);
  }

  /** What is shown, with what a file says now; undefined if that has to wait for a reading. */
  async #withPage({ site, whole }: Shown, file: string): Promise<Shown | undefined> {
    const now = await whole?.withPage(this.#disk, file);
    if (now === undefined) return undefined;
    const pages = planFile(now.site, file, planOptions());
    return { whole: now, site: withPages(site, { file, pages, content: now.site }) };
  }

  #readStates(changed: Changed): void {
    const states = readStates(this.#options.root, this.states, changed);
    if (!isDeepStrictEqual(states, this.states)) this.#changed = performance.now();
    this.states = states;
  }

  /** Takes over what was read, as far as it is believed. @returns in how many milliseconds the rest may be; 0 if there is none */
  async #take({ whole, diagnostics, sourceOf }: Loaded, plan: SitePlan | undefined): Promise<number> {
    const problems = problemsOf(typedHere(diagnostics, this.#options.commands), sourceOf);
    const reading = whole && plan ? liveSite(problems, plan, whole.site) : { problems };
    const worse = this.site === nothing ? new Set<string>() : worsened(this.site, reading);
    // What was read may be newer than the look before it.
    if (worse.size > 0) this.#readStates('anything');
    const left = worse.size === 0 ? 0 : this.#changed + patience - performance.now();
    // A page that was saved since all was read may have got its mistake before all is read again: it stays as it was saved.
    let shown: Shown = { site: nextSite(this.site, reading, left > 0 ? worse : new Set()), ...(whole && { whole }) };
    // Those that were saved while all was read may be newer, and have got a mistake since.
    for (const file of this.#saved)
      shown = (await this.#withPage(shown, file)) ?? { ...shown, site: withShown(shown.site, file, this.site) };
    this.#shown = shown;
    return Math.max(left, 0);
  }
}
