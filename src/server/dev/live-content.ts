import { setImmediate as others } from 'node:timers/promises';
import { planFile, planSite } from '../../builder/plan/plan.ts';
import { Planner } from '../../builder/queries/planner.ts';
import { yearOf } from '../../builder/year.ts';
import type { Changed } from '../../content/load/discover.ts';
import type { LastGood } from '../../content/load/good-files.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import { type OpenSite, openSite, unlessUnread } from '../../content/load/open-site.ts';
import { type SiteReader, siteReader } from '../../content/load/site-reader.ts';
import type { WholeSite } from '../../content/load/whole-site.ts';
import { type Diagnostic, diagnosticId, isError } from '../../diagnostics/diagnostic.ts';
import { formatPretty, typedHere } from '../../diagnostics/format/pretty.ts';
import { plural } from '../../diagnostics/repeats.ts';
import { type Disk, folderDisk } from '../../disk/disk.ts';
import type { Pause } from '../../disk/pause.ts';
import { routeAt } from '../../model/address.ts';
import type { SitePlan } from '../../model/plan.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import type { ReadOptions } from '../options.ts';
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
import { type FileStates, isSameStates, readStates } from './poll.ts';
import type { Update } from './problem.ts';
import { problemsOf } from './problems.ts';
import type { Times } from './watch.ts';

/** Sites as this server shows them: with all that visitors don't see. */
const planOptions = () => ({ year: yearOf(process.env.SOURCE_DATE_EPOCH, new Date()), drafts: true });

type Request = { readonly disk: Disk; readonly now: () => Date };

/** A site that was opened, and the sites of one page each that were made of it, by their routes: undefined for pages that have to wait. */
type Opened = { readonly site: OpenSite | undefined; readonly pages: Map<string, LiveSite | undefined> };

/** The pages of a site that isn't read yet, each by itself when somebody asks for it. */
class EarlyPages {
  readonly #request: Request;
  #opened: Promise<Opened> | undefined;

  constructor(request: Request) {
    this.#request = request;
  }

  /** The site that has what is at an address; undefined for what has to wait until all files are read. */
  async at(url: string): Promise<LiveSite | undefined> {
    this.#opened ??= open(this.#request);
    const { site, pages } = await this.#opened;
    const asked = site && askedFor(url, siteAddress(site.url).base);
    if (site === undefined || asked?.kind !== 'path') return undefined;
    const withPicture = [...pages.values()].find((page) => page?.live?.content.publicFiles.has(asked.path));
    if (withPicture !== undefined) return withPicture;
    const route = routeAt(asked.path);
    if (!pages.has(route)) pages.set(route, await pageAt(site, route));
    return pages.get(route);
  }

  /** Reads all anew when somebody asks for it: a page shows what others say, too. @returns the addresses of pages that were shown */
  async forget(): Promise<readonly string[]> {
    const opened = this.#opened;
    this.#opened = undefined;
    const { pages = new Map<string, LiveSite | undefined>() } = (await opened) ?? {};
    return [...pages].flatMap(([route, { live } = nothing]) =>
      live === undefined ? [] : [routeAt(live.plan.frame.base + route.slice(1))],
    );
  }
}

async function open({ disk, now }: Request): Promise<Opened> {
  return { site: await openSite(disk, { at: now(), all: true }), pages: new Map() };
}

async function pageAt(opened: OpenSite, route: string): Promise<LiveSite | undefined> {
  const content = await opened.at(route);
  const plan = content && unlessUnread(() => planSite(content, planOptions()));
  return plan && liveSite([], plan, content);
}

/** For how long nobody else works, in milliseconds. */
const longest = 8;

/** Makes room in long work for what is more urgent. */
type Pauses = {
  /** To be called between the steps of the work. */
  readonly pause: Pause;
  /** Does something while the work stands still. */
  readonly before: <T>(urgent: () => Promise<T>) => Promise<T>;
  /** The work stands still from now on. */
  readonly stop: () => void;
};

/** Pauses for long work, so that requests that come meanwhile are answered. */
function pauses(): Pauses {
  let begun = performance.now();
  let isStopped = false;
  const urgent = new Set<Promise<unknown>>();
  return {
    pause: async () => {
      // Nobody waits for it any more, and nothing else keeps the process alive.
      if (isStopped) return new Promise(() => undefined);
      if (urgent.size === 0 && performance.now() - begun < longest) return;
      await others();
      while (urgent.size > 0) await Promise.allSettled(urgent);
      begun = performance.now();
    },
    before: async (work) => {
      const working = work();
      urgent.add(working);
      try {
        return await working;
      } finally {
        urgent.delete(working);
      }
    },
    stop: () => {
      isStopped = true;
    },
  };
}

/** What came of reading the content. */
type Summary = {
  /** How many pages are good; undefined when none could be planned. */
  readonly pages: number | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a content file as it was read, for the lines shown under a mistake. */
  readonly sourceOf: (file: string) => string | undefined;
  /** In milliseconds. */
  readonly time: number;
};

/** Errors, and warnings that were not there before: nobody wants to read the same reminders after every save. */
function news(diagnostics: readonly Diagnostic[], before: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(before.map(diagnosticId));
  return diagnostics.filter((diagnostic) => isError(diagnostic) || !known.has(diagnosticId(diagnostic)));
}

/** What the terminal says about it: the mistakes, new warnings since the account before, and one line. */
export function summaryOf(
  { pages, diagnostics, sourceOf, time }: Summary,
  { color, width, commands }: Pick<ReadOptions, 'color' | 'width' | 'commands'>,
  before: readonly Diagnostic[] = [],
): string {
  const fresh = news(diagnostics, before);
  const words = fresh.length === 0 ? '' : `\n${formatPretty(fresh, { sourceOf, color, width: width(), commands })}`;
  const failed = diagnostics.some(isError);
  const good = pages ?? 0;
  const upToDate = `${plural(good, 'page')} ${good === 1 ? 'is' : 'are'} up to date`;
  const state = failed ? 'Mistakes found, so the last good pages stay' : upToDate;
  return `${words}${state} (${Math.round(time)} ms)\n`;
}

/** How long nothing must have changed before a mistake is believed, in milliseconds. */
const patience = 500;

const nobody: ReadonlySet<string> = new Set();

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
  /** When reading stands still, because something else is more urgent. */
  readonly pauses = pauses();
  readonly #disk: Disk;
  readonly #reader: SiteReader;
  readonly #planner = new Planner();
  readonly #early: EarlyPages;
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
  #states: FileStates = new Map();
  #times: Times;

  /** @param now what the clock shows */
  constructor(options: ReadOptions, now: () => Date) {
    this.#options = options;
    this.#now = now;
    this.#disk = folderDisk(options.root);
    this.#reader = siteReader({ pause: this.pauses.pause });
    this.#early = new EarlyPages({ disk: this.#disk, now });
    this.#times = { read: now().getTime(), until: Number.POSITIVE_INFINITY };
  }

  get site(): LiveSite {
    return this.#shown.site;
  }

  /** The states that the files had when they were read. */
  get states(): FileStates {
    return this.#states;
  }

  /** For when they were read. Another value after each reading. */
  get times(): Times {
    return this.#times;
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
      const paths = await this.#early.forget();
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
      this.#times = { read: at.getTime(), until: loaded.holdsUntil };
      const left = await this.#take(loaded, plan);
      if (left > 0) return left;
      this.#say(loaded, { pages: plan?.pages.length, time: performance.now() - begun });
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
    return {
      whole: now,
      site: withPages(site, { file, pages: planFile(now.site, file, planOptions()), content: now.site }),
    };
  }

  #readStates(changed: Changed): void {
    const states = readStates(this.#options.root, this.#states, changed);
    if (!isSameStates(states, this.#states)) this.#changed = performance.now();
    this.#states = states;
  }

  /** Takes over what was read, as far as it is believed. @returns in how many milliseconds the rest may be; 0 if there is none */
  async #take({ whole, diagnostics, sourceOf }: Loaded, plan: SitePlan | undefined): Promise<number> {
    const reading = {
      ...(whole && plan && { site: { content: whole.site, plan } }),
      problems: problemsOf(typedHere(diagnostics, this.#options.commands), sourceOf),
    };
    const worse = this.site === nothing ? nobody : worsened(this.site, reading);
    // What was read may be newer than the look before it.
    if (worse.size > 0) this.#readStates('anything');
    const left = worse.size === 0 ? 0 : this.#changed + patience - performance.now();
    // A page that was saved since all was read may have got its mistake before all is read again: it stays as it was saved.
    let shown: Shown = { site: nextSite(this.site, reading, left > 0 ? worse : nobody), ...(whole && { whole }) };
    // Those that were saved while all was read may be newer, and have got a mistake since.
    for (const file of this.#saved)
      shown = (await this.#withPage(shown, file)) ?? { ...shown, site: withShown(shown.site, file, this.site) };
    this.#shown = shown;
    return Math.max(left, 0);
  }

  #say({ diagnostics, sourceOf }: Loaded, done: Pick<Summary, 'pages' | 'time'>): void {
    this.#options.print(summaryOf({ ...done, diagnostics, sourceOf }, this.#options, this.#said));
    this.#said = diagnostics;
  }
}
