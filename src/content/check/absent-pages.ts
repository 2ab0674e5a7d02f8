import { type Finding, finding } from '../../yaml/findings/finding.ts';
import type { Content } from './contents.ts';
import { areEntriesKnown } from './known-entries.ts';
import { type Link, placeOf } from './links-in.ts';
import type { Outline } from './outline.ts';
import type { EntryAt, SiteIndex } from './site-index.ts';

/** Whether visitors don't see a link itself: its page, or the block that it is in. */
export function isHiddenLink({ content, range: [start] }: Link): boolean {
  return content.draft || isHidden(content, start);
}

/** Whether visitors don't see the block at an offset of a page. */
export function isHidden({ hidden = [] }: Content, offset: number): boolean {
  return hidden.some(([from, to]) => from <= offset && offset < to);
}

/** A link to a page that visitors don't see. */
export function linkToAbsent(link: Link, href: string, { file, absence }: Outline): Finding {
  const place = placeOf(link);
  const found =
    absence?.why === 'early'
      ? finding('unpublished-link', place, {
          href,
          file,
          date: absence.date,
          inBlock: link.content.route !== undefined,
        })
      : absence?.why === 'over'
        ? finding('expired-link', place, { href, file, date: absence.date })
        : finding('draft-link', place, { href, file });
  return { ...found, cause: href };
}

/** A link to an entry of a kind without pages. */
export function linkToEntry(link: Link, href: string, { file, kind }: EntryAt): Finding {
  return { ...finding('link-to-entry', placeOf(link), { file, kind }), cause: href };
}

/** Whether a file in brackets may make a page at an address once the mistakes of entries are fixed. */
export function mayBeMade(address: string, site: SiteIndex): boolean {
  if (areEntriesKnown(site)) return false;
  const parts = address.split('/');
  return site.files.some(({ route, parameters }) => {
    const own = parameters === undefined ? [] : (route?.split('/') ?? []);
    return own.length === parts.length && own.every((part, at) => part.startsWith('[') || part === parts[at]);
  });
}
