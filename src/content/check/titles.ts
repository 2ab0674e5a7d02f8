import { grouped } from '../../model/grouped.ts';
import { type At, type Finding, finding, inText, startOfFile, withRelated } from '../../yaml/findings/finding.ts';
import { textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { Outline } from './outline.ts';
import type { FileRule, SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** How many pages with the same title are listed. */
const MOST_LISTED = 10;

/** Two pages with the same title look the same in search results and tabs. Told once a title; drafts aren't published. */
export const sameTitlesRule: SiteRule = {
  scope: 'site',
  find: (site) => {
    const titled = published(site.files).filter((page) => titleOf(page) !== '');
    return [...grouped(titled, titleOf).values()].flatMap((same) => report(same.toSorted(byRoute), site));
  },
};

/** Of two files with the same address, which is an error of its own, only the first. */
function published(files: readonly Outline[]): Outline[] {
  const byAddress = new Map<string | undefined, Outline>();
  for (const file of files) {
    if (file.sort === 'page' && !file.draft && !byAddress.has(file.route)) byAddress.set(file.route, file);
  }
  return [...byAddress.values()];
}

function titleOf({ title = '' }: Outline): string {
  return title.trim().replace(/\s+/g, ' ');
}

/** The home page first: the others are often copies of it. */
function byRoute({ route: a = '' }: Outline, { route: b = '' }: Outline): number {
  return a < b ? -1 : 1;
}

function report([first, second, ...others]: readonly Outline[], site: SiteIndex): Finding[] {
  if (first === undefined || second === undefined) return [];
  const mistake = finding('same-title', titleAt(second, site), {
    title: titleOf(first),
    first: first.file,
    others: others.length,
  });
  return [
    [first, ...others.slice(0, MOST_LISTED)].reduce((known, page) => {
      const { source, range } = titleAt(page, site);
      return withRelated(known, { source, range }, { why: 'same-title' });
    }, mistake),
  ];
}

function titleAt({ file }: Outline, site: SiteIndex): At {
  const content = site.contentOf(file);
  if (content === undefined) return startOfFile(file);
  return { source: content.source, range: valueAt(content.root, 'title')?.range ?? [0, 0] };
}

/** About where search results cut titles off; a little more is no mistake. */
const LONG = 70;

/** The title of a page should be seen as a whole. */
export const longTitleRule: FileRule = {
  scope: 'file',
  of: ['page'],
  find: {
    whole: ({ source, root }) => {
      const title = textOf(root, 'title');
      const node = valueAt(root, 'title');
      if (title === undefined || node === undefined || title.length <= LONG) return [];
      return [finding('long-title', inText(source, node.range), { length: title.length })];
    },
  },
};
