import { grouped } from '../model/grouped.ts';
import { isDataFile, isInDataFolder } from '../model/page-file.ts';
import { changesOf, type FileChange, type PublishedChange, publishedChange } from './changes.ts';
import { gitIn } from './git/git.ts';
import { type Range, rangeOf } from './git/repository.ts';
import { type PublicChange, publicChanges } from './public-files.ts';
import { readState } from './state.ts';
import { type States, statesOf } from './states.ts';

/** What another state of a site says differently. */
export type Review = {
  readonly range: Range;
  readonly changes: readonly FileChange[];
  readonly blocks: readonly BlockChange[];
  readonly files: readonly PublicChange[];
  readonly published: PublishedChange | undefined;
  /** Files of data that were changed and that no kind names: they aren't compared. */
  readonly data: readonly string[];
  /** Folders that are repositories of their own, and were changed: nobody looked into them. */
  readonly repositories: readonly string[];
};

/** A block of the site's own whose files are others, and those of its files that differ. */
type BlockChange = {
  readonly what: 'changed' | 'added' | 'removed';
  readonly name: string;
  readonly files: readonly string[];
};

/**
 * Compares two states of a site. Both are read where they are, and nothing is written.
 * @param root of the site, which may be a folder of a repository
 * @param typed what is compared: a branch, tag or commit, or two of them; undefined for what isn't committed yet
 * @throws GitTrouble for what Git can't answer
 */
export async function reviewOf(root: string, typed: string | undefined): Promise<Review> {
  const git = gitIn(root);
  const range = await rangeOf(git, root, typed);
  const states = await statesOf(git, root, range);
  const { before, after, changed } = states;
  // The blocks of the later state's own are those that are known then.
  const [old, now] = [await readState(before.disk, changed), await readState(after.disk, changed)];
  const isCompared = (path: string): boolean => [old, now].some(({ files }) => files.has(`entries ${path}`));
  const isRepository = (path: string): boolean =>
    [before, after].some(({ tree }) => tree.get(path)?.sort === 'repository');
  return {
    range,
    changes: changesOf(old, now),
    blocks: await blockChanges(states),
    files: await publicChanges(git, states),
    published: changed.has('published.txt') ? publishedChange(old, now) : undefined,
    data: [...changed].filter((path) => isInDataFolder(path) && isDataFile(path) && !isCompared(path)).sort(),
    repositories: [...changed].filter(isRepository),
  };
}

async function blockChanges({ before, after, changed }: States): Promise<BlockChange[]> {
  const paths = [...changed].filter((path) => /^blocks\/[^/]+\//.test(path)).sort();
  const byName = grouped(paths, (path) => path.split('/')[1] ?? '');
  return Promise.all(
    [...byName].map(async ([name, files]): Promise<BlockChange> => {
      const [was, is] = [await before.disk.list(`blocks/${name}`), await after.disk.list(`blocks/${name}`)];
      return { what: was.length === 0 ? 'added' : is.length === 0 ? 'removed' : 'changed', name, files };
    }),
  );
}
