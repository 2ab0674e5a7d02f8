import { traitsOf } from '../../diagnostics/catalogue.ts';
import { largest, smallest } from '../../model/lists.ts';
import { answerOf, type Finding, findingId } from '../../yaml/findings/finding.ts';
import { weightOf } from '../../yaml/syntax/weight.ts';
import { applied, movedEdits } from '../../yaml/text/apply.ts';
import { endOfLine, lineOf, type SourceText } from '../../yaml/text/source.ts';
import { isProgress } from './judge.ts';
import { compatible, stepOf } from './step.ts';

/** How much text is read again to hold the hints of a file against it, by its weight: in UTF-16 units of ordinary text. */
const MOST_TO_READ = 40_000;

/** Up to how much each hint is tried by itself. Above, many are tried together. */
const MOST_TO_READ_SINGLY = 20_000;

/** A file whose hints are to be tried, and how another text is checked in its place. */
export type Trial = {
  readonly source: SourceText;
  /** All that is wrong with the file by itself. */
  readonly found: readonly Finding[];
  /** Those whose hints are shown. */
  readonly told: readonly Finding[];
  readonly check: (changed: SourceText) => readonly Finding[];
  /** Whether it is known without that, that the hint of the only mistake leaves none. */
  readonly isMended: () => boolean;
};

/**
 * Says which findings have a hint that is not right: followed as it is written, it leaves its mistake, brings another one,
 * or changes the author's own words. What `--fix` would write is tried, and what is only suggested. Hints that could not be
 * tried, because too much would have to be read again, count as right.
 */
export function wrongHints(trial: Trial): ReadonlySet<string> {
  const { source, found, told } = trial;
  const wrong = new Set<string>();
  const named = told.filter((each) => (answerOf(each)?.length ?? 0) > 0);
  for (const each of named) if (!keepsWords(each, source)) wrong.add(findingId(each));
  let rest = named.filter((each) => !wrong.has(findingId(each)));
  if (rest.length === 0 || trial.isMended()) return wrong;
  const weight = weightOf(source.text);
  let left = MOST_TO_READ;
  const isRight = (some: readonly Finding[]): boolean => {
    left -= weight;
    const asEdits = some.map((each) => ({ ...each, edits: answerOf(each) ?? [] }));
    const bytes = new Uint8Array();
    const step = stepOf(asEdits, () => ({ source, bytes }));
    const [file] = step.values();
    return file === undefined || isProgress(step, found, trial.check(file.after.source));
  };
  /** All at once if that is right; else halves of them. */
  const attempt = (some: readonly Finding[]): void => {
    if (some.length === 0 || left < weight || isRight(some)) return;
    if (some.length === 1) {
      for (const each of some) wrong.add(findingId(each));
      return;
    }
    const middle = Math.ceil(some.length / 2);
    attempt(some.slice(0, middle));
    attempt(some.slice(middle));
  };
  // Each by itself, as an author would follow them, where that is quickly done.
  if (rest.length * weight <= MOST_TO_READ_SINGLY) {
    for (const each of rest) attempt([each]);
    return wrong;
  }
  while (rest.length > 0 && left >= weight) {
    const together = compatible(rest.map((each) => ({ ...each, edits: answerOf(each) ?? [] })));
    const ids = new Set(together.map(findingId));
    attempt(rest.filter((each) => ids.has(findingId(each))));
    rest = rest.filter((each) => !ids.has(findingId(each)));
  }
  return wrong;
}

/** Whether an answer leaves the author's words as they are, where it must. */
export function keepsWords(found: Finding, source: SourceText): boolean {
  if (traitsOf(found.code).words === 'changed') return true;
  const edits = answerOf(found) ?? [];
  // All lines that change, and nothing else of a long file.
  const { start } = lineOf(source, smallest(edits.map(({ range }) => range[0])));
  const end = endOfLine(source, lineOf(source, largest(edits.map(({ range }) => range[1]))).number);
  const written = source.text.slice(start, end);
  return wordsOf(written) === wordsOf(applied(written, movedEdits(edits, -start)));
}

/** The letters, digits and apostrophes of a text: all that is not how it is written. */
function wordsOf(text: string): string {
  return text.replace(/(?<=\p{L})(?:''|\\')(?=\p{L})/gu, "'").replace(/(?<!\p{L})'|'(?!\p{L})|[^\p{L}\p{N}']/gu, '');
}
