import { largest } from '../model/lists.ts';
import type { PrintCards, PrintFigures, PrintPart, PrintWords } from '../model/print.ts';
import type { Point } from './pen.ts';
import { type Setting, textSlices } from './setting.ts';
import { type Slice, stacked, surrounded } from './slices.ts';
import { styles } from './style.ts';

/** A card with more letters is as wide as the text. */
const most = 340;

/** The space between two cards, and between two numbers. */
const gaps = { cards: 28, figures: 24 };

/** Things of the same rank: two beside one another if all are short, otherwise one below the other. */
export function cards({ items }: PrintCards, setting: Setting): Slice[] {
  const { pen, parent, width } = setting;
  if (items.length < 2 || !items.every((parts) => lettersIn(parts) <= most)) {
    return items.flatMap((parts) => setting.partsOf(parts, setting));
  }
  const half = (width - gaps.cards) / 2;
  const columns = items.map((parts) => {
    const tag = pen.tag('Div', parent);
    const whole = stacked(setting.partsOf(parts, { ...setting, parent: tag, width: half }));
    const draw = (at: Point): void => pen.hairline(at, half, setting.brand['300']);
    return surrounded([whole], { left: 0, above: 10, below: 0, before: 0, draw }, pen);
  });
  return rowsOf(columns, 2).map((row, index) => ({
    ...sideBySide(row, half + gaps.cards),
    before: index === 0 ? 18 : 22,
  }));
}

/** How much there is to read in parts. What needs the whole width counts as too much. */
function lettersIn(parts: readonly PrintPart[]): number {
  return parts.reduce((sum, part) => sum + lettersOf(part), 0);
}

function lettersOf(part: PrintPart): number {
  switch (part.kind) {
    case 'heading':
    case 'paragraph':
      return wordLength(part.words);
    case 'list':
      return part.items.reduce((sum, { content }) => sum + 20 + lettersIn(content), 0);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function wordLength(words: PrintWords): number {
  return words.reduce((sum, inline) => {
    if (typeof inline === 'string') return sum + inline.length;
    if ('children' in inline) return sum + wordLength(inline.children);
    return sum + ('text' in inline ? inline.text.length : 1);
  }, 0);
}

/** Numbers to remember, up to three beside one another. */
export function figures({ items }: PrintFigures, setting: Setting): Slice[] {
  const { pen, parent, width, brand } = setting;
  const columns = items.length === 4 ? 2 : Math.min(3, items.length);
  const tag = pen.tag('L', parent);
  const each = (width - gaps.figures * (columns - 1)) / columns;
  const cells = items.map(({ value, label, more }) => {
    const inner = { ...setting, parent: pen.tag('LBody', pen.tag('LI', tag)), width: each };
    return [
      ...textSlices(value, { style: { ...styles.value, color: brand['700'] }, before: 0 }, inner),
      ...textSlices(label, { style: { ...styles.text, face: 'semibold' }, before: 0 }, inner),
      ...(more.length === 0 ? [] : textSlices(more, { style: styles.small, before: 2 }, inner)),
    ];
  });
  return rowsOf(cells, columns).map((row) => ({ ...sideBySide(row, each + gaps.figures), before: 16 }));
}

/** Things in rows of so many. */
function rowsOf<T>(things: readonly T[], columns: number): T[][] {
  const count = Math.ceil(things.length / columns);
  return Array.from({ length: count }, (_, row) => things.slice(row * columns, (row + 1) * columns));
}

/** Columns beside one another, which are not divided. @param step from the left edge of one to that of the next */
function sideBySide(columns: readonly (readonly Slice[])[], step: number): Slice {
  const all = columns.map((slices) => stacked(slices));
  return {
    height: largest(all.map(({ height }) => height)),
    before: 0,
    draw: (at) => {
      all.forEach((column, index) => {
        column.draw({ x: at.x + index * step, y: at.y });
      });
    },
  };
}
