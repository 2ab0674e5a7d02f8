import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { type FormatName, formats } from '../../src/diagnostics/format/formats.ts';
import type { Report } from '../../src/diagnostics/report.ts';
import { contracts } from './contracts.ts';
import { nasty, nastyFile } from './nasty.ts';
import { reportOnCase, reportWith } from './report-of.ts';

const cases = join(import.meta.dirname, '../cases/invalid');
const names = Object.keys(contracts) as (keyof typeof contracts)[];

/** All diagnostics of all cases, each file named after its case, as one report. */
async function everyMistake(): Promise<Report> {
  const diagnostics: Diagnostic[] = [];
  const under = (name: string) => (file: string) => `${name}/${file}`;
  for (const name of readdirSync(cases)) {
    const found = await reportOnCase(join(cases, name), () => undefined);
    const place = under(name);
    diagnostics.push(
      ...found.diagnostics.map(({ related, ...one }) => ({
        ...one,
        file: place(one.file),
        ...(related === undefined ? {} : { related: related.map((other) => ({ ...other, file: place(other.file) })) }),
      })),
    );
  }
  const sourceOf = (file: string): string | undefined => {
    const path = join(cases, file);
    return existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined;
  };
  return { ...reportWith(diagnostics), sourceOf };
}

describe('every format is true to its contract', () => {
  let every: Report;

  beforeAll(async () => {
    every = await everyMistake();
    expect(every.diagnostics.length).toBeGreaterThan(100);
  });

  for (const name of names) {
    test(`${name}: with nothing, with every mistake there is, and with texts meant to break it`, () => {
      const format = formats[name satisfies FormatName];
      expect(contracts[name](format(reportWith([])))).toEqual([]);
      expect(contracts[name](format(every))).toEqual([]);
      expect(contracts[name](format(reportWith(nasty, { [nastyFile]: 'a\nb: é\nc\nd\ne\n' })))).toEqual([]);
    });

    test(`${name}: tells all mistakes, however many there are`, () => {
      const text = formats[name]({ ...every, summarized: true });
      const counted = text.match(counters[name])?.length;
      // JUnit counts one failure a file, and has all mistakes inside.
      expect(counted).toBe(every.diagnostics.length);
    });
  }
});

/** What stands once for each diagnostic. */
const counters = {
  json: /"code":/g,
  sarif: /"ruleIndex":/g,
  rdjson: /"code":\{"value":/g,
  gitlab: /"check_name":/g,
  junit: /:\d+:\d+ {2}(error|warning) {2}[a-z0-9-]+\n/g,
} as const;

test('a contract notices what breaks it', () => {
  expect(contracts.json('{"version":1,"diagnostics":[{"code":"x"}]}')).not.toEqual([]);
  expect(contracts.sarif('{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"x"}},"resultz":[]}]}')).not.toEqual([]);
  expect(contracts.sarif('{"$schema":"no address","version":"2.1.0","runs":[]}')).not.toEqual([]);
  expect(contracts.rdjson('{"diagnostics":[{"mesage":"x"}]}')).not.toEqual([]);
  expect(contracts.gitlab('[{"description":"x"}]')).not.toEqual([]);
  expect(contracts.junit('<testsuites><testcase/></testsuites>')).not.toEqual([]);
});

describe('code scanning and code quality', () => {
  const findings = (report: Report): string[] =>
    JSON.parse(formats.gitlab(report)).map(({ fingerprint }: { fingerprint: string }) => fingerprint);

  test('each finding has a fingerprint of its own, also two equal ones', async () => {
    const every = await everyMistake();
    expect(new Set(findings(every)).size).toBe(every.diagnostics.length);
  });

  test('a fingerprint stays when lines are put in above', () => {
    const at = (line: number) => ({ ...nasty[0], file: 'pages/a.yaml', line, endLine: line }) as Diagnostic;
    const before = reportWith([at(1), at(2)], { 'pages/a.yaml': 'title: x\ntitle: x\n' });
    const after = reportWith([at(3), at(4)], { 'pages/a.yaml': '# more\n\ntitle: x\n  title:  x\n' });
    expect(findings(after)).toEqual(findings(before));
    expect(new Set(findings(before)).size).toBe(2);
  });

  test('SARIF names files by a reference that leads back to the file', () => {
    const log = JSON.parse(formats.sarif(reportWith(nasty)));
    const { uri } = log.runs[0].results[0].locations[0].physicalLocation.artifactLocation;
    expect(uri).toMatch(/^[\w%./!'()*~-]+$/);
    expect(decodeURIComponent(new URL(uri, 'file:///top/').pathname)).toBe(`/top/${nastyFile}`);
  });

  test('SARIF carries other places and the fix', () => {
    const { results } = JSON.parse(formats.sarif(reportWith(nasty))).runs[0];
    expect(results[1].relatedLocations[0].physicalLocation.region).toEqual({
      startLine: 2,
      startColumn: 1,
      endLine: 2,
      endColumn: 4,
    });
    expect(results[2].fixes[0].artifactChanges[0].replacements).toEqual([
      {
        deletedRegion: { startLine: 4, startColumn: 1, endLine: 4, endColumn: 2 },
        insertedContent: { text: nasty[2]?.fix?.[0]?.text },
      },
    ]);
  });
});
