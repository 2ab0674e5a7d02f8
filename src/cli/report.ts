import { formatPretty } from '../diagnostics/format/pretty.ts';
import type { Report } from '../diagnostics/report.ts';
import { type Io, type Printer, wantsColor } from './io.ts';

/** Prints diagnostics for people, if there are any. `color` is what was typed about it. */
export function report(
  { diagnostics, sourceOf }: Pick<Report, 'diagnostics' | 'sourceOf'>,
  printer: Printer,
  env: Io['env'],
  color?: boolean,
): void {
  if (diagnostics.length === 0) return;
  const look = { color: wantsColor(printer, env, color), width: printer.columns };
  printer.write(formatPretty(diagnostics, { ...look, sourceOf }));
}
