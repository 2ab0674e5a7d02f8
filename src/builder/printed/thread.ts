import { parentPort, workerData } from 'node:worker_threads';
import type { PrintPlan } from '../../model/print.ts';
import { printPdf } from '../../print/print.ts';
import { type PublicPictures, pictureReader } from './pictures.ts';

// What a thread runs: it sets the documents that it is sent, each when it comes, until it is ended.
const pictures: PublicPictures = workerData;
const read = pictureReader(pictures);
parentPort?.on('message', async (plan: PrintPlan) => {
  parentPort?.postMessage(await printPdf(plan, read));
});
