import type { Problem } from '../../dev/problem.ts';

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
