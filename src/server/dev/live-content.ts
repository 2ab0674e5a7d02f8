import { isDeepStrictEqual } from 'node:util';
import { keptFiles } from '../../content/load/kept-files.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SitePage } from '../../model/plan.ts';
import type { ServeOptions } from '../options.ts';
import { firstLooks } from './first-looks.ts';
import { type Changed, KnownDisk } from './known-disk.ts';
import { type LiveSite, nextSite, nothing, pageFile, withAhead, worsened } from './live-site.ts';
import { lookAgain } from './look-again.ts';
import { isSameLook, type Look } from './look-around.ts';
import { pauses } from './pauses.ts';
import type { Update } from './problem.ts';
import { problemsOf } from './problems.ts';
import { readSite, type SiteReading } from './read-site.ts';
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
  readonly ahead: (files: readonly string[]) => Promise<Update | undefined>;
  /**
   * Reads the files anew, and prints what came of it. Never twice at once.
   * @param changed since the last time
   * @returns in how many milliseconds to read again, because not all of it is believed; undefined if it is
   * @throws Error when the disk fails in a way that is no mistake in the content
   */
  readonly read: (changed?: Changed) => Promise<number | undefined>;
  /** Reading stands still for so long, in milliseconds: something else is more urgent. */
  readonly rest: (time: number) => void;
  /** Resolves when nothing is more urgent. */
  readonly rested: () => Promise<void>;
  /** Ends what is being read. */
  readonly end: () => void;
};

/** Pages that were planned anew, and during which reading: 1 is the first. */
type AheadPages = { readonly pages: readonly SitePage[]; readonly during: number };

type State = {
  /** As it was read as a whole. */
  whole: LiveSite;
  readonly ahead: Map<string, AheadPages>;
  /** The one with the other. */
  site: LiveSite;
  look: Look;
  changed: number;
  /** How many were begun. */
  readings: number;
  last?: SiteReading;
  said: readonly Diagnostic[];
  times: Times;
};

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
  const { root, print } = options;
  const { pause, before, rest, stop } = pauses();
  const kept = keptFiles(pause);
  const disk = new KnownDisk(root);
  const early = firstLooks({ disk, kept, now });
  const first = signal();
  const state: State = {
    whole: nothing,
    ahead: new Map(),
    site: nothing,
    look: new Map(),
    changed: 0,
    readings: 0,
    said: [],
    times: { read: now().getTime(), until: Number.POSITIVE_INFINITY },
  };
  const note = async (changed: Changed): Promise<void> => {
    const look = await lookAgain(root, state.look, changed);
    if (!isSameLook(look, state.look)) state.changed = performance.now();
    state.look = look;
  };
  const show = (): void => {
    state.site = withAhead(state.whole, new Map([...state.ahead].map(([file, { pages }]) => [file, pages])));
  };
  const ahead = async (files: readonly string[]): Promise<Update | undefined> => {
    await disk.forget(files);
    if (!first.isGiven()) {
      const paths = early.forget(files);
      return paths.length === 0 ? undefined : { paths, problems: false };
    }
    // What else has changed may concern them.
    if (!files.every((file) => file.startsWith('pages/'))) return undefined;
    const during = state.readings;
    const last = state.site;
    for (const file of new Set(files.map(pageFile))) {
      const pages = await state.last?.ahead(file);
      if (pages !== undefined && isInPlaceOf(pages, file, state.whole)) state.ahead.set(file, { pages, during });
    }
    show();
    return updateBetween(last, state.site);
  };
  const read = async (changed: Changed = 'anything'): Promise<number | undefined> => {
    const begun = performance.now();
    state.readings += 1;
    const number = state.readings;
    await disk.forget(changed);
    await note(changed);
    const at = now();
    const last = await readSite({ disk, at, kept, pause }, state.whole.live?.plan);
    const { diagnostics, sourceOf, site, holdsUntil } = last;
    state.times = { read: at.getTime(), until: holdsUntil };
    const reading = { ...(site && { site }), problems: problemsOf(diagnostics, sourceOf) };
    const worse = number === 1 ? nobody : worsened(state.whole, reading);
    // What was read may be newer than the look before it.
    if (worse.size > 0) await note('anything');
    const left = worse.size === 0 ? 0 : state.changed + patience - performance.now();
    state.whole = nextSite(state.whole, reading, left > 0 ? worse : nobody);
    state.last = last;
    // Those that were saved while all was read may be newer.
    for (const [file, { during }] of state.ahead) if (during < number) state.ahead.delete(file);
    show();
    if (left > 0) return left;
    const time = performance.now() - begun;
    print(summaryOf({ pages: site?.plan.pages.length, diagnostics, sourceOf, time }, options, state.said));
    state.said = diagnostics;
    return undefined;
  };
  return {
    site: () => state.site,
    isRead: first.isGiven,
    siteFor: async (url) => {
      if (!first.isGiven()) {
        const site = await before(() => early.at(url));
        if (site !== undefined && !first.isGiven()) return site;
        await first.given;
      }
      return state.site;
    },
    whole: () => first.given,
    look: () => state.look,
    times: () => state.times,
    ahead: (files) => before(() => ahead(files)),
    // Also when it failed: what there is answers then.
    read: (changed) => read(changed).finally(first.give),
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

/** Whether pages are at the addresses that their file has had. Others come and go with the whole site. */
function isInPlaceOf(pages: readonly SitePage[], file: string, { live }: LiveSite): boolean {
  const before = live?.plan.pages.filter((page) => page.file === file) ?? [];
  const routes = (some: readonly SitePage[]): string[] => some.map(({ route }) => route).sort();
  return isDeepStrictEqual(routes(pages), routes(before));
}
