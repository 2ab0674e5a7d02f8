import { rmdir, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../../disk/error-code.mjs';
import { renamePatiently } from '../../disk/held.ts';
import { hasNoLinks } from '../../disk/links.ts';
import { Failure } from '../failure.ts';
import { flushFolder, type Journal } from './journal.ts';
import { readMarker } from './marker.ts';
import { linkText, liveVersion, namesIn, type OutputPaths } from './paths.ts';

/** Takes away what is published as a plain folder. What somebody has put there since the build began is not ours to replace. */
async function setAside({ out, inWork }: OutputPaths, { old }: Journal): Promise<void> {
  try {
    await renamePatiently(out, inWork(old));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readMarker(inWork(old))) !== undefined) return;
  if ((await namesIn(inWork(old))).length === 0) await rmdir(inWork(old));
  else throw new Failure(`Something else was put at ${out} while the site was being built. It was left as it is.`);
}

/**
 * Publishes the new folder as a plain one. Between the two renames there is none at its place, for some microseconds; if it ends
 * there, the journal tells where the old one is.
 */
async function swapFolders(paths: OutputPaths, journal: Journal): Promise<void> {
  await setAside(paths, journal);
  await renamePatiently(paths.inWork(journal.fresh), paths.out);
}

/** Says why nothing can be published by a link. */
export const noLive = (why: string): Failure =>
  new Failure(`--live needs links that can be replaced in one step. ${why}: build without it.`);

/** Publishes the new folder by a link, which takes the old link's place in one step. */
async function switchLink(paths: OutputPaths, journal: Journal): Promise<void> {
  const { out, inWork } = paths;
  const link = inWork(journal.link);
  await symlink(linkText(out, journal.fresh), link, 'dir').catch((error: unknown) => {
    throw hasNoLinks(error) ? noLive('This disk has none') : error;
  });
  if ((await liveVersion(out)) === undefined) await setAside(paths, journal);
  await renamePatiently(link, out);
}

/** Publishes the folder that the journal calls fresh. When it throws, the journal is what `tidy` needs to undo it. */
export async function swap(paths: OutputPaths, journal: Journal): Promise<void> {
  await (journal.kind === 'live' ? switchLink : swapFolders)(paths, journal);
  await flushFolder(dirname(paths.out));
}
