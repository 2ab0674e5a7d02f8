import type { PrintCards, PrintPart, PrintWords } from '../model/print.ts';
import { rowsOf, sideBySide } from './columns.ts';
import type { Setting } from './setting.ts';
import { hairline, type Slice, stacked, surrounded } from './slices.ts';

/** A card with more letters is as wide as the text. */
const most = 340;
const gap = 28;

/** Things of the same rank: two beside one another if all are short, otherwise one below the other. */
export function cards({ items }: PrintCards, setting: Setting): Slice[] {
  const { pen, parent, width } = setting;
  if (items.length < 2 || !items.every((parts) => lettersIn(parts) <= most)) {
    return items.flatMap((parts) => setting.partsOf(parts, setting));
  }
  const half = (width - gap) / 2;
  const columns = items.map((parts) => {
    const tag = pen.tag('Div', parent);
    const whole = stacked(setting.partsOf(parts, { ...setting, parent: tag, width: half }));
    const draw = (at: { x: number; y: number }): void => hairline(pen, at, half, setting.brand['300']);
    return surrounded([whole], { left: 0, above: 10, below: 0, before: 0, draw }, pen);
  });
  return rowsOf(columns, 2).map((row, index) => ({ ...sideBySide(row, half + gap), before: index === 0 ? 18 : 22 }));
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
