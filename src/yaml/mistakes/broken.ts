import type { Finding } from '../findings/finding.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import type { LineParts } from '../text/line-parts.ts';
import type { Line, Range, SourceText } from '../text/source.ts';

/** A text that the parser could not read: what it says, and the line it says it about. */
export type Broken = {
  readonly source: SourceText;
  readonly error: ParserError;
  readonly at: Range;
  readonly line: Line;
  readonly parts: LineParts;
  /** The nearest lines with content above it, from the bottom up. */
  readonly above: readonly LineParts[];
  /** The value that the parser stumbled over: the rest of the line, or a piece of a list or map in brackets. */
  readonly value: string;
  readonly valueStart: number;
  readonly isInBrackets: boolean;
};

export type Recogniser = (broken: Broken) => Finding | undefined;

export type ReportFinding = (found: Finding) => void;
