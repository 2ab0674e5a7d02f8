import { isLitter } from '../disk/hidden.ts';
import { publicAddress } from '../model/address.ts';
import { siteFolders } from '../model/site-folders.ts';
import { routeOf } from '../schema/formats/route.ts';
import { type Git, partsOf } from './git/git.ts';
import type { Files, States } from './states.ts';

/** What becomes of a file in public/. */
export type FileChange = {
  readonly what: 'changed' | 'added' | 'removed' | 'moved';
  /** Its address: `/images/team.jpg`. */
  readonly address: string;
  readonly from?: string;
  readonly isPicture: boolean;
  /** In bytes, where it is there and known. */
  readonly sizes: { readonly before?: number | undefined; readonly after?: number | undefined };
  /** Of a changed or removed one: the addresses of pages, and the files that all pages share, that name it. */
  readonly usedBy: readonly string[];
};

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** For so many files it is looked up who uses them. */
const MOST_LOOKED_UP = 20;

/** What becomes of the files in public/, by address. */
export async function fileChanges(git: Git, { before, after, changed }: States): Promise<FileChange[]> {
  const paths = [...changed].filter((path) => path.startsWith('public/') && !isLitter(path)).sort();
  const [old, now] = [await sizesIn(git, before, paths), await sizesIn(git, after, paths)];
  const moves = movesAmong(paths, before, after);
  const left = new Set(moves.values());
  const changes: FileChange[] = [];
  for (const path of paths) {
    const from = moves.get(path);
    const isThere = now.has(path);
    if (left.has(path) || (!isThere && !old.has(path))) continue;
    const what = from !== undefined ? 'moved' : !isThere ? 'removed' : old.has(path) ? 'changed' : 'added';
    const isAsked = (what === 'changed' || what === 'removed') && changes.length < MOST_LOOKED_UP;
    changes.push({
      what,
      address: publicAddress(path),
      ...(from === undefined ? {} : { from: publicAddress(from) }),
      isPicture: PICTURE.test(path),
      sizes: { before: old.get(from ?? path), after: now.get(path) },
      usedBy: isAsked ? await usersOf(git, after, publicAddress(path)) : [],
    });
  }
  return changes;
}

/** The sizes of those of some files that are there. */
async function sizesIn(
  git: Git,
  { disk, tree, commit }: Files,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  if (commit === undefined) {
    for (const path of paths) {
      const entry = await disk.find(path);
      if (entry !== undefined) sizes.set(path, entry.size);
    }
    return sizes;
  }
  const there = paths.flatMap((path) => {
    const blob = tree.get(path);
    return blob?.sort === 'file' ? [{ path, name: blob.name }] : [];
  });
  if (there.length === 0) return sizes;
  const out = await git.get(['cat-file', '--batch-check'], `${there.map(({ name }) => name).join('\n')}\n`);
  for (const [index, line] of String(out).split('\n').entries()) {
    const path = there[index]?.path;
    if (path !== undefined) sizes.set(path, Number(/ blob (\d+)$/.exec(line)?.[1] ?? 0));
  }
  return sizes;
}

/** Files that are at another path, byte for byte. */
function movesAmong(paths: readonly string[], before: Files, after: Files): Map<string, string> {
  const gone = new Map(
    paths.flatMap((path) => {
      const blob = before.tree.get(path);
      return blob === undefined || after.tree.has(path) ? [] : [[blob.name, path] as const];
    }),
  );
  const moves = new Map<string, string>();
  for (const path of paths) {
    const blob = after.tree.get(path);
    const from = blob === undefined || before.tree.has(path) ? undefined : gone.get(blob.name);
    if (blob === undefined || from === undefined) continue;
    moves.set(path, from);
    gone.delete(blob.name);
  }
  return moves;
}

/** Which pages name a file in public/: Git looks for its address, so that no page is parsed. */
async function usersOf(git: Git, { commit }: Files, address: string): Promise<string[]> {
  const where = commit === undefined ? ['--untracked'] : [];
  const { out } = await git.ask([
    ...['grep', '-l', '-z', '-F', ...where, '-e', address],
    ...(commit === undefined ? [] : [commit]),
    ...['--', 'site.yaml', ...siteFolders.filter((folder) => folder !== 'public')],
  ]);
  const files = partsOf(out).map((name) => (commit === undefined ? name : name.slice(commit.length + 1)));
  return [...new Set(files.map((file) => (file.startsWith('pages/') ? routeOf(file) : file)))];
}
