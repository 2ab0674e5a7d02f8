import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { sendsMail } from './form-email.ts';
import { ANY, type FileRule } from './rule.ts';

/** The keys of the account must be real ones, in site.yaml and in forms that have some of their own. */
export const emailRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    whole: ({ sort, source, root }) => (sort === 'settings' ? standInsOf(valueAt(root, 'email'), source) : []),
    block: ({ content, block, type }) => (sendsMail(type) ? standInsOf(block, content.source) : []),
  },
};

function standInsOf(account: Node | undefined, source: SourceText): Finding[] {
  return ['serviceId', 'templateId', 'publicKey'].flatMap((key) => {
    const node = valueAt(account, key);
    const value = textOf(account, key);
    if (node === undefined || value === undefined || value === '' || !isStandIn(value)) return [];
    return [finding('placeholder-key', inText(source, node.range), { key, value })];
  });
}

/** Whether a value is what manuals write where one's own belongs. */
export function isStandIn(value: string): boolean {
  return /your|placeholder|example|change.?me|replace|insert|todo|^x+$|x{4}|^[.…_*-]+$|^<.*>$|^\{.*\}$|^\[.*\]$|^(?:service|template)_(?:id)?$|^\s*$/i.test(
    value,
  );
}
