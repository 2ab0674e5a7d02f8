import type { BuildReport, BuildRequest, BuiltBefore } from '../../builder/build-site.ts';
import { codeOf, Failure } from '../../builder/failure.ts';
import { recover } from '../../builder/write/recover.ts';
import type { Replacement } from '../../builder/write/replace.ts';
import { textsOf } from '../check/texts.ts';
import { type Answers, keepAnswer, type LastAnswer, lastAnswer, type Question } from './answers.ts';
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

/** A build, a print of what it published, and which site that was (`KeptSite`). */
type Kept = { readonly built: Built; readonly published: string; readonly site: string | undefined };

function questionOf({ root, out, live, compress = false, year, at }: BuildRequest): Question {
  const isTyped = typeof at === 'string';
  return {
    command: 'build',
    root,
    asked: [out, live, compress, year, isTyped ? at : undefined],
    now: isTyped ? undefined : at.getTime(),
  };
}

/** A build of which nothing had to be made, or little. */
export type KeptBuild = { readonly built: Built; readonly isAsBefore: boolean };

/** So few files may have changed. More pages than these are rendered faster by what they share, and the whole site is read for them. */
const FEW = 5;

/**
 * What the last build said, if everything it was made from is as it was, and everything it published, too. Where a few pages have changed
 * and nothing else can have, these are published anew. What another build left when it was killed is put in order before, as by every build.
 */
export async function keptBuild(answers: Answers | undefined, request: BuildRequest): Promise<KeptBuild | undefined> {
  if (answers === undefined) return undefined;
  const last = lastAnswer<Kept>(answers, questionOf(request), { whole: true, most: FEW });
  if (last === undefined) return undefined;
  try {
    await recover(request.out);
    return await (last.changed.length === 0 ? asBefore(last.answer, request) : withPagesAnew(answers, request, last));
  } catch (error) {
    if (codeOf(error) === undefined && !(error instanceof Failure)) throw error;
    // Whatever is wrong there, the build runs into it and says so.
    return undefined;
  }
}

/** The last build, if all that it has published is as it was. */
async function asBefore({ built, published: print }: Kept, { out }: BuildRequest): Promise<KeptBuild | undefined> {
  return print === (await printOfPublished(out)) ? { built, isAsBefore: true } : undefined;
}

/** What is kept of a built site, for the next build into the same folder. */
const nameOfSite = ({ version }: Answers, { root, out, compress = false }: BuildRequest): string =>
  keptName('site', [version, root, out, compress]);

/** The last build with a few pages made anew; undefined, and nothing is published, if more may have changed than their files. */
async function withPagesAnew(
  answers: Answers,
  request: BuildRequest,
  { answer, changed, trace, until }: LastAnswer<Kept>,
): Promise<KeptBuild | undefined> {
  const { built, published: print, site } = answer;
  const isSaid = built.diagnostics.some(({ file, related = [] }) =>
    [file, ...related.map((other) => other.file)].some((each) => changed.includes(each)),
  );
  const mayBe = trace !== undefined && !isSaid && !built.isLive && !request.live;
  if (!mayBe || !changed.every((file) => file.startsWith('pages/'))) return undefined;
  const name = nameOfSite(answers, request);
  const kept = readKept<BuiltBefore>(name);
  const before = kept?.value;
  // Pages that aren't kept may be others by now.
  if (before === undefined || before.site.id !== site || Object.keys(before.site.pages).length !== built.pages)
    return undefined;
  request.progress('Making the pages that have changed');
  const [{ broughtUpToDate, overviewOf }, { folderDisk }, { tracedDisk }, { pagesAnew }, { replaceFiles }] =
    await Promise.all([
      import('../../content/files/seen.ts'),
      import('../../content/files/disk.ts'),
      import('../../content/files/trace.ts'),
      import('../../builder/kept/pages-anew.ts'),
      import('../../builder/write/replace.ts'),
    ]);
  const traced = tracedDisk(request.root, folderDisk(request.root));
  const texts = await pagesAnew(request, traced.disk, changed, {
    site: before.site,
    store: new KeptStore(name, kept?.rest()),
  });
  const seen = traced.trace();
  const now = seen && broughtUpToDate(trace, seen, new Set(changed));
  const files = texts && (await withCopies(texts, request, before));
  if (now === undefined || files === undefined) return undefined;
  const left = await replaceFiles(request, files, async () => {
    const found = await publishedIn(request.out);
    return found?.print === print ? found : undefined;
  });
  if (left === undefined) return undefined;
  const answerNow = { built, published: left.printWith(files.map(({ path }) => path)), site };
  const cameFrom = { trace: () => now, overview: () => overviewOf(now) };
  keepAnswer<Kept>(answers, questionOf(request), { answer: answerNow, traced: cameFrom, until });
  return { built: { ...built, unchanged: built.unchanged - changed.length }, isAsBefore: false };
}

/** Texts with the compressed copies that are published beside them; undefined if these aren't the same ones as before. */
async function withCopies(
  texts: readonly { readonly path: string; readonly text: string }[],
  { compress = false }: BuildRequest,
  { copies: before, files }: BuiltBefore,
): Promise<readonly Replacement[] | undefined> {
  const all = texts.map(({ path, text }) => ({ path, content: text }));
  if (!compress) return all;
  const { copiesOf } = await import('../../builder/write/compressed.ts');
  const copies = new Map(
    (await Promise.all(texts.map(({ path, text }) => copiesOf(path, text)))).flatMap((each) => [...each]),
  );
  const was = new Set(before);
  const isOfText = (copy: string): boolean => texts.some(({ path }) => copy.startsWith(`${path}.`));
  const isSame =
    before.filter(isOfText).every((copy) => copies.has(copy)) &&
    [...copies.keys()].every((copy) => was.has(copy) && Object.hasOwn(files, copy));
  return isSame ? [...all, ...[...copies].map(([path, content]) => ({ path, content }))] : undefined;
}

/** Builds with what was kept of earlier builds, and keeps what came of it. */
export async function keepBuild(answers: Answers | undefined, request: BuildRequest): Promise<Built> {
  const [{ folderDisk }, { tracedDisk }, { keptFiles }, { buildSite }] = await Promise.all([
    import('../../content/files/disk.ts'),
    import('../../content/files/trace.ts'),
    import('../../content/load/kept-files.ts'),
    import('../../builder/build-site.ts'),
  ]);
  const { root, out } = request;
  if (answers === undefined) return toldOf(await buildSite(request));
  const name = nameOfSite(answers, request);
  const reader = { disk: folderDisk(root), tracedDisk, keptFiles };
  return withKeptContents(answers, root, reader, async ({ traced, kept, isFresh }) => {
    const last = isFresh ? undefined : readKept<BuiltBefore>(name);
    const before = last?.value;
    const store = new KeptStore(name, last?.rest());
    const report = await buildSite({
      ...request,
      disk: traced.disk,
      kept,
      store,
      ...(before === undefined ? {} : { before }),
    });
    const { measured, ...built } = toldOf(report);
    const published = report.pages === undefined ? undefined : await publishedIn(out);
    if (published === undefined) return { ...built, ...(measured && { measured }) };
    const { files, print } = published;
    if (report.kept !== undefined) keep(name, { ...report.kept, files: files() } satisfies BuiltBefore, store.saved);
    const site = report.kept?.site.id;
    const answer = { built: { ...built, unchanged: report.pages ?? 0 }, published: print, site };
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
