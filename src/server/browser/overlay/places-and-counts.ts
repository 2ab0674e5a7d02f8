import { byFile } from '../../../diagnostics/format/by-file.ts';
import { plural } from '../../../diagnostics/format/count.ts';
import type { PageState, Problem } from '../../dev/problem.ts';

/** `pages/index.yaml:6:5`; the file alone where no place is known. */
export function spotOf({ file, at }: Problem): string {
  return at === undefined ? file : `${file}:${at.line}:${at.column}`;
}

/** The same for people: `pages/index.yaml, line 6`. */
export function placeOf({ file, at }: Problem): string {
  return at === undefined ? file : `${file}, line ${at.line}`;
}

export const errorsOf = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ severity }) => severity === 'error');

export const warningsOf = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ severity }) => severity === 'warning');

/** `3 mistakes in 2 files`; warnings only count where there are no mistakes. */
export function titleOf({ problems }: Pick<PageState, 'problems'>): string {
  const errors = errorsOf(problems);
  const counted = errors.length > 0 ? errors : problems;
  const files = byFile(counted).size;
  return `${countOf(problems)}${files > 1 ? ` in ${files} files` : ''}`;
}

/** `3 mistakes`, `1 warning`. */
export function countOf(problems: readonly Problem[]): string {
  const errors = errorsOf(problems).length;
  return errors > 0 ? plural(errors, 'mistake') : plural(problems.length, 'warning');
}

/** What the page below has to do with it. */
export function remarkOn({ problems, concerned, empty }: PageState): string {
  if (empty) return 'The page appears as soon as this is fixed and saved.';
  if (errorsOf(problems).length === 0) return 'The site can still be built.';
  if (concerned)
    return 'Below is the last good version of the page. This message goes away once the file is fixed and saved.';
  return 'They are in other pages. This page is up to date.';
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
