import type { PrintHeading, PrintParagraph, PrintPart } from '../model/print.ts';
import { code } from './code.ts';
import { cards, figures } from './columns.ts';
import { figure } from './figure.ts';
import { list } from './list.ts';
import { note, quote } from './notes.ts';
import { type Setting, textSlices, withName } from './setting.ts';
import { kept, type Slice } from './slices.ts';
import { headingStyle, styles } from './style.ts';
import { table } from './table.ts';

/** The space above a heading. */
const above: Readonly<Record<PrintHeading['level'], number>> = { 2: 40, 3: 24, 4: 18, 5: 14, 6: 14 };

/** The slices of parts, one below the other. */
export function partsOf(parts: readonly PrintPart[], setting: Setting): Slice[] {
  return parts.flatMap((part, index) => {
    const slices = partOf(part, setting);
    const next = parts[index + 1]?.kind ?? 'rule';
    return part.kind === 'paragraph' && slices.length <= 2 && described.includes(next) ? kept(slices) : slices;
  });
}

/** What a short paragraph before it speaks of. */
const described: readonly PrintPart['kind'][] = ['table', 'code', 'list', 'figures'];

function partOf(part: PrintPart, setting: Setting): Slice[] {
  switch (part.kind) {
    case 'heading':
      return heading(part, setting);
    case 'paragraph':
      return paragraph(part, setting);
    case 'list':
      return list(part, setting);
    case 'table':
      return table(part, setting);
    case 'code':
      return code(part, setting);
    case 'quote':
      return quote(part.content, setting);
    case 'note':
      return note(part.note, part.content, setting);
    case 'figure':
      return figure(part, setting);
    case 'figures':
      return figures(part, setting);
    case 'cards':
      return cards(part, setting);
    case 'rule':
      return [rule(setting)];
  }
}

/** The first words of a part stay with what they speak of. */
function paragraph({ words, look }: PrintParagraph, setting: Setting): Slice[] {
  const slices = textSlices(words, { style: styles[look ?? 'text'], before: look === 'small' ? 3 : 8 }, setting);
  return look === 'lead' || look === 'label' ? kept(slices) : slices;
}

/** A heading, with the line above it, stays with what it is the heading of. */
function heading(part: PrintHeading, setting: Setting): Slice[] {
  const { brand, pen } = setting;
  const { level, words, tagline, id } = part;
  const style = headingStyle(level, level === 2 ? brand['900'] : brand['800']);
  const small = { ...styles.tagline, color: brand['700'] };
  const over = tagline === undefined ? [] : textSlices(tagline, { style: small, before: above[level] }, setting);
  const before = over.length === 0 ? above[level] : 2;
  const slices = kept([...over, ...textSlices(words, { style, before, kind: `H${level}` }, setting)]);
  const [first, ...rest] = id === undefined ? slices : withName(slices, id, pen);
  return first === undefined ? [] : [{ ...first, heading: part }, ...rest];
}

function rule({ pen, width }: Setting): Slice {
  return {
    height: 1,
    before: 18,
    draw: (at) => pen.artifact(() => pen.hairline(at, width)),
  };
}
