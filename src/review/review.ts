import { isDataFile, isInDataFolder } from '../model/page-file.ts';
import { type DataChange, dataChanges } from './data.ts';
import { type FileChange, fileChanges } from './files.ts';
import { gitIn } from './git/git.ts';
import { type Range, rangeOf } from './git/repository.ts';
import { type PageChange, pageChanges } from './pages.ts';
import {
  type BlockChange,
  blockChanges,
  kindChanges,
  type PublishedChange,
  publishedChange,
  type SharedChange,
  settingsChange,
} from './shared.ts';
import { readState } from './state.ts';
import { statesOf } from './states.ts';

/** What another state of a site says differently. */
export type Review = {
  readonly range: Range;
  readonly settings: SharedChange | undefined;
  readonly kinds: readonly SharedChange[];
  readonly pages: readonly PageChange[];
  /** Of files with all that is of a kind. */
  readonly entries: readonly DataChange[];
  readonly blocks: readonly BlockChange[];
  readonly files: readonly FileChange[];
  readonly published: PublishedChange | undefined;
  /** Files of data that were changed and that no kind names, if any were: they aren't compared. */
  readonly data?: readonly string[];
  /** Folders that are repositories of their own, and were changed: nobody looked into them. */
  readonly repositories: readonly string[];
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
  const isCompared = (path: string): boolean => old.data.has(path) || now.data.has(path);
  const data = [...changed].filter((path) => isInDataFolder(path) && isDataFile(path) && !isCompared(path)).sort();
  return {
    range,
    settings: changed.has('site.yaml') ? settingsChange(old, now) : undefined,
    kinds: kindChanges(old, now),
    pages: pageChanges(old, now),
    entries: dataChanges(old, now),
    blocks: await blockChanges(states),
    files: await fileChanges(git, states),
    published: changed.has('published.txt') ? publishedChange(old, now) : undefined,
    ...(data.length === 0 ? {} : { data }),
    repositories: [...changed].filter((path) =>
      [before, after].some(({ tree }) => tree.get(path)?.sort === 'repository'),
    ),
  };
}
