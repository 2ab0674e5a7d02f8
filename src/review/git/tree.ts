import { mkdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { siteFolders } from '../../model/page-file.ts';
import { type Git, gitIn, partsOf } from './git.ts';

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
export type Blob = { readonly sort: 'file' | 'link' | 'repository'; readonly name: string; readonly size?: number };

/** The files of a commit, by their paths from the root of the site, with `/`. */
export type Tree = ReadonlyMap<string, Blob>;

/** What a site consists of, in its root. */
const OF_SITE = ['site.yaml', 'site.yml', 'site.json', ...siteFolders, 'published.txt'];

const sorts: Readonly<Record<string, Blob['sort']>> = { '120000': 'link', '160000': 'repository' };

/** What Git's number for the mode of a file means. */
const sortOf = (mode: string): Blob['sort'] => sorts[mode] ?? 'file';

/** The files of a site in a commit. Empty if the folder isn't in it. */
export async function treeOf(git: Git, commit: string): Promise<Tree> {
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
export function followed(tree: Tree, path: string, target: (blob: Blob) => string): string | undefined {
  let at = path;
  for (let count = 0; count < MOST_LINKS; count += 1) {
    const blob = tree.get(at);
    if (blob?.sort !== 'link') return blob?.sort === 'file' ? at : undefined;
    at = posix.join(posix.dirname(at), target(blob));
  }
  return undefined;
}

/** The files of a site that differ between two commits. */
export function changedBetween(before: Tree, after: Tree): Set<string> {
  const isSame = (a: Blob | undefined, b: Blob | undefined): boolean => a?.name === b?.name && a?.sort === b?.sort;
  return new Set([...before.keys(), ...after.keys()].filter((path) => !isSame(before.get(path), after.get(path))));
}

/** The files of a site that are others on the disk than in a commit, and what Git would call those that are there. */
export type ChangedOnDisk = { readonly paths: ReadonlySet<string>; readonly others: Tree };

/**
 * The files of a site that are others on the disk than in a commit, with those that Git doesn't know yet and doesn't ignore. Git finds them by what
 * the disk says of files. The bytes of these are compared as it would save them, because a date alone is no change.
 */
export async function changedOnDisk(git: Git, commit: string): Promise<ChangedOnDisk> {
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
