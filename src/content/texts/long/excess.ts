import type { Excess } from '../markdown.ts';
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

/** How many lists and quotes may be in each other. */
const MOST_LEVELS = 20;

/** What begins a list or a quote at the start of a line, as often as it stands there. */
const MARKERS = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t>]|$))+/gm;

/** What a long text has too much of to be parsed. Such a text is reported, and nothing else in it looked at. */
export function excessOfLong(text: string): Excess | undefined {
  if (text.length > MOST_CHARACTERS) return { of: 'characters', count: text.length, most: MOST_CHARACTERS };
  const brackets = text.split('[').length - 1;
  if (brackets > MOST_BRACKETS) return { of: 'brackets', count: brackets, most: MOST_BRACKETS };
  const levels = levelsIn(text);
  if (levels > MOST_LEVELS) return { of: 'levels', count: levels, most: MOST_LEVELS };
  return excessInRuns(text);
}

function excessInRuns(text: string): Excess | undefined {
  for (const run of runsOf(text)) {
    const at = run.start + run.text.search(/\S/);
    const { characters, brackets, marks } = MOST_IN_A_RUN;
    if (run.text.length > characters) return { of: 'paragraph', count: run.text.length, most: characters, at };
    const count = run.text.length > brackets ? run.text.split('[').length - 1 : 0;
    if (count > brackets) return { of: 'brackets', count, most: brackets, at };
    const stars = run.text.length > marks ? (run.text.match(/\*+|_+|~+/g)?.length ?? 0) : 0;
    if (stars > marks) return { of: 'marks', count: stars, most: marks, at };
  }
  return undefined;
}

/** The most marks of lists and quotes before the words of a line. */
function levelsIn(text: string): number {
  let most = 0;
  for (const [marks] of text.matchAll(MARKERS)) {
    if (marks.length > most) most = Math.max(most, marks.match(/[-*+>.)]/g)?.length ?? 0);
  }
  return most;
}
