import { deleteItem } from '../../schema/edits/entries.ts';
import { type Finding, finding, withEdits } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type ScalarNode } from '../../yaml/syntax/tree.ts';
import { deleteEntry } from '../../yaml/text/edits.ts';
import type { Content } from '../check/contents.ts';

/** The files that site.yaml lets through by name, as they are written there: `/keys/demo.pem`. */
export function allowedFiles(site: Content | undefined): ReadonlySet<string> {
  return new Set(entriesOf(site).map(({ value }) => String(value)));
}

/**
 * A name that lets nothing through would let something through one day, unseen.
 * @param needed the files that could not be published without their name in the list
 */
export function checkAllowed(site: Content, needed: ReadonlySet<string>, files: ReadonlySet<string>): Finding[] {
  const entries = entriesOf(site);
  return entries.flatMap((node) => {
    const name = String(node.value);
    if (needed.has(name)) return [];
    const mistake = finding('idle-permission', site.source, node.range, { name, exists: files.has(name) });
    // Without its last entry the key would be empty.
    const list = entries.length === 1 ? entryOf(site.root, 'allowedFiles') : undefined;
    const fix = list === undefined ? deleteItem(site.source, node.range) : deleteEntry(site.source, list.keyRange);
    return [withEdits(mistake, fix)];
  });
}

function entriesOf(site: Content | undefined): ScalarNode[] {
  return itemsOf(site?.root, 'allowedFiles').filter((node) => node.kind === 'scalar');
}
