import { largest } from '../model/lists.ts';
import type { PrintTable, PrintWords } from '../model/print.ts';
import { type Line, linesOf, runsOf } from './lines.ts';
import type { Point, Tag } from './pen.ts';
import type { Setting } from './setting.ts';
import { drawLine, hairline, type Slice } from './slices.ts';
import { colors, type Style, styles } from './style.ts';

/** Between the columns, and above and below the words of a cell. */
const gap = 14;
const padding = 5;

/** A row with more lines may go on on the next page. */
const whole = 14;

type Column = { readonly x: number; readonly width: number; readonly align: 'start' | 'center' | 'end' };

/** A table. Its head is shown again on every page that it goes on to. */
export function table({ columns, rows }: PrintTable, setting: Setting): Slice[] {
  const { pen, parent, width } = setting;
  const tag = pen.tag('Table', parent);
  const names = columns.map(({ words }) => words);
  const widths = widthsOf([names, ...rows], width - gap * (columns.length - 1), setting);
  const placed = columns.map(({ align }, index): Column => {
    const before = widths.slice(0, index).reduce((sum, each) => sum + each + gap, 0);
    return { x: before, width: widths[index] ?? 0, align };
  });
  const isNamed = names.some((words) => words.length > 0);
  const head = isNamed ? rowOf(names, 'TH', tag, placed, setting) : [];
  const again = isNamed ? { again: repeated(names, placed, setting) } : {};
  const body = rows.flatMap((cells, index) => {
    // The first two rows are on one page, and so are the last two.
    const stays = rows.length > 2 && (index === 0 || index === rows.length - 2);
    return rowOf(cells, 'TD', tag, placed, setting).map((slice) => ({
      ...slice,
      ...again,
      ...(stays ? { keeps: true } : {}),
    }));
  });
  return [...head.map((slice, index) => ({ ...slice, before: index === 0 ? 14 : 0, keeps: true })), ...body];
}

const styleOf = (kind: 'TH' | 'TD'): Style => (kind === 'TH' ? styles.columnName : styles.cell);

function linesIn(words: PrintWords, style: Style, width: number, { pen, brand }: Setting): Line[] {
  return linesOf(runsOf(words, style, brand['700']), width, pen);
}

/** The lines of a row beside one another, each on one page. */
function rowOf(
  cells: readonly PrintWords[],
  kind: 'TH' | 'TD',
  table: Tag,
  columns: readonly Column[],
  setting: Setting,
): Slice[] {
  const { pen, width } = setting;
  const style = styleOf(kind);
  const row = pen.tag('TR', table);
  const texts = columns.map((column, index) => ({
    column,
    tag: pen.tag(kind, row, kind === 'TH' ? { scope: 'Column' } : {}),
    lines: linesIn(cells[index] ?? [], style, column.width, setting),
  }));
  const count = largest(
    texts.map(({ lines }) => lines.length),
    1,
  );
  return Array.from({ length: count }, (_, index): Slice => {
    const isLast = index === count - 1;
    const top = index === 0 ? padding : 0;
    return {
      height: top + style.leading + (isLast ? padding : 0),
      before: 0,
      keeps: !isLast && count <= whole,
      draw: (at) => {
        for (const { column, tag, lines } of texts) {
          const line = lines[index];
          if (line !== undefined) drawLine(line, style, tag, placeOf(line, column, { x: at.x, y: at.y + top }), pen);
        }
        const bottom = { x: at.x, y: at.y + top + style.leading + padding };
        if (isLast) pen.artifact(() => hairline(pen, bottom, width, kind === 'TH' ? colors.quiet : colors.line));
      },
    };
  });
}

function placeOf(line: Line, { x, width, align }: Column, at: Point): Point {
  const space = width - line.width;
  const before = align === 'end' ? space : align === 'center' ? space / 2 : 0;
  return { x: at.x + x + before, y: at.y };
}

/** The head of a table for the pages after the first: it has been read. */
function repeated(names: readonly PrintWords[], columns: readonly Column[], setting: Setting): Slice {
  const { pen, width } = setting;
  const style = styles.columnName;
  const texts = columns.map((column, index) => ({
    column,
    lines: linesIn(names[index] ?? [], style, column.width, setting),
  }));
  const height =
    2 * padding +
    style.leading *
      largest(
        texts.map(({ lines }) => lines.length),
        1,
      );
  return {
    height,
    before: 0,
    draw: (at) =>
      pen.artifact(() => {
        for (const { column, lines } of texts) {
          lines.forEach((line, index) => {
            let { x } = placeOf(line, column, at);
            for (const piece of line.pieces) {
              pen.letters(piece, { x, y: at.y + padding + index * style.leading + style.size });
              x += piece.width;
            }
          });
        }
        hairline(pen, { x: at.x, y: at.y + height }, width, colors.quiet);
      }, 'Pagination'),
  };
}

/** The widths of columns: as their words want it, and where there is no room, the long ones give way. */
function widthsOf(rows: readonly (readonly PrintWords[])[], width: number, setting: Setting): number[] {
  const count = largest(
    rows.map((cells) => cells.length),
    1,
  );
  const columns = Array.from({ length: count }, (_, column) => {
    const cells = rows.map((cells, row) => ({ words: cells[column] ?? [], style: styleOf(row === 0 ? 'TH' : 'TD') }));
    const lengths = cells.map(({ words, style }) => widestOf(words, style, Number.POSITIVE_INFINITY, setting));
    const longest = cells.map(({ words, style }) => widestOf(words, style, 1, setting));
    return { wanted: largest(lengths, 1), least: Math.min(largest(longest, 1), width / count) };
  });
  const wanted = columns.reduce((sum, each) => sum + each.wanted, 0);
  if (wanted <= width) {
    const more = (width - wanted) / count;
    return columns.map((each) => each.wanted + more);
  }
  const least = columns.reduce((sum, each) => sum + each.least, 0);
  // Long cells are worth more lines: by the root, a column of a few words keeps its line.
  const weights = columns.map((each) => Math.sqrt(Math.max(0, each.wanted - each.least)));
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const spare = Math.max(0, width - least);
  return columns.map(
    (each, index) => each.least + (weight === 0 ? spare / count : (spare * (weights[index] ?? 0)) / weight),
  );
}

/** How wide the widest line is, or the widest word where a line holds no more. */
function widestOf(words: PrintWords, style: Style, width: number, setting: Setting): number {
  if (width > 1)
    return largest(
      linesIn(words, style, width, setting).map((line) => line.width),
      0,
    );
  const single = runsOf(words, style, '').flatMap((run) => run.text.split(/\s+/).map((text) => ({ ...run, text })));
  return largest(
    single.map((run) => linesOf([run], Number.POSITIVE_INFINITY, setting.pen)[0]?.width ?? 0),
    0,
  );
}
