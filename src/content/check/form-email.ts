import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { entryOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Block } from './parts.ts';
import type { AcrossRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** Whether blocks of a type send what visitors write. */
export function sendsMail(type: string | undefined): boolean {
  return type === 'contact-form' || type === 'newsletter';
}

const KEYS_OF_ACCOUNT = ['serviceId', 'templateId'];

/** A form needs `action`, or `email` or `forms` in site.yaml, to send anything. What it says of an account must be of use. */
export const formEmailRule: AcrossRule = {
  scope: 'across',
  of: ['page', 'kind'],
  concerns: ({ types }, site) => types.some(sendsMail) && !isSent(site),
  find: { block: checkBlock },
};

/** Whether all forms of a site can be sent through its account, or may be: what could not be read may say how. */
function isSent({ settingAt }: SiteIndex): boolean {
  const [email, forms] = [settingAt('email'), settingAt('forms')];
  return email === 'unread' || forms === 'unread' || (email === 'written' && forms === 'absent');
}

function checkBlock({ content: { source }, block, type }: Block, site: SiteIndex): Finding[] {
  const written = valueAt(block, 'type');
  if (written === undefined || !sendsMail(type) || valueAt(block, 'action') !== undefined) return [];
  if (site.settingAt('forms') === 'absent') return [finding('form-without-email', inText(source, written.range))];
  return KEYS_OF_ACCOUNT.flatMap((key) => {
    const entry = entryOf(block, key);
    return entry === undefined
      ? []
      : [finding('idle-key', inText(source, entry.keyRange), { key, why: 'other-service' })];
  });
}
