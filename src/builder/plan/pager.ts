import { listPageRoute } from '../../content/entries/paging.ts';
import type { NumberedPage, Pager } from '../../model/screen.ts';
import type { ListPage } from '../../model/site.ts';
import type { Context } from './resolve.ts';

/** So many numbers and gaps are shown at the most: the row keeps its length from page to page, and fits on a phone. */
const LONGEST = 7;

/** The pages of a long list, as one of them shows them. */
export function pagerOf({ first, number, count }: ListPage, { hrefOf }: Pick<Context, 'hrefOf'>): Pager {
  const page = (at: number): NumberedPage => ({ number: at, href: hrefOf(listPageRoute(first, at)) });
  return {
    current: number,
    pages: numbersShown(number, count).map((at) => (at === null ? null : page(at))),
    ...(number > 1 ? { previous: page(number - 1).href } : {}),
    ...(number < count ? { next: page(number + 1).href } : {}),
  };
}

/** The first and the last, those around the current one, and gaps: 1 … 4 5 6 … 60. A gap stands for two pages at least. */
export function numbersShown(current: number, count: number): (number | null)[] {
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= LONGEST) return range(1, count);
  const near = LONGEST - 2;
  if (current < near) return [...range(1, near), null, count];
  if (current > count - near + 1) return [1, null, ...range(count - near + 1, count)];
  return [1, null, ...range(current - 1, current + 1), null, count];
}
