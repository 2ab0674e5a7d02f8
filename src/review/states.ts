import { type Disk, type DiskEntry, folderDisk } from '../disk/disk.ts';
import { isHiddenName } from '../disk/hidden.ts';
import { PAGE_ENDINGS, pageNameOf } from '../model/page-file.ts';
import type { Git, Range } from './git/git.ts';
import { type Blob, changedBetween, changedOnDisk, followed, type Tree, treeOf } from './git/tree.ts';

/** So many bytes of what a link says are taken for a path. */
const LONGEST_TARGET = 4096;

/**
 * A commit as a disk. Nothing is checked out.
 * @param tree the files of the site in it
 * @param known the bytes of some of them by Git's names. Others are read one by one, which takes milliseconds each
 */
function treeDisk(git: Git, tree: Tree, known: Map<string, Buffer>): Disk {
  const bytesOf = ({ name }: Blob): Buffer => {
    const bytes = known.get(name) ?? git.objectNow(name);
    known.set(name, bytes);
    return bytes;
  };
  const target = (blob: Blob): string => bytesOf(blob).subarray(0, LONGEST_TARGET).toString('utf8');
  const entry = (path: string, blob: Blob): DiskEntry => {
    if (blob.sort === 'file') return { path, size: 0 };
    if (blob.sort === 'repository') return { path, size: 0, problem: { kind: 'special' } };
    const end = followed(tree, path, target);
    return end === undefined
      ? { path, size: 0, problem: { kind: 'outside', folder: undefined } }
      : { path, size: 0, isLink: true };
  };
  return {
    find: async (path) => {
      const blob = tree.get(path);
      return blob && entry(path, blob);
    },
    list: async (folder) =>
      [...tree]
        .filter(([path]) => (path === folder || path.startsWith(`${folder}/`)) && !isInHidden(path))
        .map(([path, blob]) => entry(path, blob))
        .sort((a, b) => (a.path < b.path ? -1 : 1)),
    read: (path, firstBytes) => {
      const end = followed(tree, path, target);
      const blob = end === undefined ? undefined : tree.get(end);
      if (blob === undefined) throw Object.assign(new Error(`There is no ${path}.`), { code: 'ENOENT' });
      return bytesOf(blob).subarray(0, firstBytes);
    },
    namesIn: () => [],
  };
}

function isInHidden(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  return folders.some((name, index) => isHiddenName(name, folders.slice(0, index).join('/')));
}

/** The bytes of objects by their names, read by one process. Those that aren't there are left out. */
async function objects(git: Git, names: readonly string[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  if (names.length === 0) return found;
  const out = await git.get(['cat-file', '--batch'], `${names.join('\n')}\n`);
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf('\n', at);
    const [, name, size] = /^([0-9a-f]+) blob (\d+)$/.exec(out.toString('latin1', at, end)) ?? [];
    if (name !== undefined) found.set(name, out.subarray(end + 1, end + 1 + Number(size)));
    at = name === undefined ? end + 1 : end + 2 + Number(size);
  }
  return found;
}

export type Files = {
  readonly disk: Disk;
  /** What Git calls them; of the files as they are, only those that differ from the commit. */
  readonly tree: Tree;
  /** The commit; undefined for the files as they are. */
  readonly commit: string | undefined;
};

export type States = { readonly before: Files; readonly after: Files; readonly changed: ReadonlySet<string> };

/** The files of two states. Git knows by their names for contents which of them differ, so no other is read. */
export async function statesOf(git: Git, root: string, { before, after }: Range): Promise<States> {
  const tree = await treeOf(git, before.hash);
  const now = after === undefined ? await changedOnDisk(git, before.hash) : undefined;
  const other = now?.others ?? (await treeOf(git, after?.hash ?? ''));
  // What a link leads to may be another file, and the link the same as before: links are looked at each time.
  const links = [...tree, ...(now === undefined ? other : [])].flatMap(([path, { sort }]) =>
    sort === 'link' ? path : [],
  );
  const changed = new Set([...(now?.paths ?? changedBetween(tree, other)), ...links]);
  return {
    before: await inCommit(git, { commit: before.hash, tree }, changed),
    after:
      after === undefined
        ? { disk: folderDisk(root), tree: other, commit: undefined }
        : await inCommit(git, { commit: after.hash, tree: other }, changed),
    changed,
  };
}

async function inCommit(git: Git, files: Omit<Files, 'disk'>, changed: ReadonlySet<string>): Promise<Files> {
  const { tree } = files;
  const shared = [...tree.keys()].filter((path) => /^(?:site\.yaml$|kinds\/|blocks\/.*\.(?:ya?ml|json)$)/.test(path));
  const texts = [...changed].filter((path) => !path.startsWith('public/'));
  const pages = texts.flatMap((path) => PAGE_ENDINGS.map((ending) => pageNameOf(path) + ending));
  const blobs = [...shared, ...texts, ...pages].flatMap((path) => tree.get(path) ?? []);
  const names = new Set(blobs.flatMap(({ sort, name }) => (sort === 'repository' ? [] : name)));
  return { ...files, disk: treeDisk(git, tree, await objects(git, [...names])) };
}
