import type { BuildReport, BuildRequest, BuiltBefore } from '../../builder/build-site.ts';
import { codeOf, Failure } from '../../builder/failure.ts';
import { recover } from '../../builder/write/recover.ts';
import { servedFolder } from '../../builder/write/served-folder.ts';
import { printOfFolder, printOfStamps, type Stamp, stampOf, stampsIn } from '../../content/files/stamps.ts';
import { textsOf } from '../check/texts.ts';
import { type Answers, keepAnswer, keptAnswer, type Question } from './answers.ts';
import { withKeptContents } from './contents.ts';
import { keep, keptName, readKept } from './folder.ts';

/** What a build says, as plain data. */
export type Built = Pick<BuildReport, 'diagnostics' | 'nextChange' | 'isLive' | 'pages' | 'unchanged'> & {
  /** The texts of the files with mistakes. */
  readonly texts: Readonly<Record<string, string>>;
  /** What was measured while it was built. It isn't kept. */
  readonly measured?: Pick<BuildReport, 'rendering' | 'stages'>;
};

/** A build, and a print of what it published. */
type Kept = { readonly built: Built; readonly published: string };

/** What is published: the folder it is in, and what the output folder is. A link there is what it leads to. */
type Published = { readonly folder: string; readonly out: Stamp };

function questionOf({ root, out, live, compress = false, year, at }: BuildRequest): Question {
  const isTyped = typeof at === 'string';
  return {
    command: 'build',
    root,
    asked: [out, live, compress, year, isTyped ? at : undefined],
    now: isTyped ? undefined : at.getTime(),
  };
}

/** Undefined if no whole version is published. @throws what the system says, when it can't tell */
async function publishedIn(out: string): Promise<Published | undefined> {
  const folder = await servedFolder(out);
  if (folder === undefined) return undefined;
  const link = stampOf(out);
  return { folder, out: link === 'folder' ? link : folder };
}

/** What is in the folder then, by paths that begin with `./`. */
const everything = ['.', true] as const;

/** Others have another one. */
const printOf = ({ out }: Published, files: string): string => `${out}\0${files}`;

/**
 * What the last build said, if everything it was made from is as it was, and everything it published, too.
 * What another build left when it was killed is put in order before, as by every build.
 */
export async function keptBuild(answers: Answers | undefined, request: BuildRequest): Promise<Built | undefined> {
  if (answers === undefined) return undefined;
  const kept = keptAnswer<Kept>(answers, questionOf(request), true);
  if (kept === undefined) return undefined;
  try {
    await recover(request.out);
    const published = await publishedIn(request.out);
    if (published === undefined) return undefined;
    const files = printOfFolder(published.folder, ...everything);
    return kept.published === printOf(published, files) ? kept.built : undefined;
  } catch (error) {
    if (codeOf(error) === undefined && !(error instanceof Failure)) throw error;
    // Whatever is wrong there, the build runs into it and says so.
    return undefined;
  }
}

/** Builds with what was kept of earlier builds, and keeps what came of it. */
export async function keepBuild(answers: Answers | undefined, request: BuildRequest): Promise<Built> {
  const [{ folderDisk }, { tracedDisk }, { KnownFiles }, { buildSite }] = await Promise.all([
    import('../../content/files/disk.ts'),
    import('../../content/files/trace.ts'),
    import('../../content/load/known-files.ts'),
    import('../../builder/build-site.ts'),
  ]);
  const { root, out, compress = false } = request;
  if (answers === undefined) return toldOf(await buildSite(request));
  const name = keptName('site', [answers.version, root, out, compress]);
  const reader = { disk: folderDisk(root), tracedDisk, KnownFiles };
  return withKeptContents(answers, root, reader, async ({ traced, known, isFresh }) => {
    const before = isFresh ? undefined : readKept<BuiltBefore>(name);
    const report = await buildSite({
      ...request,
      disk: traced.disk,
      known,
      ...(before === undefined ? {} : { before }),
    });
    const { measured, ...built } = toldOf(report);
    const published = report.pages === undefined ? undefined : await publishedNow(out);
    if (published === undefined) return { ...built, ...(measured && { measured }) };
    const { files, print } = published;
    if (report.kept !== undefined) keep(name, { ...report.kept, files: pathsIn(files) } satisfies BuiltBefore);
    const answer = { built: { ...built, unchanged: report.pages ?? 0 }, published: print };
    keepAnswer<Kept>(answers, questionOf(request), { answer, traced, until: report.holdsUntil });
    return { ...built, ...(measured && { measured }) };
  });
}

/** What is said of a build. */
function toldOf({ diagnostics, nextChange, isLive, pages, unchanged, ...report }: BuildReport): Built {
  const { sourceOf, rendering, stages } = report;
  const measured = { stages, ...(rendering === undefined ? {} : { rendering }) };
  return { diagnostics, nextChange, isLive, pages, unchanged, texts: textsOf(diagnostics, sourceOf), measured };
}

/** The stamps of what was published, by paths relative to the output folder. */
function pathsIn(files: ReadonlyMap<string, Stamp>): Readonly<Record<string, Stamp>> {
  return Object.fromEntries([...files].map(([path, stamp]) => [path.replace(/^\.\//, ''), stamp]));
}

/** What is published now, with a print of it. What can't be looked at isn't kept. */
async function publishedNow(
  out: string,
): Promise<{ readonly files: ReadonlyMap<string, Stamp>; readonly print: string } | undefined> {
  try {
    const published = await publishedIn(out);
    if (published === undefined) return undefined;
    const files = stampsIn(published.folder, ...everything);
    return { files, print: printOf(published, printOfStamps(files)) };
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}
