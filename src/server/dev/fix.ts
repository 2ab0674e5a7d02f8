import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { applyFix } from '../../authoring/fix/apply-fix.ts';
import type { FixedFile } from '../../authoring/fix/apply-fixes.ts';
import { saveFixed, unsavedWords } from '../../authoring/fix/save.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import { type SaidOf, say } from '../../diagnostics/messages/say.ts';
import { folderDisk } from '../../disk/disk.ts';
import type { Hosts } from '../serving/hosts.ts';
import { answering, type Reply, sayPlainly } from '../serving/reply.ts';
import { type Fields, ownPost } from './own-post.ts';
import type { FixReply, Problem } from './problem.ts';
import { digestOf, problemId } from './problems.ts';

type Effects = {
  readonly root: string;
  /** The names this server answers for. */
  readonly hosts: Hosts;
  /** What was read of the files before; it may be brought up to date. */
  readonly reader: () => SiteReader;
  /** What is shown at the moment: only these mistakes are fixed. */
  readonly problems: () => readonly Problem[];
  /** For the terminal. */
  readonly print: (text: string) => void;
  /** Called when a file of the content was written. */
  readonly saved: () => void;
};

type Outcome = Reply | FixReply;

const refusal = (status: number, why: SaidOf<'fixes'>): Reply => ({ status, words: say('fixes', why) });

/**
 * Fixes mistakes for the buttons of the overlay, and undoes that; to be mounted at `fixPath`. A request names a mistake that is
 * shown, never a path or a text. What is written is what `check --fix` would write for that mistake alone, by the same rules.
 * One at a time: each fix is held against the whole site.
 */
export function fixMiddleware(effects: Effects): RequestListener {
  const working = { now: false };
  const made = fixes();
  return answering(async (req, res) => send(res, await outcomeOf(req, effects, { working, made })));
}

function send(res: ServerResponse, outcome: Outcome): void {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  if ('status' in outcome) sayPlainly(res, outcome);
  else res.writeHead(200, headers).end(JSON.stringify(outcome));
}

type State = { readonly working: { now: boolean }; readonly made: Fixes };

async function outcomeOf(req: IncomingMessage, effects: Effects, { working, made }: State): Promise<Outcome> {
  const asked = await ownPost(req, effects.hosts, 'fix a file');
  if ('status' in asked) return asked;
  const work = workFor(asked.fields, effects, made);
  if ('status' in work) return work;
  if (working.now) return refusal(429, { why: 'busy' });
  working.now = true;
  try {
    const outcome = await work.begin();
    effects.print(`${outcome.words}\n`);
    if (!('status' in outcome)) effects.saved();
    return outcome;
  } finally {
    working.now = false;
  }
}

/** What is to be done; a reply when nothing that is shown, or was fixed, has that name. */
function workFor(
  { fix, undo }: Fields,
  { problems, root, reader }: Effects,
  made: Fixes,
): { readonly begin: () => Promise<Outcome> } | Reply {
  if (typeof undo === 'string')
    return made.has(undo) ? { begin: () => undone(undo, root, made) } : refusal(404, { why: 'forgotten' });
  const problem = problems().find(({ id, isFixable }) => isFixable && id !== undefined && id === fix);
  return problem === undefined
    ? refusal(404, { why: 'gone' })
    : { begin: () => fixed(problem, { root, reader }, made) };
}

async function fixed(
  problem: Problem,
  { root, reader }: Pick<Effects, 'root' | 'reader'>,
  made: Fixes,
): Promise<Outcome> {
  const { id, file, code, at } = problem;
  const result = await applyFix(
    folderDisk(root),
    (mistake, text) =>
      mistake.file === file &&
      mistake.code === code &&
      mistake.line === at?.line &&
      problemId(mistake, digestOf(text)) === id,
    reader(),
  );
  if (result === 'gone') return refusal(409, { why: 'changed', file });
  if (result === 'refused') return refusal(409, { why: 'refused' });
  if ('taken' in result) return { status: 409, words: unsavedWords(file, { why: 'taken', name: result.taken }) };
  const unsaved = await saveFixed(root, result);
  if (unsaved !== undefined) return { status: 409, words: unsavedWords(file, unsaved) };
  const place = at === undefined ? file : `${file}:${at.line}:${at.column}`;
  const name = result.name === file ? '' : result.name;
  return { words: say('fixes', { why: 'fixed', code: code ?? '', place, name }), undo: made.add(result) };
}

async function undone(id: string, root: string, made: Fixes): Promise<Outcome> {
  const back = made.reversed(id);
  if (back === undefined) return refusal(404, { why: 'forgotten' });
  const unsaved = await saveFixed(root, back);
  if (unsaved !== undefined) return { status: 409, words: unsavedWords(back.file, unsaved) };
  made.forget(id);
  return { words: say('fixes', { why: back.name === back.file ? 'undone' : 'undone-name', file: back.name }) };
}

/** So many fixes are remembered, each with two versions of its file. */
const most = 20;

/** The fixes that were made and can be undone. */
type Fixes = {
  /** Remembers a fix. Gives its name. */
  readonly add: (made: FixedFile) => string;
  readonly has: (id: string) => boolean;
  /** What takes a fix back: it fits only a file that is as the fix left it. */
  readonly reversed: (id: string) => FixedFile | undefined;
  readonly forget: (id: string) => void;
};

/** Remembers the last fixes, while the server runs. */
function fixes(): Fixes {
  const made = new Map<string, FixedFile>();
  return {
    add: (one) => {
      const id = randomUUID();
      made.set(id, one);
      for (const old of [...made.keys()].slice(0, -most)) made.delete(old);
      return id;
    },
    has: (id) => made.has(id),
    reversed: (id) => {
      const one = made.get(id);
      return one && { file: one.name, name: one.file, before: one.after, after: one.before, fixed: [] };
    },
    forget: (id) => void made.delete(id),
  };
}
