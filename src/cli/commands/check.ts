import { recover } from '../../build/output/recover.ts';
import { folderDisk } from '../../content/disk.ts';
import { loadSite } from '../../content/load.ts';
import { formatJson } from '../../diagnostics/format/json.ts';
import { outFrom, readArguments, rootFrom } from '../arguments.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { mendFiles, showMending } from '../mending/mend.ts';
import { report } from '../report.ts';
import { UsageError } from '../usage-error.ts';

/** `sitewright check`: all mistakes in the content, on standard output; with --fix those that are left. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const typed = readArguments(args, ['root', 'format'], ['fix', 'dry-run']);
  const format = typed.get('format') ?? 'pretty';
  if (format !== 'pretty' && format !== 'json') throw new UsageError(`--format is pretty or json, not "${format}".`);
  const isDry = typed.has('dry-run');
  if (isDry && !typed.has('fix')) throw new UsageError('--dry-run goes with --fix: check --fix --dry-run.');
  const root = rootFrom(typed, io.cwd);
  await recover(outFrom(typed, io.cwd, root));
  // What programs read must stay what they expect.
  const talk = format === 'pretty' ? io.out : io.err;
  if (typed.has('fix')) await (isDry ? showMending(root, talk, io.env) : mendFiles(root, talk));
  const { diagnostics } = await loadSite(folderDisk(root));
  if (format === 'json') io.out.write(`${formatJson(diagnostics)}\n`);
  else if (diagnostics.length === 0) io.out.write('No mistakes found.\n');
  else report(diagnostics, root, io.out, io.env);
  return diagnostics.some(({ severity }) => severity === 'error') ? exitCodes.mistakes : exitCodes.fine;
}
