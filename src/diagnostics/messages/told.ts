import type { MistakeFacts, PhraseFacts } from './generated/facts.ts';

// What is told of mistakes, by its name. It is made of what their words take, and of what that is made of (`derived.ts`).

type Maybe = string | undefined;

/** Facts without some of them. */
export type Without<Facts, Names extends string> = Facts extends unknown ? Omit<Facts, Names> : never;

type Names = readonly string[];

/** Why a field can't fill a list. */
export type ListMisfit =
  /** It has one value. */
  | { readonly why: 'one' }
  /** Fields of other types can. */
  | { readonly why: 'type'; readonly fits: Names }
  /** Its entries have no such field, or may leave it out. */
  | { readonly why: 'lacks'; readonly part: string; readonly isThere: boolean }
  /** One of the fields that its entries have is of another type. */
  | { readonly why: 'part'; readonly part: string; readonly partType: string; readonly fits: Names }
  /** No field of its entries is called like one of the keys. */
  | { readonly why: 'names'; readonly keys: Names };

/** A day that its month doesn't have. */
export type NoDay = { readonly date: string; readonly year: number; readonly month: number; readonly days: number };

/** How a block was shown when a mistake was seen. What is left out made no difference. */
export type SeenIn = {
  readonly width?: number;
  readonly mode?: string;
  readonly looks?: Names;
  readonly grounds?: Names;
};

/** Code or marks of another system in a text, which do nothing here. */
export type ForeignFacts = {
  readonly system: PhraseFacts['foreign']['why'];
  /** What it is for, if its name says so. */
  readonly purpose: Purpose | undefined;
  /** What visitors were to read of it, where that has to be said. */
  readonly words: string;
};

/** What may be wrong, by its name, with what its words take. */
export type WrongValue =
  | Exclude<PhraseFacts['wrong-values'], { readonly why: 'no-such-day' }>
  | ({ readonly why: 'no-such-day' } & NoDay);
export type KeyAdvice = PhraseFacts['key-advice'];
export type Role = PhraseFacts['related'];
export type Purpose = PhraseFacts['purposes'];
export type Reason = PhraseFacts['refusals'];
export type PropertyFault = Without<MistakeFacts['property-value'], 'leastPixels' | 'mostPixels'>;
export type Refused = MistakeFacts['unsupported-markdown'];
export type ShownHint =
  Without<MistakeFacts['shown-as-written'], 'written'> extends infer Hint
    ? Hint extends { readonly why: 'foreign' }
      ? { readonly why: 'foreign' } & ForeignFacts
      : Hint
    : never;

/** Faults of links that are told with these facts, and no others. */
type LinksWith<
  Names extends string,
  Fault = Without<MistakeFacts['bad-link'], 'isOfPage' | 'pageAddress'>,
> = Fault extends { readonly why: infer Why } & { readonly [N in Names]: unknown }
  ? [keyof Fault] extends [Names | 'why']
    ? Why
    : never
  : never;

/** Faults of which nothing needs to be known, and those of which it is what to write instead. */
export type PlainLink = LinksWith<never>;
export type BetterLink = LinksWith<'better'>;
export type LinkFault = MistakeFacts['bad-link'] & { readonly page?: { readonly address: Maybe } };
