import { compared, counted, inAll, nothingChanged, type Phrases, pagesThat } from '../../diagnostics/wording/review.ts';
import { type Change, sorts } from '../compare/change.ts';
import type { Review } from '../review.ts';

/** How many pages there are of each sort, and how many changes of each in pages that were there before and in what all pages share. */
export type Counts = {
  readonly pages: Readonly<Record<'changed' | 'added' | 'removed' | 'moved', number>>;
  readonly changes: Readonly<Record<Change['sort'], number>>;
};

export function countsOf({ settings, kinds, pages, entries }: Review): Counts {
  const pagesOf = (what: keyof Counts['pages']): number => pages.filter((page) => page.what === what).length;
  const told = [
    ...(settings === undefined ? [] : [settings]),
    ...kinds,
    ...entries,
    ...pages.filter(({ what }) => what !== 'added'),
  ];
  const count = Object.fromEntries(sorts.map((sort) => [sort, 0])) as Record<Change['sort'], number>;
  for (const { changes } of told) for (const { sort } of changes) count[sort] += 1;
  return {
    pages: {
      changed: pagesOf('changed'),
      added: pagesOf('added'),
      removed: pagesOf('removed'),
      moved: pagesOf('moved'),
    },
    changes: count,
  };
}

/** What was compared, and how much changes. */
export function introOf(review: Review): Phrases[] {
  const { pages, changes } = countsOf(review);
  const kinds = (['changed', 'added', 'removed', 'moved'] as const).filter((what) => pages[what] > 0);
  const told = sorts.filter((sort) => changes[sort] > 0);
  const all = told.reduce((sum, sort) => sum + changes[sort], 0);
  const summary = inAll(
    kinds.map((what) => pagesThat(pages[what], what)),
    all,
    told.map((sort) => counted(changes[sort], sort)),
  );
  const { settings, kinds: ofKinds, entries, blocks, files, published, data = [], repositories } = review;
  const others = [settings, ...ofKinds, ...entries, ...blocks, ...files, published, ...data, ...repositories].filter(
    (each) => each !== undefined,
  );
  const isNothing = review.pages.length === 0 && others.length === 0;
  return [compared(review.range), ...(isNothing ? [nothingChanged] : summary.length === 0 ? [] : [summary])];
}
