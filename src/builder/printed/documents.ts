import { folderDisk } from '../../content/files/disk.ts';
import type { SitePlan } from '../../model/plan.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { printPlanOf } from './print-plan.ts';

/**
 * What makes the PDF documents of a site, each when it's asked for: one after the other, also when many are asked for at once. What a
 * document is set from takes far more memory than the document. They are at the addresses that the plan's pages say.
 */
export function documentMaker(
  plan: SitePlan,
  root: string,
  publicFiles: ReadonlySet<string>,
): (address: string) => Promise<Uint8Array> {
  const pages = new Map(plan.pages.flatMap((page) => (page.pdf === undefined ? [] : [[page.pdf.address, page]])));
  const disk = folderDisk(root);
  const inTurn = oneAfterAnother();
  return (address) =>
    inTurn(async () => {
      const page = pages.get(address);
      if (page === undefined) throw new Error(`There is no PDF document ${address}.`);
      // Loading what sets documents takes time, which sites without any do not need.
      const { printPdf } = await import('../../print/print.ts');
      return printPdf(printPlanOf(page, plan), async (file) =>
        publicFiles.has(file) ? disk.read(`public${file}`) : undefined,
      );
    });
}
