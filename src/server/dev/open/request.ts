import type { Fields } from '../own-post.ts';
import type { Problem, Spot } from '../problem.ts';

/** The place that a page asks for, if the problems that are shown name it; undefined for every other. */
export function spotIn(wanted: Fields, problems: readonly Problem[]): Spot | undefined {
  const isWanted = ({ file, line, column }: Spot): boolean =>
    file === wanted.file && line === wanted.line && column === wanted.column;
  return problems.flatMap(spotsOf).find(isWanted);
}

function spotsOf({ file, at, related }: Problem): readonly Spot[] {
  return at === undefined ? related : [{ file, ...at }, ...related];
}
