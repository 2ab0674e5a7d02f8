import { type Finding, finding, withEdits } from '../findings/finding.ts';
import { findEach } from '../findings/most.ts';
import { deleteItem } from '../shape/edits/entries.ts';
import { deleteEntry } from '../text/edits.ts';
import { entryOf, itemsOf } from '../yaml/syntax/tree.ts';
import type { Content, Places } from './contents.ts';

/** An address that exists is not planned any more. */
export function checkPlanned({ source, root }: Content, { pages, pdfs, publicFiles, redirects }: Places): Finding[] {
  const planned = itemsOf(root, 'planned');
  return findEach(planned, (node) => {
    const href = node.kind === 'scalar' ? String(node.value) : '';
    const page = pages.get(href);
    const made = page === undefined ? pdfs.get(href) : page.content;
    const isPublished = (page !== undefined || made !== undefined) && !made?.draft;
    if (!isPublished && !publicFiles.has(href) && !redirects.has(href)) return [];
    const mistake = finding('planned-exists', source, node.range, { href });
    // Without its last entry the key would be empty.
    const list = planned.length === 1 ? entryOf(root, 'planned') : undefined;
    return [
      withEdits(mistake, list === undefined ? deleteItem(source, node.range) : deleteEntry(source, list.keyRange)),
    ];
  });
}
