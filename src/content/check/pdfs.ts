import { reservedSegment } from '../files/route.ts';
import { type Finding, finding, withRelated } from '../findings/finding.ts';
import type { Range } from '../text/source.ts';
import { valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';

/** A PDF document has an address of its own, which no other and nothing of the site has. */
export function checkPdfs(pages: readonly Content[]): Finding[] {
  const first = new Map<string, Content>();
  return pages.flatMap((page): Finding[] => {
    const { pdf, parameter } = page;
    if (pdf === undefined) return [];
    const { source } = page;
    const segment = reservedSegment(pdf);
    if (segment !== undefined)
      return [finding('reserved-address', source, placeOf(page), { segment, where: 'written' })];
    if (parameter !== undefined) return [finding('pdf-of-many', source, placeOf(page), { address: pdf })];
    const other = first.get(pdf);
    if (other === undefined) {
      first.set(pdf, page);
      return [];
    }
    const mistake = finding('pdf-twice', source, placeOf(page), { address: pdf, other: other.source.file });
    return [withRelated(mistake, other.source, placeOf(other), 'The same address.')];
  });
}

/** Where the address is written, or the kind that gives it. */
function placeOf({ root }: Content): Range {
  return (valueAt(root, 'pdf') ?? valueAt(root, 'kind') ?? root).range;
}
