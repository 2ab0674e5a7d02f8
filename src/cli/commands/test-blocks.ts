import manifest from '../../../package.json' with { type: 'json' };
import { bytesIfThere } from '../../content/files/read.ts';
import { formats } from '../../diagnostics/format/formats.ts';
import { formatPretty } from '../../diagnostics/format/pretty.ts';
import { countPlaces } from '../../diagnostics/repeats.ts';
import {
  mistakesFirst,
  noOwnBlocks,
  noSuchBlock,
  testing,
  testsDone,
  timeoutIsNoNumber,
} from '../../diagnostics/wording/block-tests.ts';
import { didYouMean } from '../../diagnostics/wording/entry.ts';
import { folderDisk } from '../../disk/disk.ts';
import { nearest } from '../../schema/schemas/suggest.ts';
import type { SiteOfBlocks } from '../../server/block-tests/read-site.ts';
import { rootFrom } from '../arguments.ts';
import { pathsFrom } from '../check/collect.ts';
import { colorFrom, formatFrom } from '../check/options.ts';
import type { Arguments, Run } from '../command.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { type Io, wantsColor } from '../io.ts';
import { nextCommands } from '../next-commands.ts';
import { progressOn } from '../progress.ts';
import { report as printReport } from '../report.ts';
import type { TestReport } from '../test-blocks/test-blocks.ts';
import { UsageError } from '../usage-error.ts';

/** How long a block may take for one thing, in seconds, if nobody says it. */
const USUAL = 10;

/** `sitewright test-blocks`: holds the blocks of a site's own against the laws of ours. */
export const run: Run = async ({ options, words }, io) => {
  const format = formatFrom(options);
  const seconds = secondsFrom(options);
  const root = rootFrom(options, io);
  const { readSiteOfBlocks } = await import('../../server/block-tests/read-site.ts');
  const read = await readSiteOfBlocks(root);
  const { own, site, sourceOf } = read;
  const errors = read.diagnostics.filter(({ severity }) => severity === 'error');
  if (site === undefined || errors.length > 0) return refused({ diagnostics: errors, sourceOf }, options, io);
  const names = namesFrom(words, own);
  const progress = io.err.isTerminal ? progressOn(io.err) : undefined;
  const begin = (name: string): void => progress?.stage(testing(name, names.indexOf(name) + 1, names.length));
  const { testBlocks } = await import('../test-blocks/test-blocks.ts');
  const report =
    names.length === 0
      ? { diagnostics: [], tested: [] }
      : await testBlocks({ root, read: { ...read, site }, names, seconds, begin }, io).finally(progress?.end);
  if (report === undefined) return exitCodes.failed;
  const { diagnostics } = report;
  const all = { ...report, sourceOf: (file: string) => sourceOf(file) ?? sourceIn(root, file) };
  if (format === 'pretty') io.out.write(names.length === 0 ? `${noOwnBlocks}\n` : inWords(all, options, io));
  else {
    const files = report.tested.map(({ example }) => example.file);
    const pathOf = pathsFrom(root, io);
    io.out.write(formats[format]({ ...all, files, pathOf, version: manifest.version, summarized: false }));
  }
  return diagnostics.some(({ severity }) => severity === 'error') ? exitCodes.mistakes : exitCodes.fine;
};

/** What is wrong before anything can be tested. */
function refused(found: Parameters<typeof printReport>[0], options: Arguments, io: Io): ExitCode {
  printReport(found, io.err, { env: io.env, commands: nextCommands(options, io), color: colorFrom(options) });
  io.err.write(`${mistakesFirst}\n`);
  return exitCodes.mistakes;
}

function inWords(
  { diagnostics, tested, sourceOf }: TestReport & { readonly sourceOf: (file: string) => string | undefined },
  options: Arguments,
  io: Io,
): string {
  const total = testsDone(tested.length, countPlaces(diagnostics));
  if (diagnostics.length === 0) return `${total}\n`;
  const look = { color: wantsColor(io.out, io.env, colorFrom(options)), width: io.out.columns };
  return formatPretty(diagnostics, { ...look, sourceOf, commands: nextCommands(options, io), total });
}

/** The text of a file of a block, which may be gone by now. */
function sourceIn(root: string, file: string): string | undefined {
  const bytes = bytesIfThere(folderDisk(root), file);
  return bytes && new TextDecoder().decode(bytes);
}

/** @throws UsageError for what is no number of seconds */
function secondsFrom(options: Arguments): number {
  const given = options.get('timeout') ?? String(USUAL);
  const seconds = Number(given);
  if (/^\d+$/.test(given) && seconds >= 1 && seconds <= 600) return seconds;
  throw new UsageError(timeoutIsNoNumber(given));
}

/** The blocks of these names, or all. @throws UsageError when there is none of a name */
function namesFrom(words: readonly string[], { blocks }: SiteOfBlocks['own']): readonly string[] {
  const known = blocks.map(({ name }) => name);
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) throw new UsageError(noSuchBlock(unknown, didYouMean(nearest(unknown, known))));
  return words.length === 0 ? known : known.filter((name) => words.includes(name));
}
