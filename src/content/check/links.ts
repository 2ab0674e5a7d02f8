import { diagnose, type Place } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../shape/suggest.ts';
import { locate } from '../texts/locate.ts';
import { allNodes, LONGEST_TEXT, parseMarkdown } from '../texts/markdown.ts';
import { PLACEHOLDERS, splitPlaceholders } from '../texts/placeholders.ts';
import { placeOf } from '../yaml/source.ts';
import { anchorsOf } from './anchors.ts';
import { type Content, type Places, type TextValue, textsOf } from './contents.ts';
import { hasHome } from './home.ts';
import { linkProblem } from './link-form.ts';

/** A link of a page or of site.yaml, and where its address is written. */
export type Link = { readonly href: string; readonly content: Content; readonly place: Place };

/** Every link must be well-formed, and lead to a page, a place on it, a file, a redirect or a planned address. */
export function checkLinks(contents: readonly Content[], places: Places): Diagnostic[] {
  return linksOf(contents).flatMap((link) => checkLink(link, places) ?? []);
}

/** Every link, those in texts included. */
export function linksOf(contents: readonly Content[]): Link[] {
  const written = textsOf(contents, ['href'])
    // Reported as empty texts.
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, content, node }) => ({ href: filledIn(text), content, place: placeOf(content.source, node.range) }));
  return [...written, ...textsOf(contents, ['richText']).flatMap(linksInText)];
}

function linksInText({ content, text, node }: TextValue): Link[] {
  if (!/[\]<]/.test(text) || text.length > LONGEST_TEXT) return [];
  return allNodes(parseMarkdown(text)).flatMap((part) => {
    if (part.type !== 'link') return [];
    const end = part.position?.end.offset ?? 0;
    const whole = text.slice(part.position?.start.offset ?? 0, end);
    // Of `[x]()` there is no address to show.
    const shown = part.url === '' ? whole : part.url;
    const range = locate(node, shown, Math.max(text.lastIndexOf(shown, end), 0));
    return [{ href: filledIn(part.url), content, place: placeOf(content.source, range) }];
  });
}

/** `mailto:{email}` is filled in when the page is made; until then something like it takes its place. */
function filledIn(url: string): string {
  const written = url.replace(/%7B(\w+)%7D/gi, '{$1}');
  return written.replace(/^mailto:\{email\}/, 'mailto:a@b.example').replace(/^tel:\{phone\}$/, 'tel:+123456');
}

function checkLink(link: Link, places: Places): Diagnostic | undefined {
  const { href, content, place } = link;
  const braces = bracesIn(href);
  if (braces !== undefined) return braces === 'unknown' ? undefined : diagnose('bad-link', place, BRACES);
  const problem = linkProblem(href);
  if (problem !== undefined) return diagnose(problem.code, place, { reason: problem.reason, better: problem.better });
  if (href.startsWith('#')) return checkAnchor(link, content.route, content, href.slice(1), places);
  if (!href.startsWith('/')) return undefined;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const page = places.pages.get(path);
  // Said once, for the site as a whole.
  if (places.pages.size === 0 || (path === '/' && !hasHome(places))) return undefined;
  if (places.planned.has(path) && (page === undefined || page.content?.draft))
    return diagnose('planned-link', place, { href: path });
  if (page !== undefined) {
    if (page.content?.draft && !content.draft) return diagnose('draft-link', place, { href: path, file: page.file });
    return anchor === undefined ? undefined : checkAnchor(link, path, page.content, anchor, places);
  }
  if (exists(path, places)) return undefined;
  const better = path.replace(/\/+$/, '');
  if (path.endsWith('/') && (exists(better, places) || places.planned.has(better))) {
    return diagnose('trailing-slash', place, { href, better: href.replace(path, better) });
  }
  const known = [...places.pages.keys(), ...places.redirects, ...places.publicFiles, ...places.planned];
  return diagnose('broken-link', place, { href, suggestion: nearest(path, known) });
}

const BRACES = {
  reason: 'In a link only mailto:{email} and tel:{phone} are filled in.',
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
): Diagnostic | undefined {
  if (anchor === 'main' || page === undefined) return undefined;
  if (route === undefined) {
    const better = `Write the page as well, such as ${[...places.pages.keys()][0] ?? '/'}#${anchor}.`;
    return diagnose('bad-link', link.place, {
      reason: 'This link is on every page, and not every page has this place.',
      better,
    });
  }
  const anchors = anchorsOf(page);
  if (anchors.includes(anchor)) return undefined;
  return diagnose('broken-anchor', link.place, { anchor, page: route, suggestion: nearest(anchor, anchors) });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
