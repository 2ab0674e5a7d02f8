import { withFields } from '../../content/check/contents.ts';
import { type Loaded, loadSite } from '../../content/load/load.ts';
import type { LoadedFile } from '../../content/load/load-file.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { type SiteReader, siteReader } from '../../content/load/site-reader.ts';
import type { Disk } from '../../disk/disk.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { fileOf } from '../../yaml/findings/finding.ts';
import { ONE_BY_ONE } from '../../yaml/findings/together.ts';
import { textOf } from '../../yaml/syntax/tree.ts';
import { refuse } from '../refused.ts';

/** The site that a new page comes into, and all that is wrong with it. */
export type Surroundings = Loaded & {
  /** The path the site is served under: `/`, `/site/`. */
  readonly base: string;
  /** The language of the site; undefined if site.yaml doesn't say it. */
  readonly language: string | undefined;
};

/**
 * Reads a site. Mistakes in it are no hindrance.
 * @param reader what was read of the files before; it is brought up to date
 * @throws Refused without a site.yaml
 */
export async function surroundingsIn(
  disk: Disk,
  reader: SiteReader = siteReader(),
  format = reader.format,
): Promise<Surroundings> {
  if ((await disk.find('site.yaml')) === undefined) refuse({ why: 'no-site' });
  const site = await loadSite(disk, { telling: ONE_BY_ONE, reader: { ...reader, ...(format && { format }) } });
  const { files } = site;
  return withFields(site, { base: baseOf(files), language: files.facts.language });
}

/** @throws Refused where some files can't be read: nothing is changed then */
export function refuseUnread(
  files: readonly (LoadedFile | undefined)[],
  why: 'unread' | 'unread-format',
  { findings }: Surroundings,
): void {
  const isUnread = ({ content, partlyRead, unread }: LoadedFile): boolean =>
    content === undefined || partlyRead !== undefined || unread !== undefined;
  const names = files.flatMap((file) => (file !== undefined && isUnread(file) ? file.file : []));
  const [first, ...others] = names;
  if (first === undefined) return;
  const mistakes = findings.filter((each) => names.includes(fileOf(each)));
  refuse({ why, file: first, others: others.length }, mistakes);
}

function baseOf({ site }: SiteFiles): string {
  const url = textOf(site?.content?.root, 'url') ?? '';
  return /^https?:/i.test(url) && URL.canParse(url) ? siteAddress(url).base : '/';
}
