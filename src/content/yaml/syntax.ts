import type { Document, YAMLParseError } from 'yaml';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Line, lastLineOf, lineAt, lineOf, placeOf, type SourceText } from './source.ts';
import { extraBracket, unclosedBracket } from './syntax/brackets.ts';
import { type Broken, partsOf, type Recogniser } from './syntax/broken.ts';
import { extraComma, keyWithoutColon, missingComma } from './syntax/commas.ts';
import { otherComment } from './syntax/comments.ts';
import * as dashes from './syntax/dashes.ts';
import { pieceAt } from './syntax/flow.ts';
import * as lines from './syntax/lines.ts';
import { badEscape, textAfterQuote, unclosedQuote } from './syntax/quotes.ts';
import { strayEntry } from './syntax/strays.ts';
import * as values from './syntax/values.ts';

/** The mistakes we know, the surest signs first. */
const recognisers: readonly Recogniser[] = [
  otherComment,
  lines.tabIndent,
  dashes.gluedDash,
  dashes.otherDash,
  lines.secondDocument,
  lines.templateTag,
  badEscape,
  unclosedQuote,
  extraComma,
  extraBracket,
  keyWithoutColon,
  missingComma,
  values.textAfterBracket,
  textAfterQuote,
  lines.missingIndentInBrackets,
  unclosedBracket,
  lines.missingIndent,
  strayEntry,
  values.textAfterArrow,
  values.listOnLine,
  values.specialStart,
  dashes.missingDash,
  dashes.missingFirstDash,
  values.colonInText,
  values.colonBelow,
  lines.entryWithoutColon,
  lines.missingSpace,
  lines.oddKeyStart,
  dashes.listWithoutKey,
  lines.deeperThanAbove,
  lines.badIndent,
  lines.missingColon,
  lines.invisibleLine,
  lines.lessIndented,
];

/** Says in plain words what keeps the parser from reading a text. */
export function explainSyntax(source: SourceText, document: Document, error: YAMLParseError): Diagnostic {
  const [start, end] = error.pos;
  const line = writtenLine(source, lineOf(source, Math.min(start, source.text.length)));
  const piece = pieceAt(source, start);
  const { value, valueStart } = piece ?? partsOf(line);
  const isInBrackets = piece !== undefined;
  const broken: Broken = { source, document, error, at: [start, end], line, value, valueStart, isInBrackets };
  for (const recognise of recognisers) {
    const found = recognise(broken);
    if (found !== undefined) return found;
  }
  const from = Math.max(start, line.start);
  const lineEnd = line.start + line.text.length;
  return diagnose('yaml-syntax', placeOf(source, [from, Math.max(from, Math.min(end, lineEnd))]));
}

/** The parser stops at the empty lines and comments before what it cannot read. */
function writtenLine(source: SourceText, line: Line): Line {
  for (let number = line.number; number <= lastLineOf(source); number += 1) {
    const next = lineAt(source, number);
    if (!/^\s*(?:#|$)/.test(next.text)) return next;
  }
  return line;
}
