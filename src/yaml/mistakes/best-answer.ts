import { largest, smallest } from '../../model/lists.ts';
import { parseOrdinary, WIDEST } from '../ordinary/ordinary.ts';
import { documentOf } from '../syntax/parser-error.ts';
import { checkStructure, weightOf } from '../syntax/structure.ts';
import { applied, type Edit, movedEdits } from '../text/edits.ts';
import { linesBelow } from '../text/line-parts.ts';
import { endOfLine, excerptOf, lastLineOf, lineAt, lineOf, type SourceText, sourceText } from '../text/source.ts';

type Answer = readonly Edit[];

/** Longer stretches are not looked at: finding equal keys takes quadratic time. */
const LONGEST = 100_000;
/** How much text may be read to choose between the answers to one mistake, in UTF-16 units. */
const MOST_TO_READ = 40_000;
const MOST_TRIES = 40;

/** The first of some answers after which the text around them can be read; else the one after which it can be read furthest. */
export function firstThatParses(source: SourceText, answers: readonly Answer[]): Answer | undefined {
  return furthestOf(source, answers, () => -1);
}

/**
 * The first of some answers after which all of the text around them can be read; else the one after which it can be read
 * furthest, if that is at least to the value below what it changes: there the next mistake may stand.
 *
 * @param wrong where the line is that can't be read now, if an answer may change others
 */
export function firstReadable(source: SourceText, answers: readonly Answer[], wrong = -1): Answer | undefined {
  return furthestOf(source, answers, (part, answer, shift) => {
    const ends = answer.map(({ range: [, end] }) => end);
    const [below] = linesBelow(part, lineOf(part, largest(ends, wrong + shift)));
    return below?.keyRange[1] ?? part.text.length;
  });
}

/** @param least where the text must be readable to, at least, after an answer */
function furthestOf(
  source: SourceText,
  answers: readonly Answer[],
  least: (part: SourceText, answer: Answer, shift: number) => number,
): Answer | undefined {
  const { part, shift } = partAround(source, answers);
  let best: Answer | undefined;
  let furthest = -1;
  // Few on a long text.
  const tries = Math.floor(MOST_TO_READ / Math.max(1, part.text.length));
  for (const answer of answers.slice(0, Math.max(1, Math.min(MOST_TRIES, tries)))) {
    const own = movedEdits(answer, shift);
    const longer = own.reduce((sum, { range: [start, end], text }) => sum + text.length - (end - start), 0);
    const end = readableUpTo(part, own) - longer;
    if (end > furthest && end > least(part, own, shift)) {
      best = answer;
      furthest = end;
    }
    if (end === Number.POSITIVE_INFINITY) break;
  }
  return best;
}

/** The block or key of the file with the lines that answers change, and those beside it, and how far offsets are moved in it: what is wrong elsewhere says nothing. */
function partAround(source: SourceText, answers: readonly Answer[]): { part: SourceText; shift: number } {
  const lines = answers.flat().flatMap(({ range }) => range.map((offset) => lineOf(source, offset).number));
  const most = lastLineOf(source);
  let first = smallest(lines, most);
  let last = largest(lines, source.firstLine);
  const column = columnOfBlocks(source);
  const isStart = (number: number): boolean => {
    const [, indent = '', dash] = /^( *)(-\s)?[^\s#]/.exec(lineAt(source, number).text) ?? [undefined, ' '];
    return indent === '' || (dash !== undefined && indent.length <= column);
  };
  do first -= 1;
  while (first > source.firstLine && !isStart(first));
  do last += 1;
  while (last < most && !isStart(last));
  const from = Math.max(source.firstLine, first);
  const end = endOfLine(source, last);
  const { start } = lineAt(source, from);
  const keys = keysAbove(source, start);
  const head = keys.join('');
  const part = excerptOf(source, head + source.text.slice(start, end), from - keys.length);
  return { part, shift: head.length - start };
}

/** The keys of the file above an offset, as lines; all but the last with a word for their value. */
function keysAbove({ text }: SourceText, end: number): string[] {
  const keys = [...text.slice(0, end).matchAll(/^(["']?[\w-]+["']?:)(?:\s|$)/gm)].map(([, key = '']) => key);
  return keys.map((key, index) => (index === keys.length - 1 ? `${key}\n` : `${key} x\n`));
}

function columnOfBlocks({ text }: SourceText): number {
  let column = Number.POSITIVE_INFINITY;
  for (const [, indent = ''] of text.matchAll(/^( *)- /gm)) column = Math.min(column, indent.length);
  return column;
}

/** Where the parser gives up, counted from the start; infinity if it does not. Nothing is read when the file has used up its share. */
function readableUpTo(source: SourceText, answer: Answer): number {
  const { text, tries } = source;
  const weight = weightOf(text);
  if (text.length > LONGEST || weight > tries.left) return -1;
  tries.left -= weight;
  return parsedUpTo(source, answer);
}

function parsedUpTo(source: SourceText, answer: Answer): number {
  const after = sourceText(source.file, applied(source.text, answer));
  const { root, hasRepeats } = parseOrdinary(after.text, WIDEST);
  if (root !== undefined && !hasRepeats) return Number.POSITIVE_INFINITY;
  if (checkStructure(after, 0) !== undefined) return -1;
  const { errors } = documentOf(after.text, true);
  return smallest(errors.map(({ pos }) => pos[0]));
}
