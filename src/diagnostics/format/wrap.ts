import { cellsOf } from './cells.ts';

/** Breaks a sentence at its spaces into lines of at most so many cells. A longer word stays whole: a path that is cut in two cannot be copied. */
export function wrap(text: string, cells: number | undefined): string[] {
  if (cells === undefined) return [text];
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(' ')) {
    const longer: string = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || cellsOf(longer) <= cells) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line ?? ''];
}
