import type { NextChange } from '../content/dates/calendar.ts';
import { checkSite, readFiles } from '../content/load/load.ts';
import type { SiteReader } from '../content/load/site-reader.ts';
import { type Diagnostic, isError } from '../diagnostics/diagnostic.ts';
import { textsOf } from '../diagnostics/repeats.ts';
import { folderDisk } from '../disk/disk.ts';
import type { Store } from '../engine/node.ts';
import { documentFile } from '../model/address.ts';
import type { SiteOverview } from '../model/plan.ts';
import type { PublicPaths } from '../model/site.ts';
import type { SiteFile } from '../outputs/output.ts';
import type { OwnBlocks } from '../schema/own/read-own.ts';
import { ONCE } from '../yaml/findings/together.ts';
import { compiledApp } from './bundle/bundle.ts';
import type { OwnCode } from './own/own-code.ts';
import { explainThrown } from './own/thrown.ts';
import { drawingOf, materialsOf, programOf } from './queries/materials.ts';
import { Planner } from './queries/planner.ts';
import { type Duration, type StageName, Stages } from './stages.ts';
import { recover } from './write/journal.ts';
import { refuseUnsafeOut } from './write/safety.ts';
import { type Destination, explained, type Published, writeWhole } from './write/write.ts';

export type BuildRequest = Omit<Destination, 'base'> & {
  readonly profile?: boolean;
  /** Whether nothing that earlier builds have kept is used: not the compiled app either. */
  readonly fresh?: boolean;
  /** The current year, four digits. */
  readonly year: string;
  /** The moment for which to build: a day or time as people write it, or now. */
  readonly at: Date | string;
  readonly reader?: SiteReader;
  /** Where the last build has saved what its files were made of, and where this one does: what would be the same isn't made again. */
  readonly store?: Store;
};

export type BuildReport = {
  readonly diagnostics: readonly Diagnostic[];
  readonly sourceOf: (file: string) => string | undefined;
  /** How many pages were published; undefined when mistakes in the content stopped the build. */
  readonly pages: number | undefined;
  readonly unchanged: number;
  readonly published?: Pick<Published, 'copies'>;
  /** When to build again, because the site changes by date; undefined if it doesn't. */
  readonly nextChange: NextChange | undefined;
  readonly stages: ReadonlyMap<StageName, Duration>;
  /** Whether nothing was written, because what is published is what this build would write. */
  readonly isAsBefore: boolean;
  /** Whether the output is a link to a version, which was asked for now or before. */
  readonly isLive: boolean;
};

type Planned = {
  readonly plan: SiteOverview;
  readonly planner: Planner;
  readonly names: PublicPaths;
  readonly own: OwnBlocks;
};

type CheckReport = Pick<BuildReport, 'diagnostics' | 'sourceOf' | 'nextChange'>;

/** Reads, checks and plans a site. Nothing that it gives holds on to what was read. */
async function readAndPlan(request: BuildRequest, stages: Stages): Promise<{ report: CheckReport; planned?: Planned }> {
  const { root, at, year, reader, store } = request;
  const read = await stages.during('read', () => readFiles(folderDisk(root), { at, all: false }, reader));
  const { site, diagnostics, sourceOf, nextChange } = await stages.during('check', () => checkSite(read, ONCE));
  const report = { diagnostics, sourceOf: textsOf(diagnostics, sourceOf), nextChange };
  if (site === undefined || diagnostics.some(isError)) return { report };
  const planner = new Planner(store);
  const plan = await stages.during('plan', () => planner.overview(site, { year, drafts: false }));
  return { report, planned: { plan, planner, names: site.publicFiles, own: read.listed.own } };
}

type Gathered = { readonly files: readonly SiteFile[]; readonly code: OwnCode | undefined };

async function gather(
  { plan, planner, names, own }: Planned,
  request: BuildRequest,
  stages: Stages,
): Promise<Gathered> {
  const { root, fresh: isFresh = false, progress } = request;
  progress('Compiling the app');
  const app = await stages.during('bundle', () => compiledApp({ isFresh, site: { root, own } }));
  const folder = { root, names, isSame: (name: string) => planner.isSamePublic(name) };
  const drawing = drawingOf(app.digest, await stages.during('bundle', app.load));
  const given = await stages.during('render', () =>
    materialsOf(plan, folder, programOf(app, plan.frame.base, drawing)),
  );
  return { files: stages.makes('render', 'write', planner.files(given)), code: app.own };
}

/** The folder changes only when all went well, and then at once. @throws Failure when something other than the content is in the way */
export async function buildSite(request: BuildRequest): Promise<BuildReport> {
  const { root, out, store, progress } = request;
  const stages = new Stages(request.profile ?? false);
  await recover(out).catch((error: unknown) => {
    throw explained(out, error);
  });
  await refuseUnsafeOut(root, out);
  progress('Reading the content');
  const { report, planned } = await readAndPlan(request, stages);
  if (planned === undefined)
    return { ...report, pages: undefined, unchanged: 0, isAsBefore: false, isLive: false, stages: stages.spent() };
  const { files, code } = await gather(planned, request, stages);
  try {
    const { frame, pages } = planned.plan;
    const { isLive, isAsBefore, taken, ...published } = await stages.during('write', () =>
      writeWhole({ ...request, base: frame.base }, files),
    );
    if (store !== undefined) planned.planner.save();
    const same = new Set(taken);
    const built = {
      pages: pages.length,
      unchanged: pages.filter(({ route }) => same.has(documentFile(route))).length,
      isLive,
      isAsBefore,
      ...(store === undefined ? {} : { published }),
    };
    return { ...report, ...built, stages: stages.spent() };
  } catch (error) {
    throw explainThrown(error, root, code);
  }
}
