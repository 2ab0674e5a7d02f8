import { once as onceSaid } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Work that can be divided. */
type Divisible = {
  /** How many pieces it has. */
  readonly pieces: number;
  /** How many of them are worth a thread. */
  readonly worthwhile: number;
  /** How many threads somebody wants, with this one; by default as many as there are processors, and as the pieces are worth. */
  readonly threads?: number | undefined;
};

/** Among how many threads work is divided, with this one: at least 1. */
export function threadsFor({ pieces, worthwhile, threads }: Divisible): number {
  const most = threads ?? Math.min(availableParallelism(), Math.floor(pieces / worthwhile));
  return Math.max(1, Math.min(most, pieces));
}

/** Starts a program in a thread. @returns the first thing that it says @throws what is thrown there */
export async function answerOf<Answer>(program: string, request: unknown): Promise<Answer> {
  const [answer] = await onceSaid(new Worker(program, { workerData: request }), 'message');
  return answer;
}
