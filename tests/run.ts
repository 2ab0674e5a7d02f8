import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSites } from './e2e/serve.ts';
import compileCommands from './setup/compile-commands.ts';
import { ensureServers } from './setup/ensure-servers.ts';
import { type Report, readReport, reportTo } from './setup/report.ts';

/**
 * `npm test`: every check there is, one after the other, all of them even when one fails. Ends with one line,
 * `N passed, N failed`. `npm test -- unit` runs only the named stages. What runs whole tools again is a stage for CI.
 */

type Stage = { readonly name: string; readonly run: () => Promise<Report>; readonly isForCi?: true };

const reports = mkdtempSync(join(tmpdir(), 'sitewright-reports-'));

type Env = Readonly<Record<string, string>>;

/** Runs a command to its end, and says whether that was a good one. Others go on meanwhile. */
function run(command: string, args: readonly string[], env: Env = {}): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

const failure = (problem: string): Report => ({ passed: 0, failed: 1, problems: [problem] });

/** A tool that finds something or nothing. */
const asOne = async (command: string, args: readonly string[]): Promise<Report> =>
  (await run(command, args)) ? { passed: 1, failed: 0, problems: [] } : failure('See above for what it found.');

/** A runner that dies without a report, or reports no failure but exits with one, counts as one failure. */
async function reported(runner: string, args: readonly string[], env: Env = {}): Promise<Report> {
  const file = join(reports, `${runner}.json`);
  const exitedWell = await run('npx', [runner, ...args], { ...env, ...reportTo(file) });
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

const needsCommands = isWanted('unit') || isWanted('browser');

// Before the unit tests: those of the development server open a browser, too.
const hasChromium = needsCommands && (await run('npx', ['tsx', 'tests/setup/ensure-chromium.ts']));

// Tests that need a web server say so themselves, one by one, if there is none.
if (needsCommands) ensureServers();

/** Compiles the command line once for all stages, which find it in the environment. Where it fails, each of them fails at that, too. */
async function compileOnce(): Promise<() => void> {
  try {
    return await compileCommands();
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return () => undefined;
  }
}

const forgetCommands = needsCommands ? await compileOnce() : () => undefined;

/** The sites of the browser tests are built beside what comes before: a build keeps one processor busy. */
const sites = isWanted('browser')
  ? buildSites().then(
      (env) => ({ env }),
      (error: unknown) => ({ problem: String(error) }),
    )
  : undefined;

const reporters = (...names: readonly string[]): string[] => names.map((name) => `--reporter=${name}`);

/** The tests of these groups of `vitest.config.ts`. */
const unit = (...groups: readonly string[]): Promise<Report> => {
  const projects = groups.map((group) => `--project=${group}`);
  return reported('vitest', ['run', ...projects, ...reporters('default', './tests/setup/vitest-report.ts')]);
};

async function browser(): Promise<Report> {
  if (!hasChromium) return failure('There is no Chromium to open the pages in.');
  const built = await sites;
  if (built !== undefined && 'problem' in built) return failure(built.problem);
  return reported('playwright', ['test', '--reporter=list,./tests/setup/playwright-report.ts'], built?.env);
}

const stages: readonly Stage[] = [
  { name: 'lint', run: () => asOne('npx', ['biome', 'ci', '.']) },
  { name: 'types', run: () => asOne('npx', ['tsc', '--noEmit']) },
  { name: 'unit', run: () => unit('alone', 'processes', 'pure') },
  { name: 'nested', run: () => unit('nested'), isForCi: true },
  { name: 'browser', run: browser },
];

const chosen = stages.filter(({ name, isForCi }) => isWanted(name, isForCi));
const counts: (Report & { readonly name: string })[] = [];
for (const stage of chosen) {
  process.stdout.write(`\n== ${stage.name} ==\n`);
  counts.push({ name: stage.name, ...(await stage.run()) });
}
forgetCommands();
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
