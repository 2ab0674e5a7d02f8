import { type Diagnostic, isError } from '../diagnostic.ts';
import { countPlaces } from '../repeats.ts';
import type { Report } from '../report.ts';
import { byFile } from './by-file.ts';
import { plural } from './count.ts';
import { linesIn } from './frame.ts';
import { prettyOne } from './pretty.ts';
import { printableLines } from './printable.ts';

/** JUnit XML: a test for each file, also for the good ones. Errors fail it, warnings are what it printed. */
export function formatJunit(report: Report): string {
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
    text(some.map((one) => prettyOne(one, lines, { color: false })).join('\n\n'));
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
function text(words: string): string {
  return printableLines(words)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function attribute(words: string): string {
  return text(words)
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, ' ');
}
