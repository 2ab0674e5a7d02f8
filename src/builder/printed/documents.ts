import { once as onceSaid } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SiteOverview, SitePage } from '../../model/plan.ts';
import type { PrintPlan } from '../../model/print.ts';
import { documentsProgram } from '../programs.ts';
import type { PublicPictures } from './pictures.ts';
import { pictureReader } from './pictures.ts';
import { printPlanOf } from './print-plan.ts';

/** Makes the PDF document of a page. */
export type DocumentMaker = (page: SitePage, site: Pick<SiteOverview, 'origin' | 'frame'>) => Promise<Uint8Array>;

/**
 * What makes the PDF documents of a site, each when it's asked for: one after the other, also when many are asked for at once. What a
 * document is set from takes far more memory than the document.
 */
export function documentMaker(pictures: PublicPictures): DocumentMaker {
  const inTurn = oneAfterAnother();
  let waiting = 0;
  let setter: Setter | undefined;
  const end = (): void => {
    setter?.end();
    setter = undefined;
  };
  return async (page, site) => {
    waiting += 1;
    try {
      return await inTurn(() => {
        setter ??= setterOf(pictures);
        return setter.set(printPlanOf(page, site));
      });
    } catch (error) {
      end();
      throw error;
    } finally {
      waiting -= 1;
      if (waiting === 0) end();
    }
  };
}

/** Gives what does pieces of work in turn: each begins when the one before has ended, well or not. */
export function oneAfterAnother(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    // Whoever asked for the work before is told how that ended.
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

/** What sets documents as PDFs, one at a time. */
type Setter = {
  /** @throws what was thrown while setting; nothing is set after that */
  readonly set: (plan: PrintPlan) => Promise<Uint8Array>;
  /** Gives back what it takes. */
  readonly end: () => void;
};

/** Sets documents while other work goes on: in a thread, if there is a compiled program for one. It is started for the first document. */
function setterOf(pictures: PublicPictures): Setter {
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
