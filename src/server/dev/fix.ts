import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { applyFix, type FixedFile } from '../../authoring/fix/apply-fixes.ts';
import { saveAll, undoing, unsavedWords } from '../../authoring/fix/save.ts';
import type { SiteReader } from '../../content/load/site-reader.ts';
import { type SaidOf, say } from '../../diagnostics/messages/say.ts';
import { folderDisk } from '../../disk/disk.ts';
import type { Reply } from '../serving/reply.ts';
import { type Mending, type Outcome, ownPosts } from './own-post.ts';
import type { Problem } from './problem.ts';
import { digestOf, problemId } from './problems.ts';

type Effects = Mending & {
  /** What was read of the files before; it may be brought up to date. */
  readonly reader: () => SiteReader;
  /** Called when a file of the content was written. */
  readonly saved: () => void;
};

const refusal = (status: number, why: SaidOf<'fixes'>): Reply => ({ status, words: say('fixes', why) });

/**
 * Fixes mistakes for the buttons of the overlay, and undoes that; to be mounted at `fixPath`. A request names a mistake that is
 * shown, never a path or a text. What is written is what `check --fix` would write for that mistake alone, by the same rules.
 * One at a time: each fix is held against the whole site.
 */
export function fixMiddleware({ root, reader, problems, saved, ...effects }: Effects): RequestListener {
  const made: Fixes = new Map();
  const afterSaving = async (working: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await working;
    if (!('status' in outcome)) saved();
    return outcome;
  };
  return ownPosts({ ...effects, doing: 'fix a file', busy: say('fixes', { why: 'busy' }) }, ({ fix, undo }) => {
    if (typeof undo === 'string')
      return made.has(undo) ? () => afterSaving(undone(undo, root, made)) : refusal(404, { why: 'forgotten' });
    const problem = problems().find(({ id, isFixable }) => isFixable && id !== undefined && id === fix);
    if (problem === undefined) return refusal(404, { why: 'gone' });
    return () => afterSaving(fixed(problem, { root, reader }, made));
  });
}

async function fixed(
  problem: Problem,
  { root, reader }: Pick<Effects, 'root' | 'reader'>,
  fixes: Fixes,
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
  const [unsaved] = await saveAll(root, result);
  if (unsaved !== undefined) return { status: 409, words: unsavedWords(...unsaved) };
  const place = at === undefined ? file : `${file}:${at.line}:${at.column}`;
  const [made = { name: file }] = result;
  const name = made.name === file ? '' : made.name;
  return { words: say('fixes', { why: 'fixed', code: code ?? '', place, name }), undo: remember(result, fixes) };
}

async function undone(id: string, root: string, made: Fixes): Promise<Outcome> {
  const one = made.get(id);
  if (one === undefined) return refusal(404, { why: 'forgotten' });
  // It fits only a file that is as the fix left it.
  const all = one.map(undoing);
  const [back = { file: '', name: '' }, ...others] = all;
  // What was moved to another file is back before it goes there.
  const needs = others.length === 0 ? [] : [back.file];
  const [unsaved] = await saveAll(
    root,
    all.map((each) => (each === back ? each : { ...each, needs })),
  );
  if (unsaved !== undefined) return { status: 409, words: unsavedWords(...unsaved) };
  made.delete(id);
  return { words: say('fixes', { why: back.name === back.file ? 'undone' : 'undone-name', file: back.name }) };
}

/** The last fixes that were made and can be undone, by their names. */
type Fixes = Map<string, readonly FixedFile[]>;

/** So many fixes are remembered, each with two versions of its file. */
const most = 20;

/** Remembers a fix, while the server runs. Gives its name. */
function remember(one: readonly FixedFile[], made: Fixes): string {
  const id = randomUUID();
  made.set(id, one);
  for (const old of [...made.keys()].slice(0, -most)) made.delete(old);
  return id;
}
