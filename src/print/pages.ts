import type { Slice } from './slices.ts';

/** A slice on a page, and how far it is from the top. */
export type PlacedSlice = { readonly slice: Slice; readonly y: number };

export type Page = readonly PlacedSlice[];

/** Slices that belong on one page. */
function chainsOf(slices: readonly Slice[]): Slice[][] {
  const chains: Slice[][] = [[]];
  for (const slice of slices) {
    chains.at(-1)?.push(slice);
    if (slice.keeps !== true) chains.push([]);
  }
  return chains.filter((chain) => chain.length > 0);
}

const heightOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, { before, height }, index) => sum + height + (index === 0 ? 0 : before), 0);

/** Puts slices on pages of a height. What belongs together is together, unless it's longer than a page. */
export function pagesOf(slices: readonly Slice[], height: number): Page[] {
  const pages: PlacedSlice[][] = [[]];
  let used = 0;
  const next = (): void => {
    pages.push([]);
    used = 0;
  };
  const put = (slice: Slice): void => {
    const page = pages.at(-1) ?? [];
    if (page.length === 0 && slice.again !== undefined && pages.length > 1) {
      page.push({ slice: slice.again, y: 0 });
      used = slice.again.height;
    }
    const before = page.length === 0 || used === 0 || page[0]?.slice === slice.again ? 0 : slice.before;
    page.push({ slice, y: used + before });
    used += before + slice.height;
  };
  for (const chain of chainsOf(slices)) {
    const before = used === 0 ? 0 : (chain[0]?.before ?? 0);
    const isWhole = heightOf(chain) <= height * 0.9;
    if (used > 0 && isWhole && used + before + heightOf(chain) > height) next();
    for (const slice of chain) {
      if (used > 0 && used + slice.before + slice.height > height) next();
      put(slice);
    }
  }
  return pages;
}
