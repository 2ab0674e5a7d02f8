import { below, type Resolved } from '../../schema/schemas/schemas.ts';
import type { FieldType } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { isValueType, valueTypes } from '../../values/value-types.ts';

/** The types of fields that a key of an item is made for; none where any words will do. */
export function typesMeant(place: Resolved | undefined): readonly FieldType[] {
  if (place?.schema.type === 'array') return below(place.schema, 0)?.schema.type === 'object' ? ['list'] : ['texts'];
  return (place?.kind && valueTypes[place.kind].fields) ?? [];
}

/** The types of fields that fit where no words do; undefined where words do. @param key what is wanted, where the schema doesn't say it */
export function typesWanted(place: Resolved | undefined, key: string): readonly FieldType[] | undefined {
  const name = place?.kind ?? key;
  const { fields, isRead } = isValueType(name) ? valueTypes[name] : {};
  return isRead === true ? undefined : fields;
}

/** Whether fields of a type fit somewhere by themselves. */
export function fitsIn(place: Resolved | undefined, key: string, type: FieldType): boolean {
  return typesWanted(place, key)?.includes(type) ?? fieldTypes[type].isNoWords !== true;
}

/** The types of fields that fit by themselves in a block, by what its schema says of their place; undefined where words do. One of a few words is none of a page. */
export function typesInBlock({ schema, kind }: Resolved): readonly FieldType[] | undefined {
  if (schema.type === 'boolean') return ['yes-no'];
  // What is written in one way only, such as an id, is said once in the layout.
  const isOneWay = schema.enum !== undefined || (schema.pattern !== undefined && kind === undefined);
  if (schema.type === 'string' && !isOneWay) return undefined;
  return schema.type === 'object' && kind !== undefined ? valueTypes[kind].fields : [];
}

/** Whether fields of a type fit somewhere in a block by themselves. A mark stands for yes and no. */
export function fitsInBlock(place: Resolved, type: FieldType): boolean {
  if (type === 'yes-no' && place.schema.marks === true) return true;
  return typesInBlock(place)?.includes(type) ?? fieldTypes[type].isNoWords !== true;
}
