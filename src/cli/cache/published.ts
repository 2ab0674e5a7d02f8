import { leftIn } from '../../builder/write/reuse.ts';
import { servedFolder } from '../../builder/write/served-folder.ts';
import { ignoreSystem, unlessRefused } from '../../disk/error-code.mjs';
import { digestOfStamps, type Stamp, stampOf } from '../../disk/stamps.ts';

/** Where something is published: the folder it is in, and what the output folder is. A link there is what it leads to. */
type OutputFolder = { readonly folder: string; readonly out: Stamp };

/** Undefined if no whole version is published. @throws what the system says, when it can't tell */
async function outputFolder(out: string): Promise<OutputFolder | undefined> {
  const folder = await servedFolder(out);
  if (folder === undefined) return undefined;
  const link = stampOf(out);
  return { folder, out: link === 'folder' ? link : folder };
}

/** Others have another one. @param stamps of all that is in the folder */
function digestOf({ out }: OutputFolder, stamps: ReadonlyMap<string, Stamp>): string {
  return `${out}\0${digestOfStamps(stamps)}`;
}

/** A digest of what is published in an output folder; undefined if that isn't a whole version. @throws what the system says, when it can't tell */
export async function digestOfPublished(out: string): Promise<string | undefined> {
  const place = await outputFolder(out);
  return place && digestOf(place, leftIn(place.folder));
}

/** What is published: the same digest of it, and the stamps of the files, by their paths in the output folder. */
export type Published = { readonly digest: string; readonly files: Readonly<Record<string, Stamp>> };

/** What is published in an output folder. Undefined if it can't be looked at. */
export async function publishedIn(out: string): Promise<Published | undefined> {
  const place = await outputFolder(out).catch(ignoreSystem);
  const stamps = place && unlessRefused(() => leftIn(place.folder));
  return stamps && { digest: digestOf(place, stamps), files: Object.fromEntries(stamps) };
}
