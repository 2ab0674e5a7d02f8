import { onceFor } from '../../model/once.ts';
import { isIdle } from './edits.ts';
import { type Line, lastLineOf, lineAt, type Range, type SourceText } from './source.ts';

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
