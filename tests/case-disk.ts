import { fileURLToPath } from 'node:url';
import { type Loaded, loadSite } from '../src/content/load/load.ts';
import { type SiteReader, siteReader } from '../src/content/load/site-reader.ts';
import { changedDisk } from '../src/disk/changed-disk.ts';
import { type Disk, folderDisk } from '../src/disk/disk.ts';
import { usualFiles } from '../src/tools/mistakes/case.ts';
import { ONCE } from '../src/yaml/findings/together.ts';
import { memoryStore } from './engine/sheet.ts';
import { filesIn, leaveOut } from './fixed-files.ts';

/** The broken site of a case folder, with the files that cases leave out. */
export function caseDisk(root: string): Disk {
  const usual = [...usualFiles(root)].map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  return changedDisk(folderDisk(root), new Map(usual));
}

/** Takes the files out of a case folder that cases leave out. */
export async function leaveOutUsual(root: string): Promise<void> {
  await leaveOut(root, await filesIn(fileURLToPath(new URL('./cases/default', import.meta.url))));
}

/** Reads and checks the site of a case as the command does: a file in which nothing is wrong is put away, and looked into where that is needed. */
export function loadCase(disk: Disk, reader = caseReader()): Promise<Loaded> {
  return loadSite(disk, { telling: ONCE, reader });
}

/** Reads the files of a case, and puts them away. */
export const caseReader = (): SiteReader => siteReader({ store: memoryStore() });
