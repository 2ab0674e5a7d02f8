import { type Dirent, type FSWatcher, lstatSync, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { unlessRefused } from '../../disk/error-code.mjs';
import { firstPart } from './watch.ts';

type Listener = {
  /** Whether a file or a folder in the root is of interest. */
  readonly concerns: (path: string) => boolean;
  /** Told of a file that has come, changed or gone, and of a folder that has come or gone. */
  readonly heard: (path: string) => void;
  /** Told when something has changed, and nobody knows what. */
  readonly unsure: () => void;
};

/** Windows renames no folder that is watched, nor one above it, and macOS watches a tree as easily as a folder. Linux watches folders. */
const watchesTrees = process.platform === 'win32' || process.platform === 'darwin';

/** Whether a link leads to a file in the root: everything else isn't watched. */
function leadsToFileIn(root: string, link: string): boolean {
  const real = unlessRefused(() => realpathSync(link));
  return (
    real !== undefined && firstPart(root, real) !== undefined && unlessRefused(() => statSync(real))?.isFile() === true
  );
}

/**
 * Hears of changes to files in a folder. One watch says which of all files has changed, or one for each folder in it, so that a save
 * costs the same however many files there are. Where a system can't watch something, nothing is heard of it: whoever needs to know
 * looks at the files, too, from time to time.
 * @param root a real path
 * @param isOne whether there is one watch: the system must know of all folders below
 * @returns ends it
 */
export function watchFiles(root: string, { concerns, heard, unsure }: Listener, isOne = watchesTrees): () => void {
  const watches = new Map<string, FSWatcher>();
  const forget = (path: string): void => {
    for (const [watched, one] of watches) {
      if (watched !== path && !watched.startsWith(path + sep)) continue;
      one.close();
      watches.delete(watched);
    }
  };
  const begin = (path: string, notify: (event: string, name: string | null) => void): boolean => {
    const one = unlessRefused(() => watch(path, { persistent: false, recursive: isOne && path === root }, notify));
    if (one === undefined) return false;
    watches.set(path, one);
    one.on('error', () => {
      forget(path);
      unsure();
    });
    return true;
  };
  const followLink = (link: string): void => {
    if (!leadsToFileIn(root, link)) return;
    begin(link, () => {
      // What it led to may have been replaced.
      forget(link);
      followLink(link);
      heard(link);
    });
  };
  /** @param isNew whether nobody has heard of what is in the folder */
  const follow = (folder: string, isNew: boolean): void => {
    const isWatched =
      (isOne && folder !== root) ||
      begin(folder, (event, name) => (name === null ? unsure() : changed(event, join(folder, name))));
    if (!isWatched) return;
    for (const entry of unlessRefused(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const path = join(folder, entry.name);
      if (!concerns(path)) continue;
      if (isNew) heard(path);
      add(path, entry, isNew);
    }
  };
  const add = (path: string, what: Pick<Dirent, 'isDirectory' | 'isSymbolicLink'>, isNew: boolean): void => {
    if (what.isDirectory()) follow(path, isNew);
    else if (what.isSymbolicLink()) followLink(path);
  };
  const changed = (event: string, path: string): void => {
    if (!concerns(path)) return;
    // Windows says of a folder, too, that it has changed when a file in it has.
    if (isOne && event === 'change' && unlessRefused(() => lstatSync(path))?.isDirectory() === true) return;
    if (event === 'rename') {
      // A folder of the same name may be another one by now.
      forget(path);
      const now = unlessRefused(() => lstatSync(path));
      if (now !== undefined) add(path, now, true);
    }
    heard(path);
  };
  follow(root, false);
  return () => {
    for (const one of watches.values()) one.close();
    watches.clear();
  };
}
