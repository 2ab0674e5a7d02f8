import { hash } from 'node:crypto';
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheRoot } from '../../builder/builder-root.ts';
import { Failure } from '../../builder/failure.ts';
import { type SiteReader, siteReader } from '../../content/load/site-reader.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { readCachedFile, writeCachedFile } from '../../disk/cache/cached-file.mjs';
import { type Disk, folderDisk } from '../../disk/disk.ts';
import { unlessRefused } from '../../disk/error-code.mjs';
import { Superseded } from '../../engine/errors.ts';
import { aboutIn } from '../../engine/keys.ts';
import type { Store } from '../../engine/node.ts';
import type { Io } from '../command.ts';

/** What was kept by one version of the commands. */
export type Cache = {
  readonly version: string;
  /** Whether it is only written to. */
  readonly isFresh: boolean;
};

/** What this very version of the commands has kept; undefined where the version isn't known. @param isFresh whether nothing of it may be used */
export function cacheFor({ env }: Pick<Io, 'env'>, isFresh: boolean): Cache | undefined {
  const version = env.SITEWRIGHT_VERSION ?? '';
  return version === '' ? undefined : { version, isFresh };
}

/** Where nothing of an author is. */
const folder = join(cacheRoot, 'sitewright-answers');

/** How many files are kept there, how large one may be, and all together, in bytes. */
const MOST_FILES = 60;
const LARGEST_FILE = 100_000_000;
const LARGEST_TOTAL = 500_000_000;

/** The name of the file for something. @param about all that tells it from others; the user does, too */
export function cacheName(what: string, about: unknown): string {
  const key = hash('sha256', JSON.stringify([process.getuid?.() ?? '', what, about]));
  return `${what}-${key.slice(0, 32)}`;
}

function prune(): void {
  const files = readdirSync(folder).map((name) => {
    const { mtimeMs, size } = statSync(join(folder, name));
    return { name, made: mtimeMs, size };
  });
  let total = 0;
  for (const [index, { name, size }] of files.sort((a, b) => b.made - a.made).entries()) {
    total += size;
    if (index >= MOST_FILES || total > LARGEST_TOTAL) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Where an engine saves: behind a line with a value, in the same file. */
export class CacheStore<T> implements Store {
  readonly #file: string;
  /** The line of the value, and what was saved. */
  readonly #before: readonly [line: string, saved: string] | undefined;
  /** What was kept with it, if that is whole. Its types are the promise of this version, which has written it. */
  readonly value: T | undefined;
  #saved: string | undefined;

  /** @param isFresh whether nothing of what was kept may be used */
  constructor(name: string, isFresh: boolean) {
    this.#file = join(folder, name);
    const kept = isFresh ? undefined : readCachedFile(this.#file)?.toString();
    const end = kept?.indexOf('\n') ?? -1;
    this.#before = kept === undefined ? undefined : [kept.slice(0, end), kept.slice(end + 1)];
    this.value = this.#before && JSON.parse(this.#before[0]);
  }

  load(): string | undefined {
    return this.#before?.[1] || undefined;
  }

  save(text: string): void {
    this.#saved = text;
  }

  /** Keeps what was saved, and a value with it, whole or not at all. Where nothing can be written, they aren't kept. */
  keep(value: T): void {
    const [before, last = ''] = this.#before ?? [];
    const [line, saved] = [JSON.stringify(value), this.#saved ?? last];
    const isSame = this.#saved === undefined && line === before;
    if (isSame) return void unlessRefused(() => utimesSync(this.#file, new Date(), new Date()));
    const text = `${line}\n${saved}`;
    // Another process may drop the same.
    if (text.length <= LARGEST_FILE && writeCachedFile(this.#file, text)) unlessRefused(prune);
  }
}

/** The files of a content root as they are read, with what is known of them from before, where anything is kept. */
type CachedFiles = {
  readonly disk: Disk;
  /** What reads them: it is kept. Whoever changes files puts what has read them as they will be in its place. */
  reader: SiteReader;
  /** Whether nothing may be taken from before. */
  readonly isFresh: boolean;
};

/**
 * Does something with the content of a root and with what was kept of its files before, and keeps what that has become.
 * @param work writes nothing: if a file changes meanwhile, it is done once more, and nothing is taken from before
 */
export async function withCachedFiles<T>(
  root: string,
  cache: Cache | undefined,
  work: (files: CachedFiles) => Promise<T>,
): Promise<T> {
  const disk = folderDisk(root);
  if (cache === undefined) return work({ disk, reader: siteReader(), isFresh: true });
  const name = cacheName('contents', [cache.version, root]);
  const attempt = async (isFresh: boolean): Promise<T> => {
    const store = new CacheStore<null>(name, isFresh);
    const files: CachedFiles = { disk, reader: siteReader({ store }), isFresh };
    const result = await work(files);
    files.reader.files.save();
    store.keep(null);
    return result;
  };
  try {
    return await attempt(cache.isFresh);
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
    return await attempt(true).catch((again: unknown) => {
      if (!(again instanceof Superseded)) throw again;
      throw new Failure(say('saving', { why: 'changed-again', file: String(aboutIn(again.key)[0]) }));
    });
  }
}
