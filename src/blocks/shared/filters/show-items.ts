import { fixColumns } from './fixed-columns.ts';
import type { ListedItem } from './listed.ts';
import { measure, windowful } from './windowful.ts';

/** So many are shown or hidden at a time afterwards: browsers look at the whole list each time, however few there are. */
const MORE = 200;

/** Items in their order, and which of them are shown. */
type Choice = { readonly items: readonly ListedItem[]; readonly shown: ReadonlySet<ListedItem> };

/** Of each form, what isn't shown or hidden yet. */
const waiting = new Map<HTMLFormElement, Choice>();

const isWrong = ({ element }: ListedItem, isShown: boolean): boolean => element.hidden === isShown;

function change({ items, shown }: Choice): void {
  for (const item of items) if (isWrong(item, shown.has(item))) item.element.hidden = !item.element.hidden;
}

/** Where the items end that visitors can see, whatever fits among the others. */
function endOfWindow(form: HTMLFormElement, { items, shown }: Choice): number {
  let left = windowful(form);
  const last = items.findIndex((item) => shown.has(item) && --left === 0);
  return last === -1 ? items.length : last + 1;
}

/**
 * Shows the items that fit, and hides the others. Browsers take long to lay out a thousand of them, so it begins with those that are in the window
 * then. The others follow in the next pictures.
 *
 * @param form by which they were chosen: what is left of its last choice doesn't count any more
 */
export function showItems(form: HTMLFormElement, { items, shown }: Choice): void {
  const end = endOfWindow(form, { items, shown });
  const first = items.slice(0, end);
  change({ items: first, shown });
  waiting.set(form, { items: items.slice(end), shown });
  afterPicture(() => {
    const rest = waiting.get(form);
    if (rest !== undefined && rest.shown !== shown) return;
    measure(
      form,
      first.filter((item) => shown.has(item)).map(({ element }) => element),
    );
    const wrong = rest?.items.filter((item) => isWrong(item, shown.has(item))) ?? [];
    follow(form, { items: wrong, shown }, () => {
      if (items[0] !== undefined && shown.size === items.length && isLong(form)) fixColumns(items[0].element);
    });
  });
}

const isLong = (form: HTMLFormElement): boolean => form.closest('[data-long]') !== null;

/** When the picture is drawn that this frame is for. */
export const afterPicture = (then: () => void): unknown => requestAnimationFrame(() => setTimeout(then));

/** @param settled is called when all is shown and laid out */
function follow(form: HTMLFormElement, { items, shown }: Choice, settled: () => void): void {
  if (items.length === 0) {
    settled();
    return;
  }
  change({ items: items.slice(0, MORE), shown });
  const rest = { items: items.slice(MORE), shown };
  waiting.set(form, rest);
  afterPicture(() => {
    if (waiting.get(form) === rest) follow(form, rest, settled);
  });
}

/** Does at once what would follow: for who prints, and who comes back to a place far below. */
export function showAll(): void {
  for (const choice of waiting.values()) change(choice);
  waiting.clear();
}
