import type { WrittenBlock } from '../../model/json.ts';
import { blockNotes, type Site } from '../../model/site.ts';

const isAnnouncement = ({ type }: WrittenBlock): boolean => type === 'announcement';

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
