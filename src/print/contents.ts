import type { PrintHeading } from '../model/print.ts';
import { linesOf, plainWords } from './lines.ts';
import type { Point } from './pen.ts';
import { type Setting, textSlices } from './setting.ts';
import { drawLine, kept, type Slice, spaced } from './slices.ts';
import { colors, headingStyle, type Style } from './style.ts';

/** A heading that links can lead to, and the page it is on, counted from the first after the contents. */
export type Listed = { readonly heading: PrintHeading & { readonly id: string }; readonly page: number };

/** How many pages come before those that are listed. It is known when the contents have been set. */
export type Shift = { pages: number };

/** The levels that are listed. */
export const isListed = (heading: PrintHeading): heading is Listed['heading'] =>
  heading.id !== undefined && heading.level <= 3;

const indent = 18;

const top: Style = { face: 'semibold', size: 10.5, leading: 17, color: colors.ink };
const below: Style = { face: 'regular', size: 10, leading: 15.5, color: colors.quiet };

/** A list of contents, each entry with its page. */
export function contents(entries: readonly Listed[], shift: Shift, setting: Setting): Slice[] {
  const style = headingStyle(2, setting.brand['900']);
  const head = textSlices([setting.words.contents], { style, before: 0, kind: 'H2' }, setting);
  const inner = { ...setting, parent: setting.pen.tag('TOC', setting.parent) };
  const slices = entries.flatMap((entry) => entryOf(entry, shift, inner));
  return [...kept(head), ...spaced(slices, 14)];
}

/** An entry: its words, dots, the number of its page. All of it leads there. */
function entryOf({ heading, page }: Listed, shift: Shift, setting: Setting): Slice[] {
  const { pen, width } = setting;
  const isTop = heading.level === 2;
  const style = isTop ? top : below;
  const left = isTop ? 0 : indent;
  const context = { pen, style, tag: pen.tag('Reference', pen.tag('TOCI', setting.parent)) };
  const target = { to: heading.id, isInside: true };
  const words = linesOf([{ text: plainWords(heading.words), style, target }], width - left - 40, pen);
  return words.map((line, index): Slice => {
    const isLast = index === words.length - 1;
    return {
      height: style.leading,
      before: index > 0 ? 0 : isTop ? 8 : 1,
      keeps: !isLast,
      draw: (at) => {
        drawLine(line, { x: at.x + left, y: at.y }, context);
        const [number] = linesOf([{ text: String(page + shift.pages), style, target }], 40, pen);
        if (!isLast || number === undefined) return;
        const x = at.x + width - number.width;
        drawDots({ x: at.x + left + line.width + 6, y: at.y + style.leading * 0.72 }, x - 6, setting);
        drawLine(number, { x, y: at.y }, context);
      },
    };
  });
}

function drawDots({ x, y }: Point, end: number, { pen }: Setting): void {
  if (end <= x) return;
  pen.artifact(() => {
    pen.doc.moveTo(x, y).lineTo(end, y).lineWidth(0.7).dash(0.7, { space: 3.3 }).stroke(colors.line).undash();
  });
}
