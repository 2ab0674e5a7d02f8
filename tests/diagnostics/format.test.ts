import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { diagnose } from '../../src/diagnostics/diagnose.ts';
import { formatJson } from '../../src/diagnostics/format/formats.ts';
import { formatPretty } from '../../src/diagnostics/format/pretty.ts';

const at = (line: number, column: number) => ({
  file: 'pages/a.yaml',
  line,
  column,
  endLine: line,
  endColumn: column + 3,
});

test('gives programs exactly these fields, with the hint as a text', () => {
  expect(JSON.parse(formatJson({ diagnostics: [diagnose('reserved-id', at(2, 5), { id: 'main' })] }))).toEqual({
    version: 1,
    diagnostics: [
      {
        code: 'reserved-id',
        severity: 'error',
        file: 'pages/a.yaml',
        line: 2,
        column: 5,
        endLine: 2,
        endColumn: 8,
        message: 'The page itself uses the id "main".',
        hint: 'Choose another id.',
      },
    ],
  });
});

test('shows all mistakes of a file that are reported', () => {
  const many = Array.from({ length: 25 }, (_, index) => diagnose('reserved-id', at(index + 1, 1), { id: 'main' }));
  const text = formatPretty(many, { sourceOf: () => undefined, color: false });
  expect(text.match(/reserved-id/g)).toHaveLength(25);
  expect(text.endsWith('\n25 errors, 0 warnings\n')).toBe(true);
});

test('cuts a very long line down to the part that matters', () => {
  const source = `${'a'.repeat(5000)}XYZ${'b'.repeat(5000)}`;
  const text = formatPretty([diagnose('reserved-id', at(1, 5001), { id: 'main' })], {
    sourceOf: () => source,
    color: false,
  });
  const [, , line = '', marks = ''] = text.split('\n');
  expect(line.length).toBeLessThan(120);
  expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('XYZ');
});

test('keeps control characters away from the terminal', () => {
  const text = formatPretty([diagnose('reserved-id', at(1, 1), { id: 'main' })], {
    sourceOf: () => '\u001b[31mred',
    color: false,
  });
  expect(text).not.toContain('\u001b');
});

describe('on a narrow terminal', () => {
  const width = 60;
  const source = `title: ${'word '.repeat(40)}{nam} ${'word '.repeat(40)}\n`;
  const place = { file: 'pages/a.yaml', line: 1, column: 208, endLine: 1, endColumn: 213 };
  const mistake = diagnose('unknown-placeholder', place, { name: 'nam', suggestion: 'name' });
  const lines = formatPretty([mistake], { sourceOf: () => source, color: false, width }).split('\n');

  test('no line is longer than it, and no word is lost', () => {
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
    const said = lines.filter((line) => line.startsWith('  ') && !/^ +\d* \|/.test(line)).join(' ');
    expect(words(said)).toEqual(words(`${mistake.message} ${mistake.hint}`));
  });

  test('the frame shows the mistake, and marks it', () => {
    const marks = lines.findIndex((line) => line.includes('^'));
    const shown = lines[marks - 1] ?? '';
    const marked = lines[marks] ?? '';
    expect(shown.slice(marked.indexOf('^'), marked.lastIndexOf('^') + 1)).toBe('{nam}');
  });

  test('colours change nothing but the colours', () => {
    const colored = formatPretty([mistake], { sourceOf: () => source, color: true, width });
    expect(colored).toContain('\u001b[');
    expect(stripVTControlCharacters(colored)).toBe(lines.join('\n'));
  });
});
