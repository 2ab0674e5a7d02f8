import type { Icon } from '../../model/media.ts';
import type { Inline } from '../../model/text.ts';

/** A value that a component merely carries. Texts and addresses are not empty: emptiness is structure. */
export type Slot =
  | { readonly kind: 'text' | 'address'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'words'; readonly value: readonly Inline[] }
  | { readonly kind: 'icon'; readonly value: Icon };

/** What stands in the place of a slot. */
export type Replacer = (slot: Slot, index: number) => unknown;

/** Whether words begin or end with bare text: React parts it from bare text beside it. */
export const isBare = (inline: Inline | undefined): boolean => typeof inline === 'string' && inline !== '';

/** An item of a list, as it was come across. */
export type Item = {
  /** Which list it is in. */
  readonly list: number;
  /** Where its structure is in the key, and its slots among all: the first, and the first after it. */
  readonly key: readonly [number, number];
  readonly slots: readonly [number, number];
  /** As it is in the plan. */
  readonly of: unknown;
};

/** For each list, which of its items stands in each place. */
export type Order = readonly (readonly number[])[];

/** What stands in the place of slots, and of the items of lists: what is there, where one is left out. */
export type Substitution = { readonly replace?: Replacer; readonly order?: Order };
