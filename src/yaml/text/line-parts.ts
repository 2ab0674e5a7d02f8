import { type Line, lastLineOf, lineAt, type SourceText } from './source.ts';

/** The parts of a line such as `  - title: Hi  # now`. Offsets count from the start of the file. */
export type LineParts = {
  readonly line: Line;
  readonly indent: number;
  readonly dash: boolean;
  readonly key: string | undefined;
  readonly keyStart: number;
  readonly value: string;
  readonly valueStart: number;
};

/** Takes a line apart. The value has no comment and no spaces around it. */
export function linePartsOf(line: Line): LineParts {
  const [, indent = '', dashes = '', keyed = '', key] =
    /^(\s*)((?:-\s+)*)((?:([\w-]+|"[^"]*"|'[^']*'|[“”„][^“”„":]*[“”])\s*:(?:\s+|$))?)/.exec(line.text) ?? [];
  const valueStart = indent.length + dashes.length + keyed.length;
  const rest = line.text.slice(valueStart);
  return {
    line,
    indent: indent.length,
    dash: dashes !== '',
    key,
    keyStart: line.start + indent.length + dashes.length,
    value: withoutComment(rest),
    valueStart: line.start + valueStart,
  };
}

/** Text of a line without its comment, and without the spaces at its end. */
export function withoutComment(text: string): string {
  const start = text.search(/\s#/);
  return (start < 0 ? text : text.slice(0, start)).trimEnd();
}

/** Lines with content below a line. */
export function* linesBelow(source: SourceText, line: Line): Generator<LineParts> {
  let count = 0;
  for (let number = line.number + 1; number <= lastLineOf(source) && count < 200; number += 1) {
    const other = lineAt(source, number);
    if (/^\s*(?:#|$)/.test(other.text)) continue;
    count += 1;
    yield linePartsOf(other);
  }
}

/** Lines with content above a line, the nearest first. */
export function linesAbove({ source, line }: { readonly source: SourceText; readonly line: Line }): LineParts[] {
  const above: LineParts[] = [];
  for (let number = line.number - 1; number >= source.firstLine && above.length < 200; number -= 1) {
    const other = lineAt(source, number);
    if (!/^\s*(?:#|$)/.test(other.text)) above.push(linePartsOf(other));
  }
  return above;
}
