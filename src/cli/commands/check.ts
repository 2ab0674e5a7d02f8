import { appendFile } from 'node:fs/promises';
import { reasonOf } from '../../builder/failure.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import { type FormatName, formatStepSummary, formats, reportFormats } from '../../diagnostics/format/formats.ts';
import { formatPretty, typedHere } from '../../diagnostics/format/pretty.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { countOf } from '../../diagnostics/repeats.ts';
import type { Report } from '../../diagnostics/report.ts';
import { withoutSlashes } from '../../model/address.ts';
import { cacheFor } from '../cache/cache.ts';
import { type Checking, collect, reportOn } from '../check/collect.ts';
import {
  type Arguments,
  exitCodes,
  formatFrom,
  type Io,
  misused,
  momentFrom,
  type Printer,
  type Run,
  rootFrom,
} from '../command.ts';
import { nextCommands, report as printPretty } from '../report.ts';
import { writeOutput } from '../write-output.ts';

type CheckOptions = {
  readonly typed: Arguments;
  readonly format: FormatName | 'pretty';
  /** Where the report goes; undefined for standard output. */
  readonly output: string | undefined;
  readonly fix: 'no' | 'write' | 'show';
};

/** `sitewright check`: all mistakes in the content, on standard output or in a file; with --fix those that are left. */
export const run: Run = async ({ options: typed }, io) => {
  const format = formatFrom(typed, reportFormats);
  const output = typed.get('output');
  if (output === '') throw misused({ why: 'no-file', option: '--output' });
  const isDry = typed.has('dry-run');
  if (isDry && !typed.has('fix')) throw misused({ why: 'dry-run' });
  if (typed.has('at') && typed.has('fix')) throw misused({ why: 'at-fix' });
  const fix = !typed.has('fix') ? 'no' : isDry ? 'show' : 'write';
  const options: CheckOptions = { typed, format, output, fix };
  const ended = endedFrom(typed);
  const view = { at: momentFrom(typed, io), all: false };
  const root = rootFrom(typed, io);
  const cache = cacheFor(io, typed.has('fresh'));
  if (ended.length > 0) {
    const { endAddresses } = await import('../ledger.ts');
    await endAddresses({ root, cache }, ended, { now: io.now(), printer: talkOf(options, io) });
  }
  const found = await foundIn({ root, view, cache }, options, io);
  const report = { ...found, summarized: format === 'github' && (await summarize(found, io)) };
  await tell(report, options, io);
  return report.diagnostics.some(isError) ? exitCodes.mistakes : exitCodes.fine;
};

function endedFrom(typed: Arguments): readonly string[] {
  const given = typed.get('accept-removed');
  if (given === undefined) return [];
  return given.split(',').map((part) => {
    const path = withoutSlashes(part.trim());
    if (path === '') throw misused({ why: 'no-ended' });
    if (/^[a-z]:/i.test(path)) throw misused({ why: 'local-ended', given: part });
    return `/${path}`;
  });
}

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

async function tell(found: Report, { format, output, fix, typed }: CheckOptions, io: Io): Promise<void> {
  const next = nextCommands(typed, io);
  const commands = fix === 'write' ? { ...next, fix: undefined } : next;
  const diagnostics = typedHere(found.diagnostics, commands);
  const report = { ...found, diagnostics };
  if (output !== undefined) {
    const { sourceOf, fixable } = report;
    const text =
      format === 'pretty'
        ? formatPretty(diagnostics, { sourceOf, color: false, commands, fixable })
        : formats[format](report);
    await writeOutput({ output, root: rootFrom(typed, io), cwd: io.cwd }, text);
    const count = diagnostics.length === 0 ? undefined : countOf(diagnostics);
    io.out.write(`${say('saving', { why: 'report', count, file: output })}\n`);
  } else if (format !== 'pretty') io.out.write(formats[format](report));
  else if (diagnostics.length === 0) io.out.write('No mistakes found.\n');
  else printPretty(report, io.out, { options: typed, io, commands });
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
