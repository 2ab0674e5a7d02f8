import { join, relative } from 'node:path';
import { newPage, type Wish } from '../../../authoring/new-page/new-page.ts';
import { isRefusal, type Refusal } from '../../../authoring/new-page/refusal.ts';
import { surroundingsIn } from '../../../authoring/new-page/surroundings.ts';
import { writeNewFiles } from '../../../builder/write/new-file.ts';
import { slashed } from '../../../disk/slashed.ts';
import { nextPort } from '../../../server/dev/next-port.ts';
import { runningServer } from '../../../server/dev/running.ts';
import { originOf } from '../../../server/serving/listen.ts';
import { rootFrom, usualHost } from '../../arguments.ts';
import { type Arguments, exitCodes, misused, type Run } from '../../command.ts';
import type { Io } from '../../io.ts';
import { orRefused, report, scriptCommand } from '../../report.ts';
import { quoted } from '../../typed-in.ts';
import { refuseLostOptions } from './lost-options.ts';
import { type NextSteps, pageSummary } from './page-summary.ts';

/** `sitewright new page`: writes a page to start from, and says what to do with it. */
export const run: Run = async ({ options, words }, io, command) => {
  refuseLostOptions(command, io.env);
  const root = rootFrom(options, io);
  const title = options.get('title');
  if (title?.trim() === '') throw misused({ why: 'no-words', option: '--title' });
  const wish = { address: addressIn(words), title, ...sourceIn(options, io) };
  const { page, sourceOf } = await orRefused({ root, options, io }, async ({ disk, reader }) => {
    const site = await surroundingsIn(disk, reader);
    if (isRefusal(site)) return site;
    const { sourceOf } = site;
    const page = await newPage(site, wish);
    if (!isRefusal(page)) return { page, sourceOf };
    const refused: Refusal = { ...page, sourceOf };
    return refused;
  });
  const file = join(root, page.file);
  await writeNewFiles(
    root,
    new Map((page.body === undefined ? [page] : [page, page.body]).map(({ file, text }) => [file, text])),
  );
  const path = slashed(relative(io.cwd, file));
  const next = { ...(await serverFor(root, options, io)), check: scriptCommand(['check'], options, io) };
  io.out.write(pageSummary(page, { path: path.startsWith('..') ? slashed(file) : path, ...next }));
  report({ ...page, sourceOf: (file) => (file === page.file ? page.text : sourceOf(file)) }, io.out, { options, io });
  return page.diagnostics.some(({ severity }) => severity === 'error') ? exitCodes.mistakes : exitCodes.fine;
};

/** The day it is where somebody sits at the keyboard. */
function dayOf(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

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
  const origin = originOf(usualHost, await nextPort(usualHost));
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
