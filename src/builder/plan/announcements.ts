import { createHash } from 'node:crypto';
import type { Block } from '../../model/generated/resolved.ts';
import type { WrittenBlock } from '../../model/json.ts';
import { blockNotes, type Site } from '../../model/site.ts';

export const isAnnouncement = ({ type }: WrittenBlock): boolean => type === 'announcement';

/** Whether a block stays below the bar of the site: it opens no page. */
export const isAtTop = (block: WrittenBlock): boolean => isAnnouncement(block) && block.place === 'top';

/** The words of an announcement as one short name: by it a browser knows that it was put away. Its id isn't among them. */
export function announcementId({ id: _, ...words }: Block): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 8);
}

/** Announcements stay at the lower edge of the window until the page ends, or begin it at the top. A page without any has that of the site. */
export function withAnnouncements(
  blocks: readonly WrittenBlock[],
  ofSite: () => WrittenBlock | undefined,
): readonly WrittenBlock[] {
  const own = blocks.filter(isAnnouncement);
  const announced = own.length > 0 ? own : [ofSite() ?? []].flat();
  const [atTop, others] = [announced.filter(isAtTop), announced.filter((block) => !isAtTop(block))];
  return [...atTop, ...blocks.filter((block) => !isAnnouncement(block)), ...others];
}

export function announcementOf({
  settings,
  unannounced,
}: Pick<Site, 'settings' | 'unannounced'>): WrittenBlock | undefined {
  const { announcement } = settings;
  if (announcement === undefined) return undefined;
  const { visible: _, action, ...shown } = announcement;
  return {
    type: 'announcement',
    ...shown,
    ...(action === undefined ? {} : { action: { ...action } }),
    ...(unannounced === undefined ? {} : { [blockNotes.absence]: { ...unannounced } }),
  };
}
