import { type Diagnostic, diagnosticId, isError } from '../../diagnostics/diagnostic.ts';
import { plural } from '../../diagnostics/format/count.ts';
import { formatPretty } from '../../diagnostics/format/pretty.ts';
import type { ReadOptions } from '../options.ts';

/** What came of reading the content. */
export type Summary = {
  /** How many pages are good; undefined when none could be planned. */
  readonly pages: number | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a content file as it was read, for the lines shown under a mistake. */
  readonly sourceOf: (file: string) => string | undefined;
  /** In milliseconds. */
  readonly time: number;
};

/** Errors, and warnings that were not there before: nobody wants to read the same reminders after every save. */
function news(diagnostics: readonly Diagnostic[], before: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(before.map(diagnosticId));
  return diagnostics.filter((diagnostic) => isError(diagnostic) || !known.has(diagnosticId(diagnostic)));
}

/** What the terminal says about it: the mistakes, new warnings since the account before, and one line. */
export function summaryOf(
  { pages, diagnostics, sourceOf, time }: Summary,
  { color, width, commands }: Pick<ReadOptions, 'color' | 'width' | 'commands'>,
  before: readonly Diagnostic[] = [],
): string {
  const fresh = news(diagnostics, before);
  const words = fresh.length === 0 ? '' : `\n${formatPretty(fresh, { sourceOf, color, width: width(), commands })}`;
  const failed = diagnostics.some(isError);
  const good = pages ?? 0;
  const upToDate = `${plural(good, 'page')} ${good === 1 ? 'is' : 'are'} up to date`;
  const state = failed ? 'Mistakes found, so the last good pages stay' : upToDate;
  return `${words}${state} (${Math.round(time)} ms)\n`;
}
