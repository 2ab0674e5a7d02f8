import { Failure } from '../../builder/failure.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import type { Disk } from '../../disk/disk.ts';
import { Looks } from '../../disk/stamps.ts';
import type { Stamped, TracedDisk } from '../../disk/trace.ts';
import { Superseded } from '../../engine/errors.ts';
import { aboutIn } from '../../engine/keys.ts';
import { CacheStore, cacheName } from './cache.ts';
import type { Cache } from './results.ts';

/** What is kept of the files of a content root, besides what is known of them. */
type Entry = { readonly stamped: Stamped };

/** The files of a content root as they are read, with what is known of them from before, where anything is kept. */
export type CachedFiles = {
  readonly disk: Disk;
  readonly traced?: TracedDisk;
  readonly reader?: SiteReader;
  /** Whether nothing may be taken from before. */
  readonly isFresh: boolean;
};

/**
 * Does something with the content of a root and with what was kept of its files before, and keeps what that has become. Loads what that takes.
 * @param work writes nothing: if a file changes meanwhile, it is done once more, and nothing is taken from before
 */
export async function withCachedFiles<T>(
  root: string,
  cache: Cache | undefined,
  work: (files: CachedFiles) => Promise<T>,
): Promise<T> {
  const [{ folderDisk }, { tracedDisk }, { siteReader }, { divideIn }] = await Promise.all([
    import('../../disk/disk.ts'),
    import('../../disk/trace.ts'),
    import('../../content/load/site-reader.ts'),
    import('../../content/load/shares.ts'),
  ]);
  const disk = folderDisk(root);
  if (cache === undefined) return work({ disk, isFresh: true });
  const name = cacheName('contents', [cache.version, root]);
  const attempt = async (isFresh: boolean): Promise<T> => {
    const store = new CacheStore<Entry>(name, isFresh);
    const [traced, reader] = [
      tracedDisk(looksAt(root, cache), disk, store.value?.stamped),
      siteReader({ store, divide: divideIn(root, cache) }),
    ];
    const result = await work({ disk: traced.disk, traced, reader, isFresh });
    reader.files.save();
    store.keep({ stamped: traced.stamped() });
    return result;
  };
  try {
    return await attempt(cache.isFresh);
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
    return await attempt(true).catch((again: unknown) => {
      throw again instanceof Superseded ? changedAgain(again) : again;
    });
  }
}

/** What was seen of a root just now, which is used once: then it may have changed. */
function looksAt(root: string, { seen }: Cache): Looks {
  const looks = seen.get(root) ?? new Looks(root);
  seen.delete(root);
  return looks;
}

function changedAgain({ key }: Superseded): Failure {
  return new Failure(`${String(aboutIn(key)[0])} was changed while the site was being read. Try again.`);
}
