import { type Git, partsOf } from './git.ts';
import { type Blob, OF_SITE, sortOf, type Tree } from './tree.ts';

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
