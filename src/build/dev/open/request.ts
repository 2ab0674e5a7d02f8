import type { Problem, Spot } from '../problem.ts';

/** The place that a body asks for, if the problems that are shown name it; undefined for every other. */
export function spotIn(body: string, problems: readonly Problem[]): Spot | undefined {
  const wanted = parsed(body);
  const isWanted = ({ file, line, column }: Spot): boolean =>
    file === wanted.file && line === wanted.line && column === wanted.column;
  return problems.flatMap(spotsOf).find(isWanted);
}

function spotsOf({ file, at, related }: Problem): readonly Spot[] {
  return at === undefined ? related : [{ file, ...at }, ...related];
}

function parsed(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // It asks for nothing that we know.
    return {};
  }
}
