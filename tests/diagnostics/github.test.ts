import { expect, test } from 'vitest';
import { diagnose } from '../../src/diagnostics/diagnose.ts';
import { formatStepSummary, formats } from '../../src/diagnostics/format/formats.ts';
import { nasty, nastyFile } from './nasty.ts';
import { reportWith } from './report-of.ts';

type Command = { readonly name: string; readonly properties: Readonly<Record<string, string>>; readonly data: string };

/** What GitHub's runner takes a line for: a command starts with `::`, and is taken back sign by sign, the percent sign last. */
function asRunner(line: string): Command | undefined {
  const trimmed = line.trimStart();
  if (!trimmed.startsWith('::')) return undefined;
  const end = trimmed.indexOf('::', 2);
  if (end === -1) return undefined;
  const info = trimmed.slice(2, end);
  const space = info.indexOf(' ');
  const pairs =
    space === -1
      ? []
      : info
          .slice(space + 1)
          .trim()
          .split(',');
  const properties = pairs.flatMap((pair) => {
    const [key = '', ...rest] = pair.split('=');
    return rest.length === 0 ? [] : [[key, takenBack(rest.join('='), true)] as const];
  });
  return {
    name: space === -1 ? info : info.slice(0, space),
    properties: Object.fromEntries(properties),
    data: takenBack(trimmed.slice(end + 2), false),
  };
}

function takenBack(text: string, isProperty: boolean): string {
  const plain = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  const whole = isProperty ? plain.replaceAll('%3A', ':').replaceAll('%2C', ',') : plain;
  return whole.replaceAll('%25', '%');
}

const commandsIn = (text: string): Command[] => text.split('\n').flatMap((line) => asRunner(line) ?? []);

test('the runner takes back exactly what we said, whatever authors write', () => {
  const text = formats.github(reportWith(nasty));
  expect(commandsIn(text)).toEqual(
    // Errors first, then warnings: here they are in that order.
    nasty.map(({ severity, code, line, endLine, column, endColumn, message, hint }) => ({
      name: severity,
      properties: {
        file: nastyFile,
        line: String(line),
        endLine: String(endLine),
        ...(line === endLine ? { col: String(column), endColumn: String(endColumn) } : {}),
        title: code,
      },
      // What steers a terminal is a space in a log.
      data: `${message}\n${hint}`.replaceAll('\r', ' ').replaceAll('\u0007', ' '),
    })),
  );
  // Nothing of an author's begins a line or ends up outside of a command.
  expect(text.split('\n').filter((line) => asRunner(line) === undefined)).toEqual(['3 errors, 1 warning', '']);
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    diagnose(
      'reserved-id',
      { file: 'pages/a.yaml', line: index + 1, column: 1, endLine: index + 1, endColumn: 4 },
      { id: 'main' },
    ),
  );

test('stays within the ten that GitHub shows, and says where the others are', () => {
  const summarized = { ...reportWith(many(30)), summarized: true };
  const commands = commandsIn(formats.github(summarized));
  expect(commands).toHaveLength(10);
  expect(commands.at(-1)).toEqual({
    name: 'error',
    properties: {},
    data: 'And 21 more errors: the summary of this run has them all.',
  });
  expect(commandsIn(formats.github({ ...reportWith(many(10)), summarized: true }))).toHaveLength(10);
});

test('without a summary nothing is held back', () => {
  expect(commandsIn(formats.github(reportWith(many(30))))).toHaveLength(30);
});

test('the summary has a row for each mistake, and no sign of an author means anything in it', () => {
  const rows = formatStepSummary(reportWith(nasty))
    .split('\n')
    .filter((line) => line.startsWith('| pages'));
  expect(rows).toHaveLength(nasty.length);
  for (const row of rows) {
    expect(row.match(/(?<!\\)\|/g)).toHaveLength(5);
    expect(row).not.toMatch(/[<>`[\]*_@]/);
  }
});

test('a summary stays under the 1 MiB that GitHub takes', () => {
  const text = formatStepSummary(reportWith(many(20_000)));
  expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
  expect(text).toMatch(/\nAnd \d+ more\.\n/);
});
