import { posix } from 'node:path';
import { siteFolders } from '../../model/site-folders.ts';
import { type Git, partsOf } from './git.ts';

/** What Git has under a path: a file, a link, or another repository (a submodule). */
export type Blob = { readonly sort: 'file' | 'link' | 'repository'; readonly name: string };

/** The files of a commit, by their paths from the root of the site, with `/`. */
export type Tree = ReadonlyMap<string, Blob>;

/** What a site consists of, in its root. */
export const OF_SITE = ['site.yaml', 'site.yml', 'site.json', ...siteFolders, 'published.txt'];

const sorts: Readonly<Record<string, Blob['sort']>> = { '120000': 'link', '160000': 'repository' };

/** What Git's number for the mode of a file means. */
export const sortOf = (mode: string): Blob['sort'] => sorts[mode] ?? 'file';

/** The files of a site in a commit. Empty if the folder isn't in it. */
export async function treeOf(git: Git, commit: string): Promise<Tree> {
  const out = await git.get(['ls-tree', '-r', '-z', commit, '--', ...OF_SITE]);
  return new Map(
    partsOf(out).flatMap((part): [string, Blob][] => {
      const [, mode = '', name = '', path = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/s.exec(part) ?? [];
      return path === '' ? [] : [[path, { sort: sortOf(mode), name }]];
    }),
  );
}

/** So many links may lead to each other. */
const MOST_LINKS = 10;

/**
 * Where a link of a commit leads, from the root of the site; undefined if to no file of the site.
 * @param target what a link says
 */
export function followed(tree: Tree, path: string, target: (blob: Blob) => string): string | undefined {
  let at = path;
  for (let count = 0; count < MOST_LINKS; count += 1) {
    const blob = tree.get(at);
    if (blob?.sort !== 'link') return blob?.sort === 'file' ? at : undefined;
    at = posix.join(posix.dirname(at), target(blob));
  }
  return undefined;
}
