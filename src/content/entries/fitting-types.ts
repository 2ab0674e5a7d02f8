import { below, type Resolved } from '../../schema/schemas/schemas.ts';
import type { FieldType } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { isValueType, valueTypes } from '../../values/value-types.ts';

/** The types of fields that a key of an item is made for; none where any words will do. */
export function typesMeant(place: Resolved | undefined): readonly FieldType[] {
  if (place?.schema.type === 'array') return below(place.schema, 0)?.schema.type === 'object' ? ['list'] : ['texts'];
  return (place?.kind && valueTypes[place.kind].fields) ?? [];
}

/**
 * The types of fields that fit where no words do; undefined where words do.
 *
 * @param key what is wanted, where the schema only says that it is a field in braces
 */
export function typesWanted(place: Resolved | undefined, key: string): readonly FieldType[] | undefined {
  const name = place?.kind ?? key;
  const { fields, isRead } = isValueType(name) ? valueTypes[name] : {};
  return isRead === true ? undefined : fields;
}

/** Whether fields of a type fit somewhere by themselves. */
export function fitsIn(place: Resolved | undefined, key: string, type: FieldType): boolean {
  return typesWanted(place, key)?.includes(type) ?? fieldTypes[type].isNoWords !== true;
}
