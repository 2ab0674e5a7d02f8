import { isLitter } from '../disk/hidden.ts';
import { publicAddress } from '../model/address.ts';
import { grouped } from '../model/lists.ts';
import { isDataFile, isInDataFolder, siteFolders } from '../model/page-file.ts';
import { routeOf } from '../schema/formats/route.ts';
import { changesOf, type FileChange, type PublishedChange, publishedChange } from './changes.ts';
import { pairing } from './compare.ts';
import { type Git, gitIn, partsOf, type Range, rangeOf } from './git/git.ts';
import { type Files, type States, statesOf } from './git/tree.ts';
import { readState } from './state.ts';

export type PublicChange = {
  readonly what: 'changed' | 'added' | 'removed' | 'moved';
  /** Its address: `/images/team.jpg`. */
  readonly address: string;
  readonly from?: string;
  /** In bytes, where it is there and known. */
  readonly sizes: { readonly before?: number | undefined; readonly after?: number | undefined };
  readonly picture: boolean;
  /** Of a changed or removed one: the addresses of pages, and the files that all pages share, that name it. */
  readonly usedBy: readonly string[];
};

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** For so many files it is looked up who uses them. */
const MOST_LOOKED_UP = 20;

/** What becomes of the files in public/, by address. Files that are at another path, byte for byte, have moved. */
async function publicChanges(git: Git, { before, after, changed }: States): Promise<PublicChange[]> {
  const paths = [...changed].filter((path) => path.startsWith('public/') && !isLitter(path)).sort();
  const { partners, pairBy } = pairing(
    paths.filter((path) => !after.tree.has(path)),
    paths.filter((path) => !before.tree.has(path)),
  );
  pairBy((path) => before.tree.get(path)?.name, { ofNew: (path) => after.tree.get(path)?.name });
  const changes: PublicChange[] = [];
  for (const path of paths) {
    const from = before.tree.has(path) ? undefined : partners.get(path);
    const [old, now] = [await sizeOf(before, from ?? path), await sizeOf(after, path)];
    const hasLeft = before.tree.has(path) && partners.has(path);
    if (hasLeft || (old === undefined && now === undefined)) continue;
    const what = from !== undefined ? 'moved' : now === undefined ? 'removed' : old === undefined ? 'added' : 'changed';
    const isAsked = (what === 'changed' || what === 'removed') && changes.length < MOST_LOOKED_UP;
    changes.push({
      ...{ what, address: publicAddress(path), ...(from === undefined ? {} : { from: publicAddress(from) }) },
      ...{ sizes: { before: old, after: now }, picture: PICTURE.test(path) },
      usedBy: isAsked ? await usersOf(git, after, publicAddress(path)) : [],
    });
  }
  return changes;
}

async function sizeOf({ disk, tree, commit }: Files, path: string): Promise<number | undefined> {
  return commit === undefined ? (await disk.find(path))?.size : tree.get(path)?.size;
}

/** Which pages name a file in public/: Git looks for its address, so that no page is parsed. */
async function usersOf(git: Git, { commit }: Files, address: string): Promise<string[]> {
  const folders = siteFolders.filter((folder) => folder !== 'public');
  const where = commit === undefined ? ['--untracked', '-e', address] : ['-e', address, commit];
  const { out } = await git.ask(['grep', '-l', '-z', '-F', ...where, '--', 'site.yaml', ...folders]);
  const files = partsOf(out).map((name) => (commit === undefined ? name : name.slice(commit.length + 1)));
  return [...new Set(files.map((file) => (file.startsWith('pages/') ? routeOf(file) : file)))];
}

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
