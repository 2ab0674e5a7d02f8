import { url } from 'node:inspector';
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

/**
 * Ends the process if this thread does nothing else for some seconds: a loop that never ends in a timer or after a promise runs outside of every
 * call that a time limit could be put around. What is written is written as a whole, so an end at any moment leaves what was there.
 * @param words what is said then
 */
export function endIfStuck(seconds: number, words: string): void {
  // Whoever stops at a line of the code isn't stuck.
  if (url() !== undefined) return;
  const turns = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(turns, 0, 1), 500).unref();
  new Worker(watcher, { eval: true, workerData: { turns, seconds, words } }).unref();
}
