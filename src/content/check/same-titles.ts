import { type At, type Finding, findingAt, withRelated } from '../findings/finding.ts';
import { valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { titleIn } from './summary.ts';

/** How many pages with the same title are listed. */
const MOST_LISTED = 10;

/** Two pages with the same title look the same in search results and tabs. Told once a title; drafts aren't published. */
export function checkTitles(pages: readonly Content[]): Finding[] {
  const byTitle = new Map<string, Content[]>();
  for (const page of published(pages)) {
    const title = titleOf(page);
    if (title === '') continue;
    const others = byTitle.get(title);
    if (others === undefined) byTitle.set(title, [page]);
    else others.push(page);
  }
  return [...byTitle.values()].flatMap((same) => report(same.toSorted(byRoute)));
}

/** Of two files with the same address, which is an error of its own, only the first. */
function published(pages: readonly Content[]): Iterable<Content> {
  const byAddress = new Map<string | undefined, Content>();
  for (const page of pages) if (!page.draft && !byAddress.has(page.route)) byAddress.set(page.route, page);
  return byAddress.values();
}

function titleOf(page: Content): string {
  return (titleIn(page) ?? '').trim().replace(/\s+/g, ' ');
}

/** The home page first: the others are often copies of it. */
function byRoute({ route: a = '' }: Content, { route: b = '' }: Content): number {
  return a < b ? -1 : 1;
}

function report([first, second, ...others]: readonly Content[]): Finding[] {
  if (first === undefined || second === undefined) return [];
  const facts = { title: titleOf(first), first: first.source.file, others: others.length };
  const mistake = findingAt('same-title', titleAt(second), facts);
  return [
    [first, ...others.slice(0, MOST_LISTED)].reduce(
      (known, page) => withRelated(known, page.source, titleAt(page).range, 'The same title.'),
      mistake,
    ),
  ];
}

function titleAt({ source, root }: Content): At {
  return { source, range: valueAt(root, 'title')?.range ?? [0, 0] };
}
