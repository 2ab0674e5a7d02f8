import { isObject, type Json } from '../../model/json.ts';
import { below, resolve, type Schema } from '../../schema/schemas/schemas.ts';
import { valueTypes } from '../../values/value-types.ts';

/** The entries of a list as its schema wants them to be shown: by the days and times under some keys of theirs. Others stay in the order in which they are. */
export function inOrder(entries: readonly Json[], list: Schema, language: () => string): readonly Json[] {
  const { inOrderOf, items = {} } = list;
  if (inOrderOf === undefined) return entries;
  const { schema } = resolve(items);
  const placed = entries.map((entry) => ({
    entry,
    places: inOrderOf.map((key): Place => {
      if (!isObject(entry)) return '';
      const written = String(entry[key] ?? '');
      const { kind } = below(schema, key) ?? {};
      return (kind && valueTypes[kind].sortKey?.(written, language())) ?? written;
    }),
  }));
  return placed.toSorted((a, b) => compared(a.places, b.places)).map(({ entry }) => entry);
}

type Place = number | string;

function compared(a: readonly Place[], b: readonly Place[]): number {
  const at = a.findIndex((place, index) => place !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}
