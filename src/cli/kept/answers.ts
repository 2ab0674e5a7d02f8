import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { codeOf } from '../../builder/failure.ts';
import { isAsTraced, type Trace } from '../../content/files/trace.ts';
import type { Io } from '../io.ts';

/** Inside the builder, where nothing of an author is. */
const folder = join(builderRoot, 'node_modules', '.cache', 'sitewright-answers');

/** The answers that are kept, and the largest of them, in bytes. */
const KEPT = 40;
const LARGEST = 100_000_000;

/** What is asked: the same question about the same files has the same answer. */
export type Question = {
  readonly command: 'check' | 'build';
  /** The real path of the content root. */
  readonly root: string;
  /** What was typed, as far as the answer depends on it. */
  readonly asked: readonly (string | boolean | undefined)[];
  /** For which moment, in milliseconds since 1970; undefined if it is among what was typed. */
  readonly now: number | undefined;
};

/** An answer, and as long as what it holds. */
type Kept<T> = {
  readonly answer: T;
  readonly trace: Trace;
  readonly from: number | null;
  /** `null` for ever. */
  readonly until: number | null;
};

/** What may be answered from what was kept. */
export type Answers = {
  readonly version: string;
  /** Whether only new ones are kept, and none is told. */
  readonly isFresh: boolean;
};

/**
 * What was answered before by this very version of the commands; undefined where that isn't known.
 * @param isFresh whether somebody wants everything to be done anew
 */
export function answersOf({ env }: Pick<Io, 'env'>, isFresh: boolean): Answers | undefined {
  const version = env.SITEWRIGHT_VERSION ?? '';
  return version === '' ? undefined : { version, isFresh };
}

function fileOf({ version }: Answers, { command, root, asked, now }: Question): string {
  const user = process.getuid?.() ?? '';
  const key = hash('sha256', JSON.stringify([version, user, command, root, asked, now === undefined]));
  return join(folder, `${command}-${key.slice(0, 32)}`);
}

/** The text that is kept begins with the hash of the rest: half of one, or a changed one, is none. */
function textIn(file: string): string | undefined {
  const text = readFileSync(file, 'utf8');
  const body = text.slice(text.indexOf('\n') + 1);
  return text === `${hash('sha256', body)}\n${body}` ? body : undefined;
}

/**
 * The answer that was given before, if everything it came from is as it was.
 * @param whole whether it depends on all the bytes of files, also of those that were looked at only in part
 */
export function keptAnswer<T>(answers: Answers | undefined, question: Question, whole: boolean): T | undefined {
  if (answers === undefined || answers.isFresh) return undefined;
  try {
    const text = textIn(fileOf(answers, question));
    if (text === undefined) return undefined;
    const kept: Kept<T> = JSON.parse(text);
    const isThen =
      question.now === undefined ||
      ((kept.from ?? 0) <= question.now && question.now < (kept.until ?? Number.POSITIVE_INFINITY));
    return isThen && isAsTraced(question.root, kept.trace, whole) ? kept.answer : undefined;
  } catch (error) {
    if (codeOf(error) === undefined && !(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** Drops all but the answers given last. */
function prune(): void {
  const aged = readdirSync(folder).map((name) => ({ name, made: statSync(join(folder, name)).mtimeMs }));
  for (const { name } of aged.sort((a, b) => b.made - a.made).slice(KEPT)) rmSync(join(folder, name), { force: true });
}

/**
 * Keeps an answer. Where nothing can be written, it isn't kept.
 * @param until from when on it may be another one, in milliseconds since 1970
 */
export function keepAnswer<T>(
  answers: Answers | undefined,
  question: Question,
  { answer, trace, until }: { readonly answer: T; readonly trace: Trace | undefined; readonly until: number },
): void {
  if (answers === undefined || trace === undefined) return;
  const kept: Kept<T> = {
    answer,
    trace,
    from: question.now ?? null,
    until: Number.isFinite(until) ? until : null,
  };
  const body = JSON.stringify(kept);
  if (body.length > LARGEST) return;
  const draft = join(folder, `new-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, `${hash('sha256', body)}\n${body}`, { flag: 'wx' });
    renameSync(draft, fileOf(answers, question));
    prune();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    rmSync(draft, { force: true });
  }
}
