import type { Words } from '../../model/generated/resolved.ts';
import { below, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';

/**
 * Which fields of an entry stand for a key of a list's items, where they have other names. The first that the entry has is
 * taken.
 */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  label: ['title'],
  name: ['title'],
  badge: ['industry', 'category'],
  points: ['results'],
  group: ['section', 'category'],
  meta: ['downloadSize'],
  download: ['pdf'],
};

/** Keys that are links, while a field is an address: the words of the site that stand on them. */
const LABELS: Readonly<Record<string, keyof Words>> = { download: 'downloadPdf' };

/** What stands on the link that a key of a list's items is; undefined for a key that is none. */
export function labelFor(key: string): keyof Words | undefined {
  return LABELS[key];
}

/** The fields of an entry that may stand for a key of a list's items. */
export function fieldsFor(key: string): readonly string[] {
  return [key, ...(ALSO[key] ?? [])];
}

/** What the items of a block look like. @param block its type */
export function itemSchemaOf(block: string): Schema {
  return below(below(schemaOf(`blocks/${block}`), 'items')?.schema ?? {}, 0)?.schema ?? {};
}

/** The fields of an entry that the items of a block can show: the title also leads to its neighbours. */
export function fieldsShownIn(block: string): ReadonlySet<string> {
  const item = itemSchemaOf(block);
  const link = below(below(item, 'links')?.schema ?? {}, 0)?.schema ?? {};
  return new Set(['title', ...Object.keys({ ...item.properties, ...link.properties }).flatMap(fieldsFor)]);
}
