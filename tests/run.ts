import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServers } from './setup/ensure-servers.ts';

/**
 * `npm test`: every check there is, one after the other, all of them even when one fails. Ends with one line,
 * `N passed, N failed`. `npm test -- unit` runs only the named stages.
 */

type Count = { readonly passed: number; readonly failed: number };
type Stage = { readonly name: string; readonly run: () => Count };

const reports = mkdtempSync(join(tmpdir(), 'sitewright-reports-'));

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

const asOne = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** A runner that dies without a report, or reports no failure but exits with one, counts as one failure. */
function counted(exitedWell: boolean, read: () => Count): Count {
  try {
    const count = read();
    return exitedWell || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch (error) {
    process.stderr.write(`No test report: ${String(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
};

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

function vitest(): Count {
  const report = join(reports, 'vitest.json');
  const args = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return counted(run('npx', args), () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites }: VitestReport = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
  });
}

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

// Before the unit tests: those of the development server open a browser, too.
const hasChromium = (isWanted('unit') || isWanted('browser')) && run('npx', ['tsx', 'tests/setup/ensure-chromium.ts']);

// Tests that need a web server say so themselves, one by one, if there is none.
if (isWanted('unit') || isWanted('browser')) ensureServers();

function browser(): Count {
  if (!hasChromium) return { passed: 0, failed: 1 };
  const report = join(reports, 'playwright.json');
  const exitedWell = run('npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return counted(exitedWell, () => {
    const { stats }: PlaywrightReport = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

const stages: readonly Stage[] = [
  { name: 'lint', run: () => asOne(run('npx', ['biome', 'ci', '.'])) },
  { name: 'types', run: () => asOne(run('npx', ['tsc', '--noEmit'])) },
  { name: 'unit', run: vitest },
  { name: 'browser', run: browser },
];

const chosen = stages.filter(({ name }) => isWanted(name));
const counts = chosen.map((stage) => {
  process.stdout.write(`\n== ${stage.name} ==\n`);
  return { name: stage.name, ...stage.run() };
});
rmSync(reports, { recursive: true, force: true });

process.stdout.write('\n');
for (const { name, passed, failed } of counts) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
const total = (pick: (count: Count) => number): number => counts.reduce((sum, count) => sum + pick(count), 0);
const failed = total((count) => count.failed);
process.stdout.write(`${total((count) => count.passed)} passed, ${failed} failed\n`);
process.exit(failed === 0 && chosen.length > 0 ? 0 : 1);
