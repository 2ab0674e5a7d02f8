import type { Diagnostic } from '../diagnostic.ts';
import { placesOf, relatedOf } from '../repeats.ts';
import type { Report } from '../report.ts';
import { printableJson } from './printable.ts';

/** Diagnostics for programs: one JSON object with a version number, on one line. Its contract is schemas/report.schema.json. */
export function formatJson({ diagnostics }: Pick<Report, 'diagnostics'>): string {
  return `${printableJson({ version: 1, diagnostics: diagnostics.map(plain) })}\n`;
}

/** The fields of the contract and no other, in their order. */
function plain(diagnostic: Diagnostic): object {
  const { code, severity, file, line, column, endLine, endColumn, message, hint, fix, rename } = diagnostic;
  const others = relatedOf(diagnostic);
  const related = others.length === 0 ? undefined : others;
  const places = diagnostic.again === undefined ? undefined : placesOf(diagnostic).length;
  return { code, severity, file, line, column, endLine, endColumn, message, hint, places, related, fix, rename };
}
