import { onceFor } from '../../model/once.ts';
import { type LineParts, linePartsOf, partsFrom } from './line-parts.ts';
import { type Line, lineAt, lineOf, type Range, type SourceText } from './source.ts';

/*
 * What belongs together in a text that the parser cannot read, told by indentation alone.
 */

/** A line with all that is indented more than a column, and the brackets that close what began there. */
export function withDeeper(source: SourceText, line: Line, column: number): Range {
  return [line.start, endOf(source, line, (other) => other.indent > column || /^[\]}]/.test(other.value))];
}

/** How far a line is indented, where a tab is as wide as a level. */
const widthOf = ({ text }: Line): number => /^\s*/.exec(text.replaceAll('\t', '  '))?.[0].length ?? 0;

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
  for (const parts of partsFrom(source, line.number, -1)) {
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
  let last = line;
  for (const next of partsFrom(source, line.number + 1, 1)) {
    if (!belongs(next)) break;
    last = next.line;
  }
  return last.start + last.text.length;
}

/** The column of the dash that a line stands under, or of the nearest one above. */
function columnOfEntry(source: SourceText, line: Line): number {
  const indent = widthOf(line);
  let nearest: number | undefined;
  for (const parts of partsFrom(source, line.number - 1, -1)) {
    if (!parts.dash && parts.indent < indent) break;
    if (!parts.dash) continue;
    if (parts.indent < indent) return parts.indent;
    nearest ??= parts.indent;
    if (nearest === 0) break;
  }
  return nearest ?? -1;
}
