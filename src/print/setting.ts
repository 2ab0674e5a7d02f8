import type { PrintLabels, PrintWords } from '../model/print.ts';
import type { Ramp } from '../model/theme.ts';
import { type Line, linesOf, runsOf } from './lines.ts';
import type { EmbeddedPicture, Pen, Tag } from './pen.ts';
import { drawLine, type Slice } from './slices.ts';
import type { Style } from './style.ts';

/** What setting a part needs to know besides the part. */
export type Setting = {
  readonly pen: Pen;
  /** The tag that the part's own goes into. */
  readonly parent: Tag;
  readonly width: number;
  readonly brand: Ramp;
  readonly words: PrintLabels;
  /** A picture of the site; undefined if it can't be shown on paper. */
  readonly picture: (file: string) => EmbeddedPicture | undefined;
};

/** What is in a list or quote loses no more than this part of its width: in the deepest one allowed, words still have some. */
const INDENTED = 1 / 12;

/** How much narrower what is in a list or quote is: as much as wanted, unless there is little width. */
export const indentIn = (width: number, wanted: number): number => Math.min(wanted, width * INDENTED);

/** How words are set: their style, the space above them, and what they are tagged as. */
type TextOptions = { readonly style: Style; readonly before: number; readonly kind?: string };

/** Words as lines of text, tagged, with at least two on each page. */
export function textSlices(words: PrintWords, { style, before, kind = 'P' }: TextOptions, setting: Setting): Slice[] {
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

export function wordLines(words: PrintWords, style: Style, { pen, width, brand }: Setting): Line[] {
  return linesOf(runsOf(words, { style, accent: brand['700'] }), width, pen);
}

/** Slices that links can lead to, by the name of the first. */
export function withName(slices: readonly Slice[], id: string, pen: Pen): Slice[] {
  return slices.map((slice, index) =>
    index > 0
      ? slice
      : {
          ...slice,
          draw: (at) => {
            // A little above it, so that it doesn't stick to the edge of a window.
            pen.doc.addNamedDestination(id, 'XYZ', 0, Math.max(0, at.y - 24), 0);
            slice.draw(at);
          },
        },
  );
}
