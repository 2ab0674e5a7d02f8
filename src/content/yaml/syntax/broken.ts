import type { Document, YAMLParseError } from 'yaml';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Line, Range, SourceText } from '../source.ts';

/** A text that the parser could not read: what it says, and the line it says it about. */
export type Broken = {
  readonly source: SourceText;
  readonly document: Document;
  readonly error: YAMLParseError;
  readonly at: Range;
  readonly line: Line;
  /** The value that the parser stumbled over: the rest of the line, or a piece of a list or map in brackets. */
  readonly value: string;
  readonly valueStart: number;
  readonly isInBrackets: boolean;
};

/** Knows one mistake that people make. Undefined if this is another one. */
export type Recogniser = (broken: Broken) => Diagnostic | undefined;

/** The parts of a line such as `  - title: Hi  # now`. Offsets count from the start of the file. */
export type Parts = {
  readonly indent: number;
  readonly dash: boolean;
  readonly key: string | undefined;
  readonly keyStart: number;
  readonly value: string;
  readonly valueStart: number;
};

/** Takes a line apart. The value has no comment and no spaces around it. */
export function partsOf(line: Line): Parts {
  const [, indent = '', dashes = '', keyed = '', key] =
    /^(\s*)((?:-\s+)*)((?:([\w-]+|"[^"]*"|'[^']*')\s*:(?:\s+|$))?)/.exec(line.text) ?? [];
  const valueStart = indent.length + dashes.length + keyed.length;
  const rest = line.text.slice(valueStart);
  return {
    indent: indent.length,
    dash: dashes !== '',
    key,
    keyStart: line.start + indent.length + dashes.length,
    value: rest.replace(/\s+#.*$/, '').trimEnd(),
    valueStart: line.start + valueStart,
  };
}

/** A text in quotes that YAML reads as that text. */
export function quoted(text: string): string {
  return text.includes('"') || text.includes('\\') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
