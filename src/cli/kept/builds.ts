import type { BuildReport, BuildRequest } from '../../builder/build-site.ts';
import { codeOf, Failure } from '../../builder/failure.ts';
import { recover } from '../../builder/write/recover.ts';
import { servedFolder } from '../../builder/write/served-folder.ts';
import { type Stamp, stampOf, stampsIn } from '../../content/files/stamps.ts';
import { textsOf } from '../check/texts.ts';
import { type Answers, keepAnswer, keptAnswer, type Question } from './answers.ts';

/** What a build says, as plain data. */
export type Built = Pick<BuildReport, 'diagnostics' | 'nextChange' | 'isLive' | 'pages'> & {
  /** The texts of the files with mistakes. */
  readonly texts: Readonly<Record<string, string>>;
  /** What was measured while it was built. It isn't kept. */
  readonly measured?: Pick<BuildReport, 'rendering' | 'stages'>;
};

/** A build, and what it published. */
type Kept = { readonly built: Built; readonly published: Published };

/** What stands in the output folder. A link there is what it leads to. */
type Published = { readonly out: Stamp; readonly files: Readonly<Record<string, Stamp>> };

function questionOf({ root, out, live, compress = false, year, at }: BuildRequest): Question {
  const isTyped = typeof at === 'string';
  return {
    command: 'build',
    root,
    asked: [out, live, compress, year, isTyped ? at : undefined],
    now: isTyped ? undefined : at.getTime(),
  };
}

/** What is published in a folder; undefined if no whole version is. @throws what the system says, when it can't tell */
async function publishedIn(out: string): Promise<Published | undefined> {
  const folder = await servedFolder(out);
  if (folder === undefined) return undefined;
  const link = stampOf(out);
  return { out: link === 'folder' ? link : folder, files: Object.fromEntries(stampsIn(folder, '.', true)) };
}

function isSame(a: Published, b: Published): boolean {
  const paths = Object.keys(a.files);
  return (
    a.out === b.out &&
    paths.length === Object.keys(b.files).length &&
    paths.every((path) => a.files[path] === b.files[path])
  );
}

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
    return published !== undefined && isSame(kept.published, published) ? kept.built : undefined;
  } catch (error) {
    if (codeOf(error) === undefined && !(error instanceof Failure)) throw error;
    // Whatever is wrong there, the build runs into it and says so.
    return undefined;
  }
}

/** Builds, and keeps what is said of it. */
export async function keepBuild(answers: Answers | undefined, request: BuildRequest): Promise<Built> {
  const [{ folderDisk }, { tracedDisk }, { buildSite }] = await Promise.all([
    import('../../content/files/disk.ts'),
    import('../../content/files/trace.ts'),
    import('../../builder/build-site.ts'),
  ]);
  const traced = answers === undefined ? undefined : tracedDisk(request.root, folderDisk(request.root));
  const { sourceOf, holdsUntil, rendering, stages, ...said } = await buildSite(
    traced === undefined ? request : { ...request, disk: traced.disk },
  );
  const built = { ...said, texts: textsOf(said.diagnostics, sourceOf) };
  const measured = { stages, ...(rendering === undefined ? {} : { rendering }) };
  const published = said.pages === undefined || traced === undefined ? undefined : await publishedNow(request.out);
  if (published === undefined) return { ...built, measured };
  keepAnswer<Kept>(answers, questionOf(request), {
    answer: { built, published },
    trace: traced?.trace(),
    until: holdsUntil,
  });
  return { ...built, measured };
}

/** What can't be looked at isn't kept. */
async function publishedNow(out: string): Promise<Published | undefined> {
  try {
    return await publishedIn(out);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}
