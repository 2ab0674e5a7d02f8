import type { PrintCode } from '../model/print.ts';
import type { CodePiece, CodeToken } from '../model/prose.ts';
import { type Line, linesOf, type Run } from './lines.ts';
import type { Setting } from './setting.ts';
import { drawLine, type Slice, surrounded } from './slices.ts';
import { colors, styles } from './style.ts';

/** Dark enough for words on the ground of code. */
const tokens: Readonly<Record<CodeToken, string>> = {
  comment: '#5b656e',
  string: '#256b3c',
  constant: '#8a4a0a',
  keyword: '#7a2f86',
  function: '#1f4f91',
  punctuation: '#56616a',
};

const padding = 10;

/** How far the rest of a line is indented that was too long. */
const hanging = 2;

function runOf(piece: CodePiece): Run {
  if (typeof piece === 'string') return { text: piece, style: styles.code };
  const [token, text] = piece;
  return { text, style: { ...styles.code, color: tokens[token] } };
}

/** The runs of a line in rows of so many letters. Code isn't broken at spaces: they mean something. */
function rowsOf(runs: readonly Run[], most: number): Run[][] {
  const rows: Run[][] = [[]];
  let left = most;
  for (const run of runs) {
    let rest = [...run.text];
    while (rest.length > 0) {
      if (left === 0) {
        rows.push([]);
        left = most - hanging;
      }
      const part = rest.slice(0, left);
      rows.at(-1)?.push({ ...run, text: part.join('') });
      left -= part.length;
      rest = rest.slice(part.length);
    }
  }
  return rows;
}

/** Code on a ground of its own. Lines that are too long go on below, indented. */
export function code({ lines }: PrintCode, setting: Setting): Slice[] {
  const { pen, width } = setting;
  const tag = pen.tag('Code', pen.tag('P', setting.parent));
  const [letter] = linesOf([{ text: 'm', style: styles.code }], width, pen);
  const step = letter?.width ?? styles.code.size;
  const context = { pen, style: styles.code, tag };
  const most = Math.max(20, Math.floor((width - 2 * padding) / step));
  const rows = lines.flatMap((line) =>
    rowsOf(line.map(runOf), most).map((runs, index) => ({ runs, x: index === 0 ? 0 : hanging * step })),
  );
  const slices = rows.map(({ runs, x }, index): Slice => {
    const line = unbroken(runs, setting);
    return {
      height: styles.code.leading,
      before: 0,
      keeps: index < rows.length - 1 && (rows.length <= 8 || index < 2 || index >= rows.length - 3),
      draw: (at) => drawLine(line, { x: at.x + x, y: at.y }, context),
    };
  });
  const draw = (at: { x: number; y: number }, height: number): void => {
    pen.doc.rect(at.x, at.y, width, height).fill(colors.shade);
  };
  return surrounded(slices, { left: padding, above: padding, below: padding, before: 12, draw }, pen);
}

/** Spaces as they are: a no-break space keeps each its width, and lines whole. */
function unbroken(runs: readonly Run[], { pen }: Setting): Line {
  const kept = runs.map((run) => ({ ...run, text: run.text.replaceAll('\t', '  ').replaceAll(' ', '\u00a0') }));
  const [line] = linesOf(kept, Number.POSITIVE_INFINITY, pen);
  return line ?? { pieces: [], width: 0 };
}
