import { type Loaded, loadSite } from '../../src/content/load/load.ts';
import { siteReader } from '../../src/content/load/site-reader.ts';
import { besidesExamples, type Files, memoryDisk } from './memory-disk.ts';

/**
 * Loads one site after the other that differ in a file, as the development server does: a file that is as it was isn't read again. What
 * is found is the same as without, and the files that say nothing new take no time. Many are made of our examples, which isn't what they are about.
 */
export function loaderInTurn(): (files: Files) => Promise<Loaded> {
  const reader = siteReader();
  return async (files) => {
    const loaded = await loadSite(memoryDisk(files), { reader });
    return { ...loaded, diagnostics: besidesExamples(loaded.diagnostics) };
  };
}
