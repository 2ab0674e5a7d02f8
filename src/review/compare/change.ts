import type { Json } from '../../model/json.ts';

/** What a value is to a reviewer. */
export const sorts = [
  'text',
  'price',
  'date',
  'hours',
  'link',
  'picture',
  'icon',
  'form',
  'theme',
  'setting',
  'block',
  'entry',
] as const;

export type Sort = (typeof sorts)[number];

/** A step on the way to a value: a key, or an entry of a list with its noun, its position and what people call it by. */
export type Step =
  | { readonly in: 'field'; readonly key: string; readonly label: string }
  | {
      readonly in: 'block' | 'entry';
      readonly noun: string;
      readonly at: number;
      readonly name: string | undefined;
      /** Whether it means something which entry comes first. */
      readonly isOrdered: boolean;
    };

/** A step to an entry. */
export type EntryStep = Exclude<Step, { readonly in: 'field' }>;

/** The way to a value, from the top of its file. */
export type Place = readonly Step[];

/** One thing that another state says otherwise. */
export type Change = {
  readonly what: 'changed' | 'added' | 'removed' | 'moved';
  readonly sort: Sort;
  /** Positions are those after; of what was removed, those before. */
  readonly place: Place;
  /** Undefined for what was added or moved. */
  readonly before?: Json;
  /** Undefined for what was removed or moved. */
  readonly after?: Json;
  /** Of an entry that moved, and of nothing else: its position before. */
  readonly from?: number;
};

/** Keys and positions that lead to a value: `blocks`, 0, `title`. */
export function pathOf(place: Place): (string | number)[] {
  return place.map((step) => (step.in === 'field' ? step.key : step.at));
}
