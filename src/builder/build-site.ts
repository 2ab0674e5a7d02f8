import type { NextChange } from '../content/dates/next-change.ts';
import { type Disk, folderDisk } from '../content/files/disk.ts';
import { ONCE } from '../content/findings/together.ts';
import { loadSite } from '../content/load/load.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Site } from '../model/site.ts';
import type { Materials, Part } from '../outputs/output.ts';
import { bundleApp } from './bundle/bundle.ts';
import { filesToWrite } from './parts/parts.ts';
import { planSite } from './plan/plan.ts';
import { materialsOf, textsTakenUp } from './render/materials.ts';
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
  /** Whether the output is a link to a version, which was asked for now or before. */
  readonly isLive: boolean;
};

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

async function gather(site: Site, { root, year, progress }: BuildRequest): Promise<Materials> {
  const plan = planSite(site, { year, drafts: false });
  progress('Compiling the app');
  const bundle = await bundleApp(plan.frame.base);
  const { publicFiles: names } = site;
  return materialsOf(plan, bundle, { root, names, own: await textsTakenUp(root, names) });
}

/**
 * Builds the site of a content root into a folder. The folder changes only when all went well, and then at once.
 * @throws Failure when something other than the content is in the way
 */
export async function buildSite(request: BuildRequest): Promise<BuildReport> {
  const { root, out, at, progress, disk = folderDisk(root) } = request;
  await recover(out).catch((error: unknown) => {
    throw explained(out, error);
  });
  await refuseUnsafeOut(root, out);
  progress('Reading the content');
  const { site, ...loaded } = await loadSite(disk, ONCE, { at, all: false });
  const { diagnostics, sourceOf, nextChange, holdsUntil } = loaded;
  const said = { diagnostics, sourceOf, nextChange, holdsUntil };
  if (site === undefined || hasErrors(diagnostics)) return { ...said, pages: undefined, isLive: false };
  const materials = await gather(site, request);
  const { frame, pages } = materials.plan;
  const files = await filesToWrite(materials, request);
  const { isLive } = await writeWhole({ ...request, base: frame.base }, files);
  return { ...said, pages: pages.length, isLive };
}
