import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerEntry } from '../../model/rendering.ts';
import { reasonOf } from '../failure.ts';
import { guarded } from '../own/guarded.ts';
import { documentWith, type Shared } from './render-page.ts';
import type { Answer, Order, RenderRequest } from './render-threads.ts';

// What a thread runs: it renders documents by the compiled app, one after the other, until it is asked how that went.
const { folder, own, carried }: RenderRequest = workerData;
const entry: ServerEntry = await guarded(await import(pathToFileURL(join(folder, 'entry-server.js')).href), own);
const renderer = entry.renderer(carried);
let shared: Shared | undefined;

function answerTo(order: Order): Answer {
  if (order.what === 'report') return { report: renderer.report() };
  if (order.what === 'learned') return { learned: shared && renderer.learned(shared.frame) };
  try {
    shared = order.shared ?? shared;
    if (shared === undefined) throw new Error('Nobody has said what documents share.');
    return { document: new TextEncoder().encode(documentWith(JSON.parse(order.page), shared, renderer)) };
  } catch (error) {
    return { problem: reasonOf(error), error };
  }
}

parentPort?.on('message', (order: Order) => {
  const answer = answerTo(order);
  parentPort?.postMessage(answer, 'document' in answer ? [answer.document.buffer] : []);
  if (order.what === 'report') parentPort?.close();
});
