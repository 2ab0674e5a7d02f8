import manifest from '../../../package.json' with { type: 'json' };
import { usualSeconds } from '../../builder/own/guarded.ts';
import { bytesIfThere } from '../../content/files/read.ts';
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import { formats, reportFormats } from '../../diagnostics/format/formats.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { countPlaces } from '../../diagnostics/repeats.ts';
import { folderDisk } from '../../disk/disk.ts';
import type { SiteOfBlocks } from '../../server/block-tests/read-site.ts';
import { nearest } from '../../values/suggest.ts';
import { pathsFrom } from '../check/collect.ts';
import {
  type Arguments,
  exitCodes,
  formatFrom,
  type Io,
  progressOn,
  type Run,
  rootFrom,
  UsageError,
} from '../command.ts';
import { report as printPretty } from '../report.ts';
import type { TestReport, TestRequest } from '../test-blocks/test-blocks.ts';

/** `sitewright test-blocks`: holds the blocks of a site's own against the laws of ours. */
export const run: Run = async ({ options, words }, io) => {
  const format = formatFrom(options, reportFormats);
  const seconds = secondsFrom(options);
  const root = rootFrom(options, io);
  const { readSiteOfBlocks } = await import('../../server/block-tests/read-site.ts');
  const read = await readSiteOfBlocks(root);
  const { own, site } = read;
  const errors = read.diagnostics.filter(isError);
  const isReady = site !== undefined && errors.length === 0;
  const names = isReady ? namesFrom(words, own) : [];
  const report = isReady ? await tested({ root, read: { ...read, site }, names, seconds }, io) : nothing(errors);
  if (report === undefined) return exitCodes.failed;
  const { diagnostics } = report;
  const sourceOf = (file: string): string | undefined => {
    const bytes = bytesIfThere(folderDisk(root), file);
    return bytes && new TextDecoder().decode(bytes);
  };
  if (format === 'pretty') {
    const facts = { blocks: report.tested.length, mistakes: countPlaces(diagnostics) };
    const count = say('block-tests', { why: 'done', ...facts });
    const none = names.length === 0 ? say('block-tests', { why: 'no-blocks' }) : count;
    const total = isReady ? count : say('block-tests', { why: 'mistakes-first' });
    if (diagnostics.length === 0) io.out.write(`${none}\n`);
    printPretty({ diagnostics, sourceOf }, io.out, { options, io, total });
  } else {
    const files = report.tested.map(({ example }) => example.file);
    const around = { files, pathOf: pathsFrom(root, io), version: manifest.version, summarized: false };
    io.out.write(formats[format]({ diagnostics, sourceOf, ...around }));
  }
  return diagnostics.some(isError) ? exitCodes.mistakes : exitCodes.fine;
};

const nothing = (diagnostics: readonly Diagnostic[]): TestReport => ({ diagnostics, tested: [] });

async function tested(request: Omit<TestRequest, 'begin'>, io: Io): Promise<TestReport | undefined> {
  const { names } = request;
  if (names.length === 0) return nothing([]);
  const progress = io.err.isTerminal ? progressOn(io.err) : undefined;
  const begin = (name: string): void => {
    const facts = { name, number: names.indexOf(name) + 1, count: names.length };
    progress?.stage(say('block-tests', { why: 'under-way', ...facts }));
  };
  const { testBlocks } = await import('../test-blocks/test-blocks.ts');
  return testBlocks({ ...request, begin }, io).finally(progress?.end);
}

/** @throws UsageError for what is no number of seconds */
function secondsFrom(options: Arguments): number {
  const given = options.get('timeout') ?? String(usualSeconds);
  const seconds = Number(given);
  if (/^\d+$/.test(given) && seconds >= 1 && seconds <= 600) return seconds;
  throw new UsageError(say('block-tests', { why: 'timeout', given }));
}

/** The blocks of these names, or all. @throws UsageError when there is none of a name */
function namesFrom(words: readonly string[], { blocks }: SiteOfBlocks['own']): readonly string[] {
  const known = blocks.map(({ name }) => name);
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new UsageError(say('block-tests', { why: 'unknown', name: unknown, meant: nearest(unknown, known) }));
  return words.length === 0 ? known : known.filter((name) => words.includes(name));
}
