import { readMarker } from './marker.ts';
import { followLink, outputPaths } from './paths.ts';

/**
 * The folder that holds a whole published version right now: the output folder, or, between the two renames of a build,
 * the one that is about to be replaced. Undefined when there is none. Writes nothing.
 */
export async function servedFolder(out: string): Promise<string | undefined> {
  const paths = outputPaths(await followLink(out));
  for (const folder of [paths.out, paths.old]) if ((await readMarker(folder)) !== undefined) return folder;
  return undefined;
}
