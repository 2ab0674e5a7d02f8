import { readJournal } from './journal.ts';
import { readMarker } from './own-file.ts';
import { followLink, type OutputPaths, outputPaths, publishedFolder } from './paths.ts';

/** Between two looks a build may end, so what was not there at the first is there at the next. */
const looks = 5;

async function ifOurs(folder: string): Promise<string | undefined> {
  return (await readMarker(folder)) === undefined ? undefined : folder;
}

/** The folder that a build has taken away, to put its successor there. */
async function setAside(paths: OutputPaths): Promise<string | undefined> {
  const journal = await readJournal(paths);
  return journal === undefined ? undefined : ifOurs(paths.inWork(journal.old));
}

/**
 * The folder that holds a whole published version right now: `out`, or the version that its link names; while a build replaces
 * it, or after a build was killed in between, the one that was published before. Only reads.
 * @param out as it was chosen; links are followed
 * @returns undefined if nothing that a build made is there
 */
export async function servedFolder(out: string): Promise<string | undefined> {
  const paths = outputPaths(await followLink(out));
  for (let look = 0; look < looks; look += 1) {
    const folder = (await ifOurs(await publishedFolder(paths))) ?? (await setAside(paths));
    if (folder !== undefined) return folder;
  }
  return undefined;
}
