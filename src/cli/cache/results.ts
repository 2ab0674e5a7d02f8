import { matchesSnapshot, matchesTrace, type Snapshot, type Trace } from '../../disk/snapshot.ts';
import { Looks } from '../../disk/stamps.ts';
import type { TracedDisk } from '../../disk/trace.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { cacheName, readCached, writeCached } from './cache.ts';

/** A command as it was typed: the same about the same files has the same result. */
export type Invocation = {
  readonly command: 'check' | 'build';
  /** The real path of the content root. */
  readonly root: string;
  /** What was typed, as far as the result depends on it. */
  readonly args: readonly (string | boolean | undefined)[];
  /** For which moment, in milliseconds since 1970; undefined if it is among what was typed. */
  readonly now: number | undefined;
};

/** A result, and as long as what it holds. What it came from is kept with it, in full. */
type Entry<T> = {
  readonly result: T;
  /** Of what it came from, if that can be told in short. */
  readonly snapshot?: Snapshot;
  readonly from: number | null;
  /** `null` for ever. */
  readonly until: number | null;
};

/** What was kept by one version of the commands. */
export type Cache = {
  readonly version: string;
  /** Whether it is only written to. */
  readonly isFresh: boolean;
  /** How many threads read what it doesn't have; by default as many as there are processors, and as the pages are worth. */
  readonly threads?: number;
  /** What was seen of content roots just now, for who reads them next. */
  readonly seen: Map<string, Looks>;
};

/**
 * What this very version of the commands has kept; undefined where the version isn't known.
 * @param isFresh whether nothing of it may be used
 */
export function cacheFor({ env }: Pick<Io, 'env'>, isFresh: boolean): Cache | undefined {
  const version = env.SITEWRIGHT_VERSION ?? '';
  return version === '' ? undefined : { version, isFresh, seen: new Map(), ...threadsFrom(env) };
}

/** How many threads somebody wants, if that is said. @throws UsageError for what is no number of threads */
export function threadsFrom({ SITEWRIGHT_THREADS: given = '' }: Io['env']): Pick<Cache, 'threads'> {
  if (given === '') return {};
  if (!/^[1-9]\d?$/.test(given)) throw new UsageError(`SITEWRIGHT_THREADS is a number from 1 to 99, not "${given}".`);
  return { threads: Number(given) };
}

const entryName = ({ version }: Cache, { command, root, args, now }: Invocation): string =>
  cacheName(command, [version, root, args, now === undefined]);

/** The result that an invocation had before, if everything it came from is as it was. */
export function cachedResult<T>(cache: Cache | undefined, invocation: Invocation): T | undefined {
  if (cache === undefined || cache.isFresh) return undefined;
  const found = readCached<Entry<T>>(entryName(cache, invocation));
  if (found === undefined) return undefined;
  const { result, snapshot, from, until } = found.value;
  const { command, root, now } = invocation;
  if (now !== undefined && !((from ?? 0) <= now && now < (until ?? Number.POSITIVE_INFINITY))) return undefined;
  const looks = new Looks(root);
  if (snapshot !== undefined && matchesSnapshot(looks, snapshot)) return result;
  const trace = traceIn(found.rest());
  // A build copies files, also those of which only the first bytes were looked at.
  if (trace !== undefined && matchesTrace(looks, trace, command === 'build')) return result;
  cache.seen.set(root, looks);
  return undefined;
}

function traceIn(bytes: Buffer | undefined): Trace | undefined {
  return bytes && JSON.parse(bytes.toString());
}

/** A result, what it came from, and from when on it may be another one, in milliseconds since 1970. */
type Made<T> = {
  readonly result: T;
  readonly traced: Pick<TracedDisk, 'trace' | 'snapshot'>;
  readonly until: number;
};

/** Keeps a result. Where nothing can be written, it isn't kept. */
export function cacheResult<T>(
  cache: Cache | undefined,
  invocation: Invocation,
  { result, traced, until }: Made<T>,
): void {
  const trace = traced.trace();
  if (cache === undefined || trace === undefined) return;
  const snapshot = traced.snapshot();
  const entry: Entry<T> = {
    result,
    ...(snapshot === undefined ? {} : { snapshot }),
    from: invocation.now ?? null,
    until: Number.isFinite(until) ? until : null,
  };
  writeCached(entryName(cache, invocation), entry, JSON.stringify(trace));
}
