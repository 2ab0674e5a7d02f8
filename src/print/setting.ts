import type { PrintLabels, PrintPart, PrintWords } from '../model/print.ts';
import type { Ramp } from '../model/theme.ts';
import { linesOf, runsOf } from './lines.ts';
import type { Pen, Tag } from './pen.ts';
import type { Picture } from './pictures.ts';
import { paragraph, type Slice } from './slices.ts';
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
  readonly picture: (file: string) => Picture | undefined;
  /** Sets the parts that are in another. */
  readonly partsOf: (parts: readonly PrintPart[], setting: Setting) => Slice[];
};

/** What is in a list or quote loses no more than this part of its width: in the deepest one allowed, words still have some. */
const INDENTED = 1 / 12;

/** How much narrower what is in a list or quote is: as much as wanted, unless there is little width. */
export const indentIn = (width: number, wanted: number): number => Math.min(wanted, width * INDENTED);

/** Words as lines of text, tagged as what they are. */
export function textSlices(
  words: PrintWords,
  style: Style,
  { before, kind = 'P', id }: { readonly before: number; readonly kind?: string; readonly id?: string },
  { pen, parent, width, brand }: Setting,
): Slice[] {
  const lines = linesOf(runsOf(words, style, brand['700']), width, pen);
  const slices = paragraph(lines, style, before, pen.tag(kind, parent), pen);
  return id === undefined ? slices : withName(slices, id, pen);
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
