import { decoded } from '../../model/address.ts';
import { once } from '../../model/once.ts';
import { ownPaths } from '../../outputs/outputs.ts';
import { type Finding, finding, inText, withEdits, withRelated } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { deleteLines } from '../../yaml/text/edits.ts';
import { lineOf, locationOf, type SourceText } from '../../yaml/text/source.ts';
import type { Published } from '../files/ledger.ts';
import { redirectFor } from './redirect-for.ts';
import type { SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';
import { Successors } from './successors.ts';

/** An address that was published once must lead somewhere for ever, or be ended on purpose. */
export const publishedRule: SiteRule = {
  scope: 'site',
  find: (site) => {
    const { ledger } = site;
    if (ledger === undefined || !site.isComplete || !site.hasPages) return [];
    const { source, lines } = ledger;
    const files = once(() => new Set(ownFiles(site)));
    const successors = once(() => new Successors(site, lines));
    const gone = findEach(lines, ({ address, removed, range }) => {
      if (removed !== undefined || isThere(address, site) || mayBeThere(address, site)) return [];
      if (/\.\w+$/.test(address) && files().has(decoded(address).slice(1))) return [];
      const draft = site.pageAt(address)?.file;
      const redirect = redirectFor(address, successors().of(address), site);
      return [finding('published-gone', inText(source, range), { address, draft, redirect })];
    });
    return [...gone, ...twice(source, lines)];
  },
};

/** Whether something is published at an address: a page, an old address that leads on, or a file. */
export function isThere(address: string, site: SiteIndex): boolean {
  const path = decoded(address);
  const page = site.pageAt(path);
  if (page !== undefined) return page.outline?.draft !== true;
  if (site.documentAt(path)?.draft === false) return true;
  // A page whose file has the wrong name or form is reported as that.
  return site.isRedirect(path) || site.isPublicFile(path) || site.misnamedAt(path) !== undefined;
}

/**
 * Whether an address may only be missing because of a mistake that is reported elsewhere. Where a file isn't right by itself, an entry may be
 * missing whose words make a page.
 */
function mayBeThere(address: string, site: SiteIndex): boolean {
  // That there is no home page is reported by itself.
  if (address === '/' || site.mayBeUnread(address)) return true;
  if (site.isSound) return false;
  return site.files.some(({ parameters, route = '' }) => parameters !== undefined && isOf(address, route));
}

/** `/blog/category/bread` is of `/blog/category/[category]`. */
function isOf(address: string, route: string): boolean {
  const [parts, own] = [address.split('/'), route.split('/')];
  return parts.length === own.length && own.every((part, at) => part === parts[at] || part.startsWith('['));
}

function ownFiles(index: SiteIndex): string[] {
  return ownPaths({
    site: 'https://www.example.com/',
    pages: index.addresses('pages'),
    pdfs: index.addresses('documents'),
    calendars: [],
    redirects: index.addresses('redirects'),
    publicFiles: new Set(index.addresses('publicFiles')),
  });
}

function twice(source: SourceText, lines: readonly Published[]): Finding[] {
  const seen = new Map<string, Published>();
  return findEach(lines, (later) => {
    const first = seen.get(later.address);
    if (first === undefined) {
      seen.set(later.address, later);
      return [];
    }
    const { line } = locationOf(source, first.range);
    const { number } = lineOf(source, later.range[0]);
    const mistake = finding('published-twice', inText(source, later.range), { address: later.address, line });
    const isSame = first.removed === later.removed;
    return [
      withRelated(
        isSame ? withEdits(mistake, [deleteLines(source, number, number)]) : mistake,
        { source, range: first.range },
        { why: 'listed-first' },
      ),
    ];
  });
}
