import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from './git.ts';
import { OF_SITE } from './tree.ts';

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
