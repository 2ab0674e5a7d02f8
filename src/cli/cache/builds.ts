import type { BuildReport, BuildRequest } from '../../builder/build-site.ts';
import { type PublishedBefore, publishedIn } from '../../builder/write/reuse.ts';
import { textsOf } from '../../diagnostics/texts-of.ts';
import { type Cache, CacheStore, cacheName } from './cache.ts';
import { withCachedFiles } from './files.ts';

/** What a build says, as plain data. */
export type Built = Pick<
  BuildReport,
  'diagnostics' | 'nextChange' | 'isLive' | 'pages' | 'unchanged' | 'isAsBefore' | 'stages'
> & {
  /** The texts of the files with mistakes. */
  readonly texts: Readonly<Record<string, string>>;
};

/** What is kept of a built site, for the next build into the same folder. */
const siteName = ({ version }: Cache, { root, out, compress = false }: BuildRequest): string =>
  cacheName('site', [version, root, out, compress]);

/** Builds with what was kept of earlier builds, and keeps what came of it. */
export async function buildWithCache(cache: Cache | undefined, request: BuildRequest): Promise<Built> {
  const { root, out } = request;
  const { buildSite } = await import('../../builder/build-site.ts');
  return withCachedFiles(root, cache, async ({ disk, reader, isFresh }) => {
    if (cache === undefined) return builtFrom(await buildSite(request));
    const store = new CacheStore<PublishedBefore>(siteName(cache, request), isFresh);
    const before = store.value && { before: store.value };
    const report = await buildSite({ ...request, disk, ...(reader && { reader }), store, ...before });
    const files = report.pages === undefined ? undefined : await publishedIn(out);
    if (files !== undefined) store.keep({ files, copies: report.published?.copies ?? [] });
    return builtFrom(report);
  });
}

/** What is said of a build. */
function builtFrom({ sourceOf, published: _, ...report }: BuildReport): Built {
  return { ...report, texts: textsOf(report.diagnostics, sourceOf) };
}
