import type { FieldType } from '../../schema/schemas/kind-field.ts';
import type { Resolved } from '../../schema/schemas/schemas.ts';

/** The types of fields that fit where no words do, by the kind of what is wanted there. */
const TYPES_FOR: Readonly<Record<string, readonly FieldType[]>> = {
  image: ['image'],
  icon: ['icon'],
  href: ['link', 'file'],
  file: ['file', 'link'],
};

/** Types of fields that are no words where they stand by themselves. */
export const NO_WORDS: readonly FieldType[] = ['image', 'yes-no', 'list'];

/**
 * The types of fields that fit where no words do; undefined where words do.
 *
 * @param key what is wanted, where the schema only says that it is a field in braces
 */
export const typesWanted = (place: Resolved | undefined, key: string): readonly FieldType[] | undefined =>
  TYPES_FOR[place?.kind ?? key];

/** Whether fields of a type fit somewhere by themselves. */
export function fitsIn(place: Resolved | undefined, key: string, type: FieldType): boolean {
  return typesWanted(place, key)?.includes(type) ?? !NO_WORDS.includes(type);
}
