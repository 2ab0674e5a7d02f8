import { appendFile } from 'node:fs/promises';
import { reasonOf } from '../../builder/failure.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import { formatStepSummary, formats } from '../../diagnostics/format/formats.ts';
import { type Commands, formatPretty, typedHere } from '../../diagnostics/format/pretty.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { countOf } from '../../diagnostics/repeats.ts';
import type { Report } from '../../diagnostics/report.ts';
import { rootFrom } from '../arguments.ts';
import { cacheFor } from '../cache/cache.ts';
import { type Checking, collect, reportOn, viewAt } from '../check/collect.ts';
import { type CheckOptions, readOptions } from '../check/options.ts';
import { exitCodes, type Run } from '../command.ts';
import type { Io, Printer } from '../io.ts';
import { nextCommands, report as printPretty } from '../report.ts';
import { writeOutput } from '../write-output.ts';

/** `sitewright check`: all mistakes in the content, on standard output or in a file; with --fix those that are left. */
export const run: Run = async (typed, io) => {
  const options = readOptions(typed.options);
  const root = rootFrom(options.typed, io);
  const cache = cacheFor(io, options.typed.has('fresh'));
  if (options.ended.length > 0) {
    const { endAddresses } = await import('../ledger.ts');
    await endAddresses({ root, cache }, options.ended, { now: io.now(), printer: talkOf(options, io) });
  }
  const view = viewAt(options.at, io);
  const found = await foundIn({ root, view, cache }, options, io);
  const report = { ...found, summarized: options.format === 'github' && (await summarize(found, io)) };
  await tell(report, options, io);
  return report.diagnostics.some(isError) ? exitCodes.mistakes : exitCodes.fine;
};

/** What is wrong with the content; with --fix, once what can be fixed is fixed or shown. */
async function foundIn(content: Checking, options: CheckOptions, io: Io): Promise<Report> {
  if (options.fix === 'no') return collect(content, io);
  const { fixFiles, showFixes, withoutFixes } = await import('../fixing/fix-files.ts');
  if (options.fix === 'show') {
    await showFixes(content, talkOf(options, io), io.env);
    return collect(content, io);
  }
  const { site, unsaved } = await fixFiles(content, talkOf(options, io));
  // As it was fixed, unless something of that couldn't be saved.
  const found = unsaved.size === 0 ? reportOn(site, content.root, io) : await collect(content, io);
  return withoutFixes(found, unsaved);
}

/** Where it is said what was changed: what programs read must stay what they expect. */
function talkOf({ format, output }: CheckOptions, io: Io): Printer {
  return format === 'pretty' && output === undefined ? io.out : io.err;
}

async function tell(found: Report, options: CheckOptions, io: Io): Promise<void> {
  const { format, output, color, fix, typed } = options;
  const next = nextCommands(typed, io);
  const commands = fix === 'write' ? { ...next, fix: undefined } : next;
  const report = { ...found, diagnostics: typedHere(found.diagnostics, commands) };
  if (output !== undefined) await toFile(report, { format, output, commands, root: rootFrom(typed, io) }, io);
  else if (format !== 'pretty') io.out.write(formats[format](report));
  else if (report.diagnostics.length === 0) io.out.write('No mistakes found.\n');
  else printPretty(report, io.out, { options: typed, io, commands, color });
}

type Target = {
  readonly format: CheckOptions['format'];
  readonly output: string;
  readonly commands: Commands;
  readonly root: string;
};

async function toFile(report: Report, { format, output, commands, root }: Target, io: Io): Promise<void> {
  const { diagnostics, sourceOf, fixable } = report;
  const text =
    format === 'pretty'
      ? formatPretty(diagnostics, { sourceOf, color: false, commands, fixable })
      : formats[format](report);
  await writeOutput({ output, root, cwd: io.cwd }, text);
  const count = diagnostics.length === 0 ? undefined : countOf(diagnostics);
  io.out.write(`${say('saving', { why: 'report', count, file: output })}\n`);
}

/** Adds the whole list to the summary that GitHub shows of a run. Gives whether it stands there. */
async function summarize(report: Report, { env, err }: Pick<Io, 'env' | 'err'>): Promise<boolean> {
  const file = env.GITHUB_STEP_SUMMARY ?? '';
  if (file === '' || report.diagnostics.length === 0) return false;
  try {
    await appendFile(file, formatStepSummary(report));
    return true;
  } catch (error) {
    err.write(`${say('saving', { why: 'no-summary', reason: reasonOf(error) })}\n`);
    return false;
  }
}
