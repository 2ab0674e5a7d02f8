import { once as onceSaid } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PrintPlan } from '../../model/print.ts';
import { documentsProgram } from '../programs.ts';
import { type PublicPictures, pictureReader } from './pictures.ts';

/** What sets documents as PDFs, one at a time. */
export type Setter = {
  /** @throws what was thrown while setting; nothing is set after that */
  readonly set: (plan: PrintPlan) => Promise<Uint8Array>;
  /** Gives back what it takes. */
  readonly end: () => void;
};

/** Sets documents while other work goes on: in a thread, if there is a compiled program for one. It is started for the first document. */
export function setterOf(pictures: PublicPictures): Setter {
  return documentsProgram === undefined ? here(pictures) : inThread(documentsProgram, pictures);
}

function here(pictures: PublicPictures): Setter {
  const read = pictureReader(pictures);
  return {
    // Loading what sets documents takes time, which sites without any don't need.
    set: async (plan) => (await import('../../print/print.ts')).printPdf(plan, read),
    end: () => undefined,
  };
}

function inThread(program: string, pictures: PublicPictures): Setter {
  let thread: Worker | undefined;
  return {
    set: async (plan) => {
      thread ??= new Worker(program, { workerData: pictures });
      thread.postMessage(plan);
      const [bytes] = await onceSaid(thread, 'message');
      return bytes;
    },
    end: () => void thread?.terminate(),
  };
}
