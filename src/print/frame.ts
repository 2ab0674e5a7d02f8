import type { PrintPlan } from '../model/print.ts';
import { type Line, linesOf } from './lines.ts';
import type { Pen } from './pen.ts';
import { colors, measure, paper, type Style } from './style.ts';

const style: Style = { face: 'regular', size: 8.25, leading: 11, color: colors.quiet };

/** Where the lines above and below the text are. */
const head = 52;
const foot = paper.height - 48;

/** A line that isn't wider than that: what doesn't fit is left out. */
function shortened(text: string, width: number, pen: Pen): Line {
  const words = text.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const shown = count === words.length ? text : `${words.slice(0, count).join(' ')} \u2026`;
    const [line] = linesOf([{ text: shown, style }], Number.POSITIVE_INFINITY, pen);
    if (line !== undefined && line.width <= width) return line;
  }
  return { pieces: [], width: 0 };
}

/** `https://www.example.com/a/` -> `www.example.com/a`, as people write it. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** What is on every page after the cover: the names of document and site, the address of the page, the number. */
export function drawFrame({ title, siteName, address }: PrintPlan, number: number, pen: Pen): void {
  const right = paper.left + measure;
  const site = shortened(siteName, measure / 3, pen);
  const page = shortened(String(number), 40, pen);
  pen.artifact(() => {
    pen.letters(shortened(title, (measure * 2) / 3 - 12, pen).pieces, { x: paper.left, y: head });
    pen.letters(site.pieces, { x: right - site.width, y: head });
    pen.hairline({ x: paper.left, y: head + 9 }, measure);
    pen.letters(shortened(shortAddress(address), measure - 60, pen).pieces, { x: paper.left, y: foot });
    pen.letters(page.pieces, { x: right - page.width, y: foot });
  }, 'Pagination');
}
