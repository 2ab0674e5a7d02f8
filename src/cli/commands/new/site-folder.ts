import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { builderRoot } from '../../../builder/builder-root.ts';
import { groundAt } from '../../../builder/write/new-folder.ts';
import { asTyped } from '../../../diagnostics/as-typed.ts';
import { siteFolders } from '../../../model/site-folders.ts';
import { UsageError } from '../../command.ts';
import type { Io } from '../../io.ts';
import { holds, nearestSite } from '../../typed-in.ts';

/** Folders of a site whose files belong to it. */
const contentFolders = [...siteFolders, 'dist', 'dist.sitewright'];

/**
 * The folder that a new site comes into: as it was typed, from where it was typed.
 * @throws UsageError unless it is one folder, and nothing is there
 */
export async function siteFolder(words: readonly string[], { cwd }: Pick<Io, 'cwd'>): Promise<string> {
  const [typed, ...others] = words;
  if (typed === undefined || typed === '') {
    throw new UsageError(`Give the folder of the new site: ${asTyped('new site ../bakery')}`);
  }
  if (others.length > 0) {
    throw new UsageError(
      `Give one folder. If its name has spaces, write it in quotes: ${asTyped(`new site "${words.join(' ')}"`)}`,
    );
  }
  const folder = withRealParent(resolve(cwd, typed));
  if (holds(folder, realpathSync(cwd))) {
    throw new UsageError(
      `A new site needs a folder of its own. Name one that isn't there yet: ${asTyped('new site ../bakery')}`,
    );
  }
  await refuseTaken(folder, typed);
  refuseInside(folder);
  return folder;
}

/** Links above it are followed, so that ways from it to other folders are right. */
function withRealParent(folder: string): string {
  const parent = dirname(folder);
  if (parent === folder) return folder;
  try {
    return join(realpathSync(parent), basename(folder));
  } catch {
    return join(withRealParent(parent), basename(folder));
  }
}

async function refuseTaken(folder: string, typed: string): Promise<void> {
  const ground = await groundAt(folder);
  if (ground === 'file') throw new UsageError(`"${typed}" is a file. Name a folder that isn't there yet.`);
  if (ground === 'taken') {
    throw new UsageError(
      `There are files in "${typed}" already, and nothing is overwritten. Name a folder that isn't there yet.`,
    );
  }
}

/** What is made in the pages of a site would be a part of that. */
function refuseInside(folder: string): void {
  const site = nearestSite({ cwd: dirname(folder), home: folder });
  const [top = ''] = relative(site, folder).split(sep);
  if (site !== folder && contentFolders.includes(top)) {
    throw new UsageError(`${join(site, top)} belongs to another site. Choose a folder outside of it.`);
  }
  if (folder.split(sep).includes('node_modules')) {
    throw new UsageError(
      'npm clears the folder node_modules whenever it installs. Choose another one, such as ../bakery.',
    );
  }
  const ours = ['src', 'schemas', 'tests', 'docs'].some((name) => holds(join(builderRoot, name), folder));
  if (ours) throw new UsageError('That folder is part of Sitewright itself. Choose another one, such as ../bakery.');
}
