import { Failure } from '../../builder/failure.ts';
import { type SiteReader, siteReader } from '../../content/load/site-reader.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { type Disk, folderDisk } from '../../disk/disk.ts';
import { Superseded } from '../../engine/errors.ts';
import { aboutIn } from '../../engine/keys.ts';
import { type Cache, CacheStore, cacheName } from './cache.ts';

/** The files of a content root as they are read, with what is known of them from before, where anything is kept. */
export type CachedFiles = {
  readonly disk: Disk;
  readonly reader?: SiteReader;
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
  if (cache === undefined) return work({ disk, isFresh: true });
  const name = cacheName('contents', [cache.version, root]);
  const attempt = async (isFresh: boolean): Promise<T> => {
    const store = new CacheStore<null>(name, isFresh);
    const reader = siteReader({ store });
    const result = await work({ disk, reader, isFresh });
    reader.files.save();
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
