import type { Place, Places } from '../check/contents.ts';
import { listPageRoute } from '../entries/paging.ts';
import type { LoadedPage } from './load-file.ts';
import { type Around, ownPages } from './own-pages.ts';

/** Every page by its address. One that could not be read is still a place to link to. The further pages of lists come after files. */
export function addressesOf(pages: readonly LoadedPage[], around: Around): Pick<Places, 'pages' | 'lists'> {
  const found = new Map<string, Place>();
  const lists = new Map<string, { readonly file: string; readonly count: number }>();
  for (const { file, route, content } of pages) {
    const own = content === undefined ? [{ route, count: 1, isPaged: false }] : ownPages(content, route, around);
    for (const page of own) {
      found.set(page.route, { file, content });
      if (page.isPaged) lists.set(page.route, { file, count: page.count });
    }
  }
  for (const [first, { count }] of lists) {
    const page = found.get(first);
    for (let number = 2; page !== undefined && number <= count; number += 1) {
      const address = listPageRoute(first, number);
      if (!found.has(address)) found.set(address, { ...page, furtherOf: first });
    }
  }
  return { pages: found, lists };
}
