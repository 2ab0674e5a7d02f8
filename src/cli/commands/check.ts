import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Failure, reasonOf } from '../../build/failure.ts';
import { countOf } from '../../diagnostics/format/count.ts';
import { formats } from '../../diagnostics/format/formats.ts';
import { formatPretty } from '../../diagnostics/format/pretty.ts';
import type { Report } from '../../diagnostics/report.ts';
import { rootFrom } from '../arguments.ts';
import { collect } from '../check/collect.ts';
import { explanationOf } from '../check/explain.ts';
import { type CheckOptions, readOptions } from '../check/options.ts';
import { summarize } from '../check/summary.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { mendFiles, showMending } from '../mending/mend.ts';
import { report as printPretty } from '../report.ts';

/**
 * `sitewright check`: all mistakes in the content, on standard output or in a file; with --fix those that are left; or
 * what one kind of mistake is.
 */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const options = readOptions(args);
  if (options.explain !== undefined) {
    io.out.write(await explanationOf(options.explain, io.out));
    return exitCodes.fine;
  }
  const root = rootFrom(options.typed, io.cwd);
  await mend(root, options, io);
  const found = await collect(root, io);
  const report = { ...found, summarized: options.format === 'github' && (await summarize(found, io)) };
  await tell(report, options, io);
  return report.diagnostics.some(({ severity }) => severity === 'error') ? exitCodes.mistakes : exitCodes.fine;
}

async function mend(root: string, { fix, format, output }: CheckOptions, io: Io): Promise<void> {
  // What programs read must stay what they expect.
  const talk = format === 'pretty' && output === undefined ? io.out : io.err;
  if (fix === 'show') await showMending(root, talk, io.env);
  if (fix === 'write') await mendFiles(root, talk);
}

async function tell(report: Report, options: CheckOptions, io: Io): Promise<void> {
  const { format, output, color } = options;
  if (output !== undefined) await toFile(report, format, output, io);
  else if (format !== 'pretty') io.out.write(formats[format](report));
  else if (report.diagnostics.length === 0) io.out.write('No mistakes found.\n');
  else tellPeople(report, io, color);
}

function tellPeople(report: Report, io: Io, color: boolean | undefined): void {
  printPretty(report, io.out, io.env, color);
  const [first] = report.diagnostics;
  if (first === undefined || !io.out.isTerminal) return;
  io.out.write(`\nMore: npm run check -- --explain ${first.code}\n`);
}

async function toFile(report: Report, format: CheckOptions['format'], file: string, io: Io): Promise<void> {
  const { diagnostics, sourceOf } = report;
  const text = format === 'pretty' ? formatPretty(diagnostics, { sourceOf, color: false }) : formats[format](report);
  try {
    await writeFile(resolve(io.cwd, file), text);
  } catch (error) {
    throw new Failure(`The report can't be written to ${file} (${reasonOf(error)}).`);
  }
  io.out.write(`${diagnostics.length === 0 ? 'No mistakes found' : countOf(diagnostics)}, written to ${file}\n`);
}
