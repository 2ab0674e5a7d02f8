import type { WrittenKind } from '../model/generated/written.ts';
import type { Json } from '../model/json.ts';

type Written = NonNullable<WrittenKind['fields']>[number];

export type FieldType = Written['type'];

/** A field of a kind, whose keys `schemas/kind.schema.json` describes. */
export type Field = Readonly<Omit<Written, 'example' | 'choices' | 'min' | 'max' | 'fields'>> & {
  readonly example?: Json;
  readonly choices?: readonly string[];
  readonly min?: string | number;
  readonly max?: string | number;
  readonly fields?: readonly Field[];
};

/** A text in the form in which it is written here, and whether it can mean nothing else. */
export type TextMeant = { readonly text: string; readonly isSure: boolean };
