import { isTooLong } from '../../disk/portable.ts';
import { documentFile } from '../../model/address.ts';
import { deleteItem } from '../../schema/edits/entries.ts';
import { redirectFromProblem } from '../../schema/formats/redirect-from.ts';
import { reservedSegment } from '../../schema/formats/route.ts';
import { type Finding, finding, withEdits, withRelated } from '../../yaml/findings/finding.ts';
import { findEach, MOST_COUNTED } from '../../yaml/findings/most.ts';
import { entryOf, itemsOf } from '../../yaml/syntax/tree.ts';
import { deleteEntry, type Edit } from '../../yaml/text/edits.ts';
import { locationOf } from '../../yaml/text/source.ts';
import { keyOf } from '../files/names.ts';
import { isAlias, type Leading } from './all-redirects.ts';
import { builtFiles } from './built-files.ts';
import type { Content } from './contents.ts';
import type { SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/**
 * An old address must not hide a page, stand twice, or differ from another address only in capital letters. Whether the end of a redirect
 * exists is a question for links.
 */
export const redirectsRule: SiteRule = {
  scope: 'site',
  find: (site) => {
    const { redirects } = site;
    const clashes = capitalClashes(site);
    return [
      ...findEach(redirects, (redirect) => {
        const other = clashes.get(redirect);
        return other === undefined ? hiddenPage(redirect, site) : [inCapitals(redirect, other)];
      }),
      ...repeated(redirects).slice(0, MOST_COUNTED),
    ];
  },
};

function inCapitals(
  { from, content: { source }, fromRange }: Leading,
  other: { address: string; file: string },
): Finding {
  const facts = { from, other: other.address, file: other.file };
  return finding('redirect-capitals', { source, range: fromRange }, facts);
}

function hiddenPage(redirect: Leading, site: SiteIndex): Finding[] {
  const { from, content, fromRange } = redirect;
  const at = { source: content.source, range: fromRange };
  const isOfPage = isAlias(redirect);
  if (isTooLong(from)) return [finding('redirect-from', at, { from: `${from.slice(0, 40)}...`, why: 'long' })];
  const segment = reservedSegment(from);
  if (segment !== undefined) return [finding('reserved-address', at, { segment, where: 'old' })];
  const isCalendar = from.endsWith('.ics') && site.documentAt(from) !== undefined;
  if (isCalendar || site.derived(builtFiles).has(from))
    return [finding('reserved-address', at, { segment: from.slice(1), where: 'old' })];
  const better = from.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  // What cannot be an address at all has been told. What visitors ask for is never rewritten, only shown.
  if (redirectFromProblem(from) === undefined && better !== from && from !== '/') {
    const file = site.pageAt(better)?.file;
    return [finding('redirect-address', at, { from, better, file, isAlias: isOfPage })];
  }
  const document = site.documentAt(from)?.file;
  const file = document ?? site.pageAt(from)?.file ?? (site.isPublicFile(from) ? `public${from}` : undefined);
  if (file === undefined) return [];
  const isOwn = isOfPage && from === content.route;
  const isDocument = document !== undefined;
  const mistake = finding('redirect-from-page', at, { from, file, isAlias: isOfPage, isOwn, isDocument });
  return [isOwn ? withEdits(mistake, withoutAlias(content, from)) : mistake];
}

/** Without its last entry the key would be empty. */
function withoutAlias({ source, root }: Content, address: string): readonly Edit[] | undefined {
  const aliases = itemsOf(root, 'aliases');
  const list = entryOf(root, 'aliases');
  const item = aliases.find((each) => each.kind === 'scalar' && each.value === address);
  if (item === undefined || list === undefined) return undefined;
  return aliases.length === 1 ? deleteEntry(source, list.keyRange) : deleteItem(source, item.range);
}

function repeated(redirects: readonly Leading[]): Finding[] {
  const seen = new Map<string, Leading>();
  return redirects.flatMap((later) => {
    const { from, content, fromRange } = later;
    const first = seen.get(from);
    if (first === undefined) {
      seen.set(from, later);
      return [];
    }
    const { source } = first.content;
    const { line } = locationOf(source, first.fromRange);
    const file = first.content === content ? undefined : source.file;
    const mistake = finding('redirect-twice', { source: content.source, range: fromRange }, { from, line, file });
    return [withRelated(mistake, { source, range: first.fromRange }, { why: 'redirected-first', name: from })];
  });
}

/** An address, and the file that it is written in. */
type Written = { readonly address: string; readonly file: string };

/**
 * The old addresses that differ only in capital letters from a page or from another old address, and from which. Where
 * capital letters make no difference, the file of one would take the place of the other's.
 */
function capitalClashes(site: SiteIndex): ReadonlyMap<Leading, Written> {
  const clashes = new Map<Leading, Written>();
  if (site.redirects.length === 0) return clashes;
  const pages = site.addresses('pages').map((address) => ({ address, file: site.pageAt(address)?.file ?? '' }));
  const taken = new Map(pages.map((page) => [keyOf(fileAt(page.address)), page] as const));
  for (const redirect of site.redirects) {
    const file = fileAt(redirect.from);
    const other = taken.get(keyOf(file));
    if (other === undefined) taken.set(keyOf(file), { address: redirect.from, file: redirect.content.source.file });
    else if (fileAt(other.address) !== file) clashes.set(redirect, other);
  }
  return clashes;
}

/** The file in which hosts look for an address: `/About.html` and `/About` are one. */
function fileAt(address: string): string {
  return documentFile(address.replace(/\.html$/i, '').replace(/\/index$/i, '') || '/');
}
