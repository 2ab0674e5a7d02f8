import type { Words } from './generated/resolved.ts';
import type { NoteKind, ProseNode } from './prose.ts';
import type { Href, Text } from './text.ts';
import type { Ornament, Ramp } from './theme.ts';

export type PrintHeading = {
  readonly kind: 'heading';
  /** 1 is the document's own title. */
  readonly level: 2 | 3 | 4 | 5 | 6;
  /** Unique in the document. Headings without one are nothing that a link leads to. */
  readonly id?: string;
  readonly words: Text;
  readonly tagline?: Text;
};

export type PrintParagraph = {
  readonly kind: 'paragraph';
  readonly words: Text;
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

/** Numbers to remember, each with what it counts. */
export type PrintFigures = {
  readonly kind: 'figures';
  readonly items: readonly { readonly value: Text; readonly label: Text; readonly more: Text }[];
};

/** Things of the same rank, each with its parts; two stand side by side if they are short. */
export type PrintCards = { readonly kind: 'cards'; readonly items: readonly (readonly PrintPart[])[] };

/** A part of a long text, or what blocks have besides. */
export type PrintPart =
  | Exclude<ProseNode, { readonly kind: 'paragraph' | 'list' }>
  | PrintHeading
  | PrintParagraph
  | PrintList
  | PrintFigures
  | PrintCards;

/** Where a document and its page are, by which links in it are told from others. */
export type PrintPlace = {
  /** `https://example.com`. */
  readonly origin: string;
  readonly base: string;
  readonly route: string;
  /** Whole address of the page. */
  readonly address: string;
  /** Whole address of the document. */
  readonly document: string;
};

export const isDocument = ({ href }: Href, { origin, document }: PrintPlace): boolean => origin + href === document;

/** The whole address that a link leads to: a document is read away from its site. One to itself leads to its page. */
export function addressOf({ kind, href }: Href, place: PrintPlace): string {
  const { origin, base, address } = place;
  if (isDocument({ kind, href }, place)) return address;
  if (kind === 'page') return `${origin}${base}${href.slice(1)}`;
  if (href.startsWith('#')) return `${address}${href}`;
  return href.startsWith('/') ? `${origin}${href}` : href;
}

/** What a document says by itself, in the site's words. */
export type PrintLabels = Pick<Words, 'contents' | NoteKind>;

/** A page as a document on paper: all that its PDF says, as plain data. */
export type PrintPlan = PrintPlace & {
  readonly siteName: string;
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
