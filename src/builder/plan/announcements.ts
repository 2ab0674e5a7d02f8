import type { WrittenSite } from '../../model/generated/written.ts';
import type { WrittenBlock } from '../../model/json.ts';

const isAnnouncement = ({ type }: WrittenBlock): boolean => type === 'announcement';

/**
 * The blocks of a page with its announcements at the end: they stay at the lower edge of the window until the page ends. A page
 * without any has that of the site.
 */
export function withAnnouncements(
  blocks: readonly WrittenBlock[],
  ofSite: () => WrittenSite['announcement'],
): readonly WrittenBlock[] {
  const own = blocks.filter(isAnnouncement);
  if (own.length > 0) return [...blocks.filter((block) => !isAnnouncement(block)), ...own];
  const shared = ofSite();
  return shared === undefined ? blocks : [...blocks, { ...plainMap(shared), type: 'announcement' }];
}

/** The same as a map of a block: fields that were left out are not there. */
function plainMap({ description, action }: NonNullable<WrittenSite['announcement']>): Omit<WrittenBlock, 'type'> {
  return { description, ...(action === undefined ? {} : { action: { ...action } }) };
}
