import type { Edit } from '../../diagnostics/diagnostic.ts';
import { documentOf } from '../yaml/document.ts';
import { readOrdinary, WIDEST } from '../yaml/ordinary.ts';
import { endOfLine, lastLineOf, lineAt, type SourceText, sourceText } from '../yaml/source.ts';
import { checkStructure } from '../yaml/structure.ts';
import { linesBelow } from '../yaml/syntax/around.ts';
import { applyEdits, offsetEdits } from './apply.ts';

type Answer = readonly Edit[];

/** Longer stretches are not looked at: finding equal keys takes quadratic time. */
const LONGEST = 100_000;
/** How much text may be read to choose between the answers to one mistake, in UTF-16 units. */
const MOST_TO_READ = 40_000;
const MOST_TRIES = 40;
const NO_MARK = new Uint8Array();

/** The first of some answers after which the text around them can be read; else the one after which it can be read furthest. */
export function firstThatParses(source: SourceText, answers: readonly Answer[]): Answer | undefined {
  const part = partAround(source, answers);
  let best: Answer | undefined;
  let furthest = -1;
  for (const answer of answers.slice(0, triesFor(part))) {
    const end = readableUpTo(part, answer);
    if (end > furthest) {
      best = answer;
      furthest = end;
    }
    if (end === Number.POSITIVE_INFINITY) break;
  }
  return best;
}

/**
 * The first of some answers after which all of the text around them can be read; else the one after which it can be read
 * furthest, if that is at least to the value below what it changes: there the next mistake may stand.
 */
export function firstReadable(source: SourceText, answers: readonly Answer[]): Answer | undefined {
  const part = partAround(source, answers);
  let best: Answer | undefined;
  let furthest = -1;
  for (const answer of answers.slice(0, triesFor(part))) {
    const longer = answer.reduce((sum, { text, column, endColumn }) => sum + text.length - (endColumn - column), 0);
    const end = readableUpTo(part, answer) - longer;
    if (end > furthest && end > keyBelow(part, answer)) {
      best = answer;
      furthest = end;
    }
    if (end === Number.POSITIVE_INFINITY) break;
  }
  return best;
}

/** Where the key below the lines of an answer ends. */
function keyBelow(source: SourceText, answer: Answer): number {
  const last = lineAt(source, Math.max(...answer.map(({ endLine }) => endLine)));
  const [next] = linesBelow(source, last);
  return next === undefined ? source.text.length : next.keyStart + (next.key?.length ?? 0);
}

/** Few on a long text. */
function triesFor({ text }: SourceText): number {
  return Math.max(1, Math.min(MOST_TRIES, Math.floor(MOST_TO_READ / Math.max(1, text.length))));
}

/**
 * The lines that some answers change, from the start of the block or key of the file above them to the start of the one
 * below: what is wrong elsewhere says nothing about them, and reading little takes little time.
 */
function partAround(source: SourceText, answers: readonly Answer[]): SourceText {
  const lines = answers.flatMap((answer) => answer.flatMap(({ line, endLine }) => [line, endLine]));
  const most = lastLineOf(source);
  let first = Math.min(most, ...lines);
  let last = Math.max(source.firstLine, ...lines);
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
  const keys = keysAbove(source, lineAt(source, from).start);
  const text = keys.join('') + source.text.slice(lineAt(source, from).start, end);
  return sourceText(source.file, text, from - keys.length, source.tries);
}

/** The keys of the file above an offset, as lines; all but the last with a word for their value. */
function keysAbove({ text }: SourceText, end: number): string[] {
  const keys = [...text.slice(0, end).matchAll(/^(["']?[\w-]+["']?:)(?:\s|$)/gm)].map(([, key = '']) => key);
  return keys.map((key, index) => (index === keys.length - 1 ? `${key}\n` : `${key} x\n`));
}

/** The column of the outermost dashes. */
function columnOfBlocks({ text }: SourceText): number {
  let column = Number.POSITIVE_INFINITY;
  for (const [, indent = ''] of text.matchAll(/^( *)- /gm)) column = Math.min(column, indent.length);
  return column;
}

/** Where the parser gives up, counted from the start; infinity if it does not. Nothing is read when the file has used up its share. */
function readableUpTo(source: SourceText, answer: Answer): number {
  const { text, tries } = source;
  if (text.length > LONGEST || text.length > tries.left) return -1;
  tries.left -= text.length;
  return parsedUpTo(source, answer);
}

function parsedUpTo(source: SourceText, answer: Answer): number {
  const bytes = applyEdits(source, NO_MARK, offsetEdits(source, answer));
  const after = sourceText(source.file, new TextDecoder('utf-8').decode(bytes));
  if (readOrdinary(after.text, WIDEST).root !== undefined) return Number.POSITIVE_INFINITY;
  if (checkStructure(after) !== undefined) return -1;
  const { errors } = documentOf(after.text, { uniqueKeys: true, merge: false });
  return Math.min(...errors.map(({ pos }) => pos[0]));
}
