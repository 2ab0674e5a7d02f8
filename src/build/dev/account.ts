import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatPretty } from '../../diagnostics/format/pretty.ts';
import type { ServeOptions } from '../options.ts';
import { sourceIn } from '../source.ts';

/** What came of reading the content. */
export type Account = {
  /** How many routes are good; undefined when none could be planned. */
  readonly pages: number | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** In milliseconds. */
  readonly time: number;
};

/** What the terminal says about it: the mistakes, and one line. */
export function accountOf({ pages, diagnostics, time }: Account, { root, color }: ServeOptions): string {
  const words = diagnostics.length === 0 ? '' : `\n${formatPretty(diagnostics, { sourceOf: sourceIn(root), color })}`;
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  const state = failed ? 'Mistakes found; the last good pages stay' : `${(pages ?? 1) - 1} pages are up to date`;
  return `${words}${state} (${Math.round(time)} ms)\n`;
}
