import { finding, withEdits } from '../../../findings/finding.ts';
import type { Edit } from '../../../text/edits.ts';

import { linesFrom, replace } from '../../../text/edits.ts';
import { lineAt, lineOf, type Range, type SourceText } from '../../../text/source.ts';
import { isInBlockText, isInQuotes } from '../../tokens.ts';
import { openBrackets } from '../brackets/brackets.ts';
import type { Recogniser } from '../broken.ts';

/** What stands before a comment that others would see as one: nothing, or a quote, a bracket, a comma or a colon. */
const before = /^(?:\s*|.*?["'\]},]\s+|.*?(?<!\bhttps?):\s+)(?=\/\/|<!--|\/\*)/;

/**
 * A comment as other languages have it. The parser takes it for a text, and may stop only at what follows: a line
 * below, or anywhere in the brackets.
 */
export const otherComment: Recogniser = ({ source, line, at }) => {
  const [open] = openBrackets(source, at[0]);
  const first = open === undefined ? Math.max(source.firstLine, line.number - 1) : lineOf(source, open).number;
  for (let number = first; number <= line.number; number += 1) {
    const { text, start } = lineAt(source, number);
    const from = start + (before.exec(text)?.[0].length ?? text.length);
    if (from === start + text.length || isInBlockText(source, from) || isInQuotes(source, from)) continue;
    const lines = commentedLines(source, from);
    const end = lines.at(-1)?.[1] ?? from;
    const better = asComment(source.text.slice(...(lines[0] ?? [from, from])));
    const mistake = finding('other-comment', source, [from, end], { better, isLong: lines.length > 1 });
    return withEdits(
      mistake,
      lines.map((range) => commentOut(source, range)),
    );
  }
  return undefined;
};

/** The lines of a comment, each from its first character to its last; one line if it is never closed. */
function commentedLines(source: SourceText, from: number): Range[] {
  const rest = (text: string, start: number): Range => [start, start + text.trimEnd().length];
  const closing = source.text.startsWith('<!--', from) ? '-->' : source.text.startsWith('/*', from) ? '*/' : undefined;
  const own = lineOf(source, from);
  const first = rest(own.text.slice(from - own.start), from);
  if (closing === undefined || source.text.slice(...first).includes(closing)) return [first];
  const lines = [first];
  for (const { text, start } of linesFrom(source, own.number + 1)) {
    if (text.trim() !== '') lines.push(rest(text.trimStart(), start + text.search(/\S/)));
    if (text.includes(closing)) return lines;
  }
  return [first];
}

const asComment = (text: string): string =>
  `# ${text.replace(/^(?:\/\/+|<!--+|\/\*+)\s*/, '').replace(/\s*(?:--+>|\*+\/)$/, '')}`.trimEnd();

function commentOut(source: SourceText, range: Range): Edit {
  return replace(range, asComment(source.text.slice(...range)));
}
