import { Worker } from 'node:worker_threads';

/** Plain JavaScript, for a thread of its own: the one that it watches gives it nothing to load any more. */
const watcher = `
  const { writeSync } = require('node:fs');
  const { workerData: { turns, seconds, words } } = require('node:worker_threads');
  let last = -1;
  let passed = 0;
  setInterval(() => {
    passed = turns[0] === last ? passed + 1 : 0;
    last = turns[0];
    if (passed < seconds) return;
    writeSync(2, words);
    process.kill(process.pid, 'SIGKILL');
  }, 1000);
`;

const ours = { mayEnd: false };

/** Says that this process runs one command and nothing else, so that it may be ended where it is stuck. */
export function runsOneCommand(): void {
  ours.mayEnd = true;
}

/**
 * Ends the process if this thread does nothing else for some seconds: a loop that never ends in a timer or after a promise runs outside of every
 * call that a time limit could be put around. What is written is written as a whole, so an end at any moment leaves what was there.
 * @returns is to be called after code that has a time limit of its own, which counts as something else
 */
export function endIfStuck(seconds: number): () => void {
  // Whoever stops at a line of the code isn't stuck.
  if (!ours.mayEnd || process.getBuiltinModule('node:inspector')?.url() !== undefined) return () => undefined;
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const turn = (): void => void Atomics.add(turns, 0, 1);
  const words = `A block in blocks/ has kept the builder busy for ${seconds} s, in a timer or after a promise. Look for a loop there that never ends.\n`;
  setInterval(turn, 500).unref();
  new Worker(watcher, { eval: true, workerData: { turns, seconds, words } }).unref();
  return turn;
}
