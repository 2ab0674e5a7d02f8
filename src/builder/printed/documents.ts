import { folderDisk } from '../../disk/disk.ts';
import type { SiteOverview, SitePage } from '../../model/plan.ts';
import { printPlanOf } from './print-plan.ts';

/** Makes the PDF document of a page. */
export type DocumentMaker = (page: SitePage, site: Pick<SiteOverview, 'origin' | 'frame'>) => Promise<Uint8Array>;

/**
 * What makes the PDF documents of a site, each when it's asked for: one after the other, also when many are asked for at once. What a
 * document is set from takes far more memory than the document.
 */
export function documentMaker(root: string, publicFiles: ReadonlySet<string>): DocumentMaker {
  const disk = folderDisk(root);
  const inTurn = oneAfterAnother();
  return (page, site) =>
    inTurn(async () => {
      // Loading what sets documents takes time, which sites without any do not need.
      const { printPdf } = await import('../../print/print.ts');
      return printPdf(printPlanOf(page, site), async (file) =>
        publicFiles.has(file) ? disk.read(`public${file}`) : undefined,
      );
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
