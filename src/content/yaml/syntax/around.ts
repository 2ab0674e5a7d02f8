import { type Line, lastLineOf, lineAt, type SourceText } from '../source.ts';
import { type Broken, partsOf } from './broken.ts';

/** A line taken apart, and the line itself. */
export type PartsOfLine = ReturnType<typeof partsOf> & { readonly line: Line };

/** Lines with content below a line. */
export function linesBelow(source: SourceText, line: Line): PartsOfLine[] {
  const below: PartsOfLine[] = [];
  for (let number = line.number + 1; number <= lastLineOf(source) && below.length < 200; number += 1) {
    const other = lineAt(source, number);
    if (!/^\s*(?:#|$)/.test(other.text)) below.push({ ...partsOf(other), line: other });
  }
  return below;
}

/** Lines with content above the error, the nearest first. */
export function linesAbove({ source, line }: Broken): PartsOfLine[] {
  const above: PartsOfLine[] = [];
  for (let number = line.number - 1; number >= source.firstLine && above.length < 200; number -= 1) {
    const other = lineAt(source, number);
    if (/^\s*(?:#|$)/.test(other.text)) continue;
    above.push({ ...partsOf(other), line: other });
  }
  return above;
}
