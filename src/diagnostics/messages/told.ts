import type { MistakeFacts, PhraseFacts } from './generated/facts.ts';

// What is told of mistakes whose words are chosen by more than they show. What all others are told with is in `generated/facts.ts`.

type Maybe = string | undefined;

/** Facts without some of them. */
export type Without<Facts, Names extends string> = Facts extends unknown ? Omit<Facts, Names> : never;

type Names = readonly string[];

export type Anchor = {
  readonly anchor: string;
  /** What the link says before it: the page, if it isn't its own. */
  readonly before: string;
  readonly page: string;
  readonly suggestion: Maybe;
  /** Whether nothing else can have been meant. */
  readonly isSure: boolean;
  /** The id that a block could have for it. */
  readonly id: Maybe;
  /** Some of the places there, on a page without blocks. */
  readonly headings: Names | undefined;
};

export type TableColumn = { readonly kind: string; readonly name: string; readonly known: Names } & (
  | { readonly why: 'unknown'; readonly others: Names; readonly suggestion: Maybe }
  | { readonly why: 'twice' }
  /** No name of a column is in the first row; the row that has all that are needed. */
  | { readonly why: 'heads'; readonly row: number | undefined }
  | { readonly why: 'missing'; readonly field: string; readonly suggestion: Maybe }
);

/** Entries that stand under names, if all do. `key`: under which the list stands, if there is nothing else. */
type UnderNames = { readonly key: Maybe; readonly names: Names; readonly hasTitles: boolean };

/** What stands in the place of a list, or of an entry of one. */
export type DataList = { readonly kind: string; readonly isJson: boolean } & (
  | { readonly why: 'empty'; readonly isTable: boolean }
  | { readonly why: 'text' | 'entry' }
  | ({ readonly why: 'keys' } & UnderNames)
  | { readonly why: 'many'; readonly count: number; readonly most: number }
);

export type CellValue = {
  readonly value: string;
  readonly type: string;
  readonly choices: Names | undefined;
  readonly suggestion: Maybe;
  /** Of an empty cell: the column that says something, and means nothing without this one. */
  readonly besides?: string;
  /** What is wrong with it, as far as that is known. */
  readonly wrong?: WrongValue | undefined;
  /** Whether it says that there is nothing to say. */
  readonly isNothing?: boolean;
};

/** A file in pages/ that isn't a page; the file that a page of this name has, and its address. */
export type Stray = {
  readonly name: string;
  readonly kind: 'page' | 'json' | 'copy' | 'markdown' | 'html' | 'text' | 'other';
  readonly page: string;
  readonly route: string;
  readonly isTaken: boolean;
};

export type UnknownKey = {
  readonly key: string;
  readonly where: string;
  readonly suggestion: Maybe;
  /** What to do, where no key is suggested. */
  readonly advice?: KeyAdvice | undefined;
  /** All keys that may be meant, where it is more than one. */
  readonly all?: Names;
  /** Other keys beside it that go by another name here. */
  readonly others?: readonly { readonly key: string; readonly suggestion: string }[];
  /** What the suggested key is for. */
  readonly about?: string | { readonly example: string };
  /** Where the keys below it must become an entry of a list: the line to write, or that dashes make one of them. */
  readonly asList?: string;
  readonly known: Names;
};

export type MissingKey = {
  readonly key: string;
  readonly where: string;
  readonly example: string;
  readonly description: string;
  /** Keys that should be below the missing one, and are in its place. */
  readonly above?: Names;
  /** Whether these are those of an entry of its list. */
  readonly isEntry?: boolean;
  /** Whether the other keys are in braces. */
  readonly isInBraces?: boolean;
};

export type WhereForm = {
  readonly name: string;
  readonly type: string;
  readonly written: 'range' | 'list' | 'value';
  readonly choices: Names | undefined;
  /** What was written in the signs or words of others, and how it is asked here. */
  readonly source?: string;
  readonly better?: string;
  /** Whether that finds what says the value itself, too. */
  readonly isWider?: boolean;
};

/** What a list asks for that it can't find: beyond the bounds of its field, between crossed bounds, or a page by something else than its file. */
export type EmptyRange =
  | { readonly min: string; readonly max: string }
  | { readonly field: string; readonly filled: string }
  | {
      readonly field: string;
      readonly kind: string;
      readonly value: string;
      readonly bound: 'min' | 'max';
      readonly limit: string;
    };

export type QueryItem = {
  readonly block: string;
  readonly kind: string;
  readonly missing: Names;
  /** The types of fields that can stand for the first of them, where no words can. */
  readonly types: Names;
  /** Fields for it that a page may leave out; none if there are none. */
  readonly optional: Names;
  readonly hasPages: boolean;
};

export type HeadingLevel = {
  readonly written: string;
  readonly better: string;
  readonly above: string;
  /** Whether the heading is the title of the page, or may be: it is at the top of a text. */
  readonly top?: 'title' | 'maybe-title';
};

export type RedirectFromPage = {
  readonly from: string;
  readonly file: string;
  readonly isAlias: boolean;
  readonly isOwn: boolean;
  readonly isDocument: boolean;
};

export type WrongKind = {
  readonly key: string;
  readonly wanted: 'list' | 'keys';
  readonly found: 'list' | 'keys' | 'text';
  readonly example: string;
  /** The key that the list belongs under. */
  readonly above?: string;
  /** Whether it is one entry of the key's list. */
  readonly isEntry?: boolean;
  /** Whether what is there could not be used as it is, with or without a dash. */
  readonly isOther?: boolean;
  /** Whether the list has several entries, of which one can stay. */
  readonly isSeveral?: boolean;
};

/** What axe has found: its rule, the element, and what is wrong with that. Of `oneOf`, one has to be put right. */
export type Barrier = {
  readonly rule: string;
  readonly element: string;
  readonly criterion: Maybe;
  readonly each: Names;
  readonly oneOf: Names;
  readonly seen: SeenIn;
};

export type NotText = {
  readonly key: string;
  readonly written: string;
  readonly becomes: 'yes-or-no' | 'number' | { readonly number: string };
  readonly better: string;
  readonly isMark: boolean;
};

export type BadIndent = {
  readonly what: string;
  readonly spaces: number;
  readonly expected: number | undefined;
  /** A key above in the column that is expected. */
  readonly beside?: string;
  /** Whether that is the first key of an entry of a list. */
  readonly isEntry?: boolean;
};

export type MissingIndent = {
  readonly line: number;
  readonly key?: string;
  readonly keys?: Names;
  /** Whether they belong to an entry of the key's list that starts on the line. */
  readonly isEntry?: boolean;
  /** The key that they belong next to. */
  readonly beside?: { readonly key: string; readonly line: number };
  /** How far a list must move to the right to be under its key. */
  readonly spaces?: number;
};

/** A field that can't fill a place in a layout. */
export type FieldType = {
  readonly name: string;
  readonly type: string;
  readonly key: string;
  /** The types of fields that fit there, and the fields that have one of them. */
  readonly fits: Names;
  readonly others: Names;
  /** Whether it fits in a cell of a table where nothing else stands. */
  readonly fitsAlone?: boolean;
  /** Where a list is wanted: why it can't be that one. */
  readonly misfit?: ListMisfit;
};

/** Why a field can't fill a list. */
export type ListMisfit =
  /** It has one value. */
  | { readonly why: 'one' }
  /** Fields of other types can. */
  | { readonly why: 'type'; readonly fits: Names }
  /** Its entries have no such field, or may leave it out. */
  | { readonly why: 'lacks'; readonly key: string; readonly isThere: boolean }
  /** One of the fields that its entries have is of another type. */
  | { readonly why: 'part'; readonly key: string; readonly type: string; readonly fits: Names }
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
export type Secret = PhraseFacts['secrets'];
export type Purpose = PhraseFacts['purposes'];
export type GitReason = PhraseFacts['git'];
export type Reason = PhraseFacts['refusals'];
export type WebFault = PhraseFacts['web-faults'];
export type SvgDanger = MistakeFacts['unsafe-svg'];
export type PropertyFault = Without<MistakeFacts['property-value'], 'leastPixels' | 'mostPixels'>;
export type FormAddressProblem = MistakeFacts['form-address']['problem'];
export type EmbedFault = MistakeFacts['bad-embed'];
export type PictureFault = MistakeFacts['bad-image-address'];
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
> = Fault extends {
  readonly why: infer Why;
}
  ? [Exclude<keyof Fault, 'why'>, Names] extends [Names, Exclude<keyof Fault, 'why'>]
    ? Why
    : never
  : never;

/** Faults of which nothing needs to be known, and those of which it is what to write instead. */
export type PlainLink = LinksWith<never>;
export type BetterLink = LinksWith<'better'>;
export type LinkFault = MistakeFacts['bad-link'] & { readonly page?: { readonly address: Maybe } };
