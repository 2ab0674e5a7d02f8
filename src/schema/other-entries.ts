import { type Finding, finding, inText, withRelated } from '../yaml/findings/finding.ts';
import { entryOf, type ListNode, type MapNode, type Node } from '../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../yaml/text/source.ts';
import { isWhole } from './schemas/can-hold.ts';
import { below, blockNames, type Schema, schemaOf } from './schemas/schemas.ts';
import { meantKey } from './schemas/synonyms.ts';

/**
 * The lists of a block that were written for another one: every entry lacks what it must have here, has keys that mean
 * nothing here, and would be right there. Key by key that would be twice as many mistakes as there are entries.
 */
export function otherEntries(source: SourceText, block: MapNode, name: string): Finding[] {
  return block.entries.flatMap(({ key, value }) => {
    const own = entrySchema(name, key);
    if (own === undefined || value.kind !== 'list' || value.items.length === 0) return [];
    if (!value.items.every((entry) => isStrange(own, entry))) return [];
    const blocks = blockNames().filter((other) => {
      const schema = other === name ? undefined : entrySchema(other, key);
      return schema !== undefined && value.items.every((entry) => isWhole(schema, entry));
    });
    if (blocks.length === 0) return [];
    const mistake = finding('other-entries', inText(source, startOfList(value)), {
      key,
      name,
      blocks,
      needed: own.required ?? [],
    });
    const type = entryOf(block, 'type');
    const isNamed =
      type === undefined ? mistake : withRelated(mistake, { source, range: type.value.range }, { why: 'block' });
    // Nothing else is to be said about the list.
    return [{ ...isNamed, covers: [value.range] }];
  });
}

/** What a block wants of each entry of one of its lists; undefined if it has no such list, or one of texts. */
function entrySchema(block: string, key: string): Schema | undefined {
  const list = below(schemaOf(`blocks/${block}`), key)?.schema;
  const entry = list === undefined ? undefined : below(list, 0)?.schema;
  return entry?.properties === undefined ? undefined : entry;
}

/** Whether an entry has a key too many and lacks one, also when its keys are taken for what they probably mean. */
function isStrange({ properties = {}, required = [] }: Schema, entry: Node): boolean {
  if (entry.kind !== 'map') return false;
  const present = entry.entries.map(({ key }) => key);
  const missing = required.filter((key) => !present.includes(key));
  const unknown = present.filter((key) => !Object.hasOwn(properties, key));
  const meant = unknown.map((key) => meantKey(key, { known: Object.keys(properties), missing, present }));
  return unknown.length > 0 && missing.some((key) => !meant.includes(key));
}

/** The first key of the first entry. */
function startOfList({ items, range }: ListNode): Range {
  const [first] = items;
  return (first?.kind === 'map' ? first.entries[0]?.keyRange : undefined) ?? range;
}
