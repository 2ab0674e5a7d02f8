import { reservedSegment } from '../files/route.ts';
import { type Finding, finding, withEdits, withRelated } from '../findings/finding.ts';
import { findEach, MOST_COUNTED } from '../findings/most.ts';
import { placeOf, type Range, type SourceText } from '../text/source.ts';
import { rewriteScalar } from '../yaml/syntax/rewrite.ts';
import { itemsOf, type Node, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content, Places } from './contents.ts';
import { dataOf } from './output-clash.ts';
import { firstAndLater } from './repeated.ts';

/** So many steps of a circle are shown. */
const LONGEST_ROUTE = 10;

/** A redirect must not hide a page, stand twice or run in a circle. Whether its end exists is a question for links. */
export function checkRedirects({ source, root }: Content, places: Places): Finding[] {
  const redirects = itemsOf(root, 'redirects');
  const next = new Map(redirects.map((node) => [textOf(node, 'from') ?? '', textOf(node, 'to') ?? '']));
  const circles = circlesIn(next);
  const repeated = firstAndLater(redirects.flatMap((node) => valueAt(node, 'from') ?? []));
  return [
    ...findEach(redirects, (node) => hiddenPage(source, node, places)),
    ...findEach(redirects, (node) => (circles.has(textOf(node, 'from') ?? '') ? circle(source, node, next) : [])),
    ...repeated.slice(0, MOST_COUNTED).map(({ value, first, later }) => {
      const { line } = placeOf(source, first.range);
      const mistake = finding('redirect-twice', source, later.range, { from: value, line });
      return withRelated(mistake, source, first.range, `"${value}" is redirected here first.`);
    }),
  ];
}

function hiddenPage(source: SourceText, redirect: Node, { pages, publicFiles }: Places): Finding[] {
  const from = textOf(redirect, 'from');
  const node = valueAt(redirect, 'from');
  if (from === undefined || node === undefined) return [];
  const at: Range = node.range;
  const segment = reservedSegment(from);
  if (segment !== undefined) return [finding('reserved-address', source, at, { segment })];
  const better = from.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  // What cannot be an address at all has been told.
  const isAddress = /^[!-@[-~]+$/.test(from);
  if (isAddress && better !== from && from !== '/') {
    const file = pages.get(better)?.file;
    const mistake = finding('redirect-address', source, at, { from, better, file });
    const isRename = file === undefined && node.kind === 'scalar';
    return [isRename ? withEdits(mistake, rewriteScalar(source, node, better)) : mistake];
  }
  // Some hosts look at redirects before files: the page could not be come to without loading it anew.
  const withData = [...pages].find(([route]) => dataOf(route) === from.slice(1));
  const file = pages.get(from)?.file ?? withData?.[1].file ?? (publicFiles.has(from) ? `public${from}` : undefined);
  return file === undefined ? [] : [finding('redirect-from-page', source, at, { from, file })];
}

/** Each redirect of a circle is reported where it starts. */
function circle(source: SourceText, redirect: Node, next: ReadonlyMap<string, string>): Finding[] {
  const from = textOf(redirect, 'from');
  const to = valueAt(redirect, 'to');
  if (from === undefined || to === undefined) return [];
  const route = [from];
  for (let at = next.get(from); at !== undefined && route.length <= LONGEST_ROUTE; at = next.get(withoutAnchor(at))) {
    route.push(withoutAnchor(at));
    if (route.at(-1) === from) break;
  }
  const shown = route.at(-1) === from ? route : [...route.slice(0, LONGEST_ROUTE), '...', from];
  return [finding('redirect-loop', source, to.range, { route: shown })];
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
