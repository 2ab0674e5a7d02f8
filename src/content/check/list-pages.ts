import { type Span, spanOfBlock } from '../dates/calendar.ts';
import { isPaged, listPageRoute } from '../entries/paging.ts';
import { queryFrom } from '../entries/query.ts';
import { type Finding, finding, findingAt, withEdits, withRelated } from '../findings/finding.ts';
import type { Edit } from '../text/edits.ts';
import { placeOf, type Range } from '../text/source.ts';
import { entryOf, itemsOf, type Node, plainObject, valueAt } from '../yaml/syntax/tree.ts';
import type { Content, Places } from './contents.ts';
import type { Link } from './links-in.ts';
import { mayHave } from './summary.ts';

/**
 * A page can have one list with pages at a time, and nothing else may be at their addresses.
 * @param zone by which blocks are visible
 */
export function checkListPages(pages: readonly Content[], places: Places, zone: Zone): Finding[] {
  const clashes = clashesIn(places);
  return pages.flatMap((page) => {
    const lists = mayHave(page, 'lists') ? pagedIn(page.root, zone) : [];
    const [first] = lists;
    if (first === undefined) return [];
    const clash = clashes.get(page.source.file);
    return [
      ...secondOf(lists, page),
      ...(clash === undefined ? [] : [finding('list-page-clash', page.source, first.range, clash)]),
    ];
  });
}

type Zone = Parameters<typeof spanOfBlock>[1];

/** A list with pages: where it says so, and when visitors see it. */
type PagedList = { readonly range: Range; readonly span: Span };

/** The lists with pages among the blocks of a page. */
function pagedIn(root: Node, zone: Zone): PagedList[] {
  return itemsOf(root, 'blocks').flatMap((block) => {
    const from = valueAt(block, 'from');
    const isRight = from?.kind === 'map' && isPaged(queryFrom(plainObject(from)));
    const entry = isRight ? entryOf(from, 'perPage') : undefined;
    return entry === undefined ? [] : [{ range: entry.keyRange, span: spanOfBlock(block, zone) }];
  });
}

/** The first list that visitors see at the same time as one before it. */
function secondOf(lists: readonly PagedList[], { source }: Content): Finding[] {
  for (const [index, { range, span }] of lists.entries()) {
    const other = lists.slice(0, index).find((before) => isMeeting(before.span, span));
    if (other === undefined) continue;
    const { line } = placeOf(source, other.range);
    const isTimed = [span, other.span].every(({ from, until }) => Number.isFinite(from) || Number.isFinite(until));
    const mistake = finding('second-paged-list', source, range, { line, isTimed });
    return [withRelated(mistake, source, other.range, 'The first list with pages.')];
  }
  return [];
}

function isMeeting(a: Span, b: Span): boolean {
  return a.from < b.until && b.from < a.until;
}

type Clash = { readonly number: number; readonly address: string; readonly file: string; readonly isSame: boolean };

/** The first address of the list of a file that something else has, by file. */
function clashesIn({ pages, lists }: Places): ReadonlyMap<string, Clash> {
  const clashes = new Map<string, Clash>();
  for (const [list, { file, count }] of lists) {
    for (let number = 2; number <= count && !clashes.has(file); number += 1) {
      const address = listPageRoute(list, number);
      const there = pages.get(address);
      if (there === undefined || there.furtherOf === list) continue;
      clashes.set(file, { number, address, file: there.file, isSame: there.file === file });
    }
  }
  return clashes;
}

/**
 * A link to a page that a list doesn't have: one after the last, or the first by its number.
 *
 * @param path that the link leads to
 * @param instead makes the edit that writes another address
 */
export function beyondList(
  { href, place }: Link,
  path: string,
  { lists }: Places,
  instead: (address: string) => readonly Edit[] | undefined,
): Finding | undefined {
  const [, before, written] = /^(.*)\/([1-9]\d{0,8})$/.exec(path) ?? [];
  if (before === undefined) return undefined;
  const list = before === '' ? '/' : before;
  const found = lists.get(list);
  if (found === undefined) return undefined;
  const isFirst = written === '1';
  const mistake = { ...findingAt('no-list-page', place, { href, list, count: found.count, isFirst }), cause: path };
  return isFirst ? withEdits(mistake, instead(list)) : mistake;
}
