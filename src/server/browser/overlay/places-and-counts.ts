import { isError } from '../../../diagnostics/diagnostic.ts';
import { say } from '../../../diagnostics/messages/say.ts';
import { byFile } from '../../../diagnostics/repeats.ts';
import type { PageState, Problem } from '../../dev/problem.ts';

/** `pages/index.yaml:6:5`; the file alone where no place is known. */
export const spotOf = ({ file, at }: Problem): string => (at === undefined ? file : `${file}:${at.line}:${at.column}`);

/** The same for people: `pages/index.yaml, line 6`. */
export const placeOf = ({ file, at }: Problem): string =>
  at === undefined ? file : say('overlay', { why: 'spot', file, line: at.line });

export const errorsOf = (problems: readonly Problem[]): readonly Problem[] => problems.filter(isError);

export const warningsOf = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ severity }) => severity === 'warning');

/** `3 mistakes`, `1 warning`; warnings only count where there are no mistakes. */
export const countOf = (problems: readonly Problem[]): string =>
  say('overlay', { why: 'count', mistakes: errorsOf(problems).length, warnings: problems.length });

/** `3 mistakes in 2 files`. */
export function titleOf({ problems }: Pick<PageState, 'problems'>): string {
  const errors = errorsOf(problems);
  const files = byFile(errors.length > 0 ? errors : problems).size;
  return say('overlay', { why: 'in-files', count: countOf(problems), files });
}

export function remarkOn({ problems, concerned, empty }: PageState): string {
  if (empty) return say('overlay', { why: 'to-appear' });
  if (errorsOf(problems).length === 0) return say('overlay', { why: 'only-warnings' });
  return say('overlay', { why: concerned ? 'last-good' : 'elsewhere' });
}

/** What is the same about a problem when lines are added above it: its words, and the words on its line. */
function identity({ file, code, message, frame }: Problem): string {
  return [file, code, message, frame?.lines.at(-1)?.text.trim()].join('\n');
}

/** Problems by a key that stays while lines move and others are mended. */
export function byKey(problems: readonly Problem[]): ReadonlyMap<string, Problem> {
  const seen = new Map<string, number>();
  return new Map(
    problems.map((problem) => {
      const name = identity(problem);
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [`${name}\n${count}`, problem];
    }),
  );
}
