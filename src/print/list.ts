import type { PrintList, PrintListItem } from '../model/print.ts';
import { linesOf } from './lines.ts';
import { indentIn, type Setting, withName } from './setting.ts';
import { drawLine, type Slice } from './slices.ts';
import { styles } from './style.ts';

/** The space for what is before an entry. */
const before = 20;

function labelOf({ ordered, start }: PrintList, { done }: PrintListItem, index: number): string {
  if (done !== undefined) return done ? '\u2611' : '\u2610';
  return ordered ? `${start + index}.` : '\u2022';
}

/** A list, its entries indented. */
export function list(part: PrintList, setting: Setting): Slice[] {
  const { pen, parent, width } = setting;
  const tag = pen.tag('L', parent);
  const indent = indentIn(width, before);
  return part.items.flatMap((item, index) => {
    const entry = pen.tag('LI', tag);
    const label = pen.tag('Lbl', entry);
    const body = pen.tag('LBody', entry);
    const slices = setting.partsOf(item.content, { ...setting, parent: body, width: width - indent });
    const style = { ...styles.text, color: setting.brand['700'] };
    const [line] = linesOf([{ text: labelOf(part, item, index), style }], before * 2, pen);
    // The first two entries are on one page, and so are the last two.
    const isNear = part.items.length > 1 && (index === 0 || index === part.items.length - 2);
    const stays = isNear && slices.length <= 4 ? { keeps: true } : {};
    const own = slices.map((slice, at): Slice => {
      const moved = (point: { x: number; y: number }): void => slice.draw({ x: point.x + indent, y: point.y });
      if (at > 0 || line === undefined) return { ...slice, ...stays, draw: moved };
      return {
        ...slice,
        ...stays,
        // The first lines of an entry are together.
        ...(slices.length > 1 ? { keeps: true } : {}),
        before: index === 0 ? 7 : 4,
        draw: (point) => {
          // Numbers end where the entry begins.
          const x = part.ordered ? point.x + indent - 6 - line.width : point.x + 5;
          drawLine(line, { x, y: point.y }, { pen, style, tag: label });
          moved(point);
        },
      };
    });
    return item.id === undefined ? own : withName(own, item.id, pen);
  });
}
