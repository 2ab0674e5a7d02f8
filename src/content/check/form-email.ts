import { type Finding, finding } from '../findings/finding.ts';
import { findEach } from '../findings/most.ts';
import { mayHaveUnread } from '../settle/unread.ts';
import { entryOf, itemsOf, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { typesIn } from './summary.ts';

/** Whether blocks of a type send what visitors write. */
export function sendsMail(type: string | undefined): boolean {
  return type === 'contact-form' || type === 'newsletter';
}

const KEYS_OF_ACCOUNT = ['serviceId', 'templateId'];

/** A form needs `action`, or `email` or `forms` in site.yaml, to send anything. What it says of an account must be of use. */
export function checkFormsCanSend(site: Content, pages: readonly Content[]): Finding[] {
  const hasAccount = valueAt(site.root, 'email') !== undefined;
  const hasService = valueAt(site.root, 'forms') !== undefined;
  if (mayHaveUnread(site, ['email']) || mayHaveUnread(site, ['forms'])) return [];
  if (hasAccount && !hasService) return [];
  const sending = pages.filter((page) => typesIn(page).some(sendsMail));
  return sending.flatMap(({ source, root }) =>
    findEach(itemsOf(root, 'blocks'), (block) => {
      const type = valueAt(block, 'type');
      if (type === undefined || !sendsMail(textOf(block, 'type')) || valueAt(block, 'action') !== undefined) return [];
      if (!hasService) return [finding('form-without-email', source, type.range)];
      const description =
        'Forms of this site are sent to "forms.action" in site.yaml, not through EmailJS. Delete this line.';
      return KEYS_OF_ACCOUNT.flatMap((key) => {
        const entry = entryOf(block, key);
        return entry === undefined ? [] : [finding('idle-key', source, entry.keyRange, { key, description })];
      });
    }),
  );
}
