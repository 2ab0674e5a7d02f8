import { isAsSeen, isAsTraced, type Overview, type Trace } from '../../disk/seen.ts';
import type { TracedDisk } from '../../disk/trace.ts';
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

/** An answer, and as long as what it holds. What it came from is kept with it, in full. */
type Kept<T> = {
  readonly answer: T;
  /** Of what it came from, if that can be told in short. */
  readonly overview?: Overview;
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
  const found = readKept<Kept<T>>(nameOf(answers, question));
  if (found === undefined) return undefined;
  const { answer, overview, from, until } = found.value;
  const end = until ?? Number.POSITIVE_INFINITY;
  const isThen = question.now === undefined || ((from ?? 0) <= question.now && question.now < end);
  if (!isThen) return undefined;
  if (overview !== undefined && isAsSeen(question.root, overview)) return answer;
  const trace = traceIn(found.rest());
  return trace !== undefined && isAsTraced(question.root, trace, whole) ? answer : undefined;
}

function traceIn(bytes: Buffer | undefined): Trace | undefined {
  return bytes && JSON.parse(bytes.toString());
}

/** What an answer came from: in full, and in short where that can be told. */
export type CameFrom = Pick<TracedDisk, 'trace' | 'overview'>;

/**
 * Keeps an answer. Where nothing can be written, it isn't kept.
 * @param until from when on it may be another one, in milliseconds since 1970
 */
export function keepAnswer<T>(
  answers: Answers | undefined,
  question: Question,
  { answer, traced, until }: { readonly answer: T; readonly traced: CameFrom; readonly until: number },
): void {
  const trace = traced.trace();
  if (answers === undefined || trace === undefined) return;
  const overview = traced.overview();
  const kept: Kept<T> = {
    answer,
    ...(overview === undefined ? {} : { overview }),
    from: question.now ?? null,
    until: Number.isFinite(until) ? until : null,
  };
  keep(nameOf(answers, question), kept, JSON.stringify(trace));
}
