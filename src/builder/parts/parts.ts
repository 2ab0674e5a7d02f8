import type { Materials, Part, SiteFile } from '../../outputs/output.ts';
import { siteFiles } from '../../outputs/outputs.ts';
import { joinedFiles } from './join.ts';
import { partFolder } from './part-folder.ts';

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
export async function filesToWrite(materials: Materials, { root, part, parts }: Scope): Promise<Iterable<SiteFile>> {
  if (part !== undefined) return partFolder(materials, part);
  return parts === undefined ? siteFiles(materials) : joinedFiles(materials, parts, root);
}
