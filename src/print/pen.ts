import { setImmediate } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { PrintPlan } from '../model/print.ts';
import type { NamedFont } from './fonts.ts';
import { colors, type Style } from './style.ts';

/** A node of the tree that tells screen readers what is what. */
export type Tag = PDFKit.PDFStructureElement;

/** What a tag says besides its kind: alt text, and of the head of a column that it is one. */
type TagOptions = PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Column' };

/** Letters in one font and one look, on one line. */
export type Stroke = { readonly text: string; readonly font: NamedFont; readonly style: Style; readonly width: number };

export type Letters = { readonly text: string; readonly font: NamedFont; readonly width: number };

/** Where something is drawn: its upper left corner. */
export type Point = { readonly x: number; readonly y: number };

export type EmbeddedPicture = {
  readonly width: number;
  readonly height: number;
  /** The pixels of a PNG picture, compressed, until all of it has been written. */
  readonly imgData?: Uint8Array | null;
  readonly embed: (doc: PDFKit.PDFDocument) => void;
};

declare global {
  namespace PDFKit.Mixins {
    // PDFKit opens a picture when it is drawn, or before: its types know only the first.
    interface PDFImage {
      openImage(bytes: Buffer): EmbeddedPicture;
      image(picture: EmbeddedPicture, x: number, y: number, options: ImageOption): this;
    }
  }
}

/** The same for all documents: a build gives the same bytes whenever it runs, and what a document says has a date of its own. */
const created = new Date(0);

type DocumentInfo = Pick<PrintPlan, 'title' | 'description' | 'siteName' | 'language'>;

/** Draws into a document. All that is drawn is either tagged or an artifact, which screen readers pass over. */
export class Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Tag;
  /** Words in the fonts of their letters, by face and word: most come again and again. */
  readonly known = new Map<string, readonly Letters[]>();
  private readonly registered = new Set<string>();

  constructor({ title, description, siteName, language }: DocumentInfo) {
    this.doc = new PDFDocument({
      autoFirstPage: false,
      // A document without this has a font of PDFKit's own.
      font: '',
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Subject: description, Author: siteName, Creator: 'Sitewright', CreationDate: created },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** A new node of the tree of tags. @param parent undefined for one that is added to its parent later */
  tag(kind: string, parent: Tag | undefined, options: TagOptions = {}): Tag {
    const tag = this.doc.struct(kind, options);
    parent?.add(tag);
    return tag;
  }

  /** How wide letters are at a size of 1. */
  widthOf(text: string, font: NamedFont): number {
    return this.use(font, 1).widthOfString(text);
  }

  within(tag: Tag, kind: string, draw: () => void): void {
    const content = this.doc.markStructureContent(kind);
    tag.add(content);
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws something that says nothing: a line, a ground, a page number. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws letters beside one another, and gives where they end; `y` is their base line. */
  letters(strokes: readonly Stroke[], { x, y }: Point): number {
    let left = x;
    for (const { text, font, style, width } of strokes) {
      this.use(font, style.size).fillColor(style.color);
      this.doc.text(text, left, y - (style.raised ?? 0), { lineBreak: false, baseline: 'alphabetic' });
      left += width;
    }
    return left;
  }

  hairline({ x, y }: Point, width: number, color: string = colors.line): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(color);
  }

  /**
   * Takes a picture into the document; undefined for one of a kind that documents can't hold, and for a damaged one. PDFKit divides the pixels of one
   * with transparency in another thread: the next is taken when that is done, because otherwise they were written in the order in which threads end.
   */
  async embed(bytes: Uint8Array): Promise<EmbeddedPicture | undefined> {
    const picture = this.opened(bytes);
    if (picture === undefined) return undefined;
    picture.embed(this.doc);
    while (picture.imgData != null) await setImmediate();
    return picture;
  }

  /** The whole document. Nothing can be drawn after that. */
  async finish(): Promise<Uint8Array> {
    this.root.end();
    this.doc.end();
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.doc) if (chunk instanceof Uint8Array) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Unpacks the pixels, too: PDFKit ends the process over damaged ones. */
  private opened(bytes: Uint8Array): EmbeddedPicture | undefined {
    try {
      const picture = this.doc.openImage(Buffer.from(bytes));
      if (picture.imgData) inflateSync(picture.imgData);
      return picture.width > 0 && picture.height > 0 ? picture : undefined;
    } catch {
      return undefined;
    }
  }

  private use({ name, font }: NamedFont, size: number): PDFKit.PDFDocument {
    if (!this.registered.has(name)) {
      // PDFKit takes a font that is open already; its types know only those that it opens itself.
      this.doc.registerFont(name, font as unknown as Uint8Array);
      this.registered.add(name);
    }
    return this.doc.font(name, size);
  }
}
