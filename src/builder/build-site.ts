import type { NextChange } from '../content/dates/next-change.ts';
import { type Disk, folderDisk } from '../content/files/disk.ts';
import { ONCE } from '../content/findings/together.ts';
import { checkSite, readFiles } from '../content/load/load.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { PageRenderer, RenderReport } from '../model/plan.ts';
import type { Site } from '../model/site.ts';
import type { Materials, Part } from '../outputs/output.ts';
import { bundleApp } from './bundle/bundle.ts';
import { filesToWrite } from './parts/parts.ts';
import { planSite } from './plan/plan.ts';
import { carriedByBlocks } from './render/carried.ts';
import { materialsOf, textsTakenUp } from './render/materials.ts';
import { verifying } from './render/verified.ts';
import { type Duration, type StageName, Stages } from './stages.ts';
import { recover } from './write/recover.ts';
import { refuseUnsafeOut } from './write/safety.ts';
import { explained, writeWhole } from './write/write.ts';

export type BuildRequest = {
  /** The content root. */
  readonly root: string;
  /** The folder to publish; replaced as a whole. */
  readonly out: string;
  /** Whether to publish by a link that is switched in one step, for a web server that serves `out` all the time. */
  readonly live: boolean;
  /** Whether to write compressed copies of texts (`.br`, `.gz`), too, for a web server that sends them instead. */
  readonly compress?: boolean;
  /** Whether to render each page as a whole, too, and to fail where that gives another one. */
  readonly verify?: boolean;
  /** Whether to measure where the time goes. */
  readonly profile?: boolean;
  /** Builds only this part of the site; `joinedFiles` makes a site of all parts. */
  readonly part?: Part;
  /** Folders with the parts of the site: what they have isn't made again. */
  readonly parts?: readonly string[];
  /** The current year, four digits. */
  readonly year: string;
  /** The moment for which to build: a day or time as people write it, or now. */
  readonly at: Date | string;
  /** The disk of the content root, for who watches what is read from it; an ordinary one if it is left out. */
  readonly disk?: Disk;
  /** Told what is being done, in a few words. */
  readonly progress: (stage: string) => void;
};

export type BuildReport = {
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a content file as it was read, for the lines shown under a mistake. */
  readonly sourceOf: (file: string) => string | undefined;
  /** How many pages were published; undefined when mistakes in the content stopped the build. */
  readonly pages: number | undefined;
  /** When to build again, because the site changes by date; undefined if it doesn't. */
  readonly nextChange: NextChange | undefined;
  /** Until when the same files give the same site: milliseconds since 1970, infinity if no date is ahead. */
  readonly holdsUntil: number;
  /** How the pages were rendered, if they were. */
  readonly rendering?: RenderReport;
  /** Where the time went, if that was asked for. */
  readonly stages: ReadonlyMap<StageName, Duration>;
  /** Whether the output is a link to a version, which was asked for now or before. */
  readonly isLive: boolean;
};

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** What the files of a site are made of, and what renders its pages. */
type Gathered = { readonly materials: Materials; readonly renderer: PageRenderer };

async function gather(
  site: Site,
  { root, year, verify = false, progress }: BuildRequest,
  stages: Stages,
): Promise<Gathered> {
  const plan = await stages.during('plan', () => planSite(site, { year, drafts: false }));
  progress('Compiling the app');
  const bundle = await stages.during('bundle', () => bundleApp(plan.frame.base));
  const { publicFiles: names } = site;
  const shared = bundle.entry.renderer(carriedByBlocks());
  const renderer = verify ? verifying(shared, bundle.entry) : shared;
  const own = await textsTakenUp(root, names);
  const materials = await stages.during('render', () => materialsOf(plan, bundle, { root, names, own }, renderer));
  return { materials, renderer };
}

/**
 * Builds the site of a content root into a folder. The folder changes only when all went well, and then at once.
 * @throws Failure when something other than the content is in the way
 */
export async function buildSite(request: BuildRequest): Promise<BuildReport> {
  const { root, out, at, progress, disk = folderDisk(root) } = request;
  const stages = new Stages(request.profile ?? false);
  await recover(out).catch((error: unknown) => {
    throw explained(out, error);
  });
  await refuseUnsafeOut(root, out);
  progress('Reading the content');
  const read = await stages.during('read', () => readFiles(disk, { at, all: false }));
  const { site, ...loaded } = await stages.during('check', () => checkSite(disk, read, ONCE));
  const { diagnostics, sourceOf, nextChange, holdsUntil } = loaded;
  const said = { diagnostics, sourceOf, nextChange, holdsUntil };
  if (site === undefined || hasErrors(diagnostics)) {
    return { ...said, pages: undefined, isLive: false, stages: stages.spent() };
  }
  const { materials, renderer } = await gather(site, request, stages);
  const { frame, pages } = materials.plan;
  const made = await filesToWrite(materials, request);
  const files = stages.madeDuring('render', 'write', made);
  const { isLive } = await stages.during('write', () => writeWhole({ ...request, base: frame.base }, files));
  return { ...said, pages: pages.length, isLive, rendering: renderer.report(), stages: stages.spent() };
}
