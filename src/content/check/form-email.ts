import { type Finding, finding } from '../findings/finding.ts';
import { findEach } from '../findings/most.ts';
import { mayHaveUnread } from '../settle/unread.ts';
import { itemsOf, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { typesIn } from './summary.ts';

/** Whether blocks of a type send what visitors write. */
export function sendsMail(type: string | undefined): boolean {
  return type === 'contact-form' || type === 'newsletter';
}

/** A form needs `email` in site.yaml to send anything. */
export function checkFormsCanSend(site: Content, pages: readonly Content[]): Finding[] {
  if (valueAt(site.root, 'email') !== undefined || mayHaveUnread(site, ['email'])) return [];
  const sending = pages.filter((page) => typesIn(page).some(sendsMail));
  return sending.flatMap(({ source, root }) =>
    findEach(itemsOf(root, 'blocks'), (block) => {
      const type = valueAt(block, 'type');
      return type !== undefined && sendsMail(textOf(block, 'type'))
        ? [finding('form-without-email', source, type.range)]
        : [];
    }),
  );
}
