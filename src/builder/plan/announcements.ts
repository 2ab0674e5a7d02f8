import { createHash } from 'node:crypto';
import type { Block } from '../../model/generated/resolved.ts';
import type { WrittenBlock } from '../../model/json.ts';
import { blockNotes, type Site } from '../../model/site.ts';

export const isAnnouncement = ({ type }: WrittenBlock): boolean => type === 'announcement';

/** The words of an announcement as one short name: by it a browser knows that it was put away. Its id isn't among them. */
export function announcementId({ id: _, ...words }: Block): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 8);
}

/**
 * The blocks of a page with its announcements at the end: they stay at the lower edge of the window until the page ends. A page
 * without any has that of the site.
 */
export function withAnnouncements(
  blocks: readonly WrittenBlock[],
  ofSite: () => WrittenBlock | undefined,
): readonly WrittenBlock[] {
  const own = blocks.filter(isAnnouncement);
  if (own.length > 0) return [...blocks.filter((block) => !isAnnouncement(block)), ...own];
  const shared = ofSite();
  return shared === undefined ? blocks : [...blocks, shared];
}

/** What a site announces, as a block: with the reason why visitors don't see it, if it is shown all the same. */
export function announcementOf({
  settings,
  unannounced,
}: Pick<Site, 'settings' | 'unannounced'>): WrittenBlock | undefined {
  const { announcement } = settings;
  if (announcement === undefined) return undefined;
  const { description, action } = announcement;
  return {
    type: 'announcement',
    description,
    ...(action === undefined ? {} : { action: { ...action } }),
    ...(unannounced === undefined ? {} : { [blockNotes.absence]: { ...unannounced } }),
  };
}
