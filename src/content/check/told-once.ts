import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** So many other places are shown with a mistake. */
export const MOST_PLACES = 10;

/**
 * Puts mistakes of one cause together, such as all links to a page that isn't there: they are told at the first place, with
 * the others beside it. What has no cause in common stays as it is.
 *
 * @param mistakes in the order of their places
 */
export function toldOnce(mistakes: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const mistake of mistakes) {
    if (mistake.cause === undefined) continue;
    const key = keyOf(mistake, mistake.cause);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [mistake]);
    else group.push(mistake);
  }
  return mistakes.flatMap((mistake) => {
    const group = mistake.cause === undefined ? undefined : groups.get(keyOf(mistake, mistake.cause));
    if (group === undefined) return [mistake];
    return group[0] === mistake ? [together(mistake, group.slice(1))] : [];
  });
}

function keyOf({ code }: Diagnostic, cause: string): string {
  return `${code} ${cause}`;
}

function together(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  if (others.length === 0) return first;
  const shown = others.slice(0, MOST_PLACES);
  const related = shown.map(({ file, line, column, endLine, endColumn }) => ({
    ...{ file, line, column, endLine, endColumn },
    message: 'The same mistake.',
  }));
  const fix = [first, ...others].flatMap((each) => (each.file === first.file ? (each.fix ?? []) : []));
  const rest = shown.length < others.length ? ` Here are the first ${shown.length}.` : '';
  const places = others.length === 1 ? 'one other place' : `${others.length} other places`;
  return {
    ...first,
    message: `${first.message} The same mistake is in ${places}.${rest}`,
    related: [...(first.related ?? []), ...related],
    ...(fix.length === 0 ? {} : { fix }),
  };
}
