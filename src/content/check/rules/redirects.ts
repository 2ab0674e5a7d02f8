import { isTooLong } from '../../../disk/portable.ts';
import { decoded, documentFile, paramsOf, withoutQuery } from '../../../model/address.ts';
import { grouped, groupedByEach } from '../../../model/lists.ts';
import { once } from '../../../model/once.ts';
import { asks, isOfDocument } from '../../../outputs/redirects.ts';
import { deleteFromList } from '../../../schema/edits/entries.ts';
import { redirectFromProblem } from '../../../schema/formats/redirect-from.ts';
import { reservedSegment } from '../../../schema/formats/route.ts';
import { type At, type Finding, finding, inText, withEdits, withRelated } from '../../../yaml/findings/finding.ts';
import { findEach, MOST_PLACES } from '../../../yaml/findings/together.ts';
import { entryOf, isText, itemsOf, textAt, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { deleteLines, type Edit, rewriteScalar } from '../../../yaml/text/edits.ts';
import { lineOf, locationOf, type SourceText } from '../../../yaml/text/source.ts';
import type { Published } from '../../files/ledger.ts';
import { keyOf } from '../../files/names.ts';
import {
  builtFiles,
  filesWritten,
  isPublished,
  isThere,
  lastPart,
  mayBeMade,
  meantOnSite,
  onlyAlike,
  redirectFor,
  wordsOf,
} from '../addresses.ts';
import type { Content } from '../contents.ts';
import { repeatedIn } from '../meant.ts';
import { factsOf } from '../outline.ts';
import type { Rule } from '../rule.ts';
import type { Leading, SiteIndex } from '../site-index.ts';

/** All old addresses of a site that lead on, in the order of site.yaml and then of the pages: one set, wherever they are written. */
export function allRedirects(contents: readonly Content[]): Leading[] {
  return contents.flatMap((content) => (content.route === undefined ? redirectsOf(content) : aliasesOf(content)));
}

function redirectsOf(content: Content): Leading[] {
  return itemsOf(content.root, 'redirects').flatMap((item) => {
    const [from, to] = [textAt(item, 'from'), valueAt(item, 'to')];
    if (from === undefined) return [];
    const toNode = to?.kind === 'scalar' ? to : undefined;
    return [{ from: oneForm(from.value), to: textOf(item, 'to'), content, fromRange: from.range, toNode }];
  });
}

/** A file that makes many pages can't have any, which is reported. */
function aliasesOf(content: Content): Leading[] {
  if (content.parameters !== undefined || !factsOf(content).hasAliases) return [];
  return itemsOf(content.root, 'aliases').flatMap((item) => {
    if (!isText(item)) return [];
    const to = isOfDocument(item.value) ? content.pdf?.address : undefined;
    const from = oneForm(item.value);
    return [{ from, to: to ?? content.route, content, fromRange: item.range, toNode: undefined }];
  });
}

/** Accents with their letters, and what a query asks in one order: two that differ only in that are the same address. */
function oneForm(written: string): string {
  const path = withoutQuery(written).normalize('NFC');
  const asked = paramsOf(written).map((each) => each.join('='));
  return asked.length === 0 ? written.normalize('NFC') : `${path}?${asked.join('&')}`;
}

export const isAlias = ({ content }: Leading): boolean => content.route !== undefined;

/** Whether visitors are led on. Those who ask for an old address of a draft aren't: it isn't published. */
export const isFollowed = ({ content }: Leading): boolean => !content.draft;

export const redirectRules: readonly Rule[] = [
  /**
   * An old address must not hide a page, stand twice, or differ from another address only in capital letters. Whether the end of a redirect
   * exists is a question for links.
   */
  {
    find: (site) => {
      const { redirects } = site;
      const clashes = capitalClashes(site);
      return [
        ...findEach(redirects, (redirect) => {
          const other = clashes.get(redirect);
          if (other === undefined) return hiddenPage(redirect, site);
          const at = { source: redirect.content.source, range: redirect.fromRange };
          return [finding('redirect-capitals', at, { from: redirect.from, other: other.address, file: other.file })];
        }),
        ...repeated(redirects),
      ];
    },
  },
  /** Redirects must lead to their end in one step: not in a circle, and not by way of another old address. */
  {
    find: ({ redirects, pageAt, documentAt }) => {
      // At the address of a page or document, that is shown, whatever is redirected from there.
      const leading = redirects.filter(({ from }) => pageAt(from) === undefined && documentAt(from) === undefined);
      const ways = waysOf(new Map(leading.map(({ from, to }) => [from, to ?? ''])));
      return [...circlesAt(leading, ways.circles), ...chainsIn(leading, ways)];
    },
  },
  /** An address that exists is not planned any more. */
  { of: ['settings'], concerns: () => true, find: { whole: checkPlanned } },
  /** An address that was published once must lead somewhere for ever, or be ended on purpose. */
  {
    find: (site) => {
      const { ledger } = site;
      if (ledger === undefined || !site.isComplete || !site.hasPages) return [];
      const { source, lines } = ledger;
      const files = once(() => new Set(filesWritten(site)));
      const successorOf = once(() => successorsIn(site, lines));
      const gone = findEach(lines, ({ address, removed, range }) => {
        if (removed !== undefined || isThere(address, site) || mayBeThere(address, site)) return [];
        if (/\.\w+$/.test(address) && files().has(decoded(address).slice(1))) return [];
        const draft = site.pageAt(address)?.file;
        const redirect = redirectFor(address, successorOf()(address), site);
        return [finding('published-gone', inText(source, range), { address, draft, redirect })];
      });
      return [...gone, ...twice(source, lines)];
    },
  },
];

/**
 * Whether an address may only be missing because of a mistake that is reported elsewhere. Where a file isn't right by itself, an entry may be
 * missing whose words make a page.
 */
function mayBeThere(address: string, site: SiteIndex): boolean {
  // That there is no home page is reported by itself.
  if (address === '/' || site.mayBeUnread(address)) return true;
  return !site.isSound && mayBeMade(address, site);
}

function twice(source: SourceText, lines: readonly Published[]): Finding[] {
  return repeatedIn(lines, ({ address }) => [address]).map(({ says: address, first, later }) => {
    const { line } = locationOf(source, first.range);
    const { number } = lineOf(source, later.range[0]);
    const mistake = finding('published-twice', inText(source, later.range), { address, line });
    const isSame = first.removed === later.removed;
    const found = isSame ? withEdits(mistake, [deleteLines(source, number, number)]) : mistake;
    return withRelated(found, { source, range: first.range }, { why: 'listed-first' });
  });
}

/**
 * Says which page or PDF document most likely took the place of one that is gone: a new page of the same name; the one that a link to it would
 * have meant; a new page with the same words; the page above it.
 * @param published addresses: a page that isn't among them is new
 */
function successorsIn(site: SiteIndex, published: readonly Published[]): (address: string) => string {
  const old = new Set(published.map(({ address }) => address));
  const isNew = (address: string): boolean => !old.has(address);
  const documents = site.addresses('documents').filter((each) => isNew(each) && !site.documentAt(each)?.draft);
  const fresh = site.addresses('pages').filter((route) => isNew(route) && isPublished(route, site));
  const named = grouped([...fresh, ...documents], lastPart);
  const worded = groupedByEach(fresh, (route) => wordsOf(lastPart(route)));
  const page = (address: string): string => {
    const meant = site.derived(meantOnSite, address)?.address;
    if (meant !== undefined && isPublished(meant, site)) return meant;
    const sharing = wordsOf(lastPart(address)).flatMap((word) => worded.get(word) ?? []);
    return onlyAlike(address, sharing) ?? pageAbove(address, site);
  };
  // The document of the page that it was made of, or of the page that took that one's place; that page, if it has none.
  const document = (address: string): string => {
    const from = address.replace(/\.pdf$/, '');
    const at = isPublished(from, site) ? from : successor(from);
    return site.pageAt(at)?.outline?.pdf?.address ?? at;
  };
  const successor = (address: string): string => {
    const [same, ...others] = named.get(lastPart(address)) ?? [];
    const list = firstOfList(address, site) ?? (others.length === 0 ? same : undefined);
    return list ?? (isOfDocument(address) ? document(address) : page(address));
  };
  return successor;
}

/** Of a further page of a list that has become shorter: its first. */
function firstOfList(address: string, site: SiteIndex): string | undefined {
  const [, list] = /^(.*)\/[1-9]\d*$/.exec(address) ?? [];
  return list !== undefined && site.listAt(list || '/') !== undefined ? list || '/' : undefined;
}

function pageAbove(address: string, site: SiteIndex): string {
  for (let at = address.lastIndexOf('/'); at > 0; at = address.lastIndexOf('/', at - 1)) {
    const above = address.slice(0, at);
    if (isPublished(above, site)) return above;
  }
  return '/';
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

function withoutAlias({ source, root }: Content, address: string): readonly Edit[] | undefined {
  const list = entryOf(root, 'aliases');
  const item = itemsOf(root, 'aliases').find((each) => each.kind === 'scalar' && each.value === address);
  return list && item && deleteFromList(source, list, item);
}

function repeated(redirects: readonly Leading[]): Finding[] {
  return repeatedIn(redirects, ({ from }) => [from]).map(({ first, later: { from, content, fromRange } }) => {
    const { source } = first.content;
    const { line } = locationOf(source, first.fromRange);
    const file = first.content === content ? undefined : source.file;
    const mistake = finding('redirect-twice', { source: content.source, range: fromRange }, { from, line, file });
    return withRelated(mistake, { source, range: first.fromRange }, { why: 'redirected-first', name: from });
  });
}

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
  for (const redirect of site.redirects.filter(({ from }) => !asks(from))) {
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

const LONGEST_ROUTE = 10;

/** Each circle once, at the first redirect of it, with the others beside it. */
function circlesAt(redirects: readonly Leading[], circles: Ways['circles']): Finding[] {
  const byFrom = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const told = new Set<readonly string[]>();
  return findEach(byFrom, ([from, redirect]) => {
    const circle = circles.get(from);
    if (circle === undefined || told.has(circle)) return [];
    told.add(circle);
    const first = circle.indexOf(from);
    const route = [...circle.slice(first), ...circle.slice(0, first)];
    const shown = route.length > LONGEST_ROUTE ? [...route.slice(0, LONGEST_ROUTE), '...'] : route;
    const mistake = finding('redirect-loop', endOf(redirect), { route: [...shown, from] });
    const others = route.slice(1, MOST_PLACES + 1).flatMap((address) => byFrom.get(address) ?? []);
    return [others.reduce((found, each) => withRelated(found, endOf(each), { why: 'circle' }), mistake)];
  });
}

function endOf({ content: { source }, fromRange, toNode }: Leading): At {
  return { source, range: toNode?.range ?? fromRange };
}

/** Redirects that lead to another old address. The last one of a chain names the page, so each is held against that. */
function chainsIn(redirects: readonly Leading[], { ends, circles }: Ways): Finding[] {
  return findEach(redirects, ({ from, to, content: { source }, toNode }) => {
    if (toNode === undefined || to === undefined) return [];
    const over = withoutQuery(to);
    const end = circles.has(from) ? undefined : ends.get(over);
    if (end === undefined) return [];
    const own = to.slice(over.length);
    // Which of two places on the page is meant, only the author knows.
    const isSure = own === '' || !/[?#]/.test(end);
    const better = isSure ? end + own : end;
    const mistake = finding('redirect-chain', inText(source, toNode.range), { from, over, better });
    return [isSure ? withEdits(mistake, rewriteScalar(source, toNode, better)) : mistake];
  });
}

/** Where old addresses lead in the end; undefined for those that lead into a circle. And the circle that an address is in, in its order. */
type Ways = {
  readonly ends: ReadonlyMap<string, string | undefined>;
  readonly circles: ReadonlyMap<string, readonly string[]>;
};

/** Goes the way of each old address. None is looked at twice. @param next where each of them leads, as it is written */
function waysOf(next: ReadonlyMap<string, string>): Ways {
  const ends = new Map<string, string | undefined>();
  const circles = new Map<string, readonly string[]>();
  for (const from of next.keys()) {
    const way = new Set<string>();
    let at = from;
    let end: string | undefined;
    for (; next.has(at) && !ends.has(at) && !way.has(at); at = withoutQuery(end)) {
      way.add(at);
      end = next.get(at) ?? '';
    }
    const circle = way.has(at) ? [...way].slice([...way].indexOf(at)) : [];
    for (const address of circle) circles.set(address, circle);
    const last = circle.length > 0 ? undefined : ends.has(at) ? ends.get(at) : end;
    for (const address of way) ends.set(address, last);
  }
  return { ends, circles };
}

function checkPlanned({ source, root }: Content, site: SiteIndex): Finding[] {
  const planned = itemsOf(root, 'planned');
  return findEach(planned, (node) => {
    const href = node.kind === 'scalar' ? String(node.value) : '';
    const page = site.pageAt(href);
    const made = page === undefined ? site.documentAt(href) : page.outline;
    const isPublished = (page !== undefined || made !== undefined) && !made?.draft;
    if (!isPublished && !site.isPublicFile(href) && !site.isRedirect(href)) return [];
    const mistake = finding('planned-exists', inText(source, node.range), { href });
    const list = entryOf(root, 'planned');
    return [withEdits(mistake, list && deleteFromList(source, list, node))];
  });
}
