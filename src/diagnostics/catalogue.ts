import type { ofMistakes } from './messages/derived.ts';
import { catalogue } from './messages/generated/catalogue.ts';
import type { MistakeFacts } from './messages/generated/facts.ts';
import type { Without } from './messages/told.ts';
import type { Traits } from './traits.ts';

/** Everything we can say: code -> severity and traits, as `messages/traits.yaml` has them. Codes are permanent. */
export { catalogue };

/** A code of the catalogue. */
export type Code = keyof MistakeFacts;

/** What is told of a mistake: what its words use, but for what is made of what else is told. */
export type Told<C extends Code> = C extends keyof typeof ofMistakes
  ? ToldFor<MistakeFacts[C], (typeof ofMistakes)[C]>
  : MistakeFacts[C];

type ToldFor<Facts, Derive> = Derive extends (given: infer Given) => infer Made
  ? Without<Facts, KeysOf<Given> | KeysOf<Made>> & Given
  : never;

type KeysOf<Facts> = Facts extends unknown ? keyof Facts & string : never;

/** The same, as arguments. */
export type Facts<C extends Code> = Partial<Told<C>> extends Told<C> ? [facts?: Told<C>] : [facts: Told<C>];

/** What is known of a code besides its words. */
export function traitsOf(code: Code): Traits {
  return catalogue[code].traits;
}

/** Whether there is a problem of this name. */
export function isCode(code: string): code is Code {
  return Object.hasOwn(catalogue, code);
}
