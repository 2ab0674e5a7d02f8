import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** What came of it: whether an editor was started, and if not, why; without a reason if none was found. */
export type Launch = { readonly started: true } | { readonly started: false; readonly reason: string | undefined };

/** An editor that cannot be started says so well within this time, in milliseconds; one that can may stay open for hours. */
const soon = 1500;

const launcher = `
const { parentPort, workerData } = require('node:worker_threads');
require(workerData.launcher)(workerData.place, (_, reason) => parentPort.postMessage(reason ?? undefined));
`;

/**
 * Opens a file in the editor that runs, or that LAUNCH_EDITOR, VISUAL or EDITOR name. `place`: the file's full path, then
 * `:line:column`. In a thread of its own, because the launcher writes to the console in words that are not ours.
 */
export function launch(place: string): Promise<Launch> {
  const workerData = { launcher: createRequire(import.meta.url).resolve('launch-editor'), place };
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
