import type { Diagnostic } from '../diagnostic.ts';

/** Diagnostics for programs: one JSON object with a version number, on one line. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify({ version: 1, diagnostics: diagnostics.map(plain) });
}

function plain({ code, severity, file, line, column, endLine, endColumn, message, hint }: Diagnostic): object {
  return { code, severity, file, line, column, endLine, endColumn, message, hint };
}
