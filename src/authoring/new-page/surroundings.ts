import { type Loaded, loadSite } from '../../content/load/load.ts';
import type { LoadedFile } from '../../content/load/load-file.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import { withFields } from '../../content/with-fields.ts';
import type { Disk } from '../../disk/disk.ts';
import { siteAddress } from '../../schema/formats/site-address.ts';
import { fileOf } from '../../yaml/findings/finding.ts';
import { ONE_BY_ONE } from '../../yaml/findings/together.ts';
import { textOf } from '../../yaml/syntax/tree.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The site that a new page comes into, and all that is wrong with it. */
export type Surroundings = Loaded & {
  /** The path the site is served under: `/`, `/site/`. */
  readonly base: string;
  /** The language of the site; undefined if site.yaml doesn't say it. */
  readonly language: string | undefined;
};

/**
 * Reads a site. Mistakes in it are no hindrance; without a site.yaml it is none.
 * @param reader what was read of the files before; it is brought up to date
 */
export async function surroundingsIn(disk: Disk, reader?: SiteReader): Promise<Surroundings | Refusal> {
  if ((await disk.find('site.yaml')) === undefined) return refuse({ why: 'no-site' });
  const site = await loadSite(disk, { telling: ONE_BY_ONE, reader });
  const { files } = site;
  return withFields(site, { base: baseOf(files), language: files.facts.language });
}

/** Why nothing is changed where some files can't be read; undefined if all of them can. */
export function unreadAmong(
  files: readonly (LoadedFile | undefined)[],
  why: 'unread' | 'unread-format',
  { findings, sourceOf }: Surroundings,
): Refusal | undefined {
  const names = files.flatMap((file) => (file === undefined || isRead(file) ? [] : file.file));
  const [first, ...others] = names;
  if (first === undefined) return undefined;
  const mistakes = findings.filter((each) => names.includes(fileOf(each)));
  return { ...refuse({ why, file: first, others: others.length }, mistakes), sourceOf };
}

const isRead = ({ content, partlyRead, unread }: LoadedFile): boolean =>
  content !== undefined && partlyRead === undefined && unread === undefined;

function baseOf({ site }: SiteFiles): string {
  const url = textOf(site?.content?.root, 'url') ?? '';
  return /^https?:/i.test(url) && URL.canParse(url) ? siteAddress(url).base : '/';
}
