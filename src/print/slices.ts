import type { PrintHeading, PrintLabels } from '../model/print.ts';
import type { Href, Text } from '../model/text.ts';
import type { Ramp } from '../model/theme.ts';
import { type Line, linesOf, type Piece, runsOf, type Target } from './lines.ts';
import type { EmbeddedPicture, Pen, Point, Tag } from './pen.ts';
import type { Style } from './style.ts';

export type Setting = {
  readonly pen: Pen;
  /** The tag that the part's own goes into. */
  readonly parent: Tag;
  readonly width: number;
  readonly brand: Ramp;
  readonly words: PrintLabels;
  /** A picture of the site by its `src`; undefined if it can't be shown on paper. */
  readonly picture: (src: string) => EmbeddedPicture | undefined;
  /** Where a link leads: to a part of the document, or to a whole address. */
  readonly targetOf: (to: Href) => Target;
};

/** What is in a list or quote loses no more than this part of its width: in the deepest one allowed, words still have some. */
const INDENTED = 1 / 12;

export const indentIn = (width: number, wanted: number): number => Math.min(wanted, width * INDENTED);

type TextOptions = { readonly style: Style; readonly before: number; readonly kind?: string };

export function textSlices(words: Text, { style, before, kind = 'P' }: TextOptions, setting: Setting): Slice[] {
  const { pen, parent } = setting;
  const lines = wordLines(words, style, setting);
  const context = { pen, style, tag: pen.tag(kind, parent) };
  const last = lines.length - 1;
  return lines.map((line, index) => ({
    height: style.leading,
    before: index === 0 ? before : 0,
    keeps: index < last && (index === 0 || index === last - 1),
    draw: (at) => drawLine(line, at, context),
  }));
}

export function wordLines(words: Text, style: Style, { pen, width, brand, targetOf }: Setting): Line[] {
  return linesOf(runsOf(words, { style, accent: brand['700'], targetOf }), width, pen);
}

/** Gives the first of some slices a name that links can lead to. */
export function withName([first, ...rest]: readonly Slice[], id: string, pen: Pen): Slice[] {
  if (first === undefined) return [];
  const draw = (at: Point): void => {
    // A little above it, so that it doesn't stick to the edge of a window.
    pen.doc.addNamedDestination(id, 'XYZ', 0, Math.max(0, at.y - 24), 0);
    first.draw(at);
  };
  return [{ ...first, draw }, ...rest];
}

/** A part of a document that is on one page. */
export type Slice = {
  readonly height: number;
  /** The space above it, unless it is the first on its page. */
  readonly before: number;
  /** Whether the next one must be on the same page. */
  readonly keeps?: boolean;
  readonly draw: (at: Point) => void;
  /** Drawn above it when it is the first on a page: the head of a table. */
  readonly again?: Slice;
  readonly heading?: PrintHeading;
};

export const spaced = (slices: readonly Slice[], before: number): Slice[] =>
  slices.map((slice, index) => (index === 0 ? { ...slice, before } : slice));

export const kept = (slices: readonly Slice[]): Slice[] => slices.map((slice) => ({ ...slice, keeps: true }));

/** @property tag what a text is the content of; undefined for one that has been read already */
type TextContext = { readonly pen: Pen; readonly style: Style; readonly tag: Tag | undefined };

/** Draws a line as the content of a tag, its links as tags in that. `at` is its upper left corner. */
export function drawLine(line: Line, at: Point, { pen, style, tag }: TextContext): void {
  const { size, leading } = style;
  const y = at.y + (leading - size) / 2 + size * 0.78;
  let { x } = at;
  if (tag === undefined) {
    pen.letters(line.pieces, { x, y });
    return;
  }
  for (const group of groupsOf(line.pieces)) {
    const target = group[0]?.target;
    const start = x;
    const [kind, owner] = target === undefined ? ['Span', tag] : ['Link', linkTag(target, tag, pen)];
    pen.within(owner, kind, () => {
      x = pen.letters(group, { x, y });
    });
    const isDecorated = group.some(({ style }) => style.underline === true || style.strike === true);
    if (isDecorated) pen.artifact(() => decorate(group, { x: start, y }, pen));
    if (target !== undefined) lead(group, { x: start, y: at.y, width: x - start, height: style.leading }, pen);
  }
}

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.target === piece.target) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function linkTag(target: Target, parent: Tag, pen: Pen): Tag {
  target.tag ??= pen.tag('Link', parent);
  return target.tag;
}

type Area = Point & { readonly width: number; readonly height: number };

/** Lets the area of pieces lead where they do, in words that are read where programs list the links of a page. */
function lead(pieces: readonly Piece[], { x, y, width, height }: Area, pen: Pen): void {
  const target = pieces[0]?.target;
  if (target === undefined) return;
  const words = pieces.map(({ text }) => text).join('');
  // PDFKit takes a plain string for a name. That a link belongs to its tag is told by a name that its types leave out.
  const options = { Border: [0, 0, 0], Contents: Object(words.trim()), structParent: target.tag };
  if (target.isInside) pen.doc.goTo(x, y, width, height, target.to, options);
  else pen.doc.link(x, y, width, height, target.to, options);
}

function decorate(pieces: readonly Piece[], { x, y }: Point, { doc }: Pen): void {
  let left = x;
  for (const { style, width, text } of pieces) {
    const [from, to] = [left, left + width * (text.trimEnd().length === 0 ? 0 : 1)];
    const line = (at: number, thickness: number): void => {
      doc.moveTo(from, at).lineTo(to, at).lineWidth(thickness).stroke(style.color);
    };
    if (style.underline === true) line(y + 2, 0.5);
    if (style.strike === true) line(y - style.size * 0.26, 0.6);
    left += width;
  }
}

export const heightOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, { before, height }, index) => sum + height + (index === 0 ? 0 : before), 0);

/** Slices one below the other as one, which is not divided. */
export function stacked(slices: readonly Slice[]): Slice {
  return {
    height: heightOf(slices),
    before: slices[0]?.before ?? 0,
    draw: (at) => {
      let { y } = at;
      slices.forEach((slice, index) => {
        y += index === 0 ? 0 : slice.before;
        slice.draw({ x: at.x, y });
        y += slice.height;
      });
    },
  };
}

export type Surround = {
  readonly left: number;
  readonly above: number;
  readonly below: number;
  readonly before: number;
  readonly draw: (at: Point, height: number) => void;
};

/** Slices within a ground or beside a line, which goes on over the space between them. */
export function surrounded(
  slices: readonly Slice[],
  { left, above, below, before, draw }: Surround,
  pen: Pen,
): Slice[] {
  const last = slices.length - 1;
  return slices.map((slice, index) => {
    const top = index === 0 ? above : slice.before;
    const height = top + slice.height + (index === last ? below : 0);
    return {
      ...slice,
      height,
      before: index === 0 ? before : 0,
      draw: (at) => {
        // A hair more, so that no line shows between two parts.
        pen.artifact(() => draw(at, height + (index === last ? 0 : 0.4)));
        slice.draw({ x: at.x + left, y: at.y + top });
      },
    };
  });
}
