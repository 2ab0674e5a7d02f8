import { sourceIn } from '../build/source.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatPretty } from '../diagnostics/format/pretty.ts';
import { type Io, type Printer, wantsColor } from './io.ts';

/** Prints diagnostics for people, if there are any. */
export function report(diagnostics: readonly Diagnostic[], root: string, printer: Printer, env: Io['env']): void {
  if (diagnostics.length === 0) return;
  printer.write(formatPretty(diagnostics, { sourceOf: sourceIn(root), color: wantsColor(printer, env) }));
}
