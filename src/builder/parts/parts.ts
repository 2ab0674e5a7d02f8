import type { Made, Shard, SiteFile } from '../../outputs/output.ts';
import { filesOfPart, siteFiles } from '../../outputs/outputs.ts';
import { digestsOf, type MadeSite } from './digests.ts';
import { joinedFiles } from './join.ts';
import { filesFolder, manifestName, manifestText, sumOf } from './manifest.ts';

/** What of a site is built: all of it, one part, or all of it with what its parts have. */
export type Scope = {
  /** The content root. */
  readonly root: string;
  readonly part?: Shard;
  readonly parts?: readonly string[];
};

/**
 * The files that a build writes.
 * @throws Failure when the parts don't make up the site
 */
export async function filesToWrite(made: MadeSite, { root, part, parts }: Scope): Promise<readonly SiteFile[]> {
  if (part !== undefined) return partFolder(made, part);
  return parts === undefined ? siteFiles(made.materials, made.making) : joinedFiles(made, parts, root);
}

/** The sum of a file, which is made when its turn comes. */
const sumIn = async (made: Made): Promise<string> => sumOf(await made);

/** The files of a part, each made when its turn comes, and last its manifest. */
async function partFolder({ materials, making }: MadeSite, part: Shard): Promise<readonly SiteFile[]> {
  const digests = await digestsOf(materials);
  const sums = new Map<string, Promise<string>>();
  const noted = (file: SiteFile): SiteFile => {
    if (!('make' in file)) throw new Error(`${file.path} is copied, so parts can't have it.`);
    const { path, make } = file;
    return {
      path: `${filesFolder}/${path}`,
      make: () => {
        const made = make();
        sums.set(path, sumIn(made));
        return made;
      },
    };
  };
  const manifest = async (): Promise<Uint8Array> => {
    const files = await Promise.all([...sums].map(async ([path, sum]) => [path, await sum] as const));
    return new TextEncoder().encode(manifestText({ ...part, ...digests, files: Object.fromEntries(files) }));
  };
  return [...filesOfPart(materials, part, making).map(noted), { path: manifestName, make: manifest }];
}
