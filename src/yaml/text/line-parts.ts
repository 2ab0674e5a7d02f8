import { leading } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import { isIdle } from './edits.ts';
import { type Line, lastLineOf, lineAt, lineOf, type Range, type SourceText } from './source.ts';

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
      units.push(unitFrom(source)(parts));
    }
    if (indent === 0 && !dash) return [...units, unitFrom(source)(parts)];
  }
  return units;
}

/** The entry, or key of the file, that begins with a line: looked for once, for many mistakes stand in the same one. */
const unitFrom = onceFor((source: SourceText) =>
  onceFor(({ line, indent, dash }: LineParts): Range => {
    return [line.start, endOf(source, line, (next) => next.indent > indent || (next.dash && !dash))];
  }),
);

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
  const last = leading(partsFrom(source, line.number + 1, 1), belongs).at(-1)?.line ?? line;
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

/** The parts of a line such as `  - title: Hi  # now`. Offsets count from the start of the file. */
export type LineParts = {
  readonly line: Line;
  readonly indent: number;
  readonly dash: boolean;
  /** The column behind its dashes. */
  readonly column: number;
  /** What is indented more belongs to it: the column of its key, or of its first sign if it has none. */
  readonly level: number;
  readonly key: string | undefined;
  /** Without a key, an empty one behind the dashes. */
  readonly keyRange: Range;
  readonly value: string;
  readonly valueStart: number;
};

/** Takes a line apart. The value has no comment and no spaces around it. */
export function linePartsOf(line: Line): LineParts {
  const [, indent = '', dashes = '', keyed = '', key] =
    /^(\s*)((?:-\s+)*)((?:([\w-]+|"[^"]*"|'[^']*'|[“”„][^“”„":]*[“”])\s*:(?:\s+|$))?)/.exec(line.text) ?? [];
  const valueStart = indent.length + dashes.length + keyed.length;
  const column = indent.length + dashes.length;
  const keyStart = line.start + column;
  return {
    line,
    indent: indent.length,
    dash: dashes !== '',
    column,
    level: key === undefined ? indent.length : column,
    key,
    keyRange: [keyStart, keyStart + (key?.length ?? 0)],
    value: withoutComment(line.text.slice(valueStart)),
    valueStart: line.start + valueStart,
  };
}

/** Text of a line without its comment, and without the spaces at its end. */
export function withoutComment(text: string): string {
  const start = text.search(/\s#/);
  return (start < 0 ? text : text.slice(0, start)).trimEnd();
}

const partsKnown = onceFor((_: SourceText): (LineParts | undefined)[] => []);

/** Takes each line of a text apart once: many mistakes may stand under the same key. Undefined for one without content. */
function partsAt(source: SourceText, number: number): LineParts | undefined {
  const known = partsKnown(source);
  const at = number - source.firstLine;
  if (known[at] !== undefined) return known[at];
  const line = lineAt(source, number);
  if (!isIdle(line)) known[at] = linePartsOf(line);
  return known[at];
}

/** All lines with content from one on, downwards or upwards. */
export function* partsFrom(source: SourceText, number: number, step: 1 | -1): Generator<LineParts> {
  for (let at = number; at >= source.firstLine && at <= lastLineOf(source); at += step) {
    const parts = partsAt(source, at);
    if (parts !== undefined) yield parts;
  }
}

/** How far anybody looks for what a line belongs to. */
const MOST_LINES = 200;

function* nearest(all: Iterable<LineParts>): Generator<LineParts> {
  let count = 0;
  for (const each of all) {
    count += 1;
    if (count > MOST_LINES) return;
    yield each;
  }
}

/** The nearest lines with content below a line. */
export function linesBelow(source: SourceText, line: Line): Generator<LineParts> {
  return nearest(partsFrom(source, line.number + 1, 1));
}

/** The nearest lines with content above a line, from the bottom up. */
export function linesAbove({ source, line }: { readonly source: SourceText; readonly line: Line }): LineParts[] {
  return [...nearest(partsFrom(source, line.number - 1, -1))];
}
