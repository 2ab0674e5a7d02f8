import { type Finding, finding } from '../findings/finding.ts';
import { itemsOf, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { sendsMail } from './form-email.ts';

/** The keys of the account must be real ones, in site.yaml and in forms that have some of their own. */
export function checkEmail({ source, root }: Content): Finding[] {
  const forms = [...itemsOf(root, 'blocks'), ...itemsOf(root, 'layout')].filter((block) =>
    sendsMail(textOf(block, 'type')),
  );
  return [valueAt(root, 'email'), ...forms].flatMap((account) =>
    ['serviceId', 'templateId', 'publicKey'].flatMap((key) => {
      const node = valueAt(account, key);
      const value = textOf(account, key);
      if (node === undefined || value === undefined || value === '' || !isStandIn(value)) return [];
      return [finding('placeholder-key', source, node.range, { key, value })];
    }),
  );
}

/** Whether a value is what manuals write where one's own belongs. */
export function isStandIn(value: string): boolean {
  return /your|placeholder|example|change.?me|replace|insert|todo|^x+$|x{4}|^[.…_*-]+$|^<.*>$|^\{.*\}$|^\[.*\]$|^(?:service|template)_(?:id)?$|^\s*$/i.test(
    value,
  );
}
