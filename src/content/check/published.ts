import { ownPaths } from '../../outputs/outputs.ts';
import type { Ledger, Published } from '../addresses/ledger.ts';
import { type Finding, finding, withEdits, withRelated } from '../findings/finding.ts';
import { findEach } from '../findings/most.ts';
import { once } from '../once.ts';
import { deleteLines } from '../text/edits.ts';
import { lineOf, placeOf } from '../text/source.ts';
import type { Content, Places } from './contents.ts';
import { knownAddresses, redirectFor } from './links.ts';
import { decoded } from './nearest-address.ts';
import { Successors } from './successors.ts';

/** What has to be known of a site to say whether an address is still there. */
type Around = {
  readonly contents: readonly Content[];
  readonly places: Places;
  /** Whether every file is right by itself: if not, an entry may be missing whose words make a page. */
  readonly isSound: boolean;
};

/** An address that was published once must lead somewhere for ever, or be ended on purpose. */
export function checkPublished({ source, lines }: Ledger, around: Around): Finding[] {
  const { contents, places } = around;
  if (!places.isComplete || places.pages.size === 0) return [];
  const files = once(() => new Set(ownFiles(places)));
  const successors = once(() => new Successors(places, lines, knownAddresses(contents, places)));
  const gone = findEach(lines, ({ address, removed, range }) => {
    if (removed !== undefined || isThere(address, places) || mayBeThere(address, around)) return [];
    if (/\.\w+$/.test(address) && files().has(decoded(address).slice(1))) return [];
    const draft = places.pages.get(address)?.file;
    const redirect = redirectFor(address, successors().of(address), places);
    return [finding('published-gone', source, range, { address, draft, redirect })];
  });
  return [...gone, ...twice({ source, lines })];
}

/** Whether something is published at an address: a page, an old address that leads on, or a file. */
export function isThere(address: string, { pages, pdfs, redirects, publicFiles, misnamed }: Places): boolean {
  const path = decoded(address);
  const page = pages.get(path);
  if (page !== undefined) return page.content?.draft !== true;
  // A page whose file has the wrong name or form is reported as that.
  return pdfs.get(path)?.draft === false || redirects.has(path) || publicFiles.has(path) || misnamed.has(path);
}

/** Whether an address may only be missing because of a mistake that is reported elsewhere. */
function mayBeThere(address: string, { contents, places, isSound }: Around): boolean {
  // That there is no home page is reported by itself.
  if (address === '/' || places.unread.some((text) => text.includes(address))) return true;
  return !isSound && contents.some(({ parameter, route = '' }) => parameter !== undefined && isOf(address, route));
}

/** `/blog/category/bread` is of `/blog/category/[category]`. */
function isOf(address: string, route: string): boolean {
  const [before = '', after = ''] = route.split(/\[\w+\]/);
  return address.startsWith(before) && address.endsWith(after) && address.length > before.length + after.length;
}

function ownFiles({ pages, pdfs, redirects, publicFiles }: Places): string[] {
  const site = 'https://www.example.com/';
  return ownPaths({ site, pages: [...pages.keys()], pdfs: [...pdfs.keys()], redirects: [...redirects], publicFiles });
}

function twice({ source, lines }: Pick<Ledger, 'source' | 'lines'>): Finding[] {
  const seen = new Map<string, Published>();
  return findEach(lines, (later) => {
    const first = seen.get(later.address);
    if (first === undefined) {
      seen.set(later.address, later);
      return [];
    }
    const { line } = placeOf(source, first.range);
    const { number } = lineOf(source, later.range[0]);
    const mistake = finding('published-twice', source, later.range, { address: later.address, line });
    const isSame = first.removed === later.removed;
    return [
      withRelated(
        isSame ? withEdits(mistake, [deleteLines(source, number, number)]) : mistake,
        source,
        first.range,
        'It is listed here first.',
      ),
    ];
  });
}
