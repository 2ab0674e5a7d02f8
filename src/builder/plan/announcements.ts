import type { WrittenBlock } from '../../model/json.ts';

/** The blocks of a page with its announcements at the end: they stay at the lower edge of the window until the page ends. */
export function announcementsLast(blocks: readonly WrittenBlock[]): readonly WrittenBlock[] {
  const isAnnouncement = ({ type }: WrittenBlock): boolean => type === 'announcement';
  if (!blocks.some(isAnnouncement)) return blocks;
  return [...blocks.filter((block) => !isAnnouncement(block)), ...blocks.filter(isAnnouncement)];
}
