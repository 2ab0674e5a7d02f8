import type { ImageFile } from './media.ts';
import type { Href, Inline, RichText, Text } from './text.ts';

/** A piece of a long text that flows in a line. */
export type ProseInline =
  | Exclude<Inline, { readonly children: readonly Inline[] } | { readonly kind: 'mark' | 'icon' | 'picture' }>
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

// What is made of nodes is an interface, because a type can't be made of itself.

/** A list, whose entries are made of nodes. */
export interface ListOf<N> {
  readonly kind: 'list';
  readonly ordered: boolean;
  /** The number of the first entry of an ordered list. */
  readonly start: number;
  /** Whether its entries have space between them. */
  readonly loose: boolean;
  readonly items: readonly ListItemOf<N>[];
}

export type ListItemOf<N> = {
  /** Of a task: whether it is done. */
  readonly done?: boolean;
  readonly content: readonly N[];
};

/** How the words of a column stand. */
export type Alignment = 'start' | 'center' | 'end';

/** A table, with words in its cells. */
export type TableOf<W> = {
  readonly kind: 'table';
  readonly columns: readonly { readonly words: W; readonly align: Alignment }[];
  /** Each has as many cells as there are columns. */
  readonly rows: readonly (readonly W[])[];
};

export type ProseCode = {
  readonly kind: 'code';
  /** The name of the language, for people; absent for plain text. */
  readonly language?: string;
  readonly lines: readonly (readonly CodePiece[])[];
};

export interface QuoteOf<N> {
  readonly kind: 'quote';
  readonly content: readonly N[];
}
export type ParagraphOf<W> = { readonly kind: 'paragraph'; readonly words: W };
export type Break = { readonly kind: 'break' };

/** What long texts and passages have in common: parts with words, and parts made of nodes. */
export type PartOf<W, N> = ParagraphOf<W> | ListOf<N> | TableOf<W> | ProseCode | QuoteOf<N> | Break;

/** A part of a long text. */
export type ProseNode =
  | ProseHeading
  | ParagraphOf<ProseWords>
  | ListOf<ProseNode>
  | TableOf<ProseWords>
  | ProseCode
  | QuoteOf<ProseNode>
  | Break
  | { readonly kind: 'note'; readonly note: NoteKind; readonly content: readonly ProseNode[] }
  | { readonly kind: 'figure'; readonly image: ImageFile; readonly caption?: ProseWords };

/** A part of a passage. Links can't lead to its headings. */
export type PassageNode =
  | { readonly kind: 'heading'; readonly depth: ProseHeading['depth']; readonly words: Text }
  | ParagraphOf<Text>
  | ListOf<PassageNode>
  | TableOf<Text>
  | ProseCode
  | QuoteOf<PassageNode>
  | Break;

/** A text of a block as the block receives it: paragraphs, or parts where there is more than that. Its words are opaque. */
export type Passage = RichText | { readonly parts: readonly PassageNode[] };

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
