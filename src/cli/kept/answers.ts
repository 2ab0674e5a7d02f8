import { isAsTraced, type Trace } from '../../content/files/trace.ts';
import type { Io } from '../io.ts';
import { keep, keptName, readKept } from './folder.ts';

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

const nameOf = ({ version }: Answers, { command, root, asked, now }: Question): string =>
  keptName(command, [version, root, asked, now === undefined]);

/**
 * The answer that was given before, if everything it came from is as it was.
 * @param whole whether it depends on all the bytes of files, also of those that were looked at only in part
 */
export function keptAnswer<T>(answers: Answers | undefined, question: Question, whole: boolean): T | undefined {
  if (answers === undefined || answers.isFresh) return undefined;
  const kept = readKept<Kept<T>>(nameOf(answers, question));
  if (kept === undefined) return undefined;
  const isThen =
    question.now === undefined ||
    ((kept.from ?? 0) <= question.now && question.now < (kept.until ?? Number.POSITIVE_INFINITY));
  return isThen && isAsTraced(question.root, kept.trace, whole) ? kept.answer : undefined;
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
  keep(nameOf(answers, question), kept);
}
