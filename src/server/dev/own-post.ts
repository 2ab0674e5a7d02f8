import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { applyFix, type FixedFile } from '../../authoring/fix/apply-fixes.ts';
import { saveAll, undoing, unsavedWords } from '../../authoring/fix/save.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import { asTyped } from '../../diagnostics/as-typed.ts';
import { type SaidOf, say } from '../../diagnostics/messages/say.ts';
import { folderDisk } from '../../disk/disk.ts';
import { bodyOf } from '../mailbox/mailbox.ts';
import { type Hosts, isFromOwnPage } from '../serving/hosts.ts';
import { type Handler, type Reply, sayPlainly } from '../serving/reply.ts';
import type { FixReply, Problem, Spot } from './problem.ts';
import { digestOf, problemId } from './problems.ts';

/** The fields of a JSON object. Whoever reads them trusts none. */
type Fields = Readonly<Record<string, unknown>>;

type Outcome = Reply | FixReply;

const bodyLimit = 10_000;

type Mending = {
  readonly root: string;
  readonly hosts: Hosts;
  /** What is shown at the moment: nothing is done with any other mistake. */
  readonly problems: () => readonly Problem[];
  readonly print: (text: string) => void;
};

type Doing = Pick<Mending, 'hosts' | 'print'> & {
  /** What only pages of this server can do: `open a file`. */
  readonly doing: string;
  /** What is said while something is being done. */
  readonly busy: string;
  /** Called when a file of the content was written. */
  readonly saved?: () => void;
};

/**
 * Does what pages of this server ask for with POST, one thing at a time: a page that asks a hundred times starts no hundred editors.
 * @param workFor what is to be done; a reply where there is nothing to do
 */
function ownPosts(
  { hosts, doing, busy, print, saved }: Doing,
  workFor: (fields: Fields) => Reply | (() => Promise<Outcome>),
): Handler {
  let isBusy = false;
  return async (req, res) => {
    if (req.method !== 'POST') return sayPlainly(res, { status: 405, words: `Only POST requests can ${doing}.` });
    if (!isFromOwnPage(req, hosts))
      return sayPlainly(res, { status: 403, words: `Only pages of this server can ${doing}.` });
    const work = workFor(fieldsOf(await bodyOf(req, bodyLimit)));
    if (typeof work !== 'function') return sayPlainly(res, work);
    if (isBusy) return sayPlainly(res, { status: 429, words: busy });
    isBusy = true;
    const outcome = await work().finally(() => {
      isBusy = false;
    });
    print(`${outcome.words}\n`);
    if ('status' in outcome) return sayPlainly(res, outcome);
    saved?.();
    res
      .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(JSON.stringify(outcome));
  };
}

/** None where a body is too long, or no object in JSON: it asks for nothing that we know. */
function fieldsOf(body: Buffer | undefined): Fields {
  try {
    return { ...JSON.parse(String(body)) };
  } catch {
    return {};
  }
}

/** Opens places in an editor, for the buttons of the overlay; to be mounted at `openPath`. @param editor what starts it; without it, the one that runs */
export function openHandler({ root, problems, ...effects }: Mending, editor: string | undefined): Handler {
  return ownPosts({ ...effects, doing: 'open a file', busy: say('editor', { why: 'busy' }) }, (wanted) => {
    const spot = problems()
      .flatMap(({ file, at, related }): readonly Spot[] => (at === undefined ? related : [{ file, ...at }, ...related]))
      .find(({ file, line, column }) => file === wanted.file && line === wanted.line && column === wanted.column);
    return spot === undefined ? refusal(404, { why: 'gone' }) : () => open(spot, root, editor);
  });
}

async function open({ file, line, column }: Spot, root: string, editor: string | undefined): Promise<Reply> {
  const place = `${file}:${line}:${column}`;
  const path = join(root, file);
  if (!existsSync(path)) return { status: 404, words: say('editor', { why: 'gone', file }) };
  const trouble = await launch(`${path}:${line}:${column}`, editor);
  if (trouble === undefined) return { status: 200, words: say('editor', { why: 'opened', place }) };
  const cause = say('editor', trouble);
  const command = asTyped('start --editor code');
  return { status: 500, words: say('editor', { why: 'failed', cause, place, command }) };
}

/** @param reason what the launcher says; nothing where no editor was found */
function causeOf(reason: string | undefined): SaidOf<'editor'> {
  if (reason === undefined) return { why: 'none' };
  const [, program] = /^spawn (.+) ENOENT/.exec(reason) ?? [];
  const [, code] = /^\(code (\d+)\)/.exec(reason) ?? [];
  if (program !== undefined) return { why: 'missing', program };
  return code === undefined ? { why: 'not-started', reason: reason.replace(/\.$/, '') } : { why: 'ended', code };
}

/** An editor that cannot be started says so well within this time after that was tried, in milliseconds; one that can may stay open for hours. */
const soon = 1500;

/** On a busy machine, it may take long until it is tried. */
const latest = 20_000;

const launcher = `
const { parentPort, workerData } = require('node:worker_threads');
require(workerData.launcher)(workerData.place, workerData.editor, (_, reason) => parentPort.postMessage({ reason }));
parentPort.postMessage({ isTried: true });
`;

/**
 * Opens a file in the editor that runs, or that `editor`, LAUNCH_EDITOR, VISUAL or EDITOR name. `place`: the file's full path, then
 * `:line:column`. In a thread of its own, because the launcher writes to the console in words that are not ours.
 * @returns why it wasn't started, if it wasn't
 */
function launch(place: string, editor: string | undefined): Promise<SaidOf<'editor'> | undefined> {
  const workerData = { launcher: createRequire(import.meta.url).resolve('launch-editor'), place, editor };
  // Its console goes nowhere; the editor itself has the terminal, if it needs one.
  const worker = new Worker(launcher, { eval: true, workerData, execArgv: [], stdout: true, stderr: true });
  return new Promise((resolve) => {
    const done = (trouble?: SaidOf<'editor'>): void => {
      clearTimeout(timer);
      worker.unref();
      resolve(trouble);
    };
    let timer = setTimeout(done, latest);
    worker.on('message', ({ reason, isTried }: { readonly reason?: string | null; readonly isTried?: true }) => {
      if (!isTried) return done(causeOf(reason ?? undefined));
      clearTimeout(timer);
      timer = setTimeout(done, soon);
    });
    worker.once('error', ({ message }: Error) => done(causeOf(message)));
    worker.once('exit', () => done());
  });
}

type Fixing = Mending & {
  /** What was read of the files before; it may be brought up to date. */
  readonly reader: () => SiteReader;
  readonly saved: () => void;
};

/** So many fixes are remembered, each with two versions of its file. */
const most = 20;

const refusal = (status: number, why: SaidOf<'fixes'>): Reply => ({ status, words: say('fixes', why) });

/**
 * Fixes mistakes for the buttons of the overlay, and undoes that; to be mounted at `fixPath`. A request names a mistake that is
 * shown, never a path or a text. What is written is what `check --fix` would write for that mistake alone, by the same rules.
 * One at a time: each fix is held against the whole site.
 */
export function fixHandler({ root, reader, problems, ...effects }: Fixing): Handler {
  /** The last fixes that were made and can be undone, by names. */
  const made = new Map<string, readonly FixedFile[]>();
  const fixed = async ({ id, file, code, at }: Problem): Promise<Outcome> => {
    const result = await applyFix(
      folderDisk(root),
      (mistake, text) => mistake.file === file && problemId(mistake, digestOf(text)) === id,
      reader(),
    );
    if (result === 'gone') return refusal(409, { why: 'changed', file });
    if (result === 'refused') return refusal(409, { why: 'refused' });
    if ('taken' in result) return { status: 409, words: unsavedWords(file, { why: 'taken', name: result.taken }) };
    const [unsaved] = await saveAll(root, result);
    if (unsaved !== undefined) return { status: 409, words: unsavedWords(...unsaved) };
    const place = at === undefined ? file : `${file}:${at.line}:${at.column}`;
    const [{ name } = { name: file }] = result;
    const undo = randomUUID();
    made.set(undo, result);
    for (const old of [...made.keys()].slice(0, -most)) made.delete(old);
    return { words: say('fixes', { why: 'fixed', code: code ?? '', place, name: name === file ? '' : name }), undo };
  };
  // It fits only files that are as the fix left them.
  const undone = async (id: string, one: readonly FixedFile[]): Promise<Outcome> => {
    const all = one.map(undoing);
    const [{ file, name } = { file: '', name: '' }] = all;
    // What was moved to another file is back before it goes there.
    const [unsaved] = await saveAll(
      root,
      all.map((each, at) => (at === 0 ? each : { ...each, needs: [file] })),
    );
    if (unsaved !== undefined) return { status: 409, words: unsavedWords(...unsaved) };
    made.delete(id);
    return { words: say('fixes', { why: name === file ? 'undone' : 'undone-name', file: name }) };
  };
  return ownPosts({ ...effects, doing: 'fix a file', busy: say('fixes', { why: 'busy' }) }, ({ fix, undo }) => {
    if (typeof undo === 'string') {
      const one = made.get(undo);
      return one === undefined ? refusal(404, { why: 'forgotten' }) : () => undone(undo, one);
    }
    const problem = problems().find(({ id, isFixable }) => isFixable && id !== undefined && id === fix);
    return problem === undefined ? refusal(404, { why: 'gone' }) : () => fixed(problem);
  });
}
