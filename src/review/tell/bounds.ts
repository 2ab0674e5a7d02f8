import { moreChanges } from '../../diagnostics/wording/review.ts';
import type { Item } from './told.ts';

/** The first changes of a part, and how many more there are. */
export function firstOf(items: readonly Item[], most: number): readonly Item[] {
  const budget = { left: most, over: 0 };
  const shown = cut(items, budget);
  return budget.over === 0 ? items : [...shown, { words: moreChanges(budget.over) }];
}

function cut(items: readonly Item[], budget: { left: number; over: number }): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.isGroup === true) {
      const below = cut(item.items ?? [], budget);
      return below.length === 0 ? [] : [{ ...item, items: below }];
    }
    if (budget.left > 0) budget.left -= 1;
    else budget.over += 1;
    return budget.over === 0 ? [item] : [];
  });
}
