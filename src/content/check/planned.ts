import { deleteItem } from '../../schema/edits/entries.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { entryOf, itemsOf } from '../../yaml/syntax/tree.ts';
import { deleteEntry } from '../../yaml/text/edits.ts';
import type { Content } from './contents.ts';
import type { AcrossRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** An address that exists is not planned any more. */
export const plannedRule: AcrossRule = {
  scope: 'across',
  of: ['settings'],
  concerns: () => true,
  find: { whole: checkPlanned },
};

function checkPlanned({ source, root }: Content, site: SiteIndex): Finding[] {
  const planned = itemsOf(root, 'planned');
  return findEach(planned, (node) => {
    const href = node.kind === 'scalar' ? String(node.value) : '';
    const page = site.pageAt(href);
    const made = page === undefined ? site.documentAt(href) : page.outline;
    const isPublished = (page !== undefined || made !== undefined) && !made?.draft;
    if (!isPublished && !site.isPublicFile(href) && !site.isRedirect(href)) return [];
    const mistake = finding('planned-exists', inText(source, node.range), { href });
    // Without its last entry the key would be empty.
    const list = planned.length === 1 ? entryOf(root, 'planned') : undefined;
    return [
      withEdits(mistake, list === undefined ? deleteItem(source, node.range) : deleteEntry(source, list.keyRange)),
    ];
  });
}
