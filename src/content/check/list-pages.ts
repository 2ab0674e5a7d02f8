import { type Finding, finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type Node, plainObject, valueAt } from '../../yaml/syntax/tree.ts';
import { locationOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { type Span, spanOfBlock } from '../dates/calendar.ts';
import { isPaged, listPageRoute } from '../entries/paging.ts';
import { queryFrom } from '../entries/query.ts';
import type { Content } from './contents.ts';
import { type Link, placeOf } from './links-in.ts';
import type { AcrossRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** A page can have one list with pages at a time, and nothing else may be at their addresses. */
export const listPagesRule: AcrossRule = {
  scope: 'across',
  of: ['page'],
  concerns: (file) => file.mayHave('lists'),
  find: { whole: checkLists },
};

function checkLists({ source, root }: Content, site: SiteIndex): Finding[] {
  const lists = pagedIn(root, site.calendar);
  const [first] = lists;
  if (first === undefined) return [];
  const clash = clashOf(source.file, site);
  return [
    ...secondOf(lists, source),
    ...(clash === undefined ? [] : [finding('list-page-clash', inText(source, first.range), clash)]),
  ];
}

type Zone = Parameters<typeof spanOfBlock>[1];

/** A list with pages: where it says so, and when visitors see it. */
type ListWithPages = { readonly range: Range; readonly span: Span };

/** The lists with pages among the blocks of a page. */
function pagedIn(root: Node, zone: Zone): ListWithPages[] {
  return itemsOf(root, 'blocks').flatMap((block) => {
    const from = valueAt(block, 'from');
    const isRight = from?.kind === 'map' && isPaged(queryFrom(plainObject(from)));
    const entry = isRight ? entryOf(from, 'perPage') : undefined;
    return entry === undefined ? [] : [{ range: entry.keyRange, span: spanOfBlock(block, zone) }];
  });
}

/** The first list that visitors see at the same time as one before it. */
function secondOf(lists: readonly ListWithPages[], source: SourceText): Finding[] {
  for (const [index, { range, span }] of lists.entries()) {
    const other = lists.slice(0, index).find((before) => isMeeting(before.span, span));
    if (other === undefined) continue;
    const { line } = locationOf(source, other.range);
    const isTimed = [span, other.span].every(({ from, until }) => Number.isFinite(from) || Number.isFinite(until));
    const mistake = finding('second-paged-list', inText(source, range), { line, isTimed });
    return [withRelated(mistake, { source, range: other.range }, { why: 'first-list' })];
  }
  return [];
}

function isMeeting(a: Span, b: Span): boolean {
  return a.from < b.until && b.from < a.until;
}

type Clash = { readonly number: number; readonly address: string; readonly file: string; readonly isSame: boolean };

/** The first address of the lists of a file that something else has. */
function clashOf(file: string, site: SiteIndex): Clash | undefined {
  for (const { address: list, count } of site.listsOf(file)) {
    for (let number = 2; number <= count; number += 1) {
      const address = listPageRoute(list, number);
      const there = site.pageAt(address);
      if (there === undefined || there.furtherOf === list) continue;
      return { number, address, file: there.file, isSame: there.file === file };
    }
  }
  return undefined;
}

/** What is wrong with a link, the list that it means, and whether it is its first page that is meant. */
type Beyond = { readonly mistake: Finding; readonly list: string; readonly isFirst: boolean };

/** A link to a page that a list doesn't have: one after the last, or the first by its number. @param path that it leads to */
export function beyondList(link: Link, path: string, site: SiteIndex): Beyond | undefined {
  const [, before, written] = /^(.*)\/([1-9]\d{0,8})$/.exec(path) ?? [];
  if (before === undefined) return undefined;
  const list = before === '' ? '/' : before;
  const found = site.listAt(list);
  if (found === undefined) return undefined;
  const isFirst = written === '1';
  const facts = { href: link.href, list, count: found.count, isFirst };
  return { mistake: { ...finding('no-list-page', placeOf(link), facts), cause: path }, list, isFirst };
}
