import { type Excess, marksIn } from '../markdown.ts';
import { LINE, levelsIn, MOST_LEVELS } from './levels.ts';
import { runsOf } from './runs.ts';

/** How long a long text may be. */
const MOST_CHARACTERS = 200_000;

/**
 * How much may stand in a row without an empty line. What the parser takes its time over grows with the square of these, so bounds
 * on them keep the whole linear.
 */
const MOST_IN_A_RUN = { characters: 20_000, brackets: 500, marks: 1_000 };

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

function excessInRuns(text: string): Excess | undefined {
  for (const run of runsOf(text)) {
    const at = run.start + run.text.search(/\S/);
    const { characters, brackets, marks } = MOST_IN_A_RUN;
    if (run.text.length > characters) {
      const of = /^\s{0,9}\|/.test(run.text) ? 'table' : 'paragraph';
      return { of, count: run.text.length, most: characters, at };
    }
    const count = run.text.length > brackets ? run.text.split('[').length - 1 : 0;
    if (count > brackets) return { of: 'brackets', count, most: brackets, at };
    const stars = run.text.length > marks ? marksIn(run.text) : 0;
    if (stars > marks) return { of: 'marks', count: stars, most: marks, at };
  }
  return undefined;
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
