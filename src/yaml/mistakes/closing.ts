import { type Edit, replace } from '../text/edits.ts';
import { withoutComment } from '../text/line-parts.ts';
import { lastLineOf, lineAt, lineOf, type SourceText } from '../text/source.ts';
import { firstThatParses } from './best-answer.ts';

/** How many lines below a bracket its end may stand. */
const FARTHEST = 60;

/** Ends a quoted text where its line ends, if the text cannot go on below. */
export function closeQuote(source: SourceText, start: number): readonly Edit[] | undefined {
  const line = lineOf(source, start);
  const quote = source.text.charAt(start);
  const rest = line.text.slice(start - line.start + 1).trimEnd();
  const next = lineAt(source, line.number + 1).text;
  if (rest === '' || rest.includes(quote) || /\s#/.test(rest) || rest.endsWith('\\')) return undefined;
  if (/^["']$/.test(rest.slice(-1)) || !/^\s*(?:$|#|-\s|[\w-]+:(?:\s|$))/.test(next)) return undefined;
  const end = start + 1 + rest.length;
  const curly = /[“”„‘’]$/.test(rest) ? 1 : 0;
  return [replace([end - curly, end], quote)];
}

/** Closes a bracket at the end of its line, or of the first line after which the text can be read. */
export function closeBracket(source: SourceText, open: number, close: string): readonly Edit[] | undefined {
  const first = lineOf(source, open);
  const answers: Edit[][] = [];
  for (let number = first.number; number < first.number + FARTHEST && number <= lastLineOf(source); number += 1) {
    const line = lineAt(source, number);
    if (number > first.number && /^\s*(?:-\s+)?[\w-]+:(?:\s|$)/.test(line.text)) break;
    const words = withoutComment(line.text);
    if (words !== '') answers.push([replace([line.start + words.length, line.start + words.length], close)]);
  }
  return firstThatParses(source, answers);
}
