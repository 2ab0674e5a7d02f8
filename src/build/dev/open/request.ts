import type { IncomingMessage } from 'node:http';
import type { Problem, Spot } from '../problem.ts';

/** Whether a page of this very server asks: an editor is not to be opened by whatever page a person visits. */
export function isOwn({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host && (site === undefined || site === 'same-origin');
}

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
