import { type Git, partsOf } from './git.ts';
import { type Blob, OF_SITE, sortOf, type Tree } from './tree.ts';

/** The files of a site that differ between two commits. */
export function changedBetween(before: Tree, after: Tree): Set<string> {
  const isSame = (a: Blob | undefined, b: Blob | undefined): boolean => a?.name === b?.name && a?.sort === b?.sort;
  return new Set([...before.keys(), ...after.keys()].filter((path) => !isSame(before.get(path), after.get(path))));
}

/**
 * The files of a site that are others on the disk than in a commit, and those that Git doesn't know yet and doesn't ignore. Git tells by what
 * the disk says of files. Of those that it isn't sure of, it reads the bytes, as it would save them.
 */
export async function changedOnDisk(git: Git, commit: string): Promise<{ paths: Set<string>; others: Tree }> {
  const raw = partsOf(
    await git.get(['diff-index', '--raw', '-z', '--no-renames', '--no-abbrev', '--relative', commit, '--', ...OF_SITE]),
  );
  const untracked = partsOf(await git.get(['ls-files', '-z', '--others', '--exclude-standard', '--', ...OF_SITE]));
  const paths = new Set(untracked.filter((path) => !path.endsWith('/')));
  const others = new Map<string, Blob>();
  const unsure = new Map<string, string>();
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [, mode = '', before = '', after = '', letter] =
      /^:\d+ (\d+) ([0-9a-f]+) ([0-9a-f]+) (\w)/.exec(raw[at] ?? '') ?? [];
    const path = raw[at + 1] ?? '';
    paths.add(path);
    if (letter !== 'D') others.set(path, { sort: sortOf(mode), name: after });
    if (letter === 'M' && sortOf(mode) === 'file' && /^0+$/.test(after)) unsure.set(path, before);
  }
  for (const path of await asCommitted(git, unsure)) paths.delete(path);
  return { paths, others };
}

/** Which of some files are in truth as they were. @param names of what was in each */
async function asCommitted(git: Git, names: ReadonlyMap<string, string>): Promise<string[]> {
  // A line is a path there.
  const paths = [...names.keys()].filter((path) => !/[\n"]/.test(path));
  if (paths.length === 0) return [];
  const { out, failure } = await git.ask(['hash-object', '--stdin-paths'], `${paths.join('\n')}\n`);
  // One of them is gone by now, or its filter isn't installed: all are looked at.
  if (failure !== undefined) return [];
  const hashes = String(out).split('\n');
  return paths.filter((path, index) => hashes[index] === names.get(path));
}
