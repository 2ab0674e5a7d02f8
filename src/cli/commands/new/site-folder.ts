import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { builderRoot } from '../../../builder/builder-root.ts';
import { groundAt } from '../../../builder/write/new-folder.ts';
import { siteFolders } from '../../../model/site-folders.ts';
import { misused } from '../../command.ts';
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
  if (typed === undefined || typed === '') throw misused({ why: 'no-site' });
  if (others.length > 0) throw misused({ why: 'one-site', typed: words.join(' ') });
  const folder = withRealParent(resolve(cwd, typed));
  if (holds(folder, realpathSync(cwd))) throw misused({ why: 'same-folder' });
  const ground = await groundAt(folder);
  if (ground === 'file') throw misused({ why: 'folder-is-file', typed });
  if (ground === 'taken') throw misused({ why: 'folder-taken', typed });
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

/** What is made in the pages of a site would be a part of that. */
function refuseInside(folder: string): void {
  const site = nearestSite({ cwd: dirname(folder), home: folder });
  const [top = ''] = relative(site, folder).split(sep);
  if (site !== folder && contentFolders.includes(top)) throw misused({ why: 'in-other-site', folder: join(site, top) });
  if (folder.split(sep).includes('node_modules')) throw misused({ why: 'in-packages' });
  const ours = ['src', 'schemas', 'tests', 'docs'].some((name) => holds(join(builderRoot, name), folder));
  if (ours) throw misused({ why: 'in-ours' });
}
