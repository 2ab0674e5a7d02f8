import { join } from 'node:path';
import { codeOf } from '../../builder/failure.ts';
import { servedFolder } from '../../builder/write/served-folder.ts';
import { printOfFolder, printOfStamps, type Stamp, stampOf, stampsIn } from '../../content/files/stamps.ts';

/** Where something is published: the folder it is in, and what the output folder is. A link there is what it leads to. */
type Place = { readonly folder: string; readonly out: Stamp };

/** Undefined if no whole version is published. @throws what the system says, when it can't tell */
async function placeIn(out: string): Promise<Place | undefined> {
  const folder = await servedFolder(out);
  if (folder === undefined) return undefined;
  const link = stampOf(out);
  return { folder, out: link === 'folder' ? link : folder };
}

/** What is in the folder then, by paths that begin with `./`. */
const everything = ['.', true] as const;

/** Others have another one. */
const printOf = ({ out }: Place, files: string): string => `${out}\0${files}`;

/** A print of what is published in an output folder; undefined if that isn't a whole version. @throws what the system says, when it can't tell */
export async function printOfPublished(out: string): Promise<string | undefined> {
  const place = await placeIn(out);
  return place && printOf(place, printOfFolder(place.folder, ...everything));
}

/** What is published, and the same print of it. */
export type Published = {
  readonly print: string;
  /** The stamps of the files, by their paths in the output folder. */
  readonly files: () => Readonly<Record<string, Stamp>>;
  /** The print with files at these paths as they are by now. @throws what the system says, when it can't tell */
  readonly printWith: (paths: readonly string[]) => string;
};

/** What is published in an output folder. What can't be looked at isn't told. */
export async function publishedIn(out: string): Promise<Published | undefined> {
  try {
    const place = await placeIn(out);
    if (place === undefined) return undefined;
    const stamps = stampsIn(place.folder, ...everything);
    return {
      print: printOf(place, printOfStamps(stamps)),
      files: () => Object.fromEntries([...stamps].map(([path, stamp]) => [path.replace(/^\.\//, ''), stamp])),
      printWith: (paths) => {
        const now = new Map(stamps);
        for (const path of paths) now.set(`./${path}`, stampOf(join(place.folder, path)));
        return printOf(place, printOfStamps(now));
      },
    };
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    return undefined;
  }
}
