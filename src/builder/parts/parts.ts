import type { Part, SiteFile } from '../../outputs/output.ts';
import { siteFiles } from '../../outputs/outputs.ts';
import { joinedFiles } from './join.ts';
import { partFolder } from './part-folder.ts';
import type { MadeSite } from './prints.ts';

/** What of a site is built: all of it, one part, or all of it with what its parts have. */
export type Scope = {
  /** The content root. */
  readonly root: string;
  readonly part?: Part;
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
