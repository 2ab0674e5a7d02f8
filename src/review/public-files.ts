import { isLitter } from '../disk/hidden.ts';
import { publicAddress } from '../model/address.ts';
import { siteFolders } from '../model/page-file.ts';
import { routeOf } from '../schema/formats/route.ts';
import { type Git, partsOf } from './git/git.ts';
import type { Files, States } from './states.ts';

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
export async function publicChanges(git: Git, { before, after, changed }: States): Promise<PublicChange[]> {
  const paths = [...changed].filter((path) => path.startsWith('public/') && !isLitter(path)).sort();
  const gone = new Map(
    paths.flatMap((path) => (after.tree.has(path) ? [] : [[before.tree.get(path)?.name, path] as const])),
  );
  const moves = new Map<string, string>();
  for (const path of paths) {
    const name = before.tree.has(path) ? undefined : after.tree.get(path)?.name;
    const from = name === undefined ? undefined : gone.get(name);
    if (from !== undefined && gone.delete(name)) moves.set(path, from);
  }
  const left = new Set(moves.values());
  const changes: PublicChange[] = [];
  for (const path of paths) {
    const from = moves.get(path);
    const [old, now] = [await sizeOf(before, from ?? path), await sizeOf(after, path)];
    if (left.has(path) || (old === undefined && now === undefined)) continue;
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
