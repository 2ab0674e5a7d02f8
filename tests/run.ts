import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEngines } from './browsers/engines.ts';
import { buildSites } from './e2e/serve.ts';
import compileCommands from './setup/compile-commands.ts';
import { ensureServers } from './setup/ensure-servers.ts';
import { quick } from './setup/groups.ts';
import { type Report, readReport, reportTo } from './setup/report.ts';
import { type Env, type Output, runTool } from './setup/tool.ts';
import { besideOthers } from './setup/workers.ts';

/**
 * `npm test`: every check there is, all of them even when one fails. Ends with one line, `N passed, N failed`. `npm test -- unit` runs
 * only the named stages, `npm test -- --quick` what is good to know between edits, in a minute. Several run at once, because each leaves a
 * processor idle now and then; what one prints is kept until it is done. What runs whole tools again is a stage for CI.
 */

type Stage = { readonly name: string; readonly run: (output: Output) => Promise<Report>; readonly isForCi?: true };

const reports = mkdtempSync(join(tmpdir(), 'sitewright-reports-'));

/** What was not tested, and why. */
const skipped: string[] = [];

const failure = (problem: string): Report => ({ passed: 0, failed: 1, problems: [problem] });

/** A tool that finds something or nothing. */
const asOne = async (output: Output, tool: string, ...args: readonly string[]): Promise<Report> =>
  (await runTool(tool, args, output))
    ? { passed: 1, failed: 0, problems: [] }
    : failure('See above for what it found.');

/** A runner that dies without a report, or reports no failure but exits with one, counts as one failure. */
async function reported(stage: string, runner: string, args: readonly string[], output: Output, env: Env) {
  const file = join(reports, `${stage}.json`);
  const exitedWell = await runTool(runner, args, output, { ...env, ...reportTo(file) });
  try {
    const report = readReport(file);
    return exitedWell || report.failed > 0
      ? report
      : { ...failure('It failed, and no test of it.'), passed: report.passed };
  } catch (error) {
    return failure(`It ended without a report: ${String(error)}`);
  }
}

/** No processes and no browser, and of the unit tests those that are not slow. */
const isQuick = process.argv.includes('--quick');
const wanted = process.argv.slice(2).filter((word) => word !== '--quick');
const isCi = process.env.CI !== undefined;
const isWanted = (name: string, isForCi = false): boolean =>
  wanted.length === 0 ? isCi || !isForCi : wanted.includes(name);

/** What several stages need, made when the first asks for it. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  const state: { made?: Promise<Made> } = {};
  return () => {
    state.made ??= make();
    return state.made;
  };
}

/** Compiles the command line once for all stages, which find it in the environment. Where it fails, each of them fails at that, too. */
const commands = once(async (): Promise<() => void> => {
  try {
    return await compileCommands();
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return () => undefined;
  }
});

/**
 * Tests that start processes need them, too: those of the development server open a browser. So do a few that only calculate. Those that need
 * a web server say so, one by one.
 */
const programs = once(async (): Promise<{ readonly hasChromium: boolean }> => {
  const hasChromium = await runTool('tsx', ['tests/setup/ensure-chromium.ts'], 'seen');
  ensureServers();
  if (isRun('browsers')) skipped.push(...ensureEngines());
  await commands();
  return { hasChromium };
});

/** The sites of the browser tests. Their build leaves the compiled app behind, which other tests would compile several times at once. */
const sites = once(async (): Promise<{ readonly env: Env } | { readonly problem: string }> => {
  await programs();
  try {
    return { env: await buildSites() };
  } catch (error) {
    return { problem: String(error) };
  }
});

const reporters = (...names: readonly string[]): string[] => names.map((name) => `--reporter=${name}`);

type Group = {
  /** Of `vitest.config.ts`. */
  readonly projects: readonly string[];
  /** Whether they wait for processes and browsers most of the time. */
  readonly waits: boolean;
  readonly output: Output;
};

/** The tests of a group. */
async function tests(stage: string, { projects, waits, output }: Group): Promise<Report> {
  if (!isQuick) await programs();
  if (waits && (isRun('browser') || isRun('browsers'))) await sites();
  const args = [
    ...projects.map((project) => `--project=${project}`),
    ...reporters('default', './tests/setup/vitest-report.ts'),
  ];
  const env: Env = {
    // The builder renders with React's production build, too. Its development build takes up to twice the work. Tests that start development servers keep it,
    // also where this process compiles something at the moment, for which it has another value.
    NODE_ENV: waits ? 'test' : 'production',
    ...(isShared ? besideOthers(waits) : {}),
    ...(isQuick ? quick : {}),
  };
  return reported(stage, 'vitest', ['run', ...args], output, env);
}

async function browser(output: Output): Promise<Report> {
  if (!(await programs()).hasChromium) return failure('There is no Chromium to open the pages in.');
  const built = await sites();
  if ('problem' in built) return failure(built.problem);
  const args = ['test', '--reporter=list,./tests/setup/playwright-report.ts'];
  return reported('browser', 'playwright', args, output, { ...(isShared ? besideOthers(true) : {}), ...built.env });
}

/** A visitor's journeys in each engine of this machine. */
async function browsers(output: Output): Promise<Report> {
  const built = await sites();
  if ('problem' in built) return failure(built.problem);
  const config = '--config=tests/browsers/playwright.config.ts';
  const args = ['test', config, '--reporter=list,./tests/setup/playwright-report.ts'];
  return reported('browsers', 'playwright', args, output, { ...(isShared ? besideOthers(true) : {}), ...built.env });
}

const tools: readonly Stage[] = [
  { name: 'lint', run: (output) => asOne(output, 'biome', 'ci', '.') },
  // Several checkers each find out anew what all files share: they take twice the processor time.
  { name: 'types', run: (output) => asOne(output, 'tsc', '--noEmit', '--checkers', '1') },
  // What is exported and imported nowhere, and packages that nothing uses.
  { name: 'unused', run: (output) => asOne(output, 'knip', '--config', 'tests/setup/knip.jsonc') },
];

const unit: Stage = { name: 'unit', run: (output) => tests('unit', { projects: ['pure'], waits: false, output }) };

const all: readonly (readonly Stage[])[] = [
  [...tools, unit],
  [
    {
      name: 'processes',
      run: (output) => tests('processes', { projects: ['processes'], waits: true, output }),
    },
  ],
  // The browser is done before the others are.
  [
    { name: 'browser', run: browser },
    { name: 'browsers', run: browsers },
    { name: 'nested', run: (output) => tests('nested', { projects: ['nested'], waits: true, output }), isForCi: true },
  ],
];

/** Stages that run one after the other, beside those of the other lanes. */
const lanes = isQuick ? [tools, [unit]] : all;

type Count = Report & { readonly name: string };

const chosen = lanes.map((stages) => stages.filter(({ name, isForCi }) => isWanted(name, isForCi)));
const isOnly = chosen.flat().length === 1;
const isRun = (stage: string): boolean => chosen.flat().some(({ name }) => name === stage);
/** Whether stages of two lanes run beside each other. */
const isShared = chosen.filter((stages) => stages.length > 0).length > 1;

async function runStage({ name, run }: Stage): Promise<Count> {
  const head = `\n== ${name} ==\n`;
  if (isOnly) process.stdout.write(head);
  const kept: string[] = [];
  const report = await run(isOnly ? 'seen' : kept).catch((error: unknown) =>
    failure(`It could not be run: ${String(error)}`),
  );
  if (!isOnly) process.stdout.write(`${head}${kept.join('')}`);
  return { name, ...report };
}

async function runLane(stages: readonly Stage[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const stage of stages) counts.push(await runStage(stage));
  return counts;
}

const counts = (await Promise.all(chosen.map(runLane))).flat();
if (!isQuick && ['unit', 'processes', 'browser', 'browsers', 'nested'].some(isRun)) (await commands())();
rmSync(reports, { recursive: true, force: true });

// Once more and last: the ends of long logs are what is kept and read.
for (const { name, problems } of counts) {
  for (const problem of problems) process.stdout.write(`\nFAILED ${name}: ${problem}\n`);
}
for (const sentence of skipped) process.stdout.write(`\nSKIPPED browsers: ${sentence}\n`);
process.stdout.write('\n');
for (const { name, passed, failed } of counts) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
const total = (pick: (report: Report) => number): number => counts.reduce((sum, count) => sum + pick(count), 0);
const failed = total((count) => count.failed);
process.stdout.write(`${total((count) => count.passed)} passed, ${failed} failed\n`);
process.exit(failed === 0 && counts.length > 0 ? 0 : 1);
