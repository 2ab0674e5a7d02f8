import { mkdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Disk, type DiskEntry, folderDisk } from '../../disk/disk.ts';
import { isHidden } from '../../disk/hidden.ts';
import { PAGE_ENDINGS, pageNameOf, siteFolders } from '../../model/page-file.ts';
import { type Git, gitIn, partsOf, type Range } from './git.ts';

/**
 * Writes the files of a site in a commit into another folder. The repository's own index isn't touched.
 * @param root of the site, in its repository
 * @param folder an empty one
 * @returns the root of the site in it
 */
export async function checkOut(root: string, commit: string, folder: string): Promise<string> {
  const git = gitIn(root, { GIT_INDEX_FILE: join(folder, 'index') });
  const prefix = lineOf(await git.get(['rev-parse', '--show-prefix']));
  await git.get(['read-tree', commit]);
  const files = await git.get(['ls-files', '-z', '--full-name', '--', ...OF_SITE]);
  const target = join(folder, 'files');
  mkdirSync(join(target, prefix), { recursive: true });
  const top = gitIn(lineOf(await git.get(['rev-parse', '--show-toplevel'])), {
    GIT_INDEX_FILE: join(folder, 'index'),
  });
  await top.get(['checkout-index', '--quiet', '-z', '--stdin', `--prefix=${target}/`], String(files));
  return join(target, prefix);
}

/** An answer of one line, which may end with spaces. */
const lineOf = (out: Buffer): string => String(out).replace(/\r?\n$/, '');

/** What Git has under a path: a file, a link, or another repository (a submodule). */
type Blob = { readonly sort: 'file' | 'link' | 'repository'; readonly name: string; readonly size?: number };

/** The files of a commit, by their paths from the root of the site, with `/`. */
type Tree = ReadonlyMap<string, Blob>;

/** What a site consists of, in its root. */
const OF_SITE = ['site.yaml', 'site.yml', 'site.json', ...siteFolders, 'published.txt'];

const sorts: Readonly<Record<string, Blob['sort']>> = { '120000': 'link', '160000': 'repository' };

/** What Git's number for the mode of a file means. */
const sortOf = (mode: string): Blob['sort'] => sorts[mode] ?? 'file';

/** The files of a site in a commit. Empty if the folder isn't in it. */
async function treeOf(git: Git, commit: string): Promise<Tree> {
  const out = await git.get(['ls-tree', '-r', '-l', '-z', commit, '--', ...OF_SITE]);
  return new Map(
    partsOf(out).flatMap((part): [string, Blob][] => {
      const [, mode = '', name = '', size, path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(part) ?? [];
      return path === '' ? [] : [[path, { sort: sortOf(mode), name, size: Number(size) || 0 }]];
    }),
  );
}

/** So many links may lead to each other. */
const MOST_LINKS = 10;

/** Where a link of a commit leads, from the root of the site; undefined if to no file of the site. @param target what a link says */
function followed(tree: Tree, path: string, target: (blob: Blob) => string): string | undefined {
  let at = path;
  for (let count = 0; count < MOST_LINKS; count += 1) {
    const blob = tree.get(at);
    if (blob?.sort !== 'link') return blob?.sort === 'file' ? at : undefined;
    at = posix.join(posix.dirname(at), target(blob));
  }
  return undefined;
}

/** The files of a site that differ between two commits. */
function changedBetween(before: Tree, after: Tree): Set<string> {
  const isSame = (a: Blob | undefined, b: Blob | undefined): boolean => a?.name === b?.name && a?.sort === b?.sort;
  return new Set([...before.keys(), ...after.keys()].filter((path) => !isSame(before.get(path), after.get(path))));
}

/**
 * The files of a site that are others on the disk than in a commit, with those that Git doesn't know yet and doesn't ignore. Git finds them by what
 * the disk says of files. The bytes of these are compared as it would save them, because a date alone is no change.
 * @returns their paths, and what Git would call those that are there
 */
async function changedOnDisk(git: Git, commit: string): Promise<{ paths: ReadonlySet<string>; others: Tree }> {
  const raw = partsOf(
    // Of another repository only its commit counts: nobody looks at its files, or does what its settings say.
    await git.get([
      ...['diff-index', '--raw', '-z', '--no-renames', '--no-abbrev', '--relative', '--ignore-submodules=dirty'],
      ...[commit, '--', ...OF_SITE],
    ]),
  );
  const untracked = partsOf(await git.get(['ls-files', '-z', '--others', '--exclude-standard', '--', ...OF_SITE]));
  const others = new Map<string, Blob>();
  const before = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [, mode = '', old = '', name = ''] = /^:\d+ (\d+) ([0-9a-f]+) ([0-9a-f]+) /.exec(raw[at] ?? '') ?? [];
    const path = raw[at + 1] ?? '';
    before.set(path, old);
    if (!NOTHING.test(mode)) others.set(path, { sort: sortOf(mode), name });
  }
  // Another repository, in which nobody looks, ends with a slash.
  for (const path of untracked) if (!path.endsWith('/')) others.set(path, { sort: 'file', name: '0' });
  const unnamed = [...others].flatMap(([path, { sort, name }]) => (sort === 'file' && NOTHING.test(name) ? path : []));
  for (const [path, name] of await namesOf(git, unnamed)) others.set(path, { sort: 'file', name });
  const paths = new Set([...before.keys(), ...others.keys()]);
  for (const [path, name] of before) if (others.get(path)?.name === name) paths.delete(path);
  return { paths, others };
}

const NOTHING = /^0+$/;

/** What Git would call some files. */
async function namesOf(git: Git, files: readonly string[]): Promise<Map<string, string>> {
  // Each is a line there.
  const paths = files.filter((path) => !/[\n"]/.test(path));
  if (paths.length === 0) return new Map();
  const { out, failure } = await git.ask(['hash-object', '--stdin-paths'], `${paths.join('\n')}\n`);
  // One of them is gone by now, or its filter isn't installed: all are looked at.
  if (failure !== undefined) return new Map();
  const names = String(out).split('\n');
  return new Map(paths.map((path, index) => [path, names[index] ?? '0']));
}

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
        .filter(([path]) => path === folder || path.startsWith(`${folder}/`))
        .filter(([path]) => !isHidden(path.slice(0, path.lastIndexOf('/') + 1)))
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
