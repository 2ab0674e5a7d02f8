import { isPaged, listPageRoute } from '../entries/paging.ts';
import { queryFrom } from '../entries/query.ts';
import { type Finding, finding, findingAt, withEdits, withRelated } from '../findings/finding.ts';
import type { Edit } from '../text/edits.ts';
import { placeOf, type Range } from '../text/source.ts';
import { entryOf, itemsOf, type Node, plainObject, valueAt } from '../yaml/syntax/tree.ts';
import type { Content, Places } from './contents.ts';
import type { Link } from './links-in.ts';

/** A page can have one list with pages, and nothing else may be at their addresses. */
export function checkListPages(pages: readonly Content[], places: Places): Finding[] {
  const clashes = clashesIn(places);
  return pages.flatMap((page) => {
    const [first, ...others] = pagedIn(page.root);
    if (first === undefined) return [];
    const { source } = page;
    const { line } = placeOf(source, first);
    const second = others.slice(0, 1).map((range) => {
      const mistake = finding('second-paged-list', source, range, { line });
      return withRelated(mistake, source, first, 'The first list with pages.');
    });
    const clash = clashes.get(source.file);
    return [...second, ...(clash === undefined ? [] : [finding('list-page-clash', source, first, clash)])];
  });
}

/** Where the lists with pages among the blocks of a page say so. */
function pagedIn(root: Node): Range[] {
  return itemsOf(root, 'blocks').flatMap((block) => {
    const from = valueAt(block, 'from');
    const isRight = from?.kind === 'map' && isPaged(queryFrom(plainObject(from)));
    const entry = isRight ? entryOf(from, 'perPage') : undefined;
    return entry === undefined ? [] : [entry.keyRange];
  });
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
