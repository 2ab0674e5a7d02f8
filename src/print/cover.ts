import { largest } from '../model/lists.ts';
import type { PrintPlan } from '../model/print.ts';
import { shortAddress } from './frame.ts';
import { type Line, linesOf } from './lines.ts';
import type { Pen } from './pen.ts';
import { type Setting, textSlices } from './setting.ts';
import { kept, type Slice, stacked } from './slices.ts';
import { colors, measure, paper, type Style, styles } from './style.ts';

type Brand = PrintPlan['brand'];

/** Landings of a stepwell, seen from above: squares in squares, each a step deeper. */
function drawStepwell(brand: Brand, { doc }: Pen): void {
  const steps = 9;
  const whole = 190;
  const { x, y } = { x: paper.width - 150, y: paper.height - 118 };
  for (let step = 0; step < steps; step += 1) {
    const half = whole * (1 - step / steps);
    doc.rect(x - half, y - half, 2 * half, 2 * half).fill(brand[step % 2 === 0 ? '900' : '800']);
    // Short stairs on the four sides of a landing.
    const width = Math.min(half * 0.5, 34);
    for (let line = 1; line <= 4; line += 1) {
      const at = half - ((whole / steps) * line) / 5;
      doc.moveTo(x - width, y - at).lineTo(x + width, y - at);
      doc.moveTo(x - width, y + at).lineTo(x + width, y + at);
      doc.moveTo(x - at, y - width).lineTo(x - at, y + width);
      doc.moveTo(x + at, y - width).lineTo(x + at, y + width);
    }
    doc.lineWidth(0.7).stroke(brand['700']);
  }
  doc.rect(x - 12, y - 12, 24, 24).fill(brand['400']);
}

/** Discs in discs. */
function drawRings(brand: Brand, { doc }: Pen): void {
  const rings = 7;
  const middle = { x: paper.width - 130, y: paper.height - 110 };
  for (let ring = 0; ring < rings; ring += 1) {
    doc.circle(middle.x, middle.y, 200 * (1 - ring / rings)).fill(brand[ring % 2 === 0 ? '900' : '800']);
  }
}

const text = (size: number, color: string, face: Style['face'] = 'regular'): Style => ({
  face,
  size,
  leading: size * 1.3,
  color,
});

/** The first page: whose document it is, what it is about, and where it is on the web. */
export function drawCover(plan: PrintPlan, setting: Setting): void {
  const { brand, ornament, siteName, title, description, tagline, facts, address } = plan;
  const { pen } = setting;
  pen.doc.addPage();
  pen.artifact(() => {
    pen.doc.rect(-1, -1, paper.width + 2, paper.height + 2).fill(brand['950']);
    if (ornament === 'stepwell') drawStepwell(brand, pen);
    else if (ornament !== 'none' && ornament !== 'rule') drawRings(brand, pen);
  });
  const inner = { ...setting, width: measure - 20 };
  const lines = (words: string, style: Style, before: number): Slice[] => textSlices([words], { style, before }, inner);
  // Long titles in smaller letters.
  const size = title.length > 48 ? 32 : 38;
  const style = { ...text(size, colors.white, 'bold'), leading: size * 1.16 };
  const even = { ...inner, width: evenWidth(title, style, inner) };
  const top = [
    ...lines(siteName, text(13, colors.white, 'semibold'), 0),
    ...lines(shortAddress(address), text(9.5, brand['200']), 3),
    ...(tagline === undefined ? [] : lines(tagline, text(11, brand['300'], 'semibold'), 96)),
    ...textSlices([title], { style, before: tagline === undefined ? 110 : 10, kind: 'H1' }, even),
    ...lines(description, { ...text(14, brand['100']), leading: 20.5 }, 18),
    ...(facts.length === 0 ? [] : lines(facts.join(' \u00b7 '), text(10.5, brand['200']), 18)),
  ];
  stacked(top).draw({ x: paper.left, y: 84 });
}

/** The width in which a title has as few lines as there must be, of about the same length. */
function evenWidth(title: string, style: Style, { pen, width }: Setting): number {
  const linesIn = (text: string, most: number): Line[] => linesOf([{ text, style }], most, pen);
  const { length } = linesIn(title, width);
  const longest = largest(title.split(' ').map((word) => linesIn(word, 1e4)[0]?.width ?? 0));
  let most = width;
  // No word is divided for it.
  while (most - 10 > longest && linesIn(title, most - 10).length === length) most -= 10;
  return most;
}

const title: Style = { face: 'bold', size: 28, leading: 33, color: colors.ink };

/** What a document without a cover begins with: what it is about, above its first part. */
export function opening(plan: PrintPlan, setting: Setting): Slice[] {
  const { brand } = setting;
  const { tagline, description, facts } = plan;
  const small = { ...styles.tagline, color: brand['700'] };
  const slices = [
    ...(tagline === undefined ? [] : textSlices([tagline], { style: small, before: 0 }, setting)),
    ...textSlices([plan.title], { style: { ...title, color: brand['900'] }, before: 2, kind: 'H1' }, setting),
    ...textSlices([description], { style: styles.lead, before: 8 }, setting),
    ...(facts.length === 0 ? [] : textSlices([facts.join(' \u00b7 ')], { style: styles.small, before: 8 }, setting)),
  ];
  return kept(slices);
}
