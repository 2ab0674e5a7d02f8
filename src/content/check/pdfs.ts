import { reservedSegment } from '../../schema/formats/route.ts';
import { type Finding, finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';
import { pdfAddressIn } from '../entries/pdf.ts';
import type { Content } from './contents.ts';
import type { SiteRule } from './rule.ts';

/** A PDF document has an address of its own, which no other and nothing of the site has. */
export const pdfsRule: SiteRule = {
  scope: 'site',
  find: (site) => {
    const first = new Map<string, string>();
    return site.files.flatMap(({ file, pdf, parameters }): Finding[] => {
      if (pdf === undefined) return [];
      const { address } = pdf;
      const segment = reservedSegment(address);
      const other = first.get(address);
      if (segment === undefined && parameters === undefined && other === undefined) {
        first.set(address, file);
        return [];
      }
      const page = site.contentOf(file);
      if (page === undefined) return [];
      if (segment !== undefined)
        return [finding('reserved-address', inText(page.source, placeOf(page)), { segment, where: 'written' })];
      if (parameters !== undefined) return [finding('pdf-of-many', inText(page.source, placeOf(page)), { address })];
      return twice(page, address, site.contentOf(other ?? ''));
    });
  },
};

function twice(page: Content, address: string, other: Content | undefined): Finding[] {
  const mistake = finding('pdf-twice', inText(page.source, placeOf(page)), {
    address,
    other: other?.source.file ?? '',
  });
  return [
    other === undefined
      ? mistake
      : withRelated(mistake, { source: other.source, range: placeOf(other) }, { why: 'same-address' }),
  ];
}

/** Where the address is written, or the kind that gives it. */
function placeOf({ root }: Content): Range {
  return pdfAddressIn(root) ?? (valueAt(root, 'pdf') ?? valueAt(root, 'kind') ?? root).range;
}
