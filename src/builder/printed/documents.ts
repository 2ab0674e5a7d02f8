import type { SiteOverview, SitePage } from '../../model/plan.ts';
import { type PublicFolder, pictureReader } from './pictures.ts';
import { printPlanOf } from './print-plan.ts';

export type DocumentMaker = (page: SitePage, site: Pick<SiteOverview, 'origin' | 'frame'>) => Promise<Uint8Array>;

/**
 * What makes the PDF documents of a site, each when it's asked for: one after the other, also when many are asked for at once. What a
 * document is set from takes far more memory than the document.
 */
export function documentMaker(pictures: PublicFolder): DocumentMaker {
  const read = pictureReader(pictures);
  const inTurn = oneAfterAnother();
  return (page, site) =>
    inTurn(async () => {
      // Loading what sets documents takes time, which sites without any don't need.
      const { printPdf } = await import('../../print/print.ts');
      return printPdf(printPlanOf(page, site), read);
    });
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
