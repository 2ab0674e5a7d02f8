import { asTyped } from '../as-typed.ts';
import type { Diagnostic, Span } from '../diagnostic.ts';
import { reasonFor } from '../messages/say.ts';
import { relatedOf } from '../repeats.ts';
import type { Report } from '../report.ts';
import { fingerprints } from './fingerprint.ts';
import { printableJson } from './printable.ts';

/** SARIF 2.1.0, which GitHub's code scanning and many editors read. Columns count UTF-16 units. */
export function formatSarif(report: Report): string {
  const codes = [...new Set(report.diagnostics.map(({ code }) => code))].sort();
  const names = fingerprints(report);
  const run = {
    tool: {
      driver: {
        name: 'sitewright',
        semanticVersion: report.version,
        rules: codes.map((code) => rule(code, report.diagnostics)),
      },
    },
    columnKind: 'utf16CodeUnits',
    results: report.diagnostics.map((diagnostic) => ({
      ruleId: diagnostic.code,
      ruleIndex: codes.indexOf(diagnostic.code),
      ...result(diagnostic, report.pathOf),
      partialFingerprints: { primaryLocationLineHash: names.get(diagnostic) },
    })),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${printableJson(log)}\n`;
}

function rule(code: string, diagnostics: readonly Diagnostic[]): object {
  const level = diagnostics.find((diagnostic) => diagnostic.code === code)?.severity;
  const reason = reasonFor(code);
  return {
    id: code,
    shortDescription: { text: reason },
    help: { text: `${reason} See an example: ${asTyped(`explain ${code}`)}` },
    defaultConfiguration: { level },
  };
}

function result(diagnostic: Diagnostic, pathOf: Report['pathOf']): object {
  const { severity, message, hint, file, fix, fixes = fix && [{ file, edits: fix }] } = diagnostic;
  const related = relatedOf(diagnostic);
  return {
    level: severity,
    message: { text: `${message} ${hint}` },
    locations: [{ physicalLocation: location(pathOf(file), diagnostic) }],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((other, index) => ({
            id: index + 1,
            message: { text: other.message },
            physicalLocation: location(pathOf(other.file), other),
          })),
        }),
    ...(fixes === undefined ? {} : { fixes: [change(fixes, hint, pathOf)] }),
  };
}

function change(fixes: NonNullable<Diagnostic['fixes']>, hint: string, pathOf: (file: string) => string): object {
  const artifactChanges = fixes.map(({ file, edits }) => ({
    artifactLocation: artifact(pathOf(file)),
    replacements: edits.map((edit) => ({ deletedRegion: region(edit), insertedContent: { text: edit.text } })),
  }));
  return { description: { text: hint }, artifactChanges };
}

function location(path: string, span: Span): object {
  return { artifactLocation: artifact(path), region: region(span) };
}

/** A path as a relative reference: every character that means something in a URI is written as its bytes. */
function artifact(path: string): object {
  return { uri: path.split('/').map(encodeURIComponent).join('/') };
}

function region({ line, column, endLine, endColumn }: Span): object {
  return { startLine: line, startColumn: column, endLine, endColumn };
}
