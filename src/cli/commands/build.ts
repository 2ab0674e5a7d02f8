import { join, relative } from 'node:path';
import type { BuildReport, BuildRequest } from '../../builder/build-site.ts';
import { nextChangeMessage } from '../../builder/next-change.ts';
import type { Duration, StageName } from '../../builder/stages.ts';
import { type PublishedBefore, publishedIn } from '../../builder/write/write.ts';
import { yearOf } from '../../builder/year.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { slashed } from '../../disk/slashed.ts';
import { type Cache, CacheStore, cacheFor, cacheName, withCachedFiles } from '../cache/cache.ts';
import { exitCodes, momentFrom, outFrom, progressOn, type Run, rootFrom } from '../command.ts';
import { report } from '../report.ts';

export const run: Run = async ({ options: typed }, io) => {
  const root = rootFrom(typed, io);
  const out = outFrom(typed, io, join(root, 'dist'));
  const begun = performance.now();
  const progress = progressOn(io.out);
  const at = momentFrom(typed, io);
  const year = typeof at === 'string' ? at.slice(0, 4) : yearOf(io.env.SOURCE_DATE_EPOCH, io.now());
  const [profile, fresh] = [typed.has('profile'), typed.has('fresh')];
  const asked = { live: typed.has('live'), compress: typed.has('compress'), profile, fresh };
  const request: BuildRequest = { root, out, year, at, progress: progress.stage, ...asked };
  const cache = profile ? undefined : cacheFor(io, fresh);
  const built = await buildWithCache(cache, request).finally(progress.end);
  const { pages, unchanged, isAsBefore, isLive, nextChange, stages } = built;
  report(built, io.err, { options: typed, io });
  if (pages === undefined) return exitCodes.mistakes;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const place = slashed(relative(io.cwd, out) || out);
  const counts = { pages, asBefore: isAsBefore ? 0 : unchanged };
  const outcome = isAsBefore ? 'same' : isLive ? 'live' : 'written';
  io.out.write(`${say('built', { ...counts, seconds, outcome, place })}\n`);
  if (profile) io.out.write(timeTable(stages, pages));
  if (nextChange !== undefined) io.out.write(`${nextChangeMessage(nextChange)}\n`);
  return exitCodes.fine;
};

const seconds = (milliseconds: number): string => Math.max(0, milliseconds / 1000).toFixed(2);

/** Where the time of a build went: a line for each stage, by the clock and of processors, and what the latter comes to for a page. */
function timeTable(stages: ReadonlyMap<StageName, Duration>, pages: number): string {
  const lines = [...stages].map(([stage, { clock, processor }]) => [
    stage,
    seconds(clock),
    seconds(processor),
    Math.max(0, processor / pages).toFixed(2),
  ]);
  const table = [['stage', 'seconds', 'processor', 'ms a page'], ...lines];
  return table
    .map(([name = '', ...numbers]) => `${name.padEnd(8)}${numbers.map((n) => n.padStart(11)).join('')}\n`)
    .join('');
}

async function buildWithCache(cache: Cache | undefined, request: BuildRequest): Promise<BuildReport> {
  const { root, out, compress = false } = request;
  const { buildSite } = await import('../../builder/build-site.ts');
  return withCachedFiles(root, cache, async ({ reader, isFresh }) => {
    if (cache === undefined) return buildSite(request);
    const store = new CacheStore<PublishedBefore>(cacheName('site', [cache.version, root, out, compress]), isFresh);
    const before = store.value && { before: store.value };
    const report = await buildSite({ ...request, reader, store, ...before });
    const files = report.pages === undefined ? undefined : await publishedIn(out);
    if (files !== undefined) store.keep({ files, copies: report.published?.copies ?? [] });
    return report;
  });
}
