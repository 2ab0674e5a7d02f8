import type { WrittenBlock } from '../../model/json.ts';
import type { HiddenParts } from '../../model/plan.ts';
import { type Absence, blockNotes, type PageContent } from '../../model/site.ts';
import { idsOf } from './blocks.ts';

/** What of a page visitors don't see; undefined if they see all of it. @param blocks as they are shown */
export function hiddenParts({ absence }: PageContent, blocks: readonly WrittenBlock[]): HiddenParts | undefined {
  const ids = idsOf(blocks);
  const hidden = blocks.flatMap((block, index) => {
    // Put there with the key, which no author can write.
    const note = block[blockNotes.absence] as Absence | undefined;
    return note === undefined ? [] : [{ id: ids[index] ?? '', absence: note }];
  });
  if (absence === undefined && hidden.length === 0) return undefined;
  return { ...(absence === undefined ? {} : { page: absence }), blocks: hidden };
}
