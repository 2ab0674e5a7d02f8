import { type At, type Finding, findingAt, withEdits } from '../findings/finding.ts';
import { findEach } from '../findings/most.ts';
import { mayHaveUnreadId } from '../settle/unread.ts';
import { isOnlyNearest, nearest } from '../shape/schema/suggest.ts';
import { type Edit, rewrite } from '../text/edits.ts';
import type { Range } from '../text/source.ts';
import { locate } from '../texts/locate.ts';
import { LONGEST_TEXT, partsOf } from '../texts/markdown.ts';
import { PLACEHOLDERS, splitPlaceholders } from '../texts/placeholders.ts';
import { anchorsOf } from './anchors.ts';
import { type Content, eachText, type Places, type TextValue } from './contents.ts';
import { hasHome } from './home.ts';
import { type LinkProblem, linkProblem } from './link-form.ts';
import { decoded, meantAddress } from './nearest-address.ts';

/** A link of a page or of site.yaml, and where its address is written. */
export type Link = { readonly href: string; readonly content: Content; readonly range: Range; readonly place: At };

/** Every link must be well-formed, and lead to a page, a place on it, a file, a redirect or a planned address. */
export function checkLinks(contents: readonly Content[], places: Places): Finding[] {
  const known = new Known(places);
  return contents.flatMap((content) => findEach(eachLink(content), (link) => checkLink(link, places, known) ?? []));
}

/** How many addresses are compared to find those that were meant: a site with many pages has many broken links. */
const MOST_COMPARED = 100_000;

/** The addresses of a site, and the places on its pages: looked up once. */
class Known {
  private readonly all: readonly string[];
  private readonly anchors = new Map<Content, ReadonlySet<string>>();
  private left = MOST_COMPARED;

  constructor({ pages, redirects, publicFiles, planned }: Places) {
    this.all = [...pages.keys(), ...redirects, ...publicFiles, ...planned];
  }

  /** What a link may have meant; nothing when too many have been compared. */
  addresses(): readonly string[] {
    this.left -= this.all.length;
    return this.left < 0 ? [] : this.all;
  }

  anchorsOf(page: Content): ReadonlySet<string> {
    const anchors = this.anchors.get(page) ?? new Set(anchorsOf(page));
    this.anchors.set(page, anchors);
    return anchors;
  }

  /** The places on a page that a link may have meant; nothing when too many have been compared. */
  anchorsToCompare(page: Content): readonly string[] {
    const anchors = this.anchorsOf(page);
    this.left -= anchors.size;
    return this.left < 0 ? [] : [...anchors];
  }
}

/** Every link, those in texts included. */
export function linksOf(contents: readonly Content[]): Link[] {
  return contents.flatMap((content) => [...eachLink(content)]);
}

/** The links of a file, one after the other: after many broken ones the others are not looked for. */
function* eachLink(content: Content): Generator<Link> {
  for (const { text, node } of eachText(content, ['href'])) {
    // Reported as empty texts.
    if (text.trim() !== '') yield linkAt(content, text, node.range);
  }
  for (const text of eachText(content, ['richText'])) yield* linksInText(text);
}

function linksInText({ content, text, node }: TextValue): Link[] {
  if (!/[\]<]/.test(text) || text.length > LONGEST_TEXT) return [];
  return partsOf(node, text).flatMap(({ type, start, end, url }) => {
    if (type !== 'link') return [];
    // Of `[x]()` there is no address to show.
    const shown = url === '' ? text.slice(start, end) : url;
    const range = locate(node, shown, Math.max(text.lastIndexOf(shown, end), 0));
    return [linkAt(content, url, range)];
  });
}

function linkAt(content: Content, written: string, range: Range): Link {
  return { href: filledIn(written), content, range, place: { source: content.source, range } };
}

/** Another address in the place of a link, if that is how it stands in the file. */
function instead({ content: { source }, href, range }: Link, write: string | undefined): Edit[] | undefined {
  const written = source.text.slice(...range).replace(/^(["'])(.*)\1$/, '$2');
  return write !== undefined && written === href ? [rewrite(source, range, write)] : undefined;
}

/** `mailto:{email}` is filled in when the page is made; until then something like it takes its place. */
function filledIn(url: string): string {
  const written = url.replace(/%7B(\w+)%7D/gi, '{$1}');
  return written.replace(/^mailto:\{email\}/, 'mailto:a@b.example').replace(/^tel:\{phone\}$/, 'tel:+123456');
}

function checkLink(link: Link, places: Places, known: Known): Finding[] | undefined {
  const mistake = mistakeOf(link, places, known);
  return mistake === undefined ? undefined : [mistake];
}

function mistakeOf(link: Link, places: Places, known: Known): Finding | undefined {
  const { href, content, place } = link;
  const braces = bracesIn(href);
  if (braces !== undefined) return braces === 'unknown' ? undefined : findingAt('bad-link', place, BRACES);
  const spaced = insideWithSpace(link, known);
  if (spaced !== undefined) return spaced;
  const problem = linkProblem(href);
  if (problem !== undefined) {
    const { code, reason, better } = problem;
    return withEdits(findingAt(code, place, { reason, better }), instead(link, wellFormed(href, problem, places)));
  }
  if (href.startsWith('#')) return checkAnchor(link, content.route, content, href.slice(1), places, known);
  if (!href.startsWith('/')) return undefined;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const page = places.pages.get(path);
  // Said once, for the site as a whole.
  if (places.pages.size === 0 || (path === '/' && !hasHome(places))) return undefined;
  if (places.planned.has(path) && (page === undefined || page.content?.draft))
    return findingAt('planned-link', place, { href: path });
  if (page !== undefined) {
    if (page.content?.draft && !content.draft) return findingAt('draft-link', place, { href: path, file: page.file });
    return anchor === undefined ? undefined : checkAnchor(link, path, page.content, anchor, places, known);
  }
  if (exists(path, places)) return undefined;
  const better = path.replace(/\/+$/, '');
  if (path.endsWith('/') && (exists(better, places) || places.planned.has(better))) {
    const write = href.replace(path, better);
    return withEdits(findingAt('trailing-slash', place, { href, better: write }), instead(link, write));
  }
  if (!places.isComplete) return undefined;
  const meant = meantAddress(decoded(path).replace(/(?:\/index)?\.(?:html?|ya?ml)$/, ''), known.addresses());
  const mistake = findingAt('broken-link', place, { href, suggestion: meant?.address });
  return meant?.isSure ? withEdits(mistake, instead(link, href.replace(path, meant.address))) : mistake;
}

/** The link as it should be written, if it leads somewhere then. */
function wellFormed(href: string, { write }: LinkProblem, places: Places): string | undefined {
  const leadsSomewhere = (address: string): boolean => {
    const path = address.replace(/[?#].*$/, '');
    return exists(path, places) || places.planned.has(path);
  };
  const page = href.replace(/^\/{2,}/, '/');
  if (href.startsWith('//') && leadsSomewhere(page)) return page;
  return write === undefined || !write.startsWith('/') || leadsSomewhere(write) ? write : undefined;
}

/** A link to the site itself with a space in it: the page or file that was probably meant, as it is written in a link. */
function insideWithSpace(link: Link, addresses: Known): Finding | undefined {
  const { href, place } = link;
  if (!/^\/[^/\\].* /.test(href)) return undefined;
  const known = addresses.addresses();
  const meant = known.includes(href) ? href : nearest(href, known);
  const reason = "A link can't contain a space.";
  if (meant === undefined) {
    const better = 'Write the address the way the file in pages/ is named, without spaces.';
    return findingAt('bad-link', place, { reason, better });
  }
  const write = meant.replaceAll(' ', '%20');
  const mistake = findingAt('bad-link', place, { reason, better: `Write ${write}.` });
  return meant === href || isOnlyNearest(href, meant, known) ? withEdits(mistake, instead(link, write)) : mistake;
}

const BRACES = {
  reason: 'Only mailto:{email} and tel:{phone} are filled in inside links.',
  better: 'Write the address itself, without braces.',
};

/** What is wrong with the braces of a link; names that nobody knows are reported as placeholders. */
function bracesIn(href: string): 'unknown' | 'useless' | undefined {
  if (!/[{}]/.test(href)) return undefined;
  const names = splitPlaceholders(href).flatMap((piece) => (typeof piece === 'string' ? [] : piece.name));
  return names.some((name) => !Object.hasOwn(PLACEHOLDERS, name)) ? 'unknown' : 'useless';
}

function exists(path: string, { pages, redirects, publicFiles }: Places): boolean {
  return pages.has(path) || redirects.has(path) || publicFiles.has(path) || publicFiles.has(decoded(path));
}

/** A page that could not be read may have any anchor. */
function checkAnchor(
  link: Link,
  route: string | undefined,
  page: Content | undefined,
  anchor: string,
  places: Places,
  known: Known,
): Finding | undefined {
  if (anchor === 'main' || page === undefined) return undefined;
  if (route === undefined) {
    const better = `Add the page, such as ${[...places.pages.keys()][0] ?? '/'}#${anchor}.`;
    return findingAt('bad-link', link.place, {
      reason: 'This link is on every page, but not every page has a block with this id.',
      better,
    });
  }
  if (known.anchorsOf(page).has(anchor) || mayHaveUnreadId(page)) return undefined;
  const anchors = known.anchorsToCompare(page);
  const suggestion = nearest(anchor, anchors);
  const mistake = findingAt('broken-anchor', link.place, { anchor, page: route, suggestion });
  const write = link.href.replace(/#.*$/, `#${suggestion}`);
  return isOnlyNearest(anchor, suggestion, anchors) ? withEdits(mistake, instead(link, write)) : mistake;
}
