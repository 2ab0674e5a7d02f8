import type { Words } from './generated/resolved.ts';
import type { Alignment, NoteKind, ProseCode } from './prose.ts';
import type { Ornament, Ramp } from './theme.ts';

/** A piece of a printed text that flows in a line. */
export type PrintInline =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'strike'; readonly children: PrintWords }
  | { readonly kind: 'code'; readonly text: string }
  /** `to` is a whole address: `https://...`, `mailto:...`. */
  | { readonly kind: 'link'; readonly to: string; readonly children: PrintWords }
  /** To a part of the same document, by its id. */
  | { readonly kind: 'jump'; readonly to: string; readonly children: PrintWords }
  /** The number that calls a footnote. */
  | { readonly kind: 'call'; readonly number: number; readonly to: string }
  | { readonly kind: 'break' };

export type PrintWords = readonly PrintInline[];

export type PrintHeading = {
  readonly kind: 'heading';
  /** 1 is the document's own title. */
  readonly level: 2 | 3 | 4 | 5 | 6;
  /** Unique in the document. Headings without one are nothing that a link leads to. */
  readonly id?: string;
  readonly words: PrintWords;
  readonly tagline?: PrintWords;
};

export type PrintParagraph = {
  readonly kind: 'paragraph';
  readonly words: PrintWords;
  /**
   * How it looks, where it isn't plain text: `small` for what is said beside a thing, `lead` for the first words of a part, `label`
   * for the name of what comes next.
   */
  readonly look?: 'small' | 'lead' | 'label';
};

export type PrintList = {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly start: number;
  readonly items: readonly PrintListItem[];
};

export type PrintListItem = {
  /** Of a footnote: what its call leads to. */
  readonly id?: string;
  /** Of a task: whether it is done. */
  readonly done?: boolean;
  readonly content: readonly PrintPart[];
};

export type PrintTable = {
  readonly kind: 'table';
  readonly columns: readonly { readonly words: PrintWords; readonly align: Alignment }[];
  readonly rows: readonly (readonly PrintWords[])[];
};

/** A picture of the text. Without `file`, its alt text stands for it. */
export type PrintFigure = {
  readonly kind: 'figure';
  /** Address of a file in `public/`: `/images/plan.png`. */
  readonly file?: string;
  readonly address: string;
  readonly alt: string;
  readonly caption?: PrintWords;
};

/** Numbers to remember, each with what it counts. */
export type PrintFigures = {
  readonly kind: 'figures';
  readonly items: readonly { readonly value: PrintWords; readonly label: PrintWords; readonly more: PrintWords }[];
};

/** Things of the same rank, each with its parts; two stand side by side if they are short. */
export type PrintCards = { readonly kind: 'cards'; readonly items: readonly (readonly PrintPart[])[] };

export type PrintPart =
  | PrintHeading
  | PrintParagraph
  | PrintList
  | PrintTable
  | ProseCode
  | PrintFigure
  | PrintFigures
  | PrintCards
  | { readonly kind: 'quote'; readonly content: readonly PrintPart[] }
  | { readonly kind: 'note'; readonly note: NoteKind; readonly content: readonly PrintPart[] }
  | { readonly kind: 'rule' };

/** What a document says by itself, in the site's words. */
export type PrintLabels = Pick<Words, 'contents' | NoteKind>;

/** A page as a document on paper: all that its PDF says, as plain data. */
export type PrintPlan = {
  readonly siteName: string;
  /** Whole address of the page. */
  readonly address: string;
  /** BCP 47. */
  readonly language: string;
  readonly brand: Ramp;
  /** What is drawn on the cover. */
  readonly ornament: Ornament;
  /** Whether it has a cover. Left out, it has one if it's long. */
  readonly cover?: boolean;
  readonly words: PrintLabels;
  readonly title: string;
  readonly description: string;
  /** What is on the cover besides: a line above the title, and facts such as author and date. */
  readonly tagline?: string;
  readonly facts: readonly string[];
  readonly parts: readonly PrintPart[];
};
