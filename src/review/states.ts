import { type Disk, folderDisk } from '../disk/disk.ts';
import { PAGE_ENDINGS, pageNameOf } from '../model/page-file.ts';
import type { Git } from './git/git.ts';
import type { Range } from './git/repository.ts';
import { changedBetween, changedOnDisk, type Tree, treeOf } from './git/tree.ts';
import { treeDisk } from './git/tree-disk.ts';

/** The files of a site in one state. */
export type Files = {
  readonly disk: Disk;
  /** What Git calls them; of the files as they are, only those that differ from the commit. */
  readonly tree: Tree;
  /** The commit; undefined for the files as they are. */
  readonly commit: string | undefined;
};

/** Two states, and the files that differ. */
export type States = { readonly before: Files; readonly after: Files; readonly changed: ReadonlySet<string> };

/** The files of two states. Git knows by their names for contents which of them differ, so no other is read. */
export async function statesOf(git: Git, root: string, { before, after }: Range): Promise<States> {
  const tree = await treeOf(git, before.hash);
  const now = after === undefined ? await changedOnDisk(git, before.hash) : undefined;
  const other = after === undefined ? new Map() : await treeOf(git, after.hash);
  // What a link leads to may be another file, and the link the same as before: links are looked at each time.
  const links = [...tree, ...other].flatMap(([path, { sort }]) => (sort === 'link' ? path : []));
  const changed = new Set([...(now?.paths ?? changedBetween(tree, other)), ...links]);
  return {
    before: await inCommit(git, { hash: before.hash, tree }, changed),
    after:
      now === undefined || after !== undefined
        ? await inCommit(git, { hash: after?.hash ?? '', tree: other }, changed)
        : { disk: folderDisk(root), tree: now.others, commit: undefined },
    changed,
  };
}

async function inCommit(
  git: Git,
  { hash, tree }: { readonly hash: string; readonly tree: Tree },
  changed: ReadonlySet<string>,
): Promise<Files> {
  const disk = treeDisk(git, tree);
  const shared = [...tree.keys()].filter((path) => /^(?:site\.yaml$|kinds\/|blocks\/.*\.(?:ya?ml|json)$)/.test(path));
  const texts = [...changed].filter((path) => !path.startsWith('public/'));
  const pages = texts.flatMap((path) => ['.md', ...PAGE_ENDINGS].map((ending) => pageNameOf(path) + ending));
  await disk.fetch(new Set([...shared, ...texts, ...pages]));
  return { disk, tree, commit: hash };
}
