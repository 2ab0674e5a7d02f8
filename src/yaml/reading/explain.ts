import { type Finding, finding, inText } from '../findings/finding.ts';
import * as brackets from '../mistakes/brackets/brackets.ts';
import type { Broken, Recogniser } from '../mistakes/broken.ts';
import * as colons from '../mistakes/colons/missing.ts';
import { otherComment } from '../mistakes/comments/comments.ts';
import { entryInOtherColumn } from '../mistakes/dashes/columns.ts';
import * as dashes from '../mistakes/dashes/dashes.ts';
import * as columns from '../mistakes/indentation/columns.ts';
import * as texts from '../mistakes/indentation/texts.ts';
import * as pasted from '../mistakes/pasted/pasted.ts';
import * as quotes from '../mistakes/quotes/quotes.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import { written } from '../text/edits.ts';
import { linePartsOf, linesAbove } from '../text/line-parts.ts';
import { lineOf, type SourceText } from '../text/source.ts';

/** The mistakes we know, the surest signs first. */
const recognisers: readonly Recogniser[] = [
  otherComment,
  columns.tabIndent,
  dashes.dashWithoutSpace,
  dashes.otherDash,
  pasted.secondDocument,
  pasted.templateTag,
  pasted.htmlLine,
  quotes.badEscape,
  quotes.unclosedQuote,
  brackets.extraComma,
  brackets.extraBracket,
  brackets.keyWithoutColon,
  brackets.otherCommaInBraces,
  brackets.missingComma,
  brackets.linkInBrackets,
  brackets.textAfterBracket,
  quotes.textAfterQuote,
  quotes.textBelowQuote,
  texts.missingBar,
  texts.missingIndentInBrackets,
  brackets.unclosedBracket,
  texts.missingIndent,
  texts.strayParagraph,
  dashes.missingFirstDashOfList,
  entryInOtherColumn,
  texts.textAfterArrow,
  dashes.listOnLine,
  quotes.markedStart,
  quotes.specialStart,
  dashes.missingDash,
  dashes.missingFirstDash,
  colons.keysOnLine,
  colons.colonInText,
  colons.colonBelow,
  colons.entryWithoutColon,
  colons.missingSpace,
  colons.oddKeyStart,
  dashes.listWithoutKey,
  columns.otherColumn,
  colons.missingColon,
  pasted.invisibleLine,
  texts.lessIndented,
  texts.strayTextLine,
];

/** Says in plain words what keeps the parser from reading a text. */
export function explainSyntax(source: SourceText, error: ParserError): Finding {
  const [start, end] = error.pos;
  const at = lineOf(source, Math.min(start, source.text.length));
  // The parser stops at the empty lines and comments before what it cannot read.
  const line = written(source, at.number) ?? at;
  const piece = brackets.pieceAt(source, start);
  const parts = linePartsOf(line);
  const { value, valueStart } = piece ?? parts;
  const above = linesAbove({ source, line });
  const isInBrackets = piece !== undefined;
  const broken: Broken = { source, error, at: [start, end], line, parts, above, value, valueStart, isInBrackets };
  for (const recognise of recognisers) {
    const found = recognise(broken);
    if (found !== undefined) return found;
  }
  const from = Math.max(start, line.start);
  const lineEnd = line.start + line.text.length;
  return finding('yaml-syntax', inText(source, [from, Math.max(from, Math.min(end, lineEnd))]));
}
