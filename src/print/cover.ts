import { largest } from '../model/lists.ts';
import type { PrintPlan } from '../model/print.ts';
import { shortAddress } from './frame.ts';
import { type Line, linesOf } from './lines.ts';
import type { Pen, Tag } from './pen.ts';
import { type Setting, textSlices } from './setting.ts';
import { paragraph, type Slice } from './slices.ts';
import { colors, measure, paper, type Style, styles } from './style.ts';

type Brand = PrintPlan['brand'];

/** Landings of a stepwell, seen from above: squares in squares, each a step deeper. */
function drawStepwell(brand: Brand, { doc }: Pen): void {
  const steps = 9;
  const size = 380;
  const middle = { x: paper.width - 150, y: paper.height - 118 };
  for (let step = 0; step < steps; step += 1) {
    const half = (size / 2) * (1 - step / steps);
    const color = brand[step % 2 === 0 ? '900' : '800'];
    doc.rect(middle.x - half, middle.y - half, 2 * half, 2 * half).fill(color);
    drawStairs(middle, half, size / 2 / steps, brand['700'], doc);
  }
  doc.rect(middle.x - 12, middle.y - 12, 24, 24).fill(brand['400']);
}

/** Discs in discs. */
function drawRings(brand: Brand, { doc }: Pen): void {
  const rings = 7;
  const middle = { x: paper.width - 130, y: paper.height - 110 };
  for (let ring = 0; ring < rings; ring += 1) {
    doc.circle(middle.x, middle.y, 200 * (1 - ring / rings)).fill(brand[ring % 2 === 0 ? '900' : '800']);
  }
}

/** Short stairs on the four sides of a landing. */
function drawStairs(
  { x, y }: { readonly x: number; readonly y: number },
  half: number,
  depth: number,
  color: string,
  doc: PDFKit.PDFDocument,
): void {
  const width = Math.min(half * 0.5, 34);
  for (let line = 1; line <= 4; line += 1) {
    const at = half - (depth * line) / 5;
    doc.moveTo(x - width, y - at).lineTo(x + width, y - at);
    doc.moveTo(x - width, y + at).lineTo(x + width, y + at);
    doc.moveTo(x - at, y - width).lineTo(x - at, y + width);
    doc.moveTo(x + at, y - width).lineTo(x + at, y + width);
  }
  doc.lineWidth(0.7).stroke(color);
}

const text = (size: number, color: string, face: Style['face'] = 'regular'): Style => ({
  face,
  size,
  leading: size * 1.3,
  color,
});

/** The first page: whose document it is, what it is about, and where it is on the web. */
export function drawCover(plan: PrintPlan, parent: Tag, pen: Pen): void {
  const { brand, ornament, siteName, title, description, tagline, facts, address } = plan;
  pen.doc.addPage();
  pen.artifact(() => {
    pen.doc.rect(-1, -1, paper.width + 2, paper.height + 2).fill(brand['950']);
    if (ornament === 'stepwell') drawStepwell(brand, pen);
    else if (ornament !== 'none' && ornament !== 'rule') drawRings(brand, pen);
  });
  const width = measure - 20;
  const lines = (words: string, style: Style, before: number, kind: string): Slice[] =>
    paragraph(linesOf([{ text: words, style }], width, pen), style, before, pen.tag(kind, parent), pen);
  // Long titles in smaller letters.
  const size = title.length > 48 ? 32 : 38;
  const large = { ...text(size, colors.white, 'bold'), leading: size * 1.16 };
  const top = [
    ...lines(siteName, text(13, colors.white, 'semibold'), 0, 'P'),
    ...lines(shortAddress(address), text(9.5, brand['200']), 3, 'P'),
    ...(tagline === undefined ? [] : lines(tagline, text(11, brand['300'], 'semibold'), 96, 'P')),
    ...paragraph(
      evenLines(title, large, width, pen),
      large,
      tagline === undefined ? 110 : 10,
      pen.tag('H1', parent),
      pen,
    ),
    ...lines(description, { ...text(14, brand['100']), leading: 20.5 }, 18, 'P'),
    ...(facts.length === 0 ? [] : lines(facts.join(' \u00b7 '), text(10.5, brand['200']), 18, 'P')),
  ];
  draw(top, 84);
}

/** As few lines as there must be, of about the same length. */
function evenLines(title: string, style: Style, width: number, pen: Pen): Line[] {
  const linesIn = (most: number): Line[] => linesOf([{ text: title, style }], most, pen);
  const { length } = linesIn(width);
  const longest = largest(title.split(' ').map((word) => linesOf([{ text: word, style }], 1e4, pen)[0]?.width ?? 0));
  let most = width;
  // No word is divided for it.
  while (most - 10 > longest && linesIn(most - 10).length === length) most -= 10;
  return linesIn(most);
}

function draw(slices: readonly Slice[], top: number): void {
  let y = top;
  for (const slice of slices) {
    y += slice.before;
    slice.draw({ x: paper.left, y });
    y += slice.height;
  }
}

const title: Style = { face: 'bold', size: 28, leading: 33, color: colors.ink };

/** What a document without a cover begins with: what it is about, above its first part. */
export function opening(plan: PrintPlan, setting: Setting): Slice[] {
  const { brand } = setting;
  const { tagline, description, facts } = plan;
  const small = { ...styles.tagline, color: brand['700'] };
  return [
    ...(tagline === undefined ? [] : textSlices([tagline], small, { before: 0 }, setting)),
    ...textSlices([plan.title], { ...title, color: brand['900'] }, { before: 2, kind: 'H1' }, setting),
    ...textSlices([description], styles.lead, { before: 8 }, setting),
    ...(facts.length === 0 ? [] : textSlices([facts.join(' \u00b7 ')], styles.small, { before: 8 }, setting)),
  ].map((slice) => ({ ...slice, keeps: true }));
}
