import { diagnose, withFix } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { reservedSegment } from '../files/route.ts';
import { rewriteScalar } from '../fix/edits.ts';
import { withRelatedRange } from '../yaml/related.ts';
import { placeOf, type SourceText } from '../yaml/source.ts';
import { itemsOf, type Node, textOf, valueAt } from '../yaml/tree.ts';
import type { Content, Places } from './contents.ts';
import { dataOf } from './output-clash.ts';
import { firstAndLater } from './repeated.ts';

/** A redirect must not hide a page, stand twice or run in a circle. Whether its end exists is a question for links. */
export function checkRedirects({ source, root }: Content, places: Places): Diagnostic[] {
  const redirects = itemsOf(root, 'redirects');
  const next = new Map(redirects.map((node) => [textOf(node, 'from') ?? '', textOf(node, 'to') ?? '']));
  const repeated = firstAndLater(redirects.flatMap((node) => valueAt(node, 'from') ?? []));
  return [
    ...redirects.flatMap((node) => hiddenPage(source, node, places)),
    ...redirects.flatMap((node) => circle(source, node, next)),
    ...repeated.map(({ value, first, later }) => {
      const { line } = placeOf(source, first.range);
      const mistake = diagnose('redirect-twice', placeOf(source, later.range), { from: value, line });
      return withRelatedRange(mistake, source, first.range, `"${value}" is redirected here first.`);
    }),
  ];
}

function hiddenPage(source: SourceText, redirect: Node, { pages, publicFiles }: Places): Diagnostic[] {
  const from = textOf(redirect, 'from');
  const node = valueAt(redirect, 'from');
  if (from === undefined || node === undefined) return [];
  const at = placeOf(source, node.range);
  const segment = reservedSegment(from);
  if (segment !== undefined) return [diagnose('reserved-address', at, { segment })];
  const better = from.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
  // What cannot be an address at all has been told.
  const isAddress = /^[!-@[-~]+$/.test(from);
  if (isAddress && better !== from && from !== '/') {
    const file = pages.get(better)?.file;
    const mistake = diagnose('redirect-address', at, { from, better, file });
    const isRename = file === undefined && node.kind === 'scalar';
    return [isRename ? withFix(mistake, rewriteScalar(source, node, better)) : mistake];
  }
  // Some hosts look at redirects before files: the page could not be come to without loading it anew.
  const withData = [...pages].find(([route]) => dataOf(route) === from.slice(1));
  const file = pages.get(from)?.file ?? withData?.[1].file ?? (publicFiles.has(from) ? `public${from}` : undefined);
  return file === undefined ? [] : [diagnose('redirect-from-page', at, { from, file })];
}

/** Each redirect of a circle is reported where it starts. */
function circle(source: SourceText, redirect: Node, next: ReadonlyMap<string, string>): Diagnostic[] {
  const from = textOf(redirect, 'from');
  const to = valueAt(redirect, 'to');
  if (from === undefined || to === undefined) return [];
  const route = [from];
  for (let at = next.get(from); at !== undefined; at = next.get(withoutAnchor(at))) {
    const path = withoutAnchor(at);
    if (path === from) return [diagnose('redirect-loop', placeOf(source, to.range), { route: [...route, from] })];
    if (route.includes(path)) return [];
    route.push(path);
  }
  return [];
}

function withoutAnchor(href: string): string {
  return href.replace(/[?#].*$/, '');
}
