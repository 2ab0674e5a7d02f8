import type { Planner } from '../../builder/plan/planner.ts';
import type { Pause } from '../../content/files/batches.ts';
import { type Disk, folderDisk } from '../../content/files/disk.ts';
import type { Changed } from '../../content/load/discover-again.ts';
import { type KeptFiles, keptFiles } from '../../content/load/kept-files.ts';
import type { WholeSite } from '../../content/load/whole-site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ServeOptions } from '../options.ts';
import { EarlyPages } from './early-pages.ts';
import { type LiveSite, nextSite, nothing, pageFile, withPages, worsened } from './live-site.ts';
import { lookAgain } from './look-again.ts';
import { isSameLook, type Look } from './look-around.ts';
import { pauses } from './pauses.ts';
import type { Update } from './problem.ts';
import { problemsOf } from './problems.ts';
import { mailboxPlanner, pagesOf, readSite, type SiteReading } from './read-site.ts';
import { summaryOf } from './terminal-summary.ts';
import { updateBetween } from './updates.ts';
import type { Times } from './watch-dates.ts';

/** How long nothing must have changed before a mistake is believed, in milliseconds. */
const patience = 500;

const nobody: ReadonlySet<string> = new Set();

/** The content of a folder, as it is served. */
export type LiveContent = {
  readonly site: () => LiveSite;
  /** Whether all files were read at least once. */
  readonly isRead: () => boolean;
  /** The site that answers for an address: a part of it while the whole was never read, where that is enough, or the whole. */
  readonly siteFor: (url: string) => Promise<LiveSite>;
  /** Resolves when the whole site was read for the first time. */
  readonly whole: () => Promise<void>;
  /** What the files looked like when they were read. */
  readonly look: () => Look;
  /** For when they were read. Another value after each reading. */
  readonly times: () => Times;
  /**
   * Shows pages as their files are now, until all files are read again. Those that are new or have an error wait for that.
   * @param files in the content root, relative to it
   * @returns what is shown that wasn't before
   */
  readonly show: (files: readonly string[]) => Promise<Update | undefined>;
  /**
   * Reads the files anew, and prints what came of it. Never twice at once.
   * @param changed since the last time
   * @returns in how many milliseconds to read again, because not all of it is believed; undefined if it is
   * @throws Error when the disk fails in a way that is no mistake in the content
   */
  readonly read: (changed?: Changed) => Promise<number | undefined>;
  /** What was read of the files until now, for who looks at them on another disk: nothing of that is seen here. */
  readonly keptNow: () => KeptFiles;
  /** Reading stands still for so long, in milliseconds: something else is more urgent. */
  readonly rest: (time: number) => void;
  /** Resolves when nothing is more urgent. */
  readonly rested: () => Promise<void>;
  /** Ends what is being read. */
  readonly end: () => void;
};

/** What reads the content: its disk, what was read of it before, what plans its pages, what the clock shows, and what lets more urgent work pass. */
type With = {
  readonly disk: Disk;
  readonly kept: KeptFiles;
  readonly planner: Planner;
  readonly now: () => Date;
  readonly pause: Pause;
};

/** A site as it is shown, and what its pages are read again with: absent while site.yaml is bad. */
type Shown = { readonly site: LiveSite; readonly whole?: WholeSite };

/** A content as it was read as a whole, with pages that were read again since. */
class ReadContent {
  readonly #options: ServeOptions;
  readonly #with: With;
  /** As it was read as a whole. */
  #asRead: LiveSite = nothing;
  /** With the pages that were read again since. */
  #shown: Shown = { site: nothing };
  /** The files of pages that were read again since the last reading began. */
  readonly #saved = new Set<string>();
  #changed = 0;
  #isFirst = true;
  #said: readonly Diagnostic[] = [];
  look: Look = new Map();
  times: Times;

  constructor(options: ServeOptions, how: With) {
    this.#options = options;
    this.#with = how;
    this.times = { read: how.now().getTime(), until: Number.POSITIVE_INFINITY };
  }

  get site(): LiveSite {
    return this.#shown.site;
  }

  async #note(changed: Changed): Promise<void> {
    const look = await lookAgain(this.#options.root, this.look, changed);
    if (!isSameLook(look, this.look)) this.#changed = performance.now();
    this.look = look;
  }

  /** As `LiveContent.show`. */
  async show(files: readonly string[]): Promise<Update | undefined> {
    // What else has changed may concern them.
    if (!files.every((file) => file.startsWith('pages/'))) return undefined;
    const last = this.site;
    for (const file of new Set(files.map(pageFile))) {
      const shown = await this.#withPage(this.#shown, file);
      if (shown === undefined) continue;
      this.#shown = shown;
      this.#saved.add(file);
    }
    return updateBetween(last, this.site);
  }

  /** What is shown, with the pages that a file has become; undefined if that has to wait for a reading. */
  async #withPage({ site, whole }: Shown, file: string): Promise<Shown | undefined> {
    const now = await whole?.withPage(this.#with.disk, file);
    return now && { whole: now, site: withPages(site, file, pagesOf(now.site, file), now.site) };
  }

  /** As `LiveContent.read`. */
  async read(changed: Changed): Promise<number | undefined> {
    const begun = performance.now();
    const { now, kept, ...how } = this.#with;
    this.#saved.clear();
    await this.#note(changed);
    const at = now();
    const reading = await readSite({ at, kept: { ...kept, changed }, ...how });
    this.times = { read: at.getTime(), until: reading.holdsUntil };
    const left = await this.#take(reading);
    if (left > 0) return left;
    this.#say(reading, performance.now() - begun);
    return undefined;
  }

  /** Takes over what was read, as far as it is believed. @returns in how many milliseconds the rest may be; 0 if there is none */
  async #take({ site, whole, diagnostics, sourceOf }: SiteReading): Promise<number> {
    const reading = { ...(site && { site }), problems: problemsOf(diagnostics, sourceOf) };
    const worse = this.#isFirst ? nobody : worsened(this.#asRead, reading);
    this.#isFirst = false;
    // What was read may be newer than the look before it.
    if (worse.size > 0) await this.#note('anything');
    const left = worse.size === 0 ? 0 : this.#changed + patience - performance.now();
    this.#asRead = nextSite(this.#asRead, reading, left > 0 ? worse : nobody);
    let shown: Shown = { site: this.#asRead, ...(whole && { whole }) };
    // Those that were saved while all was read may be newer.
    for (const file of this.#saved) shown = (await this.#withPage(shown, file)) ?? shown;
    this.#shown = shown;
    return Math.max(left, 0);
  }

  /** Prints what came of a reading. @param time that it took, in milliseconds */
  #say({ site, diagnostics, sourceOf }: SiteReading, time: number): void {
    const summary = { pages: site?.plan.pages.length, diagnostics, sourceOf, time };
    this.#options.print(summaryOf(summary, this.#options, this.#said));
    this.#said = diagnostics;
  }
}

/**
 * Keeps what is served true to the files of a content root.
 *
 * A good file is served as soon as it is read. A file that has become worse may be between two steps of a save: editors
 * empty files before they write them, write in pieces, delete and make anew. It is believed when nothing in the content has
 * changed for `patience`; until then the page, and what is said about the file, stay. A mistake that is no longer there goes
 * at once. The first reading is believed as it is, since nothing was there before.
 *
 * @param now what the clock shows
 */
export function liveContent(options: ServeOptions, now: () => Date): LiveContent {
  const { pause, before, rest, stop } = pauses();
  const kept = keptFiles({ pause });
  const disk = folderDisk(options.root);
  const early = new EarlyPages({ disk, kept, now });
  const first = signal();
  const content = new ReadContent(options, { disk, kept, planner: mailboxPlanner(), now, pause });
  const show = async (files: readonly string[]): Promise<Update | undefined> => {
    if (first.isGiven()) return content.show(files);
    const paths = early.forget(files);
    return paths.length === 0 ? undefined : { paths, problems: false };
  };
  const siteFor = async (url: string): Promise<LiveSite> => {
    if (!first.isGiven()) {
      const site = await before(() => early.at(url));
      if (site !== undefined && !first.isGiven()) return site;
      await first.given;
    }
    return content.site;
  };
  return {
    site: () => content.site,
    isRead: first.isGiven,
    siteFor,
    whole: () => first.given,
    look: () => content.look,
    times: () => content.times,
    show: (files) => before(() => show(files)),
    // Also when it failed: what there is answers then.
    read: (changed = 'anything') => content.read(changed).finally(first.give),
    keptNow: () => ({ ...kept, files: kept.files.over(disk, []) }),
    rest,
    rested: pause,
    end: stop,
  };
}

/** Something that happens once. */
function signal(): { readonly given: Promise<void>; readonly isGiven: () => boolean; readonly give: () => void } {
  let isGiven = false;
  let resolve = (): void => undefined;
  const given = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    given,
    isGiven: () => isGiven,
    give: () => {
      isGiven = true;
      resolve();
    },
  };
}
