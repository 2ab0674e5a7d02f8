import { hash } from 'node:crypto';
import { asTyped } from '../as-typed.ts';
import { type Diagnostic, type Edit, isError, type Span } from '../diagnostic.ts';
import { reasonFor } from '../messages/say.ts';
import { byFile, countOf, countPlaces, placesOf, plural, relatedOf } from '../repeats.ts';
import type { Format, Report } from '../report.ts';
import { type Lines, linesIn, linesOf, type Position } from './frame.ts';
import { prettyOne } from './pretty.ts';
import { printable, printableJson, printableLines } from './printable.ts';

// GitHub refuses a summary of more than 1 MiB as a whole.
const MOST_BYTES = 1_000_000;

/** All diagnostics as a Markdown table, for the summary of a step on GitHub; as many as it takes. */
export function formatStepSummary({ diagnostics, pathOf }: Report): string {
  const head = [`### ${countOf(diagnostics)}`, '', '| where | | mistake | what to do |', '|---|---|---|---|'];
  const rows: string[] = [];
  let bytes = 0;
  for (const diagnostic of diagnostics) {
    const next = row(diagnostic, pathOf(diagnostic.file));
    bytes += Buffer.byteLength(next) + 1;
    if (bytes > MOST_BYTES) break;
    rows.push(next);
  }
  const left = countPlaces(diagnostics.slice(rows.length));
  return `${[...head, ...rows, ...(left === 0 ? [] : ['', `And ${left} more.`])].join('\n')}\n\n`;
}

function row({ line, column, severity, code, message, hint }: Diagnostic, path: string): string {
  const cells = [`${path}:${line}:${column}`, severity, `${message} (${code})`, hint];
  return `| ${cells.map(literal).join(' | ')} |`;
}

/** The text itself, whatever its signs mean in Markdown or HTML. */
function literal(text: string): string {
  return printable(text).replace(/[\\`*_[\]<>|&~#@!:]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The formats for programs, by the name that a command line calls them. */
export const formats = {
  line: formatLines,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  gitlab: formatGitlab,
  junit: formatJunit,
  rdjson: formatRdjson,
} satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof formats;

/** All that a command line can ask for. */
export const reportFormats = ['pretty', ...(Object.keys(formats) as FormatName[])] as const;

const inJson = (value: object): string => `${printableJson(value)}\n`;

/** What is wrong and the way out, for programs that show one text. */
const wordsOf = ({ message, hint }: Diagnostic): string => `${message} ${hint}`;

/** A list that is left out of JSON where nothing is in it. */
const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** One line for each diagnostic, `file:line:column: severity: words [code]`, as editors and terminals make links of it. Columns count UTF-16 units. */
function formatLines({ diagnostics, pathOf }: Report): string {
  const lines = diagnostics.map((each) => {
    const { file, line, column, severity, code } = each;
    return printable(`${pathOf(file)}:${line}:${column}: ${severity}: ${wordsOf(each)} [${code}]`);
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Diagnostics for programs: one JSON object with a version number, on one line. Its contract is schemas/report.schema.json. */
export function formatJson({ diagnostics }: Pick<Report, 'diagnostics'>): string {
  return inJson({ version: 1, diagnostics: diagnostics.map(plain) });
}

/** The fields of the contract and no other, in their order. */
function plain(diagnostic: Diagnostic): object {
  const { code, severity, file, line, column, endLine, endColumn, message, hint } = diagnostic;
  const { fix, fixes, proposal, rename } = diagnostic;
  const places = diagnostic.again === undefined ? undefined : placesOf(diagnostic).length;
  const words = { message, hint, places, related: unlessEmpty(relatedOf(diagnostic)) };
  return { code, severity, file, line, column, endLine, endColumn, ...words, fix, fixes, proposal, rename };
}

// What GitHub shows of one step, for each severity; it drops the rest without a word.
const SHOWN = 10;

/** Commands for GitHub's runner, which shows them beside the lines of a pull request; then the counts. Columns count UTF-16 units. */
function formatGithub({ diagnostics, pathOf, summarized }: Report): string {
  const lines = (['error', 'warning'] as const).flatMap((severity) => {
    const all = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    const shown = summarized && all.length > SHOWN ? all.slice(0, SHOWN - 1) : all;
    const more = countPlaces(all.slice(shown.length));
    const rest = `::${severity}::And ${plural(more, `more ${severity}`)}: the summary of this run has them all.`;
    return [
      ...shown.map((diagnostic) => annotation(diagnostic, pathOf(diagnostic.file))),
      ...(more === 0 ? [] : [rest]),
    ];
  });
  const count = diagnostics.length === 0 ? 'No mistakes found.' : countOf(diagnostics);
  return [...lines, count].map((line) => `${line}\n`).join('');
}

function annotation(diagnostic: Diagnostic, path: string): string {
  const { severity, code, line, column, endLine, endColumn, message, hint } = diagnostic;
  // GitHub refuses columns for a stretch of several lines.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const properties = Object.entries({ file: path, line, endLine, ...columns, title: code }).map(
    ([name, value]) => `${name}=${escapeProperty(printable(String(value)))}`,
  );
  return `::${severity} ${properties.join(',')}::${escapeData(printableLines(`${message}\n${hint}`))}`;
}

/** As the runner takes it back: the sign that escapes first, then what would end the command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** SARIF 2.1.0, which GitHub's code scanning and many editors read. Columns count UTF-16 units. */
function formatSarif(report: Report): string {
  const { diagnostics, pathOf, version } = report;
  const severities = new Map(diagnostics.toReversed().map(({ code, severity }) => [code, severity]));
  const codes = [...severities.keys()].sort();
  const names = fingerprints(report);
  const rules = codes.map((code) => ({
    id: code,
    shortDescription: { text: reasonFor(code) },
    help: { text: `${reasonFor(code)} See an example: ${asTyped(`explain ${code}`)}` },
    defaultConfiguration: { level: severities.get(code) },
  }));
  /** A path as a relative reference: every character that means something in a URI is written as its bytes. */
  const artifact = (file: string): object => ({ uri: pathOf(file).split('/').map(encodeURIComponent).join('/') });
  const location = ({ file, ...span }: Span & { readonly file: string }): object => ({
    artifactLocation: artifact(file),
    region: region(span),
  });
  const change = (fixes: NonNullable<Diagnostic['fixes']>, hint: string): object => ({
    description: { text: hint },
    artifactChanges: fixes.map(({ file, edits }) => ({
      artifactLocation: artifact(file),
      replacements: edits.map((edit) => ({ deletedRegion: region(edit), insertedContent: { text: edit.text } })),
    })),
  });
  const results = diagnostics.map((diagnostic) => {
    const { code, severity, hint, file, fix, fixes = fix && [{ file, edits: fix }] } = diagnostic;
    const related = relatedOf(diagnostic).map((other, index) => ({
      id: index + 1,
      message: { text: other.message },
      physicalLocation: location(other),
    }));
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: severity,
      message: { text: wordsOf(diagnostic) },
      locations: [{ physicalLocation: location(diagnostic) }],
      relatedLocations: unlessEmpty(related),
      fixes: fixes && [change(fixes, hint)],
      partialFingerprints: { primaryLocationLineHash: names.get(diagnostic) },
    };
  });
  const tool = { driver: { name: 'sitewright', semanticVersion: version, rules } };
  const run = { tool, columnKind: 'utf16CodeUnits', results };
  return inJson({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] });
}

function region({ line, column, endLine, endColumn }: Span): object {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** GitLab's code quality report. It knows lines, and no columns. */
function formatGitlab(report: Report): string {
  const names = fingerprints(report);
  const findings = report.diagnostics.map((diagnostic) => ({
    description: wordsOf(diagnostic),
    check_name: diagnostic.code,
    fingerprint: names.get(diagnostic),
    severity: isError(diagnostic) ? 'major' : 'minor',
    location: {
      path: report.pathOf(diagnostic.file),
      lines: { begin: diagnostic.line, end: diagnostic.endLine },
    },
  }));
  return inJson(findings);
}

/**
 * A name for each diagnostic that stays when lines are added elsewhere, and that no other diagnostic of the report has:
 * `hash:occurrence`. It is made of the code, the file and the words on the line, not of the line's number.
 */
function fingerprints({ diagnostics, sourceOf, pathOf }: Report): ReadonlyMap<Diagnostic, string> {
  const linesIn = linesOf(sourceOf);
  const seen = new Map<string, number>();
  return new Map(
    diagnostics.map((diagnostic) => {
      const { code, file, line } = diagnostic;
      const words = linesIn(file).line(line).trim().replace(/\s+/g, ' ');
      const name = hash('sha256', [code, pathOf(file), words].join('\n')).slice(0, 32);
      const occurrence = (seen.get(name) ?? 0) + 1;
      seen.set(name, occurrence);
      return [diagnostic, `${name}:${occurrence}`];
    }),
  );
}

/** JUnit XML: a test for each file, also for the good ones. Errors fail it, warnings are what it printed. */
function formatJunit(report: Report): string {
  const found = byFile(report.diagnostics);
  const files = [...new Set([...report.files, ...found.keys()])].sort();
  const failed = files.filter((file) => found.get(file)?.some(isError)).length;
  const counts = `tests="${files.length}" failures="${failed}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="sitewright" ${counts}>`,
    `  <testsuite name="content" ${counts} skipped="0">`,
    ...files.map((file) => testCase(file, found.get(file) ?? [], report)),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(file: string, all: readonly Diagnostic[], report: Report): string {
  const path = attribute(report.pathOf(file));
  const source = all.length > 0 ? report.sourceOf(file) : undefined;
  const lines = source === undefined ? undefined : linesIn(source);
  const words = (some: readonly Diagnostic[]): string =>
    inXml(some.map((one) => prettyOne(one, lines, { color: false })).join('\n\n'));
  const errors = all.filter(isError);
  const warnings = all.filter((one) => !isError(one));
  return [
    `    <testcase classname="${attribute(file.split('/')[0] ?? file)}" name="${path}" file="${path}">`,
    ...errors
      .slice(0, 1)
      .map((first) => `<failure ${headline(first, countPlaces(errors) - 1)}>${words(errors)}</failure>`),
    ...(warnings.length === 0 ? [] : [`<system-out>${words(warnings)}</system-out>`]),
    '</testcase>',
  ].join('');
}

/** Readers of JUnit show one failure a test: its heading is the first mistake and how many there are besides. */
function headline({ code, line, column, message }: Diagnostic, others: number): string {
  const more = others === 0 ? '' : ` (and ${plural(others, 'more error')})`;
  return `type="${attribute(code)}" message="${attribute(`${line}:${column} ${message}${more}`)}"`;
}

/** Without the characters that XML cannot hold, not even escaped. */
function inXml(words: string): string {
  return printableLines(words)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function attribute(words: string): string {
  return inXml(words)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, ' ');
}

/** The Reviewdog Diagnostic Format. Columns count the bytes of UTF-8. */
function formatRdjson({ diagnostics, sourceOf, pathOf }: Report): string {
  const linesIn = linesOf(sourceOf);
  const location = (span: Span & { readonly file: string }): object => ({
    path: pathOf(span.file),
    range: bytesOf(span, linesIn(span.file)),
  });
  const all = diagnostics.map((diagnostic) => {
    const { code, file, fix } = diagnostic;
    const related = relatedOf(diagnostic).map((other) => ({ message: other.message, location: location(other) }));
    return {
      message: wordsOf(diagnostic),
      location: location(diagnostic),
      severity: isError(diagnostic) ? 'ERROR' : 'WARNING',
      code: { value: code },
      suggestions: fix && [suggestion(fix, linesIn(file))],
      related_locations: unlessEmpty(related),
    };
  });
  return inJson({ source: { name: 'sitewright' }, diagnostics: all });
}

/** All edits as one, with what stands between them: several suggestions would be several ways out. */
function suggestion(edits: readonly Edit[], lines: Lines): object | undefined {
  const [first, ...others] = edits.toSorted((a, b) => a.line - b.line || a.column - b.column);
  if (first === undefined) return undefined;
  let [text, end] = [first.text, endOf(first)];
  for (const edit of others) {
    text += lines.between(end, edit) + edit.text;
    end = endOf(edit);
  }
  return { range: { start: position(first, lines), end: position(end, lines) }, text };
}

function bytesOf(span: Span, lines: Lines): object {
  return { start: position(span, lines), end: position(endOf(span), lines) };
}

function endOf({ endLine, endColumn }: Span): Position {
  return { line: endLine, column: endColumn };
}

const BYTE_ORDER_MARK = 3;

function position({ line, column }: Position, lines: Lines): Position {
  const before = lines.line(line).slice(0, column - 1);
  // What is missing of a file that cannot be read any more counts as ASCII.
  const unread = column - 1 - before.length;
  const mark = line === 1 && lines.hasByteOrderMark ? BYTE_ORDER_MARK : 0;
  return { line, column: Buffer.byteLength(before) + unread + mark + 1 };
}
