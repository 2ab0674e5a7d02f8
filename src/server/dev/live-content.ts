import { planSite } from '../../builder/plan/plan.ts';
import { yearOf } from '../../builder/year.ts';
import { folderDisk } from '../../content/files/disk.ts';
import { ONCE } from '../../content/findings/together.ts';
import { type KeptFiles, keptFiles } from '../../content/load/kept-files.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SitePlan } from '../../model/plan.ts';
import { towardsMailbox } from '../mailbox/towards-mailbox.ts';
import type { ServeOptions } from '../options.ts';
import { type LiveSite, nextSite, nothing, type Reading, worsened } from './live-site.ts';
import { lookOf } from './look-around.ts';
import { problemsOf } from './problems.ts';
import { summaryOf } from './terminal-summary.ts';
import type { Times } from './watch-dates.ts';

/** How long nothing must have changed before a mistake is believed, in milliseconds. */
const patience = 500;

const nobody: ReadonlySet<string> = new Set();

/** The content of a folder, as it is served. */
export type LiveContent = {
  readonly site: () => LiveSite;
  /** What the files looked like when they were read. */
  readonly look: () => string;
  /** For when they were read. Another value after each reading. */
  readonly times: () => Times;
  /**
   * Reads the files anew, and prints what came of it.
   * @returns in how many milliseconds to read again, because not all of it is believed; undefined if it is
   * @throws Error when the disk fails in a way that is no mistake in the content
   */
  readonly read: () => Promise<number | undefined>;
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
  const kept = keptFiles();
  const state: { site: LiveSite; look?: string; changed: number; said: readonly Diagnostic[]; times: Times } = {
    site: nothing,
    changed: 0,
    said: [],
    times: { read: now().getTime(), until: Number.POSITIVE_INFINITY },
  };
  const note = async (): Promise<void> => {
    const look = await lookOf(root);
    if (look !== state.look) state.changed = performance.now();
    state.look = look;
  };
  const read = async (): Promise<number | undefined> => {
    const begun = performance.now();
    const isFirst = state.look === undefined;
    await note();
    const at = now();
    const { diagnostics, sourceOf, site, holdsUntil } = await readSite({ root, at, kept }, state.site.live?.plan);
    state.times = { read: at.getTime(), until: holdsUntil };
    const reading = { ...(site && { site }), problems: problemsOf(diagnostics, sourceOf) };
    const worse = isFirst ? nobody : worsened(state.site, reading);
    // What was read may be newer than the look before it.
    if (worse.size > 0) await note();
    const left = worse.size === 0 ? 0 : state.changed + patience - performance.now();
    state.site = nextSite(state.site, reading, left > 0 ? worse : nobody);
    if (left > 0) return left;
    print(
      summaryOf(
        { pages: site?.plan.pages.length, diagnostics, sourceOf, time: performance.now() - begun },
        options,
        state.said,
      ),
    );
    state.said = diagnostics;
    return undefined;
  };
  return { site: () => state.site, look: () => state.look ?? '', times: () => state.times, read };
}

/** What was found in the content. */
type SiteReading = Pick<Reading, 'site'> & Pick<Loaded, 'diagnostics' | 'sourceOf' | 'holdsUntil'>;

/** The folder to read, for when, and what was read of it before. */
type SiteRequest = { readonly root: string; readonly at: Date; readonly kept: KeptFiles };

/**
 * Reads, checks and plans the site of a content root: with all that visitors don't see, and with forms that send to the mailbox here.
 * Files and pages that are the same as before stay as they are.
 */
async function readSite({ root, at, kept }: SiteRequest, before: SitePlan | undefined): Promise<SiteReading> {
  const { site, ...read } = await loadSite(folderDisk(root), ONCE, { at, all: true }, kept);
  if (site === undefined) return read;
  const year = yearOf(process.env.SOURCE_DATE_EPOCH, new Date());
  const plan = planSite(towardsMailbox(site), { year, drafts: true }, before);
  return { site: { content: site, plan }, ...read };
}
