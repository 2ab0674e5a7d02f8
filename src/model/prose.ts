import type { ImageFile } from './media.ts';
import type { Href, Inline } from './text.ts';

/** A piece of a long text that flows in a line. */
export type ProseInline =
  | Exclude<Inline, { readonly children: readonly Inline[] }>
  | { readonly kind: 'strong' | 'emphasis' | 'strike'; readonly children: readonly ProseInline[] }
  | { readonly kind: 'link'; readonly to: Href; readonly children: readonly ProseInline[] }
  | { readonly kind: 'break' }
  | { readonly kind: 'image'; readonly image: ImageFile }
  | FootnoteCall;

/** The number in a text that leads to a footnote. */
export type FootnoteCall = {
  readonly kind: 'footnote';
  readonly number: number;
  /** Of the number itself, for the way back. */
  readonly id: string;
  /** Of the footnote. */
  readonly noteId: string;
};

/** Words of a long text. Opaque, like `Text`. */
export type ProseWords = readonly ProseInline[];

/** What a note tells its reader to do, in the words of GitHub's `> [!NOTE]`. */
export type NoteKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** What a stretch of code is; its colour follows from that. */
export type CodeToken = 'comment' | 'string' | 'constant' | 'keyword' | 'function' | 'punctuation';

/** A stretch of a line of code: plain, or of a kind. */
export type CodePiece = string | readonly [token: CodeToken, text: string];

export type ProseHeading = {
  readonly kind: 'heading';
  /** As it is written: 2 for `##`. */
  readonly depth: 2 | 3 | 4 | 5 | 6;
  /** Unique on the page. */
  readonly id: string;
  readonly words: ProseWords;
};

export type ProseList = {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** The number of the first entry of an ordered list. */
  readonly start: number;
  /** Whether its entries have space between them. */
  readonly loose: boolean;
  readonly items: readonly ProseListItem[];
};

export type ProseListItem = {
  /** Of a task: whether it is done. */
  readonly done?: boolean;
  readonly content: readonly ProseNode[];
};

/** How the words of a column stand. */
export type Alignment = 'start' | 'center' | 'end';

export type ProseTable = {
  readonly kind: 'table';
  readonly columns: readonly { readonly words: ProseWords; readonly align: Alignment }[];
  /** Each has as many cells as there are columns. */
  readonly rows: readonly (readonly ProseWords[])[];
};

export type ProseCode = {
  readonly kind: 'code';
  /** The name of the language, for people; absent for plain text. */
  readonly language?: string;
  readonly lines: readonly (readonly CodePiece[])[];
};

/** A part of a long text. */
export type ProseNode =
  | ProseHeading
  | { readonly kind: 'paragraph'; readonly words: ProseWords }
  | ProseList
  | ProseTable
  | ProseCode
  | { readonly kind: 'quote'; readonly content: readonly ProseNode[] }
  | { readonly kind: 'note'; readonly note: NoteKind; readonly content: readonly ProseNode[] }
  | { readonly kind: 'figure'; readonly image: ImageFile; readonly caption?: ProseWords }
  | { readonly kind: 'break' };

/** What stands under a text, and where in the text it is called. */
export type Footnote = {
  readonly number: number;
  readonly id: string;
  /** Of the numbers in the text that lead here. */
  readonly calls: readonly string[];
  readonly content: readonly ProseNode[];
};

/** A long text as blocks receive it: placeholders filled in, Markdown parsed, code coloured. Plain data. */
export type Prose = {
  readonly content: readonly ProseNode[];
  readonly footnotes: readonly Footnote[];
};
