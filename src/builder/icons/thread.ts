import { parentPort, workerData } from 'node:worker_threads';
import { drawn } from './draw.ts';

// What a thread runs: it draws what it was started with, says it and ends.
parentPort?.postMessage(await drawn(workerData));
