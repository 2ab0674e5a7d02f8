import { addAll } from '../../../model/lists.ts';
import { type Excess, excessInRuns } from '../markdown.ts';

/** How long a long text may be. */
const MOST_CHARACTERS = 200_000;

/** Every bracket is compared with every name of a link or footnote that is given elsewhere in the text. */
const MOST_BRACKETS = 5_000;

/** How often a list, a quote or a footnote may begin: at each end of one, the parser goes through all it has read. */
const MOST_BEGINNINGS = 1_500;

/** What a long text has too much of to be parsed. Such a text is reported, and nothing else in it looked at. */
export function excessOfLong(text: string): Excess | undefined {
  if (text.length > MOST_CHARACTERS) return { of: 'characters', count: text.length, most: MOST_CHARACTERS };
  const brackets = text.split('[').length - 1;
  if (brackets > MOST_BRACKETS) return { of: 'brackets', count: brackets, most: MOST_BRACKETS };
  const levels = levelsIn(text);
  if (levels.at !== undefined) return { of: 'levels', count: levels.most, most: MOST_LEVELS, at: levels.at };
  const beginnings = beginningsIn(text);
  if (beginnings > MOST_BEGINNINGS) return { of: 'beginnings', count: beginnings, most: MOST_BEGINNINGS };
  return excessInRuns(text);
}

/** How often a list, a quote or a footnote begins. Entries of one list, and lines of one quote, are alike in their marks. */
function beginningsIn(text: string): number {
  let count = 0;
  let open: string[] = [];
  for (const [, marks = '', words = ''] of text.matchAll(LINE)) {
    const shape = marks.replace(/\d+/g, '0').trimEnd();
    if (shape === '') open = whatGoesOn(open, marks, words);
    else {
      const isKnown = open.includes(shape);
      open = [...open.filter((other) => other.length < shape.length), shape];
      // An entry of a list that begins with a list or a quote begins a new one.
      if (!isKnown || /[-*+.)][ \t]*[-*+>\d]/.test(shape)) count += 1;
    }
    if (words.startsWith('[^')) count += 1;
  }
  return count;
}

/** What a line without marks leaves open: a list goes on after an empty line and over lines that are indented, a quote doesn't. */
function whatGoesOn(open: string[], indent: string, words: string): string[] {
  if (words === '') return open.filter((shape) => !shape.includes('>'));
  return indent === '' ? [] : open;
}

/** How many lists, quotes and footnotes may be in each other: the parser goes through all of them for each line. */
const MOST_LEVELS = 20;

/** A line: the spaces and the marks of lists and quotes before its words, and the first words. */
const LINE = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t\n]|$)))*[ \t]*)([^\n]{0,2})/gm;

/** Where the content of a list's entry begins at most behind its mark. Further on it is code. */
const WIDEST_GAP = 4;
const TAB = 4;

/** The most lists, quotes and footnotes around a line, and where the first such line with too many starts. */
export type Levels = { readonly most: number; readonly at: number | undefined };

/** How deep the lines of a text are: by the marks before their words, and by the entries above that they are indented under. */
export function levelsIn(text: string): Levels {
  const open: number[] = [];
  let most = 0;
  let at: number | undefined;
  let isBelowEmpty = true;
  for (const { 0: line, 1: marks = '', 2: words = '', index } of text.matchAll(LINE)) {
    if (line.trim() === '') {
      isBelowEmpty = true;
      continue;
    }
    const { entries, quotes, column } = marksBefore(marks);
    // Without an empty line above, words may go on with any paragraph.
    const start = entries[0]?.column ?? (isBelowEmpty || words.startsWith('[^') ? column : Number.POSITIVE_INFINITY);
    while ((open.at(-1) ?? 0) > start) open.pop();
    addAll(
      open,
      entries.map(({ content }) => content),
    );
    if (words === '[^') open.push(column + TAB);
    const levels = open.length + quotes;
    if (levels > MOST_LEVELS) at ??= index;
    most = Math.max(most, levels);
    isBelowEmpty = false;
  }
  return { most, at };
}

type Marks = {
  /** The column of the mark of each entry of a list, and that of what is in it. */
  readonly entries: readonly { readonly column: number; readonly content: number }[];
  readonly quotes: number;
  /** Where the words begin. */
  readonly column: number;
};

function marksBefore(marks: string): Marks {
  const entries: { column: number; content: number }[] = [];
  let quotes = 0;
  let column = 0;
  for (const [piece] of marks.matchAll(/[ \t]+|>|[-*+]|\d{1,9}[.)]/g)) {
    const last = entries.at(-1);
    if (/^[ \t]/.test(piece)) {
      const end = columnAfter(piece, column);
      if (last !== undefined && last.content === column + 1 && end - column <= WIDEST_GAP) last.content = end;
      column = end;
    } else if (piece === '>') {
      quotes += 1;
      column += 1;
    } else {
      entries.push({ column, content: column + piece.length + 1 });
      column += piece.length;
    }
  }
  return { entries, quotes, column };
}

function columnAfter(spaces: string, column: number): number {
  let at = column;
  for (const space of spaces) at += space === '\t' ? TAB - (at % TAB) : 1;
  return at;
}
