import type { Role } from '../../../diagnostics/messages/told.ts';
import { decoded, withoutEndSlashes, withoutQuery } from '../../../model/address.ts';
import { grouped } from '../../../model/lists.ts';
import { isPageFile } from '../../../model/page-file.ts';
import { ownAddress } from '../../../schema/formats/own-site.ts';
import { simpleWords } from '../../../values/address-words.ts';
import { isOnlyNearest, isSlip, nearest } from '../../../values/suggest.ts';
import { type Finding, fileOf, finding, withEdits, withRelated } from '../../../yaml/findings/finding.ts';
import { MOST_PLACES } from '../../../yaml/findings/together.ts';
import { itemsOf, type Node, plainObject, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { type Edit, rewrite } from '../../../yaml/text/edits.ts';
import { type GroupedQuery, isGrouped, queryFrom, queryOf } from '../../entries/query.ts';
import { mayHaveUnreadId } from '../../settle/settle.ts';
import { PLACEHOLDERS, placeholdersIn } from '../../texts/placeholders.ts';
import {
  allAddresses,
  exists,
  hasHome,
  isFile,
  isMoved,
  leadsSomewhere,
  leadsToMisnamed,
  mayBeMade,
  meantOnSite,
  pageMeant,
  pathOf,
  redirectFor,
  toCompare,
} from '../addresses.ts';
import { type Content, isHidden } from '../contents.ts';
import { type LinkProblem, linkProblem, ownWithoutStart, pageOfTemplateLink, templateProblem } from '../link-form.ts';
import { anchorsIn, type Outline } from '../outline.ts';
import { isHiddenLink, type Link, linksIn, placeOf } from '../parts.ts';
import { ANY, type Rule } from '../rule.ts';
import { areEntriesKnown, type Derived, type SiteIndex } from '../site-index.ts';

export const linkRules: readonly Rule[] = [
  /** Every link must be well-formed, and lead to a page, a place on it, a file, a redirect or a planned address. */
  {
    of: ANY,
    concerns: ({ links, route = '' }, site) =>
      !links.every(({ href }) => site.derived(rightLink, href.startsWith('#') ? `${route}${href}` : href)),
    find: { link: checkLink },
  },
  /** What is offered as a file must be one. That it is there is checked with all other links. */
  {
    of: ANY,
    concerns: ({ links }, site) => links.some(({ isFile, href }) => isFile && elsewhere(href, site) !== undefined),
    find: {
      link: (link, site) => {
        const leadsTo = link.isFile === true ? elsewhere(link.href, site) : undefined;
        return leadsTo === undefined ? [] : [finding('not-a-file', placeOf(link), { href: link.href, leadsTo })];
      },
    },
  },
];

/**
 * Whether there is nothing to say about a link, wherever it stands. For other links, that depends on where they stand. Most links stand on
 * many pages.
 */
const rightLink: Derived<boolean> = (site, href) => {
  if (site.hasMisnamed || linkProblem(href) !== undefined) return false;
  if (/^(?:mailto|tel):[^{}]*$/.test(href)) return true;
  if (/^https?:[^{}\s]*$/i.test(href)) return ownAddress(href, site.url) === undefined;
  const [path, place] = href.split('#');
  if (path === undefined || !/^\/[\w./~-]*$/.test(path)) return false;
  // Nearly all of them lead to a page: what else there may be is only asked of the others.
  const { outline, file } = site.pageAt(path) ?? {};
  if (place !== undefined) return outline !== undefined && !outline.draft && isOn(outline, place) === true;
  if (file !== undefined) return outline?.draft !== true;
  if (site.isPlanned(href)) return false;
  const document = site.documentAt(href);
  if (document !== undefined) return !document.draft;
  return site.isRedirect(href) || site.isPublicFile(href);
};

/** Another address in the place of a link, if that is how it stands in the file. */
function instead({ content: { source }, href, range }: Link, write: string | undefined): Edit[] | undefined {
  if (write === undefined) return undefined;
  const written = source.text.slice(...range).replace(/^(["'])(.*)\1$/, '$2');
  return written === href ? [rewrite(source, range, write)] : undefined;
}

function checkLink(link: Link, site: SiteIndex): Finding[] {
  // On a page with one wrong link, most are right.
  if (site.derived(rightLink, link.href) || leadsToMisnamed(link.href, site)) return [];
  const mistake = mistakeOf(link, site);
  if (mistake === undefined) return [];
  // A planned address is a note about each page that is to come, and no mistake.
  return [mistake.code === 'planned-link' ? mistake : { cause: link.href, ...mistake }];
}

function mistakeOf(link: Link, site: SiteIndex): Finding | undefined {
  const { href } = link;
  const template = pageOfTemplateLink(href);
  if (template !== undefined) return malformed(link, templateProblem(template), site);
  const braces = bracesIn(href);
  if (braces !== undefined)
    return braces === 'unknown' ? undefined : finding('bad-link', placeOf(link), { why: 'braces' });
  const spaced = insideWithSpace(link, site);
  if (spaced !== undefined) return spaced;
  const problem = linkProblem(href);
  if (problem !== undefined) return malformed(link, problem, site);
  if (href.startsWith('#')) return checkAnchor(link, { anchor: href.slice(1), route: link.content.route }, site);
  const own = ownAddress(href, site.url);
  if (own === undefined) return href.startsWith('/') ? inside(link, href, site) : undefined;
  if (leadsToMisnamed(own, site)) return undefined;
  const mistake = inside(link, own, site);
  return mistake ?? withEdits(finding('full-address', placeOf(link), { href, better: own }), instead(link, own));
}

/** @param problem of a link as it is written; what was meant may still be seen */
function malformed(link: Link, problem: LinkProblem, site: SiteIndex): Finding {
  const { code, facts, write } = problem;
  const own = write === undefined ? undefined : ownAddress(write, site.url);
  if (own !== undefined) return malformed(link, { ...ownWithoutStart(problem), page: own }, site);
  const at = problem.page === undefined ? undefined : pageMeant(problem.page, site, problem.isRelative && link);
  if (problem.page !== undefined && at?.isSure !== true && isAnchorHere(link, link.href, site))
    return toBlockHere(link, link.href);
  if (at === undefined)
    return withEdits(finding(code, placeOf(link), facts), instead(link, wellFormed(link.href, problem, site)));
  const mistake = finding(code, placeOf(link), { ...facts, page: { address: at.address } });
  return at.isSure ? withEdits(mistake, instead(link, at.address)) : mistake;
}

function isAnchorHere({ content }: Link, name: string, site: SiteIndex): boolean {
  const page = content.route === undefined ? undefined : site.pageAt(content.route);
  if (page === undefined) return false;
  // Most pages needn't be read for it.
  const isThere = page.outline && isOn(page.outline, name);
  return isThere ?? site.derived(anchorsOf, page.file)?.all.has(name) === true;
}

function toBlockHere(link: Link, name: string): Finding {
  // Without quotes, it would be a comment.
  const isQuoted = /^["']/.test(link.content.source.text.slice(...link.range));
  const write = isQuoted ? `#${name}` : `"#${name}"`;
  return withEdits(finding('bad-link', placeOf(link), { why: 'no-hash', anchor: name }), instead(link, write));
}

/** @param address that a link leads to: its own, or that without the name of the site */
function inside(link: Link, address: string, site: SiteIndex): Finding | undefined {
  const { href } = link;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const page = site.pageAt(path);
  // Said once, for the site as a whole.
  if (!site.hasPages || (path === '/' && !hasHome(site))) return undefined;
  if (site.isPlanned(path) && (page === undefined || page.outline?.draft))
    return finding('planned-link', placeOf(link), { href: path });
  if (page !== undefined) {
    if (page.outline?.draft && !isHiddenLink(link)) return linkToAbsent(link, path, page.outline);
    return anchor === undefined ? undefined : checkAnchor(link, { anchor, route: path }, site);
  }
  const document = site.documentAt(path);
  if (document?.draft && !isHiddenLink(link)) return linkToAbsent(link, path, document);
  if (exists(path, site)) return undefined;
  const entry = site.entryAt(path);
  if (entry !== undefined) return { ...finding('link-to-entry', placeOf(link), entry), cause: path };
  const beyond = beyondList(link, address, site);
  if (beyond !== undefined) return beyond;
  const better = withoutEndSlashes(path);
  if (path.endsWith('/') && leadsSomewhere(better, site)) {
    const write = address.replace(path, better);
    return withEdits(finding('trailing-slash', placeOf(link), { href, better: write }), instead(link, write));
  }
  if (!site.isComplete || site.mayBeUnread(path)) return undefined;
  // Once the mistakes of entries are fixed, there may be a page.
  if (!areEntriesKnown(site) && mayBeMade(path, site)) return undefined;
  const meant = site.derived(meantOnSite, decoded(path));
  const name = path.slice(1);
  if (anchor === undefined && meant?.isSure !== true && isAnchorHere(link, name, site)) return toBlockHere(link, name);
  const redirect =
    meant !== undefined && isMoved(path, meant, site) ? redirectFor(path, meant.address, site) : undefined;
  const code = link.isFile ? 'missing-file' : 'broken-link';
  const mistake = finding(code, placeOf(link), { href, suggestion: meant?.address, redirect });
  const write = meant?.isSure ? address.replace(path, meant.address) : undefined;
  return { ...withEdits(mistake, instead(link, write)), cause: path };
}

/** A link to a page that a list doesn't have: one after the last, or the first by its number. @param address that it leads to */
function beyondList(link: Link, address: string, site: SiteIndex): Finding | undefined {
  const [path = '', before, number] = /^([^?#]*)\/([1-9]\d{0,8})(?=[?#]|$)/.exec(address) ?? [];
  const list = before === '' ? '/' : before;
  const count = list === undefined ? undefined : site.listAt(list)?.count;
  if (list === undefined || count === undefined) return undefined;
  const isFirst = number === '1';
  const mistake = finding('no-list-page', placeOf(link), { href: link.href, list, count, isFirst });
  const edits = isFirst ? instead(link, address.replace(path, list)) : undefined;
  return { ...withEdits(mistake, edits), cause: path };
}

/** The link as it should be written, if it leads somewhere then. */
function wellFormed(href: string, { write }: LinkProblem, site: SiteIndex): string | undefined {
  const isRight = (address: string): boolean => leadsSomewhere(withoutQuery(address), site);
  const page = href.replace(/^\/{2,}/, '/');
  if (href.startsWith('//') && isRight(page)) return page;
  return write === undefined || !write.startsWith('/') || isRight(write) ? write : undefined;
}

/** A link to the site itself with a space in it: the page or file that was probably meant, as it is written in a link. */
function insideWithSpace(link: Link, site: SiteIndex): Finding | undefined {
  const { href } = link;
  if (!/^\/[^/\\].* /.test(href)) return undefined;
  const known = toCompare(site.derived(allAddresses), site);
  const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');
  const near = nearest(href, known);
  // Files of other names are other files.
  const meant = known.find((each) => plain(each) === plain(href)) ?? (near && isSlip(href, near) ? near : undefined);
  if (meant === undefined) return finding('bad-link', placeOf(link), { why: 'space-in-name' });
  const write = meant.replaceAll(' ', '%20');
  const mistake = finding('bad-link', placeOf(link), { why: 'space', better: write });
  return meant === href || isOnlyNearest(href, meant, known) ? withEdits(mistake, instead(link, write)) : mistake;
}

/** What is wrong with the braces of a link; names that nobody knows are reported as placeholders. */
function bracesIn(href: string): 'unknown' | 'useless' | undefined {
  if (!/[{}]/.test(href)) return undefined;
  return placeholdersIn(href).some(({ name }) => !Object.hasOwn(PLACEHOLDERS, name)) ? 'unknown' : 'useless';
}

type Anchors = {
  /** The ids of its blocks, the headings of its long texts and of its lists, and `main`. */
  readonly all: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
  /** Whether there may be others, in what couldn't be read, or isn't known before the page is filled in. */
  readonly mayBeMore: boolean;
  /** Whether the page has no block that could get an id. */
  readonly isText: boolean;
};

/** The places on the page of a file; undefined for one that couldn't be parsed: it may have any. */
const anchorsOf: Derived<Anchors | undefined> = (site, file) => {
  const page = site.contentOf(file);
  if (page === undefined) return undefined;
  const headings = listHeadingsIn(page, site);
  const blocks = itemsOf(page.root, 'blocks');
  const hidden = blocks.filter((block) => isHidden(page, block.range[0]));
  return {
    all: new Set(anchorsIn(page, headings ?? [])),
    hidden: new Set(hidden.flatMap((block) => textOf(block, 'id') ?? [])),
    mayBeMore: headings === undefined || mayHaveUnreadId(page),
    isText: blocks.length === 0,
  };
};

/** The headings of a page's lists, on all pages that these take; undefined if they can't be known. */
function listHeadingsIn(page: Content, site: SiteIndex): readonly string[] | undefined {
  const layout = site.kinds.get(textOf(page.root, 'kind') ?? '')?.layout ?? [];
  if (layout.some((block) => queryOf(block)?.group !== undefined)) return undefined;
  const queries = itemsOf(page.root, 'blocks').flatMap(groupedIn);
  if (queries.length === 0) return [];
  // What is in a file with mistakes may be under a heading that isn't there without it.
  if (!site.isSound || JSON.stringify(queries).includes('"{')) return undefined;
  return queries.flatMap((query) =>
    site.entries.grouped(query, site.language ?? 'en', page.route).flatMap(({ words }) => words ?? []),
  );
}

function groupedIn(block: Node): readonly GroupedQuery[] {
  const from = valueAt(block, 'from');
  const query = from?.kind === 'map' ? queryFrom(plainObject(from)) : undefined;
  return query !== undefined && isGrouped(query) ? [query] : [];
}

/** Whether a page has a place, where its outline says it: what lists find, another file or a date decides may add to it or hide it. */
function isOn(page: Outline, anchor: string): boolean | undefined {
  const { anchors, bodyFile, hasLists, hasDates } = page;
  return bodyFile !== undefined || hasLists || hasDates ? undefined : anchors.includes(anchor);
}

type Target = {
  readonly anchor: string;
  /** Of the page; undefined for a link that is on every page, and leads to itself. */
  readonly route: string | undefined;
};

/** A page that could not be read may have any anchor. */
function checkAnchor(link: Link, { anchor, route }: Target, site: SiteIndex): Finding | undefined {
  if (anchor === 'main') return undefined;
  if (route === undefined) {
    const example = `${site.addresses('pages')[0] ?? '/'}#${anchor}`;
    return finding('bad-link', placeOf(link), { why: 'no-page', example });
  }
  const page = site.pageAt(route);
  const there = page && site.derived(anchorsOf, page.file);
  if (page === undefined || there === undefined) return undefined;
  // Of a page for each value of a field, and of the further pages of a list, that of their file.
  const own = page.outline?.route ?? route;
  const facts = { anchor, page: own };
  const cause = `${own}#${anchor}`;
  if (there.all.has(anchor) || there.all.has(decoded(anchor))) {
    const isHidden = there.hidden.has(anchor) && !isHiddenLink(link);
    return isHidden ? { ...finding('hidden-anchor', placeOf(link), facts), cause } : undefined;
  }
  if (there.mayBeMore) return undefined;
  const anchors = toCompare(there.all, site);
  const suggestion = headingMeant(decoded(anchor), anchors);
  const isSure = isOnlyNearest(decoded(anchor), suggestion, anchors);
  const before = link.href.slice(0, link.href.indexOf('#'));
  // The id that a block can have: `Our Bread` -> `our-bread`, if its letters make one.
  const id = /^[a-z].*/.exec(simpleWords(decoded(anchor), site.language) ?? '')?.[0];
  const headings = there.isText ? anchors.filter((each) => each !== 'main').slice(0, 5) : undefined;
  const wording = { ...facts, before, suggestion, isSure, id, headings };
  const mistake = { ...finding('broken-anchor', placeOf(link), wording), cause };
  return isSure ? withEdits(mistake, instead(link, `${before}#${suggestion}`)) : mistake;
}

/**
 * The place on a page that an anchor probably means. Others count headings of the same name from 0, and we from 1: their `#more-1` is our
 * `#more-2`. Of another number nobody knows which heading it means.
 */
function headingMeant(anchor: string, anchors: readonly string[]): string | undefined {
  const [, name = '', number = ''] = /^(.+)-(\d{1,3})$/.exec(anchor) ?? [];
  if (!anchors.includes(name)) return nearest(anchor, anchors);
  const next = `${name}-${Number(number) + 1}`;
  return anchors.includes(next) ? next : undefined;
}

function linkToAbsent(link: Link, href: string, { file, absence }: Outline): Finding {
  const place = placeOf(link);
  const cause = href;
  if (absence?.why === 'over') return { ...finding('expired-link', place, { href, file, date: absence.date }), cause };
  if (absence?.why !== 'early') return { ...finding('draft-link', place, { href, file }), cause };
  const facts = { href, file, date: absence.date, inBlock: link.content.route !== undefined };
  return { ...finding('unpublished-link', place, facts), cause };
}

/** Where an address leads that is surely no file. */
function elsewhere(href: string, site: SiteIndex): 'page' | 'place' | 'mail' | 'phone' | undefined {
  if (href.startsWith('#')) return 'place';
  if (/^mailto:/i.test(href)) return 'mail';
  if (/^tel:/i.test(href)) return 'phone';
  const path = withoutQuery(href);
  return site.pageAt(path) !== undefined && !isFile(path, site) ? 'page' : undefined;
}

/**
 * What is wrong with the names of files, with the links to their pages: those that a new name makes wrong are shown with
 * the file, and a file that looks like a page that somebody links to is an error.
 */
export function withTheirLinks(mistakes: readonly Finding[], site: SiteIndex): Finding[] {
  if (!site.hasMisnamed) return [...mistakes];
  const links = linksByFile(site);
  const home = site.misnamedAt('/');
  return mistakes.map((mistake) => {
    const toIt = links.get(fileOf(mistake)) ?? [];
    if (mistake.code === 'stray-file' && (toIt.length > 0 || fileOf(mistake) === home))
      return { ...withPlaces(mistake, toIt, () => ({ why: 'link' })), severity: 'error' };
    if (mistake.code !== 'bad-file-name') return mistake;
    return withPlaces(mistake, toIt, (path) => ({ why: 'link-afterwards', href: site.renamedFrom(path) ?? '' }));
  });
}

/** The links that are not checked because of the name of a file, where something is to say about them. */
function linksByFile(site: SiteIndex): ReadonlyMap<string | undefined, readonly Link[]> {
  const leading = site.files.filter(({ links }) => links.some(({ href }) => leadsToMisnamed(href, site)));
  const contents = leading.flatMap(({ file }) => site.contentOf(file) ?? []);
  const links = contents.flatMap((content) => [...linksIn(content)]);
  return grouped(links, ({ href }) => {
    const path = href.startsWith('/') ? pathOf(href) : '';
    if (site.renamedFrom(path) !== undefined) return site.pageAt(path)?.file;
    const file = site.misnamedAt(path);
    return file !== undefined && isPageFile(file) ? undefined : file;
  });
}

function withPlaces(mistake: Finding, links: readonly Link[], roleOf: (path: string) => Role): Finding {
  const shown = links.slice(0, MOST_PLACES);
  return shown.reduce((found, link) => withRelated(found, placeOf(link), roleOf(pathOf(link.href))), mistake);
}
