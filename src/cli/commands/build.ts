import { join, relative, resolve } from 'node:path';
import type { BuildReport, BuildRequest } from '../../builder/build-site.ts';
import { nextChangeMessage } from '../../builder/next-change.ts';
import type { Scope } from '../../builder/parts/parts.ts';
import { ignoreCachedPatterns } from '../../builder/plan/patterns.ts';
import type { Duration, StageName } from '../../builder/stages.ts';
import { type PublishedBefore, publishedIn } from '../../builder/write/reuse.ts';
import { nowOf, yearOf } from '../../builder/year.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { textsOf } from '../../diagnostics/texts-of.ts';
import { slashed } from '../../disk/slashed.ts';
import { momentFrom, outFrom, rootFrom } from '../arguments.ts';
import { type Cache, CacheStore, cacheFor, cacheName } from '../cache/cache.ts';
import { withCachedFiles } from '../cache/files.ts';
import { exitCodes, misused, type Run, type Typed } from '../command.ts';
import { type Io, progressOn } from '../io.ts';
import { report } from '../report.ts';

const folderFor = ({ part }: Pick<Scope, 'part'>): string => (part === undefined ? 'dist' : `part-${part.number}`);

/** `sitewright build`: the site as a folder of static files. */
export const run: Run = async ({ options: typed, words }, io) => {
  const root = rootFrom(typed, io);
  const scope = scopeFrom({ options: typed, words }, io);
  const out = outFrom(typed, io, join(root, folderFor(scope)));
  const begun = performance.now();
  const progress = progressOn(io.out);
  const at = momentFrom(typed) ?? nowOf(io.env.SOURCE_DATE_EPOCH, io.now());
  const year = typeof at === 'string' ? at.slice(0, 4) : yearOf(io.env.SOURCE_DATE_EPOCH, io.now());
  const live = typed.has('live');
  const compress = typed.has('compress');
  const profile = typed.has('profile');
  const fresh = typed.has('fresh');
  if (fresh) ignoreCachedPatterns();
  const request: BuildRequest = {
    root,
    out,
    live,
    compress,
    year,
    at,
    progress: progress.stage,
    profile,
    fresh,
    ...scope,
  };
  // What parts there are, and whether they are whole, is looked at anew.
  const isSpecial = ['profile', 'shard', 'merge'].some((name) => typed.has(name));
  const cache = isSpecial ? undefined : cacheFor(io, fresh);
  const built = await buildWithCache(cache, request).finally(progress.end);
  const { pages, unchanged, isAsBefore, isLive, nextChange, texts, stages } = built;
  const sourceOf = (file: string): string | undefined => (Object.hasOwn(texts, file) ? texts[file] : undefined);
  report({ ...built, sourceOf }, io.err, { options: typed, io });
  if (pages === undefined) return exitCodes.mistakes;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const place = slashed(relative(io.cwd, out) || out);
  const { number: part, of = 0 } = scope.part ?? {};
  const counts = { part, of, pages, asBefore: isAsBefore ? 0 : unchanged };
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

/** What counts: 1 to 9999, without zeros before it. */
const shape = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;

type Shard = NonNullable<Scope['part']>;

function shardFrom(typed: string): Shard {
  const [, number = 0, of = 0] = (shape.exec(typed) ?? []).map(Number);
  if (number > 0 && number <= of) return { number, of };
  throw misused({ why: 'shard', given: typed });
}

/**
 * What of a site to build: `--shard` with its part, or `--merge` with the folders of all parts.
 * @throws UsageError for what doesn't fit together
 */
export function scopeFrom({ options, words }: Typed, { cwd }: Pick<Io, 'cwd'>): Omit<Scope, 'root'> {
  const [shard, isMerge] = [options.get('shard'), options.has('merge')];
  if (!isMerge && words[0] !== undefined) throw misused({ why: 'build-words', given: words[0] });
  if (isMerge && words.length === 0) throw misused({ why: 'no-parts' });
  if (shard === undefined) return isMerge ? { parts: words.map((word) => resolve(cwd, word)) } : {};
  const other = ['merge', 'live', 'compress'].find((name) => options.has(name));
  if (other === undefined) return { part: shardFrom(shard) };
  throw misused({ why: 'shard-with', other });
}

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
async function buildWithCache(cache: Cache | undefined, request: BuildRequest): Promise<Built> {
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
