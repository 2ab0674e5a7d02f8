import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServers } from './setup/ensure-servers.ts';
import { type Report, readReport, reportTo } from './setup/report.ts';

/**
 * `npm test`: every check there is, one after the other, all of them even when one fails. Ends with one line,
 * `N passed, N failed`. `npm test -- unit` runs only the named stages. What runs whole tools again is a stage for CI.
 */

type Stage = { readonly name: string; readonly run: () => Report; readonly isForCi?: true };

const reports = mkdtempSync(join(tmpdir(), 'sitewright-reports-'));

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

const failure = (problem: string): Report => ({ passed: 0, failed: 1, problems: [problem] });

const asOne = (passed: boolean): Report =>
  passed ? { passed: 1, failed: 0, problems: [] } : failure('See above for what it found.');

/** A runner that dies without a report, or reports no failure but exits with one, counts as one failure. */
function reported(runner: string, args: readonly string[]): Report {
  const file = join(reports, `${runner}.json`);
  const exitedWell = run('npx', [runner, ...args], reportTo(file));
  try {
    const report = readReport(file);
    return exitedWell || report.failed > 0
      ? report
      : { ...failure('It failed, and no test of it.'), passed: report.passed };
  } catch (error) {
    return failure(`It ended without a report: ${String(error)}`);
  }
}

const wanted = process.argv.slice(2);
const isCi = process.env.CI !== undefined;
const isWanted = (name: string, isForCi = false): boolean =>
  wanted.length === 0 ? isCi || !isForCi : wanted.includes(name);

// Before the unit tests: those of the development server open a browser, too.
const hasChromium = (isWanted('unit') || isWanted('browser')) && run('npx', ['tsx', 'tests/setup/ensure-chromium.ts']);

// Tests that need a web server say so themselves, one by one, if there is none.
if (isWanted('unit') || isWanted('browser')) ensureServers();

const reporters = (...names: readonly string[]): string[] => names.map((name) => `--reporter=${name}`);

/** The tests of these groups of `vitest.config.ts`. */
const unit = (...groups: readonly string[]): Report => {
  const projects = groups.map((group) => `--project=${group}`);
  return reported('vitest', ['run', ...projects, ...reporters('default', './tests/setup/vitest-report.ts')]);
};

const stages: readonly Stage[] = [
  { name: 'lint', run: () => asOne(run('npx', ['biome', 'ci', '.'])) },
  { name: 'types', run: () => asOne(run('npx', ['tsc', '--noEmit'])) },
  { name: 'unit', run: () => unit('processes', 'pure') },
  { name: 'nested', run: () => unit('nested'), isForCi: true },
  {
    name: 'browser',
    run: () =>
      hasChromium
        ? reported('playwright', ['test', '--reporter=list,./tests/setup/playwright-report.ts'])
        : failure('There is no Chromium to open the pages in.'),
  },
];

const chosen = stages.filter(({ name, isForCi }) => isWanted(name, isForCi));
const counts = chosen.map((stage) => {
  process.stdout.write(`\n== ${stage.name} ==\n`);
  return { name: stage.name, ...stage.run() };
});
rmSync(reports, { recursive: true, force: true });

// Once more and last: the ends of long logs are what is kept and read.
for (const { name, problems } of counts) {
  for (const problem of problems) process.stdout.write(`\nFAILED ${name}: ${problem}\n`);
}
process.stdout.write('\n');
for (const { name, passed, failed } of counts) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
const total = (pick: (report: Report) => number): number => counts.reduce((sum, count) => sum + pick(count), 0);
const failed = total((count) => count.failed);
process.stdout.write(`${total((count) => count.passed)} passed, ${failed} failed\n`);
process.exit(failed === 0 && chosen.length > 0 ? 0 : 1);
