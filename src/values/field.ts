import type { Json } from '../model/json.ts';

/** What can be written in a field of an entry. */
export type FieldType =
  | 'text'
  | 'richText'
  | 'texts'
  | 'date'
  | 'date-range'
  | 'time'
  | 'time-range'
  | 'day-of-week'
  | 'duration'
  | 'number'
  | 'yes-no'
  | 'link'
  | 'file'
  | 'video'
  | 'image'
  | 'icon'
  | 'place'
  | 'choice'
  | 'entry'
  | 'list';

export type Field = {
  readonly name: string;
  readonly type: FieldType;
  readonly description?: string;
  /** What visitors call it. */
  readonly label?: string;
  readonly required?: boolean;
  /** What a new page says there to begin with. */
  readonly example?: Json;
  /** Of type `choice`: what can be written, in the order of sorting. */
  readonly choices?: readonly string[];
  /** Of type `choice`, `day-of-week` or `entry`: whether a page can say several, as a list. */
  readonly many?: boolean;
  /** Of type `number`: how it is shown. */
  readonly currency?: string;
  readonly unit?: string;
  readonly decimals?: number;
  /** Of what comes in an order: the first and the last that can be written, as it is written. */
  readonly min?: string | number;
  readonly max?: string | number;
  /** Of type `text`: what the whole text must look like, and what is said where it doesn't. */
  readonly pattern?: string;
  readonly message?: string;
  /** Whether no two pages of the kind may say the same. */
  readonly unique?: boolean;
  /** Of type `image`: whether a page without one gets a cover. */
  readonly cover?: boolean;
  /** Of type `entry`: the kind of the other entry. */
  readonly kind?: string;
  /** Of type `list`: what each entry of the list has. */
  readonly fields?: readonly Field[];
};

/** A text in the form in which it is written here, and whether it can mean nothing else. */
export type TextMeant = { readonly text: string; readonly isSure: boolean };
