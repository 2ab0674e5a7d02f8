import type { Commands } from '../diagnostics/format/closing.ts';
import { formatPretty } from '../diagnostics/format/pretty.ts';
import type { Report } from '../diagnostics/report.ts';
import { type Io, type Printer, wantsColor } from './io.ts';

/** How diagnostics are printed: with what to type next, and with colours as the environment, or what was typed, wants it. */
type Printing = { readonly env: Io['env']; readonly commands: Commands; readonly color?: boolean | undefined };

/** Prints diagnostics for people, if there are any. */
export function report(
  { diagnostics, sourceOf, fixable }: Pick<Report, 'diagnostics' | 'sourceOf' | 'fixable'>,
  printer: Printer,
  { env, commands, color }: Printing,
): void {
  if (diagnostics.length === 0) return;
  const look = { color: wantsColor(printer, env, color), width: printer.columns };
  printer.write(formatPretty(diagnostics, { ...look, sourceOf, commands, fixable }));
}
