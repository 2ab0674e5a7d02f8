import type { FieldType } from '../../schema/schemas/kind-field.ts';
import { below, type Resolved } from '../../schema/schemas/schemas.ts';

/** The types of fields that fit where no words do, by the kind of what is wanted there. */
const TYPES_FOR: Readonly<Record<string, readonly FieldType[]>> = {
  image: ['image'],
  icon: ['icon'],
  href: ['link', 'file'],
  file: ['file', 'link'],
};

/** The types of fields that are meant for values which the plan reads: any words can stand there, but say nothing. */
const TYPES_READ: Readonly<Record<string, readonly FieldType[]>> = {
  days: ['date', 'date-range'],
  dates: ['date', 'date-range'],
  daysOfWeek: ['day-of-week', 'date'],
  timeSpan: ['time', 'time-range'],
  place: ['place'],
};

/** The types of fields that a key of an item is made for; none where any words will do. */
export function typesMeant(place: Resolved | undefined): readonly FieldType[] {
  if (place?.schema.type === 'array') return below(place.schema, 0)?.schema.type === 'object' ? ['list'] : ['texts'];
  return typesWanted(place, '') ?? TYPES_READ[place?.kind ?? ''] ?? [];
}

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
