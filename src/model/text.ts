import type { Icon, Image, ImageFile } from './media.ts';

/**
 * A piece of a text that flows in a line. What is struck out, images, footnotes and breaks are in long texts alone, a `picture` in cells of tables. `year` stands for the current year: the build writes the year it
 * ran in, and the boot script corrects it in the browser. Code that is `long` may be broken into lines. A `mark` says yes or no; its
 * words, and those of an `icon`, are for who doesn't see it.
 */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'strike'; readonly children: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string; readonly long?: true }
  | { readonly kind: 'link'; readonly to: Href; readonly children: readonly Inline[] }
  | { readonly kind: 'year'; readonly year: string }
  | { readonly kind: 'mark'; readonly says: Answer; readonly text: string }
  | { readonly kind: 'icon'; readonly icon: Icon; readonly text: string }
  | { readonly kind: 'image'; readonly image: ImageFile }
  | { readonly kind: 'break' }
  | FootnoteCall
  | CellPicture;

/** The number in a text that leads to a footnote. */
export type FootnoteCall = {
  readonly kind: 'footnote';
  readonly number: number;
  /** Of the number itself, for the way back. */
  readonly id: string;
  /** Of the footnote. */
  readonly noteId: string;
};

/** A picture in a cell of a table. Elsewhere its words stand for it. */
export type CellPicture = { readonly kind: 'picture'; readonly image: Image };

/** A text that is nothing but a picture, and where that leads; undefined for all others. */
export function pictureIn(text: Text | undefined): { readonly image: Image; readonly to?: Href } | undefined {
  if (!Array.isArray(text)) return undefined;
  const [piece]: readonly Inline[] = text;
  if (typeof piece !== 'object') return undefined;
  if (piece.kind === 'picture') return { image: piece.image };
  const [inner] = piece.kind === 'link' ? piece.children : [];
  return piece.kind === 'link' && typeof inner === 'object' && inner.kind === 'picture'
    ? { image: inner.image, to: piece.to }
    : undefined;
}

/** The words of a text without markup: for an attribute such as `alt`, for `<title>`, for lists of contents. */
export function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.map(plain).join('');
}

function plain(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  if ('children' in piece) return plainText(piece.children);
  if ('image' in piece) return plainText(piece.image.alt);
  if ('text' in piece) return piece.text;
  return piece.kind === 'year' ? piece.year : piece.kind === 'break' ? ' ' : '';
}

/** What a mark says. */
export type Answer = 'yes' | 'no';

/**
 * A text as blocks receive it: placeholders filled in, Markdown parsed. It is opaque to them: they place it
 * (`<Words of={title} />`, or `plainText(alt)` in an attribute) and never measure, split or compare it.
 */
export type Text = string | readonly Inline[];

export type RichText = readonly Text[];

/**
 * Where a link leads, ready for use. `page`: a path of this site without the base, for the router
 * (`/contact`, `/about#team`). `plain`: an address for an ordinary `<a href>`, base included
 * (`https://...`, `mailto:...`, `#team`, `/site/brochure.pdf`, a planned page).
 */
export type Href = {
  readonly kind: 'page' | 'plain';
  readonly href: string;
};

/** A file to download. */
export type FileLink = {
  readonly href: Href;
  /** What kind of file it is, by its ending: `PDF`. */
  readonly format?: string;
  /** How large it is, in the site's language: `2.4 MB`. Only of files in `public/`. */
  readonly size?: string;
};
