import { largest } from '../model/lists.ts';
import type { ProseTable } from '../model/prose.ts';
import type { Text } from '../model/text.ts';
import { type Line, linesOf, runsOf } from './lines.ts';
import type { Pen, Point } from './pen.ts';
import { drawLine, kept, type Setting, type Slice, spaced, stacked, wordLines } from './slices.ts';
import { colors, type Style, styles } from './style.ts';

const gap = 14;
const padding = 5;

const whole = 14;

type Column = { readonly x: number; readonly width: number; readonly align: 'start' | 'center' | 'end' };

export function table({ columns, rows }: ProseTable, setting: Setting): Slice[] {
  const { pen, parent, width } = setting;
  const tag = pen.tag('Table', parent);
  const names = columns.map(({ words }) => words);
  const widths = widthsOf([names, ...rows], width - gap * (columns.length - 1), setting);
  const placed = columns.map(({ align }, index): Column => {
    const before = widths.slice(0, index).reduce((sum, each) => sum + each + gap, 0);
    return { x: before, width: widths[index] ?? 0, align };
  });
  const grid = { ...setting, parent: tag, columns: placed, isRead: false };
  const isNamed = names.some((words) => words.length > 0);
  const head = isNamed ? rowOf(names, 'TH', grid) : [];
  const again = isNamed ? { again: repeated(rowOf(names, 'TH', { ...grid, isRead: true }), pen) } : {};
  const body = rows.flatMap((cells, index) => {
    // The first two rows are on one page, and so are the last two.
    const stays = rows.length > 2 && (index === 0 || index === rows.length - 2);
    return rowOf(cells, 'TD', grid).map((slice) => ({
      ...slice,
      ...again,
      ...(stays ? { keeps: true } : {}),
    }));
  });
  return [...kept(spaced(head, 14)), ...body];
}

const styleOf = (kind: 'TH' | 'TD'): Style => (kind === 'TH' ? styles.columnName : styles.cell);

/** The columns of a table. What `isRead` already isn't tagged. */
type Grid = Setting & { readonly columns: readonly Column[]; readonly isRead: boolean };

function rowOf(cells: readonly Text[], kind: 'TH' | 'TD', grid: Grid): Slice[] {
  const { pen, width, parent, isRead } = grid;
  const style = styleOf(kind);
  const row = isRead ? undefined : pen.tag('TR', parent);
  const texts = grid.columns.map((column, index) => ({
    column,
    tag: row && pen.tag(kind, row, kind === 'TH' ? { scope: 'Column' } : {}),
    lines: wordLines(cells[index] ?? [], style, { ...grid, width: column.width }),
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
          if (line === undefined) continue;
          drawLine(line, placeOf(line, column, { x: at.x, y: at.y + top }), { pen, style, tag });
        }
        const bottom = { x: at.x, y: at.y + top + style.leading + padding };
        const line = (): void => pen.hairline(bottom, width, kind === 'TH' ? colors.quiet : colors.line);
        if (isLast && isRead) line();
        else if (isLast) pen.artifact(line);
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
function repeated(head: readonly Slice[], pen: Pen): Slice {
  const { height, draw } = stacked(head);
  return { height, before: 0, draw: (at) => pen.artifact(() => draw(at), 'Pagination') };
}

/** The widths of columns: as their words want it, and where there is no room, the long ones give way. @param rows of as many cells each, the names first */
function widthsOf(rows: readonly (readonly Text[])[], width: number, setting: Setting): number[] {
  const count = rows[0]?.length || 1;
  const unlimited = { ...setting, width: Number.POSITIVE_INFINITY };
  const columns = Array.from({ length: count }, (_, column) => {
    const cells = rows.map((cells, row) => ({ words: cells[column] ?? [], style: styleOf(row === 0 ? 'TH' : 'TD') }));
    const lengths = cells.map(({ words, style }) => widest(wordLines(words, style, unlimited)));
    const longest = cells.map(({ words, style }) => widest(longWords(words, style, setting)));
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

function longWords(words: Text, style: Style, { pen, targetOf }: Setting): Line[] {
  const single = runsOf(words, { style, accent: '', targetOf }).flatMap((run) =>
    run.text.split(/\s+/).map((text) => ({ ...run, text })),
  );
  return single.flatMap((run) => linesOf([run], Number.POSITIVE_INFINITY, pen));
}

const widest = (lines: readonly Line[]): number =>
  largest(
    lines.map(({ width }) => width),
    0,
  );
