import { keptFiles } from '../../src/content/load/kept-files.ts';
import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import { type Files, memoryDisk } from './memory-disk.ts';

/**
 * Loads one site after the other that differ in a file, as the development server does: a file that is as it was isn't read again. What
 * is found is the same as without, and the files that say nothing new take no time.
 */
export function loaderInTurn(): (files: Files) => Promise<Loaded> {
  const kept = keptFiles();
  return (files) => loadSite(memoryDisk(files), undefined, undefined, kept);
}
