import { dataFile } from '../../model/address.ts';
import { reservedSegment } from '../files/route.ts';
import { type Finding, finding, withRelated } from '../findings/finding.ts';
import { findEach, MOST_COUNTED } from '../findings/most.ts';
import { MOST_PLACES } from '../findings/together.ts';
import { placeOf, type Range, type SourceText } from '../text/source.ts';
import { itemsOf, type Node, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content, Places } from './contents.ts';
import { redirectFromProblem } from './redirect-from.ts';
import { firstAndLater } from './repeated.ts';

/** So many steps of a circle are shown. */
const LONGEST_ROUTE = 10;

/** A redirect must not hide a page, stand twice or run in a circle. Whether its end exists is a question for links. */
export function checkRedirects({ source, root }: Content, places: Places): Finding[] {
  const redirects = itemsOf(root, 'redirects');
  const next = new Map(redirects.map((node) => [textOf(node, 'from') ?? '', textOf(node, 'to') ?? '']));
  const repeated = firstAndLater(redirects.flatMap((node) => valueAt(node, 'from') ?? []));
  return [
    ...findEach(redirects, (node) => hiddenPage(source, node, places)),
    ...circlesAt(source, redirects, next),
    ...repeated.slice(0, MOST_COUNTED).map(({ value, first, later }) => {
      const { line } = placeOf(source, first.range);
      const mistake = finding('redirect-twice', source, later.range, { from: value, line });
      return withRelated(mistake, source, first.range, `"${value}" is redirected here first.`);
    }),
  ];
}

function hiddenPage(source: SourceText, redirect: Node, { pages, pdfs, publicFiles }: Places): Finding[] {
  const from = textOf(redirect, 'from');
  const node = valueAt(redirect, 'from');
  if (from === undefined || node === undefined) return [];
  const at: Range = node.range;
  const segment = reservedSegment(from);
  if (segment !== undefined) return [finding('reserved-address', source, at, { segment })];
  const better = from.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  // What cannot be an address at all has been told. What visitors ask for is never rewritten, only shown.
  if (redirectFromProblem(from) === undefined && better !== from && from !== '/') {
    const file = pages.get(better)?.file;
    return [finding('redirect-address', source, at, { from, better, file })];
  }
  // Some hosts look at redirects before files: the page could not be come to without loading it anew.
  const withData = [...pages].find(([route]) => dataFile(route) === from.slice(1));
  const document = pdfs.get(from)?.source.file;
  if (document !== undefined)
    return [finding('redirect-from-page', source, at, { from, file: document, isDocument: true })];
  const file = pages.get(from)?.file ?? withData?.[1].file ?? (publicFiles.has(from) ? `public${from}` : undefined);
  return file === undefined ? [] : [finding('redirect-from-page', source, at, { from, file })];
}

/** Each circle once, at the first redirect of it in the file, with the others beside it. */
function circlesAt(source: SourceText, redirects: readonly Node[], next: ReadonlyMap<string, string>): Finding[] {
  const ends = new Map<string, Node>();
  for (const node of redirects) {
    const to = valueAt(node, 'to');
    if (to !== undefined) ends.set(textOf(node, 'from') ?? '', to);
  }
  const inCircle = circlesIn(next);
  const told = new Set<string>();
  return findEach(ends, ([from, to]) => {
    if (!inCircle.has(from) || told.has(from)) return [];
    const route = [from];
    for (let at = after(from, next); at !== undefined && at !== from; at = after(at, next)) route.push(at);
    for (const address of route) told.add(address);
    const shown = route.length > LONGEST_ROUTE ? [...route.slice(0, LONGEST_ROUTE), '...'] : route;
    const mistake = finding('redirect-loop', source, to.range, { route: [...shown, from] });
    const others = route.slice(1, MOST_PLACES + 1).flatMap((address) => ends.get(address) ?? []);
    return [others.reduce((found, { range }) => withRelated(found, source, range, 'Part of the circle.'), mistake)];
  });
}

/** The addresses that lead back to themselves. Each is looked at twice at the most. */
function circlesIn(next: ReadonlyMap<string, string>): ReadonlySet<string> {
  const inCircle = new Set<string>();
  const walks = new Map<string, string>();
  for (const from of next.keys()) {
    let at: string | undefined = from;
    for (; at !== undefined && !walks.has(at); at = after(at, next)) walks.set(at, from);
    // Only what this walk has met before can be a circle that was not known.
    if (at === undefined || walks.get(at) !== from) continue;
    for (let on: string | undefined = at; on !== undefined && !inCircle.has(on); on = after(on, next)) inCircle.add(on);
  }
  return inCircle;
}

function after(path: string, next: ReadonlyMap<string, string>): string | undefined {
  const to = next.get(path);
  return to === undefined ? undefined : withoutAnchor(to);
}

function withoutAnchor(href: string): string {
  return href.replace(/[?#].*$/, '');
}
