import { type Finding, finding } from '../findings/finding.ts';
import { textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';

/** The account's keys must be real ones. */
export function checkEmail({ source, root }: Content): Finding[] {
  const email = valueAt(root, 'email');
  return ['serviceId', 'templateId', 'publicKey'].flatMap((key) => {
    const node = valueAt(email, key);
    const value = textOf(email, key);
    if (node === undefined || value === undefined || value === '' || !isStandIn(value)) return [];
    return [finding('placeholder-key', source, node.range, { key, value })];
  });
}

function isStandIn(value: string): boolean {
  return /your|placeholder|example|change.?me|replace|insert|todo|^x+$|x{4}|^[.…_*-]+$|^<.*>$|^\[.*\]$|^(?:service|template)_(?:id)?$|^\s*$/i.test(
    value,
  );
}
