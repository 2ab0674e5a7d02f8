import { expect, test } from 'vitest';
import { cellsOf } from '../../src/diagnostics/format/cells.ts';
import { formats } from '../../src/diagnostics/format/formats.ts';
import { formatPretty } from '../../src/diagnostics/format/pretty.ts';
import type { Report } from '../../src/diagnostics/report.ts';
import { reportOn, reportWith } from './report-of.ts';

// A smiley of two UTF-16 units, an e with an accent of its own, a family of eight code points, a Chinese sign.
const before = '😀 e\u0301 👩‍👩‍👧 中 ';
const link = '(/nowhere)';
const file = 'pages/a.yaml';

/** A page whose line 6 has a broken link right after the odd characters, in a file with a byte order mark and CRLF. */
const page = [
  '\uFEFFtitle: "😀 {nam}"',
  'description: What we do.',
  'blocks:',
  '  - type: hero',
  '    title: Hi',
  `    description: "${before}[x]${link}"`,
  '',
].join('\r\n');

const line = (number: number): string => page.split('\r\n')[number - 1] ?? '';
const at = { line: 6, column: line(6).indexOf('/nowhere') + 1, endColumn: line(6).indexOf(')') + 1 };
/** Where the link stands in the bytes of its line, as an editor that counts bytes would find it. */
const bytes = {
  column: Buffer.from(line(6)).indexOf('/nowhere') + 1,
  endColumn: Buffer.from(line(6)).indexOf(')') + 1,
};

async function found(): Promise<Report> {
  const report = await reportOn({ [file]: page });
  expect(report.diagnostics.map(({ code }) => code)).toEqual(['unknown-placeholder', 'broken-link']);
  return report;
}

test('line, json, github and sarif count UTF-16 units', async () => {
  const report = await found();
  expect(formats.line(report).split('\n')[1]).toMatch(new RegExp(`^${file}:6:${at.column}: error: `));
  expect(JSON.parse(formats.json(report)).diagnostics[1]).toMatchObject(at);
  expect(formats.github(report).split('\n')[1]).toContain(
    `line=6,endLine=6,col=${at.column},endColumn=${at.endColumn}`,
  );
  const [run] = JSON.parse(formats.sarif(report)).runs;
  expect(run.columnKind).toBe('utf16CodeUnits');
  expect(run.results[1].locations[0].physicalLocation.region).toEqual({
    startLine: 6,
    startColumn: at.column,
    endLine: 6,
    endColumn: at.endColumn,
  });
});

test('rdjson counts the bytes of UTF-8, those of a byte order mark too', async () => {
  const { diagnostics } = JSON.parse(formats.rdjson(await found()));
  expect(diagnostics[1].location.range).toEqual({
    start: { line: 6, column: bytes.column },
    end: { line: 6, column: bytes.endColumn },
  });
  const { start } = diagnostics[0].location.range;
  expect(start).toEqual({ line: 1, column: Buffer.from(line(1)).indexOf('{nam}') + 1 });
});

test('rdjson gives the edits of a fix as one suggestion, with what stands between them', async () => {
  const text = 'a: "é\nb: 😀"\n';
  const edits = [
    { line: 1, column: 4, endLine: 1, endColumn: 5, text: "'" },
    { line: 2, column: 6, endLine: 2, endColumn: 7, text: "'" },
  ];
  const mistake = { code: 'bad-escape', severity: 'error', message: 'x', hint: 'y', file: 'a.yaml' } as const;
  const report = reportWith([{ ...mistake, line: 1, column: 4, endLine: 1, endColumn: 5, fix: edits }], {
    'a.yaml': text,
  });
  const [{ suggestions }] = JSON.parse(formats.rdjson(report)).diagnostics;
  expect(suggestions).toEqual([
    { range: { start: { line: 1, column: 4 }, end: { line: 2, column: 9 } }, text: "'é\nb: 😀'" },
  ]);
});

test('the marks of the frame stand under the mistake, whatever stands before it', async () => {
  const { diagnostics, sourceOf } = await found();
  const text = formatPretty(diagnostics.slice(1), { sourceOf, color: false });
  const [, , , shown = '', marks = ''] = text.split('\n');
  const start = cellsOf(shown.slice(0, shown.indexOf('/nowhere')));
  // The smiley, the family and the Chinese sign take two cells each, the accent none: 2+1+1+1+2+1+2+1, and "[x](".
  expect(start - cellsOf(shown.slice(0, shown.indexOf('😀')))).toBe(15);
  expect(marks).toBe(`    | ${' '.repeat(start - 6)}${'^'.repeat('/nowhere'.length)}`);
});
