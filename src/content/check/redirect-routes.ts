import { withoutQuery } from '../../model/address.ts';
import { type At, type Finding, finding, inText, withEdits, withRelated } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { MOST_PLACES } from '../../yaml/findings/together.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import type { Leading } from './all-redirects.ts';
import type { SiteRule } from './rule.ts';

/** So many steps of a circle are shown. */
const LONGEST_ROUTE = 10;

/** Old address -> where it leads, as it is written. */
type Next = ReadonlyMap<string, string>;

/** Redirects must lead to their end in one step: not in a circle, and not by way of another old address. */
export const redirectRoutesRule: SiteRule = {
  scope: 'site',
  find: ({ redirects, pageAt, documentAt }) => {
    // At the address of a page or document, that is shown, whatever is redirected from there.
    const leading = redirects.filter(({ from }) => pageAt(from) === undefined && documentAt(from) === undefined);
    const next = new Map(leading.map(({ from, to }) => [from, to ?? '']));
    const inCircle = circlesIn(next);
    return [...circlesAt(leading, next, inCircle), ...chainsIn(leading, next, inCircle)];
  },
};

/** Each circle once, at the first redirect of it, with the others beside it. */
function circlesAt(redirects: readonly Leading[], next: Next, inCircle: ReadonlySet<string>): Finding[] {
  const ends = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const told = new Set<string>();
  return findEach(ends, ([from, redirect]) => {
    if (!inCircle.has(from) || told.has(from)) return [];
    const route = [from];
    for (let at = after(from, next); at !== undefined && at !== from; at = after(at, next)) route.push(at);
    for (const address of route) told.add(address);
    const shown = route.length > LONGEST_ROUTE ? [...route.slice(0, LONGEST_ROUTE), '...'] : route;
    const mistake = finding('redirect-loop', endOf(redirect), { route: [...shown, from] });
    const others = route.slice(1, MOST_PLACES + 1).flatMap((address) => ends.get(address) ?? []);
    return [
      others.reduce((found, each) => {
        const { source, range } = endOf(each);
        return withRelated(found, { source, range }, { why: 'circle' });
      }, mistake),
    ];
  });
}

function endOf({ content: { source }, fromRange, toNode }: Leading): At {
  return { source, range: toNode?.range ?? fromRange };
}

/** The addresses that lead back to themselves. Each is looked at twice at the most. */
function circlesIn(next: Next): ReadonlySet<string> {
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

/** Redirects that lead to another old address. The last one of a chain names the page, so each is held against that. */
function chainsIn(redirects: readonly Leading[], next: Next, inCircle: ReadonlySet<string>): Finding[] {
  const ends = endsIn(next, inCircle);
  return findEach(redirects, ({ from, to, content: { source }, toNode }) => {
    if (toNode === undefined || to === undefined) return [];
    const over = withoutAnchor(to);
    const end = inCircle.has(from) ? undefined : ends.get(over);
    if (end === undefined) return [];
    const own = to.slice(over.length);
    // Which of two places on the page is meant, only the author knows.
    const isSure = own === '' || !/[?#]/.test(end);
    const better = isSure ? end + own : end;
    const mistake = finding('redirect-chain', inText(source, toNode.range), { from, over, better });
    return [isSure ? withEdits(mistake, rewriteScalar(source, toNode, better)) : mistake];
  });
}

/** Old address -> the address at the end of its way; none for those that lead into a circle. Each is looked at once. */
function endsIn(next: Next, inCircle: ReadonlySet<string>): ReadonlyMap<string, string> {
  const ends = new Map<string, string>();
  const lost = new Set(inCircle);
  for (const from of next.keys()) {
    const way: string[] = [];
    let at: string | undefined = from;
    for (; at !== undefined && next.has(at) && !ends.has(at) && !lost.has(at); at = after(at, next)) way.push(at);
    if (at !== undefined && lost.has(at)) {
      for (const address of way) lost.add(address);
      continue;
    }
    const end = (at === undefined ? undefined : ends.get(at)) ?? next.get(way.at(-1) ?? '');
    for (const address of way) if (end !== undefined) ends.set(address, end);
  }
  return ends;
}

function after(path: string, next: Next): string | undefined {
  const to = next.get(path);
  return to === undefined ? undefined : withoutAnchor(to);
}

function withoutAnchor(href: string): string {
  return withoutQuery(href);
}
