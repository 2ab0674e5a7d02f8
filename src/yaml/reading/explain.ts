import { type Finding, finding, inText } from '../findings/finding.ts';
import {
  extraBracket,
  extraComma,
  keyWithoutColon,
  linkInBrackets,
  missingComma,
  otherCommaInBraces,
  pieceAt,
  textAfterBracket,
  unclosedBracket,
} from '../mistakes/brackets/brackets.ts';
import type { Broken, Recogniser } from '../mistakes/broken.ts';
import {
  colonBelow,
  colonInText,
  entryWithoutColon,
  keysOnLine,
  missingColon,
  missingSpace,
  oddKeyStart,
} from '../mistakes/colons/missing.ts';
import { otherComment } from '../mistakes/comments/comments.ts';
import { entryInOtherColumn } from '../mistakes/dashes/columns.ts';
import * as dashes from '../mistakes/dashes/dashes.ts';
import { listOnLine } from '../mistakes/dashes/dashes.ts';
import { otherColumn, tabIndent } from '../mistakes/indentation/columns.ts';
import {
  lessIndented,
  missingBar,
  missingIndent,
  missingIndentInBrackets,
  strayParagraph,
  strayTextLine,
  textAfterArrow,
} from '../mistakes/indentation/texts.ts';
import { htmlLine, invisibleLine, secondDocument, templateTag } from '../mistakes/pasted/pasted.ts';
import {
  badEscape,
  markedStart,
  specialStart,
  textAfterQuote,
  textBelowQuote,
  unclosedQuote,
} from '../mistakes/quotes/quotes.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import { written } from '../text/edits.ts';
import { linePartsOf } from '../text/line-parts.ts';
import { lineOf, type SourceText } from '../text/source.ts';

/** The mistakes we know, the surest signs first. */
const recognisers: readonly Recogniser[] = [
  otherComment,
  tabIndent,
  dashes.dashWithoutSpace,
  dashes.otherDash,
  secondDocument,
  templateTag,
  htmlLine,
  badEscape,
  unclosedQuote,
  extraComma,
  extraBracket,
  keyWithoutColon,
  otherCommaInBraces,
  missingComma,
  linkInBrackets,
  textAfterBracket,
  textAfterQuote,
  textBelowQuote,
  missingBar,
  missingIndentInBrackets,
  unclosedBracket,
  missingIndent,
  strayParagraph,
  dashes.missingFirstDashOfList,
  entryInOtherColumn,
  textAfterArrow,
  listOnLine,
  markedStart,
  specialStart,
  dashes.missingDash,
  dashes.missingFirstDash,
  keysOnLine,
  colonInText,
  colonBelow,
  entryWithoutColon,
  missingSpace,
  oddKeyStart,
  dashes.listWithoutKey,
  otherColumn,
  missingColon,
  invisibleLine,
  lessIndented,
  strayTextLine,
];

/** Says in plain words what keeps the parser from reading a text. */
export function explainSyntax(source: SourceText, error: ParserError): Finding {
  const [start, end] = error.pos;
  const at = lineOf(source, Math.min(start, source.text.length));
  // The parser stops at the empty lines and comments before what it cannot read.
  const line = written(source, at.number) ?? at;
  const piece = pieceAt(source, start);
  const { value, valueStart } = piece ?? linePartsOf(line);
  const isInBrackets = piece !== undefined;
  const broken: Broken = { source, error, at: [start, end], line, value, valueStart, isInBrackets };
  for (const recognise of recognisers) {
    const found = recognise(broken);
    if (found !== undefined) return found;
  }
  const from = Math.max(start, line.start);
  const lineEnd = line.start + line.text.length;
  return finding('yaml-syntax', inText(source, [from, Math.max(from, Math.min(end, lineEnd))]));
}
