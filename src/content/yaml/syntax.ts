import type { Document, YAMLParseError } from 'yaml';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { lineOf, placeOf, type SourceText } from './source.ts';
import { extraBracket, unclosedBracket } from './syntax/brackets.ts';
import { type Broken, partsOf, type Recogniser } from './syntax/broken.ts';
import { extraComma, keyWithoutColon, missingComma } from './syntax/commas.ts';
import { pieceAt } from './syntax/flow.ts';
import * as lines from './syntax/lines.ts';
import { badEscape, textAfterQuote, unclosedQuote } from './syntax/quotes.ts';
import * as values from './syntax/values.ts';

/** The mistakes we know, the surest signs first. */
const recognisers: readonly Recogniser[] = [
  lines.tabIndent,
  lines.gluedDash,
  lines.otherDash,
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
  values.textAfterArrow,
  values.listOnLine,
  values.specialStart,
  lines.missingDash,
  lines.missingFirstDash,
  values.colonInText,
  lines.entryWithoutColon,
  lines.missingSpace,
  lines.oddKeyStart,
  lines.listWithoutKey,
  lines.deeperThanAbove,
  lines.badIndent,
  lines.missingColon,
  lines.invisibleLine,
];

/** Says in plain words what keeps the parser from reading a text. */
export function explainSyntax(source: SourceText, document: Document, error: YAMLParseError): Diagnostic {
  const [start, end] = error.pos;
  const line = lineOf(source, Math.min(start, source.text.length));
  const piece = pieceAt(source, start);
  const { value, valueStart } = piece ?? partsOf(line);
  const isInBrackets = piece !== undefined;
  const broken: Broken = { source, document, error, at: [start, end], line, value, valueStart, isInBrackets };
  for (const recognise of recognisers) {
    const found = recognise(broken);
    if (found !== undefined) return found;
  }
  const lineEnd = line.start + line.text.length;
  return diagnose('yaml-syntax', placeOf(source, [start, Math.max(start, Math.min(end, lineEnd))]));
}
