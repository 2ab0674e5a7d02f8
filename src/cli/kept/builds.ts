import type { BuildReport, BuildRequest } from '../../builder/build-site.ts';
import { codeOf, Failure } from '../../builder/failure.ts';
import { recover } from '../../builder/write/recover.ts';
import type { PublishedBefore } from '../../builder/write/taken-over.ts';
import { textsOf } from '../../diagnostics/texts-of.ts';
import { type Answers, keepAnswer, keptAnswer, type Question } from './answers.ts';
import { withKeptContents } from './contents.ts';
import { KeptStore, keep, keptName, readKept } from './folder.ts';
import { printOfPublished, publishedIn } from './published.ts';

/** What a build says, as plain data. */
export type Built = Pick<BuildReport, 'diagnostics' | 'nextChange' | 'isLive' | 'pages' | 'unchanged'> & {
  /** The texts of the files with mistakes. */
  readonly texts: Readonly<Record<string, string>>;
  /** What was measured while it was built. It isn't kept. */
  readonly measured?: Pick<BuildReport, 'rendering' | 'stages'>;
};

/** A build, and a print of what it published. */
type Kept = { readonly built: Built; readonly published: string };

function questionOf({ root, out, live, compress = false, year, at }: BuildRequest): Question {
  const isTyped = typeof at === 'string';
  return {
    command: 'build',
    root,
    asked: [out, live, compress, year, isTyped ? at : undefined],
    now: isTyped ? undefined : at.getTime(),
  };
}

/**
 * What the last build said, if everything it was made from is as it was, and everything it published, too. What another build left when it was
 * killed is put in order before, as by every build.
 */
export async function keptBuild(answers: Answers | undefined, request: BuildRequest): Promise<Built | undefined> {
  const kept = keptAnswer<Kept>(answers, questionOf(request), true);
  if (kept === undefined) return undefined;
  try {
    await recover(request.out);
    return kept.published === (await printOfPublished(request.out)) ? kept.built : undefined;
  } catch (error) {
    if (codeOf(error) === undefined && !(error instanceof Failure)) throw error;
    // Whatever is wrong there, the build runs into it and says so.
    return undefined;
  }
}

/** What is kept of a built site, for the next build into the same folder. */
const nameOfSite = ({ version }: Answers, { root, out, compress = false }: BuildRequest): string =>
  keptName('site', [version, root, out, compress]);

/** Builds with what was kept of earlier builds, and keeps what came of it. */
export async function keepBuild(answers: Answers | undefined, request: BuildRequest): Promise<Built> {
  const [{ folderDisk }, { tracedDisk }, { siteReader }, { buildSite }] = await Promise.all([
    import('../../disk/disk.ts'),
    import('../../disk/trace.ts'),
    import('../../content/load/site-reader.ts'),
    import('../../builder/build-site.ts'),
  ]);
  const { root, out } = request;
  if (answers === undefined) return toldOf(await buildSite(request));
  const name = nameOfSite(answers, request);
  const content = { root, disk: folderDisk(root), tracedDisk, siteReader };
  return withKeptContents(answers, content, async ({ traced, reader, isFresh }) => {
    const last = isFresh ? undefined : readKept<PublishedBefore>(name);
    const store = new KeptStore(name, last?.rest());
    const before = last && { before: last.value };
    const report = await buildSite({ ...request, disk: traced.disk, reader, store, ...before });
    const { measured, ...built } = toldOf(report);
    const { copies = [], left } = report.published ?? {};
    const published = report.pages === undefined ? undefined : await publishedIn(out, left);
    if (published === undefined) return { ...built, ...(measured && { measured }) };
    const { files, print } = published;
    keep(name, { files, copies } satisfies PublishedBefore, store.saved);
    const answer: Kept = { built: { ...built, unchanged: report.pages ?? 0 }, published: print };
    keepAnswer(answers, questionOf(request), { answer, traced, until: report.holdsUntil });
    return { ...built, ...(measured && { measured }) };
  });
}

/** What is said of a build. */
function toldOf({ diagnostics, nextChange, isLive, pages, unchanged, ...report }: BuildReport): Built {
  const { sourceOf, rendering, stages } = report;
  const measured = { stages, ...(rendering === undefined ? {} : { rendering }) };
  return { diagnostics, nextChange, isLive, pages, unchanged, texts: textsOf(diagnostics, sourceOf), measured };
}
