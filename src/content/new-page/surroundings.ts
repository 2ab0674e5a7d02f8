import type { Disk } from '../files/disk.ts';
import type { Finding } from '../findings/finding.ts';
import { ONE_BY_ONE } from '../findings/together.ts';
import { checkSite, readFiles } from '../load/load.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { siteFacts } from '../shape/schema/site-facts.ts';
import { siteAddress } from '../site-address.ts';
import { textOf } from '../yaml/syntax/tree.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The site that a new page comes into, and all that is wrong with it. */
export type Surroundings = {
  readonly disk: Disk;
  readonly files: SiteFiles;
  readonly findings: readonly Finding[];
  /** The text of a content file as it was read, for the lines shown under a mistake. */
  readonly sourceOf: (file: string) => string | undefined;
  /** The path the site is served under: `/`, `/site/`. */
  readonly base: string;
  /** The language of the site; undefined if site.yaml doesn't say it. */
  readonly language: string | undefined;
};

/** Reads a site. Mistakes in it are no hindrance; without a site.yaml it is none. */
export async function surroundingsIn(disk: Disk): Promise<Surroundings | Refusal> {
  if ((await disk.find('site.yaml')) === undefined) return refuse(NO_SITE);
  const files = await readFiles(disk);
  const { findings, sourceOf } = await checkSite(disk, files, ONE_BY_ONE);
  return {
    disk,
    files,
    findings,
    sourceOf,
    base: baseOf(files),
    language: siteFacts(files.site?.content?.root).language,
  };
}

const NO_SITE = 'There is no site.yaml in this folder. Go to the folder of your site, or name it with --root.';

function baseOf({ site }: SiteFiles): string {
  const url = textOf(site?.content?.root, 'url') ?? '';
  return /^https?:/i.test(url) && URL.canParse(url) ? siteAddress(url).base : '/';
}
