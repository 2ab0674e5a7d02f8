import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { Failure, reasonOf } from '../../build/failure.ts';
import { recover } from '../../build/output/recover.ts';
import { sourceIn } from '../../build/source.ts';
import { type Disk, folderDisk } from '../../content/disk.ts';
import { loadSite } from '../../content/load.ts';
import { countOf } from '../../diagnostics/format/count.ts';
import { type FormatName, formats, isFormat } from '../../diagnostics/format/formats.ts';
import { formatPretty } from '../../diagnostics/format/pretty.ts';
import type { Report } from '../../diagnostics/report.ts';
import { type Arguments, outFrom, readArguments, rootFrom } from '../arguments.ts';
import { explanationOf } from '../check/explain.ts';
import { pathsFrom } from '../check/paths.ts';
import { summarize } from '../check/summary.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { report as printPretty } from '../report.ts';
import { UsageError } from '../usage-error.ts';

/** `sitewright check`: all mistakes in the content, on standard output or in a file; or what one kind of mistake is. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const typed = readArguments(args, ['root', 'format', 'output', 'explain'], ['color', 'no-color']);
  const code = typed.get('explain');
  if (code !== undefined) {
    io.out.write(await explanationOf(code, io.out));
    return exitCodes.fine;
  }
  const format = formatFrom(typed);
  const output = outputFrom(typed);
  const root = rootFrom(typed, io.cwd);
  await recover(outFrom(typed, io.cwd, root));
  const found = await reportOn(root, io);
  const report = { ...found, summarized: format === 'github' && (await summarize(found, io)) };
  if (output !== undefined) await toFile(report, format, output, io);
  else if (format !== 'pretty') io.out.write(formats[format](report));
  else if (report.diagnostics.length === 0) io.out.write('No mistakes found.\n');
  else tellPeople(report, root, io, colorFrom(typed));
  return report.diagnostics.some(({ severity }) => severity === 'error') ? exitCodes.mistakes : exitCodes.fine;
}

function tellPeople({ diagnostics }: Report, root: string, io: Io, color: boolean | undefined): void {
  printPretty(diagnostics, root, io.out, io.env, color);
  const [first] = diagnostics;
  if (first === undefined || !io.out.isTerminal) return;
  io.out.write(`\nMore: npm run check -- --explain ${first.code}\n`);
}

function formatFrom(typed: Arguments): FormatName | 'pretty' {
  const name = typed.get('format') ?? 'pretty';
  if (name === 'pretty' || isFormat(name)) return name;
  const names = ['pretty', ...Object.keys(formats)];
  throw new UsageError(`--format is ${names.slice(0, -1).join(', ')} or ${names.at(-1)}, not "${name}".`);
}

/** What was typed about colours, if anything. */
function colorFrom(typed: Arguments): boolean | undefined {
  if (typed.has('no-color')) return false;
  return typed.has('color') ? true : undefined;
}

function outputFrom(typed: Arguments): string | undefined {
  if (typed.get('output') === '') throw new UsageError('--output needs the name of a file.');
  return typed.get('output');
}

async function reportOn(root: string, io: Io): Promise<Report> {
  const read = new Set<string>();
  const { diagnostics } = await loadSite(noting(folderDisk(root), read));
  return {
    diagnostics,
    files: [...read].filter((file) => file.endsWith('.yaml')),
    sourceOf: sourceIn(root),
    pathOf: pathsFrom(root, io),
    version: manifest.version,
    summarized: false,
  };
}

/** A disk that notes which files are read from it. */
function noting(disk: Disk, read: Set<string>): Disk {
  return {
    ...disk,
    read: (path, firstBytes) => {
      read.add(path);
      return disk.read(path, firstBytes);
    },
  };
}

async function toFile(report: Report, format: FormatName | 'pretty', file: string, io: Io): Promise<void> {
  const { diagnostics, sourceOf } = report;
  const text = format === 'pretty' ? formatPretty(diagnostics, { sourceOf, color: false }) : formats[format](report);
  try {
    await writeFile(resolve(io.cwd, file), text);
  } catch (error) {
    throw new Failure(`The report cannot be written to ${file} (${reasonOf(error)}).`);
  }
  io.out.write(`${diagnostics.length === 0 ? 'No mistakes found' : countOf(diagnostics)}, written to ${file}\n`);
}
