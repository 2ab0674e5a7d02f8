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

/** `out`, or the version that its link names; while a build replaces it, the one before. Only reads. @returns undefined if no build made it */
export async function servedFolder(out: string): Promise<string | undefined> {
  const paths = outputPaths(await followLink(out));
  for (let look = 0; look < looks; look += 1) {
    const folder = (await ifOurs(await publishedFolder(paths))) ?? (await setAside(paths));
    if (folder !== undefined) return folder;
  }
  return undefined;
}
