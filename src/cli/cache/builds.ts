import type { BuildReport, BuildRequest } from '../../builder/build-site.ts';
import { Failure } from '../../builder/failure.ts';
import { recover } from '../../builder/write/recover.ts';
import type { PublishedBefore } from '../../builder/write/reuse.ts';
import { textsOf } from '../../diagnostics/texts-of.ts';
import { codeOf } from '../../disk/error-code.mjs';
import { CacheStore, cacheName, learnedStore } from './cache.ts';
import { withCachedFiles } from './files.ts';
import { digestOfPublished, publishedIn } from './published.ts';
import { type Cache, cachedResult, cacheResult, type Invocation } from './results.ts';

/** What a build says, as plain data. */
export type Built = Pick<BuildReport, 'diagnostics' | 'nextChange' | 'isLive' | 'pages' | 'unchanged'> & {
  /** The texts of the files with mistakes. */
  readonly texts: Readonly<Record<string, string>>;
  /** What was measured while it was built. It isn't kept. */
  readonly measured?: Pick<BuildReport, 'rendering' | 'stages'>;
};

/** A build, and a digest of what it published. */
type CachedBuild = { readonly built: Built; readonly published: string };

function invocationOf({ root, out, live, compress = false, year, at }: BuildRequest): Invocation {
  const isTyped = typeof at === 'string';
  return {
    command: 'build',
    root,
    args: [out, live, compress, year, isTyped ? at : undefined],
    now: isTyped ? undefined : at.getTime(),
  };
}

/**
 * What the last build said, if everything it was made from is as it was, and everything it published, too. What another build left when it was
 * killed is put in order before, as by every build.
 */
export async function cachedBuild(cache: Cache | undefined, request: BuildRequest): Promise<Built | undefined> {
  const kept = cachedResult<CachedBuild>(cache, invocationOf(request));
  if (kept === undefined) return undefined;
  try {
    await recover(request.out);
    return kept.published === (await digestOfPublished(request.out)) ? kept.built : undefined;
  } catch (error) {
    if (codeOf(error) === undefined && !(error instanceof Failure)) throw error;
    // Whatever is wrong there, the build runs into it and says so.
    return undefined;
  }
}

/** What is kept of a built site, for the next build into the same folder. */
const siteName = ({ version }: Cache, { root, out, compress = false }: BuildRequest): string =>
  cacheName('site', [version, root, out, compress]);

/** Builds with what was kept of earlier builds, and keeps what came of it. */
export async function buildWithCache(cache: Cache | undefined, request: BuildRequest): Promise<Built> {
  const { root, out } = request;
  const { buildSite } = await import('../../builder/build-site.ts');
  return withCachedFiles(root, cache, async ({ disk, traced, reader, isFresh }) => {
    if (cache === undefined || traced === undefined) return builtFrom(await buildSite(request));
    const store = new CacheStore<PublishedBefore>(siteName(cache, request), isFresh);
    const before = store.value && { before: store.value };
    const learned = learnedStore(cacheName('learned', [cache.version, root]), isFresh);
    const report = await buildSite({ ...request, disk, ...(reader && { reader }), store, learned, ...before });
    const built = builtFrom(report);
    const { copies = [] } = report.published ?? {};
    const published = report.pages === undefined ? undefined : await publishedIn(out);
    if (published === undefined) return built;
    const { files, digest } = published;
    store.keep({ files, copies });
    const { measured: _, ...said } = built;
    const result: CachedBuild = { built: { ...said, unchanged: report.pages ?? 0 }, published: digest };
    cacheResult(cache, invocationOf(request), { result, traced, until: report.holdsUntil });
    return built;
  });
}

/** What is said of a build. */
function builtFrom({ diagnostics, nextChange, isLive, pages, unchanged, ...report }: BuildReport): Built {
  const { sourceOf, rendering, stages } = report;
  const measured = { stages, ...(rendering === undefined ? {} : { rendering }) };
  return { diagnostics, nextChange, isLive, pages, unchanged, texts: textsOf(diagnostics, sourceOf), measured };
}
