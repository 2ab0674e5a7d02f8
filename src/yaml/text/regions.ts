import { onceFor } from '../../model/once.ts';
import { type LineParts, linePartsOf } from './line-parts.ts';
import { type Line, lastLineOf, lineAt, lineOf, type Range, type SourceText } from './source.ts';

/*
 * What belongs together in a text that the parser cannot read, told by indentation alone.
 */

/** A line taken apart, or nothing if there is only a comment on it. */
type LineOrEmpty = LineParts | 'empty';

const linesKnown = onceFor((_: SourceText): LineOrEmpty[] => []);

/** Takes each line of a text apart once: many mistakes stand under the same key of a long file. */
function knownLine(source: SourceText, number: number): LineOrEmpty {
  const lines = linesKnown(source);
  const line = lines[number - source.firstLine] ?? partedLine(lineAt(source, number));
  lines[number - source.firstLine] = line;
  return line;
}

function partedLine(line: Line): LineOrEmpty {
  return isEmpty(line) ? 'empty' : linePartsOf(line);
}

/** A line with all that is indented more than a column, and the brackets that close what began there. */
export function withDeeper(source: SourceText, line: Line, column: number): Range {
  return [line.start, endOf(source, line, (other) => other.indent > column || /^[\]}]/.test(other.value))];
}

/** How far a line is indented, where a tab is as wide as a level. */
function widthOf({ text }: Line): number {
  return /^\s*/.exec(text.replaceAll('\t', '  '))?.[0].length ?? 0;
}

/** A line and what follows it, up to the next entry of the list around it or a line that is indented less. */
export function withFollowing(source: SourceText, line: Line): Range {
  const { indent, dash } = linePartsOf(line);
  const column = dash ? indent : columnOfEntry(source, line);
  return [line.start, endOf(source, line, (other) => other.indent >= indent && (!other.dash || other.indent > column))];
}

/** The entries of lists around a line, from the inside out, and the key of the file that it stands under. */
export function unitsAround(source: SourceText, line: Line): Range[] {
  const units: Range[] = [];
  let column = Number.POSITIVE_INFINITY;
  for (const parts of upFrom(source, line)) {
    const { indent, dash } = parts;
    if (dash && indent < column) {
      column = indent;
      units.push(unitFrom(source, parts));
    }
    if (indent > 0 || dash) continue;
    return [...units, unitFrom(source, parts)];
  }
  return units;
}

const unitsKnown = onceFor((_: SourceText) => new Map<number, Range>());

/** The entry, or key of the file, that begins with a line: looked for once, for many mistakes stand in the same one. */
function unitFrom(source: SourceText, { line, indent, dash }: LineParts): Range {
  const units = unitsKnown(source);
  const unit = units.get(line.number) ?? [
    line.start,
    endOf(source, line, (next) => next.indent > indent || (next.dash && !dash)),
  ];
  units.set(line.number, unit);
  return unit;
}

/** The whole block, or key of the file, that a line belongs to, and the line of the key above. */
export function blockAround(source: SourceText, line: Line): Range[] {
  const units = unitsAround(source, line).filter(([from, to]) => from <= line.start && line.start <= to);
  const [block, key = block] = units.slice(-2);
  if (block === undefined || key === undefined) return [];
  const { start, text } = lineAt(source, lineOf(source, key[0]).number);
  if (!/^["']?blocks["']?\s*:/.test(text)) return [key];
  // A line among the dashes is the start of a block, even if its own dash cannot be read.
  const own = block === key ? withDeeper(source, line, linePartsOf(line).indent) : block;
  return [own, [start, start + text.length]];
}

function endOf(source: SourceText, line: Line, belongs: (parts: LineParts) => boolean): number {
  let end = line.start + line.text.length;
  const last = lastLineOf(source);
  for (let number = line.number + 1; number <= last; number += 1) {
    const next = knownLine(source, number);
    if (next === 'empty') continue;
    if (!belongs(next)) break;
    end = next.line.start + next.line.text.length;
  }
  return end;
}

/** The column of the dash that a line stands under, or of the nearest one above. */
function columnOfEntry(source: SourceText, line: Line): number {
  const indent = widthOf(line);
  let nearest: number | undefined;
  for (const parts of linesAbove(source, line)) {
    if (!parts.dash && parts.indent < indent) break;
    if (!parts.dash) continue;
    if (parts.indent < indent) return parts.indent;
    nearest ??= parts.indent;
    if (nearest === 0) break;
  }
  return nearest ?? -1;
}

function* upFrom(source: SourceText, line: Line): Generator<LineParts> {
  yield linePartsOf(line);
  yield* linesAbove(source, line);
}

/** Lines with content above a line, the nearest first. */
function* linesAbove(source: SourceText, line: Line): Generator<LineParts> {
  for (let number = line.number - 1; number >= source.firstLine; number -= 1) {
    const other = knownLine(source, number);
    if (other !== 'empty') yield other;
  }
}

function isEmpty({ text }: Line): boolean {
  return /^\s*(?:#|$)/.test(text);
}
