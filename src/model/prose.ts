import type { ImageFile } from './media.ts';
import type { RichText, Text } from './text.ts';

/** What a note tells its reader to do, in the words of GitHub's `> [!NOTE]`. */
export type NoteKind = 'note' | 'tip' | 'important' | 'warning' | 'caution';

/** What a stretch of code is; its colour follows from that. */
export type CodeToken = 'comment' | 'string' | 'constant' | 'keyword' | 'function' | 'punctuation';

export type CodePiece = string | readonly [token: CodeToken, text: string];

export type ProseHeading = {
  readonly kind: 'heading';
  /** As it is written: 2 for `##`. */
  readonly depth: 2 | 3 | 4 | 5 | 6;
  /** Unique on the page. Those of a text of a block have none: links can't lead there. */
  readonly id?: string;
  readonly words: Text;
};

export type ProseList = {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly start: number;
  readonly loose: boolean;
  readonly items: readonly ListEntry[];
};

export type ListEntry = {
  /** Of a task: whether it is done. */
  readonly done?: boolean;
  readonly content: readonly ProseNode[];
};

export type Alignment = 'start' | 'center' | 'end';

export type ProseTable = {
  readonly kind: 'table';
  readonly columns: readonly { readonly words: Text; readonly align: Alignment }[];
  /** Each has as many cells as there are columns. */
  readonly rows: readonly (readonly Text[])[];
};

export type ProseCode = {
  readonly kind: 'code';
  /** The name of the language, for people; absent for plain text. */
  readonly language?: string;
  readonly lines: readonly (readonly CodePiece[])[];
};

/** What long texts and texts of blocks have in common. */
export type ProsePart =
  | { readonly kind: 'paragraph'; readonly words: Text }
  | ProseList
  | ProseTable
  | ProseCode
  | { readonly kind: 'quote'; readonly content: readonly ProseNode[] }
  | { readonly kind: 'break' };

/** A part of a text. Notes and figures are in long texts alone. */
export type ProseNode =
  | ProseHeading
  | ProsePart
  | { readonly kind: 'note'; readonly note: NoteKind; readonly content: readonly ProseNode[] }
  | { readonly kind: 'figure'; readonly image: ImageFile; readonly caption?: Text };

/** A text of a block as the block receives it: paragraphs, or parts where there is more than that. Its words are opaque. */
export type Passage = RichText | { readonly parts: readonly ProseNode[] };

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
