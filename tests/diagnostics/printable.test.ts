import { expect, test } from 'vitest';
import { diagnose } from '../../src/diagnostics/diagnose.ts';
import { formatStepSummary, formats } from '../../src/diagnostics/format/formats.ts';
import { formatPretty } from '../../src/diagnostics/format/pretty.ts';
import { safeForTerminal } from '../../src/diagnostics/format/printable.ts';
import { reportWith } from './report-of.ts';

/** Clears the screen, turns text around, hides, in one byte and in two. */
const hostile = 'a\u001b[2J\u009b2Jb\u202etxt.exe\u2066\u200f\u061c\u2028\ufeff\u0007\u001b]0;x\u0007c';
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not reach the terminal
const steering = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

const place = { file: `public/${hostile}.txt`, line: 1, column: 1, endLine: 1, endColumn: 9 };
const mistakes = [
  { ...diagnose('reserved-id', place, { id: hostile }), related: [{ ...place, message: hostile }] },
  { ...diagnose('long-title', place, { length: 99 }), fix: [{ ...place, text: hostile }] },
];
const report = { ...reportWith(mistakes), sourceOf: () => hostile, pathOf: (file: string) => file };

const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, format(report)])),
  pretty: formatPretty(mistakes, { sourceOf: () => hostile, color: false }),
  summary: formatStepSummary(report),
};

test.each(Object.keys(texts))('nothing that an author wrote steers a terminal: %s', (name) => {
  const text = texts[name] ?? '';
  expect(text).toContain('txt.exe');
  expect(text.split('\n').filter((line) => steering.test(line))).toEqual([]);
});

test('programs still get what was written', () => {
  expect(JSON.parse(texts.json ?? '').diagnostics[0].file).toBe(place.file);
  expect(JSON.parse(texts.gitlab ?? '')[0].location.path).toBe(place.file);
});

test('what the program prints keeps its own colours and rewritten lines', () => {
  const own = '\r\u001b[2KWriting ...\r\u001b[2K\u001b[31merror\u001b[0m\tनमस्ते 👩‍🚀\n';
  expect(safeForTerminal(own)).toBe(own);
  expect(safeForTerminal(`ENOENT ${hostile}`)).not.toMatch(steering);
});
