import { type Finding, finding, inText, withAnswer, withEdits } from '../../findings/finding.ts';
import { isInBlockText, isInQuotes } from '../../syntax/tokens.ts';
import type { ScalarNode } from '../../syntax/tree.ts';
import { type Edit, linesFrom, replace } from '../../text/edits.ts';
import { quoted } from '../../text/quoting.ts';
import { lineAt, lineOf, type Range, type SourceText, wordsOf } from '../../text/source.ts';
import { openBrackets } from '../brackets/brackets.ts';
import type { Recogniser } from '../broken.ts';

/** What stands before a comment that others would see as one: nothing, or a quote, a bracket, a comma or a colon. */
const before = /^(?:\s*|.*?["'\]},]\s+|.*?(?<!\bhttps?):\s+)(?=\/\/|<!--|\/\*)/;

/** A comment as other languages have it. The parser may stop only at what follows: a line below, or anywhere in the brackets. */
export const otherComment: Recogniser = ({ source, line, at }) => {
  const [open] = openBrackets(source, at[0]);
  const first = open === undefined ? Math.max(source.firstLine, line.number - 1) : lineOf(source, open).number;
  for (let number = first; number <= line.number; number += 1) {
    const { text, start } = lineAt(source, number);
    const from = start + (before.exec(text)?.[0].length ?? text.length);
    if (from === start + text.length || isInBlockText(source, from) || isInQuotes(source, from)) continue;
    const edits = commentedLines(source, from).map((range) => commentOut(source, range));
    const place: Range = [from, edits.at(-1)?.range[1] ?? from];
    const facts = { better: edits[0]?.text ?? '', isLong: edits.length > 1 };
    return withEdits(finding('other-comment', inText(source, place), facts), edits);
  }
  return undefined;
};

function commentedLines(source: SourceText, from: number): Range[] {
  const closing = source.text.startsWith('<!--', from) ? '-->' : source.text.startsWith('/*', from) ? '*/' : undefined;
  const own = lineOf(source, from);
  const first: Range = [from, wordsOf(own)[1]];
  if (closing === undefined || source.text.slice(...first).includes(closing)) return [first];
  const lines = [first];
  for (const line of linesFrom(source, own.number + 1)) {
    if (line.text.trim() !== '') lines.push(wordsOf(line));
    if (line.text.includes(closing)) return lines;
  }
  return [first];
}

const asComment = (text: string): string =>
  `# ${text.replace(/^(?:\/\/+|<!--+|\/\*+)\s*/, '').replace(/(?:(?<!-)--+>|(?<!\*)\*+\/)$/, '')}`.trimEnd();

const commentOut = (source: SourceText, range: Range): Edit => replace(range, asComment(source.text.slice(...range)));

/** `We are #1 in Oslo`, `We are # 1 in Oslo` */
export function commentInText(source: SourceText, { range }: ScalarNode): Finding[] | undefined {
  // Nearly every text ends with its line.
  if (!/[^\S\r\n]/.test(source.text.charAt(range[1]))) return undefined;
  const line = lineOf(source, range[1]);
  const found = /^\s+(#(?:[\p{L}\p{N}]| \d)\S*)/u.exec(line.text.slice(range[1] - line.start));
  const word = found?.[1];
  if (found === null || word === undefined) return undefined;
  const start = range[1] + found[0].length - word.length;
  const whole = source.text.slice(range[0], line.start + line.text.trimEnd().length);
  const mistake = finding('comment-in-text', inText(source, [start, start + word.length]), { better: quoted(whole) });
  // `#1` is part of the text; `#later` may be a note.
  const isPart = /^#\d/.test(word) && range[0] >= line.start;
  return [withAnswer(mistake, [replace([range[0], range[0] + whole.length], quoted(whole))], isPart)];
}
