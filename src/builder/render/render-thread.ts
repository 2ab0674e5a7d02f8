import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerEntry } from '../../model/rendering.ts';
import { reasonOf } from '../failure.ts';
import { guarded } from '../own/guarded.ts';
import { documentWith, type Shared } from './render-page.ts';
import type { Answer, Order, RenderRequest } from './render-threads.ts';

// What a thread runs: it renders documents by the compiled app, one after the other. It ends when it is told to.
const { folder, own }: RenderRequest = workerData;
const entry: ServerEntry = await guarded(await import(pathToFileURL(join(folder, 'entry-server.js')).href), own);
let shared: Shared | undefined;

function answerTo(order: Order): Answer {
  try {
    shared = order.shared ?? shared;
    if (shared === undefined) throw new Error('Nobody has said what documents share.');
    return { document: new TextEncoder().encode(documentWith(JSON.parse(order.page), shared, entry)) };
  } catch (error) {
    return { problem: reasonOf(error), error };
  }
}

parentPort?.on('message', (order: Order) => {
  const answer = answerTo(order);
  parentPort?.postMessage(answer, 'document' in answer ? [answer.document.buffer] : []);
});
