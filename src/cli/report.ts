import type { Commands } from '../diagnostics/format/closing.ts';
import { formatPretty } from '../diagnostics/format/pretty.ts';
import type { Report } from '../diagnostics/report.ts';
import { type Io, type Printer, wantsColor } from './io.ts';

/** How diagnostics are printed: with what to type next, and what was typed about colours. */
export type Printing = { readonly commands: Commands; readonly color?: boolean | undefined };

/** Prints diagnostics for people, if there are any. */
export function report(
  { diagnostics, sourceOf }: Pick<Report, 'diagnostics' | 'sourceOf'>,
  printer: Printer,
  env: Io['env'],
  { commands, color }: Printing,
): void {
  if (diagnostics.length === 0) return;
  const look = { color: wantsColor(printer, env, color), width: printer.columns };
  printer.write(formatPretty(diagnostics, { ...look, sourceOf, commands }));
}
