import { codeOf } from '../../builder/failure.ts';
import { servedFolder } from '../../builder/write/served-folder.ts';
import { leftIn } from '../../builder/write/taken-over.ts';
import { printOfStamps, type Stamp, stampOf } from '../../disk/stamps.ts';

/** Where something is published: the folder it is in, and what the output folder is. A link there is what it leads to. */
type Place = { readonly folder: string; readonly out: Stamp };

/** Undefined if no whole version is published. @throws what the system says, when it can't tell */
async function placeIn(out: string): Promise<Place | undefined> {
  const folder = await servedFolder(out);
  if (folder === undefined) return undefined;
  const link = stampOf(out);
  return { folder, out: link === 'folder' ? link : folder };
}

/** Others have another one. @param stamps of all that is in the folder */
function printOf({ out }: Place, stamps: ReadonlyMap<string, Stamp>): string {
  return `${out}\0${printOfStamps(stamps)}`;
}

/** A print of what is published in an output folder; undefined if that isn't a whole version. @throws what the system says, when it can't tell */
export async function printOfPublished(out: string): Promise<string | undefined> {
  const place = await placeIn(out);
  return place && printOf(place, leftIn(place.folder));
}

/** What is published: the same print of it, and the stamps of the files, by their paths in the output folder. */
export type Published = { readonly print: string; readonly files: Readonly<Record<string, Stamp>> };

/**
 * What is published in an output folder. What can't be looked at isn't told.
 * @param left the stamps of all that a build has left there, if it knows them
 */
export async function publishedIn(out: string, left?: ReadonlyMap<string, Stamp>): Promise<Published | undefined> {
  try {
    const place = await placeIn(out);
    if (place === undefined) return undefined;
    const stamps = left ?? leftIn(place.folder);
    return { print: printOf(place, stamps), files: Object.fromEntries(stamps) };
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}
