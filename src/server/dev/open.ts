import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { asTyped } from '../../diagnostics/as-typed.ts';
import { type SaidOf, say } from '../../diagnostics/messages/say.ts';
import type { Reply } from '../serving/reply.ts';
import { type Fields, type Mending, ownPosts } from './own-post.ts';
import type { Problem, Spot } from './problem.ts';

/** What starts the editor; without it, the one that runs. */
type Opening = Mending & { readonly editor?: string | undefined };

/** Opens places in the editor, for the buttons of the overlay; to be mounted at `openPath`. */
export function openMiddleware({ root, problems, editor, ...effects }: Opening): RequestListener {
  return ownPosts({ ...effects, doing: 'open a file', busy: say('editor', { why: 'busy' }) }, (fields) => {
    const spot = spotIn(fields, problems());
    return spot === undefined ? { status: 404, words: say('fixes', { why: 'gone' }) } : () => open(spot, root, editor);
  });
}

async function open({ file, line, column }: Spot, root: string, editor: string | undefined): Promise<Reply> {
  const place = `${file}:${line}:${column}`;
  const path = join(root, file);
  if (!existsSync(path)) return { status: 404, words: say('editor', { why: 'gone', file }) };
  const outcome = await launch(`${path}:${line}:${column}`, editor);
  if (outcome.started) return { status: 200, words: say('editor', { why: 'opened', place }) };
  const cause = say('editor', causeOf(outcome.reason));
  return {
    status: 500,
    words: say('editor', { why: 'failed', cause, place, command: asTyped('start --editor code') }),
  };
}

/** What the launcher says. */
function causeOf(reason: string | undefined): SaidOf<'editor'> {
  if (reason === undefined) return { why: 'none' };
  const [, program] = /^spawn (.+) ENOENT/.exec(reason) ?? [];
  const [, code] = /^\(code (\d+)\)/.exec(reason) ?? [];
  if (program !== undefined) return { why: 'missing', program };
  return code === undefined ? { why: 'not-started', reason: reason.replace(/\.$/, '') } : { why: 'ended', code };
}

/** The place that a page asks for, if the problems that are shown name it; undefined for every other. */
function spotIn(wanted: Fields, problems: readonly Problem[]): Spot | undefined {
  const isWanted = ({ file, line, column }: Spot): boolean =>
    file === wanted.file && line === wanted.line && column === wanted.column;
  return problems.flatMap(spotsOf).find(isWanted);
}

function spotsOf({ file, at, related }: Problem): readonly Spot[] {
  return at === undefined ? related : [{ file, ...at }, ...related];
}

/** What came of it: whether an editor was started, and if not, why; without a reason if none was found. */
type Launch = { readonly started: true } | { readonly started: false; readonly reason: string | undefined };

/** An editor that cannot be started says so well within this time, in milliseconds; one that can may stay open for hours. */
const soon = 1500;

const launcher = `
const { parentPort, workerData } = require('node:worker_threads');
require(workerData.launcher)(workerData.place, workerData.editor, (_, reason) => parentPort.postMessage(reason ?? undefined));
`;

/**
 * Opens a file in the editor that runs, or that `editor`, LAUNCH_EDITOR, VISUAL or EDITOR name. `place`: the file's full path, then
 * `:line:column`. In a thread of its own, because the launcher writes to the console in words that are not ours.
 */
function launch(place: string, editor: string | undefined): Promise<Launch> {
  const workerData = { launcher: createRequire(import.meta.url).resolve('launch-editor'), place, editor };
  // Its console goes nowhere; the editor itself has the terminal, if it needs one.
  const worker = new Worker(launcher, { eval: true, workerData, execArgv: [], stdout: true, stderr: true });
  return new Promise((resolve) => {
    const done = (outcome: Launch): void => {
      clearTimeout(timer);
      worker.unref();
      resolve(outcome);
    };
    const timer = setTimeout(() => done({ started: true }), soon);
    worker.once('message', (reason?: string) => done({ started: false, reason }));
    worker.once('error', ({ message }: Error) => done({ started: false, reason: message }));
    worker.once('exit', () => done({ started: true }));
  });
}
