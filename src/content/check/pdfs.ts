import { pdfAddressIn } from '../entries/pdf.ts';
import { reservedSegment } from '../files/route.ts';
import { type Finding, finding, withRelated } from '../findings/finding.ts';
import type { Range } from '../text/source.ts';
import { valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';

/** A PDF document has an address of its own, which no other and nothing of the site has. */
export function checkPdfs(pages: readonly Content[]): Finding[] {
  const first = new Map<string, Content>();
  return pages.flatMap((page): Finding[] => {
    // Where nothing is kept to read, nothing more of a page is asked for.
    if (page.pdf === undefined) return [];
    const { source, parameter } = page;
    const { address } = page.pdf;
    const segment = reservedSegment(address);
    if (segment !== undefined)
      return [finding('reserved-address', source, placeOf(page), { segment, where: 'written' })];
    if (parameter !== undefined) return [finding('pdf-of-many', source, placeOf(page), { address })];
    const other = first.get(address);
    if (other === undefined) {
      first.set(address, page);
      return [];
    }
    const mistake = finding('pdf-twice', source, placeOf(page), { address, other: other.source.file });
    return [withRelated(mistake, other.source, placeOf(other), 'The same address.')];
  });
}

/** Where the address is written, or the kind that gives it. */
function placeOf({ root }: Content): Range {
  return pdfAddressIn(root) ?? (valueAt(root, 'pdf') ?? valueAt(root, 'kind') ?? root).range;
}
