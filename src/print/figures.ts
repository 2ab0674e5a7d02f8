import type { PrintFigures } from '../model/print.ts';
import { rowsOf, sideBySide } from './columns.ts';
import { type Setting, textSlices } from './setting.ts';
import type { Slice } from './slices.ts';
import { styles } from './style.ts';

/** Numbers to remember, up to three beside one another. */
export function figures({ items }: PrintFigures, setting: Setting): Slice[] {
  const { pen, parent, width, brand } = setting;
  const columns = items.length === 4 ? 2 : Math.min(3, items.length);
  const tag = pen.tag('L', parent);
  const gap = 24;
  const each = (width - gap * (columns - 1)) / columns;
  const cells = items.map(({ value, label, more }) => {
    const inner = { ...setting, parent: pen.tag('LBody', pen.tag('LI', tag)), width: each };
    return [
      ...textSlices(value, { ...styles.value, color: brand['700'] }, { before: 0 }, inner),
      ...textSlices(label, { ...styles.text, face: 'semibold' }, { before: 0 }, inner),
      ...(more.length === 0 ? [] : textSlices(more, styles.small, { before: 2 }, inner)),
    ];
  });
  return rowsOf(cells, columns).map((row) => ({ ...sideBySide(row, each + gap), before: 16 }));
}
