import { join, relative } from 'node:path';
import { type NewPage, newPage, type Wish } from '../../../authoring/new-page/new-page.ts';
import { writeNewFiles } from '../../../builder/write/new-file.ts';
import { isError } from '../../../diagnostics/diagnostic.ts';
import { say } from '../../../diagnostics/messages/say.ts';
import { countOf } from '../../../diagnostics/repeats.ts';
import { slashed } from '../../../disk/slashed.ts';
import { runningServer } from '../../../server/dev/running.ts';
import { nextPort, originOf } from '../../../server/serving/listen.ts';
import {
  type Arguments,
  exitCodes,
  type Io,
  misused,
  quoted,
  type Run,
  refuseLostOptions,
  rootFrom,
  startPort,
  usualHost,
} from '../../command.ts';
import { orRefused } from '../../or-refused.ts';
import { report, scriptCommand } from '../../report.ts';

export const run: Run = async ({ options, words }, io, command) => {
  refuseLostOptions(command, io.env);
  const root = rootFrom(options, io);
  const title = options.get('title');
  if (title?.trim() === '') throw misused({ why: 'no-words', option: '--title' });
  const wish = { address: addressIn(words), title, ...sourceIn(options, io) };
  const { page, sourceOf } = await orRefused({ root, options, io }, async (site) => ({
    page: await newPage(site, wish),
    sourceOf: site.sourceOf,
  }));
  const file = join(root, page.file);
  await writeNewFiles(root, new Map([[page.file, page.text]]));
  const path = slashed(relative(io.cwd, file));
  const next = { ...(await serverFor(root, options, io)), check: scriptCommand(['check'], options, io) };
  io.out.write(pageSummary(page, { path: path.startsWith('..') ? slashed(file) : path, ...next }));
  report({ ...page, sourceOf: (file) => (file === page.file ? page.text : sourceOf(file)) }, io.out, { options, io });
  return page.diagnostics.some(isError) ? exitCodes.mistakes : exitCodes.fine;
};

/** The day it is where somebody sits at the keyboard. */
const dayOf = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** What the page begins with. @throws UsageError for options that don't go together */
function sourceIn(options: Arguments, io: Io): Pick<Wish, 'from' | 'kind'> {
  const [from, name, md] = [options.get('from'), options.get('kind'), options.get('md') !== undefined];
  if (from !== undefined && name !== undefined) throw misused({ why: 'kind-or-from' });
  if (md && name === undefined) throw misused({ why: 'md' });
  return { from, kind: name === undefined ? undefined : { name, md, today: dayOf(io.now()) } };
}

/** The server that runs for a site, or the one that `start` would start, and how. */
async function serverFor(root: string, options: Arguments, io: Io): Promise<Pick<NextSteps, 'origin' | 'start'>> {
  const running = await runningServer(root);
  if (running !== undefined) return { origin: running, start: undefined };
  const origin = originOf(usualHost, await nextPort(usualHost, startPort));
  return { origin, start: scriptCommand(['start'], options, io) };
}

/** @throws UsageError unless there is exactly one address */
function addressIn(words: readonly string[]): string {
  const [address, ...others] = words;
  if (address === undefined) throw misused({ why: 'no-address' });
  if (others.length === 0) return address;
  if (others.some((word) => /[\\/]/.test(word))) throw misused({ why: 'one-page' });
  throw misused({ why: 'spaces', typed: quoted(words.join(' ')) });
}

type NextSteps = {
  readonly path: string;
  /** `http://127.0.0.1:5173`: of the server that runs for this site, or that `start` would start. */
  readonly origin: string;
  /** Starts that server; undefined if it runs. */
  readonly start: string | undefined;
  readonly check: string;
};

function pageSummary(page: NewPage, { path, origin, start, check }: NextSteps): string {
  const { route, kind, planned, diagnostics, others } = page;
  const hasPage = kind?.hasPages !== false;
  const address = `${origin}${page.base}${route.slice(1)}`;
  const isWrong = others.some(isError);
  const paragraphs = [
    say('new-page', { why: 'made', path, route: hasPage ? route : '' }),
    ...(page.isMended ? [say('new-page', { why: 'mended' })] : []),
    ...page.notes,
    ...(page.isInOtherLanguage ? [say('new-page', { why: 'in-english' })] : []),
    ...(hasPage ? [say('new-page', { why: 'to-see', start, address })] : []),
    ...(kind === undefined ? inMenu(page, check) : inLists(kind, route)),
    ...(planned === undefined ? [] : [say('new-page', { why: 'planned', route, ...planned })]),
    // Warnings of a site are no news to whoever makes a page, but with errors they are counted as the check counts them.
    ...(isWrong ? [say('new-page', { why: 'others', count: countOf(others), check, others: others.length })] : []),
    ...(diagnostics.length > 0 ? ['', say('new-page', { why: 'left' })] : []),
  ];
  return `${paragraphs.join('\n')}\n`;
}

const MOST_LISTS = 3;

function inLists({ name, usualFolder, lists }: NonNullable<NewPage['kind']>, route: string): string[] {
  const own = route.slice(route.lastIndexOf('/') + 1);
  const more = Math.max(0, lists.length - MOST_LISTS);
  return [
    ...(usualFolder === undefined ? [] : [say('new-page', { why: 'usual', name, folder: usualFolder, own })]),
    lists.length === 0
      ? say('new-page', { why: 'unlisted', name })
      : say('new-page', { why: 'listed', name, lists: lists.slice(0, MOST_LISTS), more }),
  ];
}

function inMenu({ menu, isDraft }: NewPage, check: string): string[] {
  if (menu === undefined) return [say('new-page', { why: 'unread-menu', check })];
  const { is, under, line, lines } = menu;
  if (is === 'there') return [say('new-page', { why: 'in-menu', line })];
  const way =
    is === 'in-brackets'
      ? say('new-page', { why: 'to-brackets', under, line })
      : say('new-page', { why: 'to-menu', under, below: line, lines: lines.length });
  return [...(isDraft ? [say('new-page', { why: 'draft' })] : []), way, '', ...lines, ''];
}
