import { folderDisk } from '../../disk/disk.ts';
import type { SiteOverview, SitePage } from '../../model/plan.ts';
import type { PublicPaths } from '../../model/site.ts';
import type { ReadPicture } from '../../print/print.ts';
import { printPlanOf } from './print-plan.ts';

export type PublicFolder = {
  readonly root: string;
  readonly names: PublicPaths;
  /** Gives whether a file is the one that the last build has copied. */
  readonly isSame?: (name: string) => () => boolean;
};

export function pictureReader({ root, names }: PublicFolder): ReadPicture {
  const disk = folderDisk(root);
  return async (address) => {
    const file = names.get(address);
    return file === undefined ? undefined : disk.read(file);
  };
}

export type DocumentMaker = (page: SitePage, site: Pick<SiteOverview, 'origin' | 'frame'>) => Promise<Uint8Array>;

/** Sets documents one after the other, also when many are asked for at once: that takes far more memory than a document. */
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

export function oneAfterAnother(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    // Whoever asked for the work before is told how that ended.
    const next = last.then(work, work);
    last = next;
    return next;
  };
}
