import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeOf } from '../yaml/source.ts';
import { textOf, valueAt } from '../yaml/tree.ts';
import type { Content } from './contents.ts';

/** The account's keys must be real ones. */
export function checkEmail({ source, root }: Content): Diagnostic[] {
  const email = valueAt(root, 'email');
  return ['serviceId', 'templateId', 'publicKey'].flatMap((key) => {
    const node = valueAt(email, key);
    const value = textOf(email, key);
    if (node === undefined || value === undefined || value === '' || !isStandIn(value)) return [];
    return [diagnose('placeholder-key', placeOf(source, node.range), { key, value })];
  });
}

function isStandIn(value: string): boolean {
  return /your|placeholder|example|change.?me|replace|insert|todo|^x+$|x{4}|^[.…_*-]+$|^<.*>$|^\[.*\]$|^(?:service|template)_(?:id)?$|^\s*$/i.test(
    value,
  );
}
