import { parentPort, workerData } from 'node:worker_threads';
import { drawn } from './draw.ts';
import type { DrawRequest } from './draw-in-thread.ts';

// What a thread runs: it draws what it was started with, says it and ends.
const { drawing, sizes }: DrawRequest = workerData;
parentPort?.postMessage(await drawn(drawing, sizes));
