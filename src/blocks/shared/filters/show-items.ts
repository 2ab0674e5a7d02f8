/** An item of a list, and whether it fits what is chosen. */
export type ChosenItem = { readonly item: HTMLElement; readonly fits: boolean };

/** Lines of words that fill a window are so high, in CSS pixels: a row of a table, or two small cards beside each other on a phone. */
const LINE = 36;

/** So many items fill a window, and more: on a phone half as many. Of the screen, because the window's size is said after a layout. */
const windowful = (): number => Math.ceil(screen.height / LINE) * (screen.width < 768 ? 1 : 2);

/** So many are shown or hidden at a time afterwards: browsers look at the whole list each time, however few there are. */
const MORE = 200;

/** Of each form, what isn't shown or hidden yet. */
const waiting = new Map<HTMLFormElement, readonly ChosenItem[]>();

function change(items: readonly ChosenItem[]): void {
  for (const { item, fits } of items) if (item.hidden === fits) item.hidden = !fits;
}

/** Where the items end that visitors can see, whatever fits among the others. */
function endOfWindow(items: readonly ChosenItem[]): number {
  let left = windowful();
  const last = items.findIndex(({ fits }) => fits && --left === 0);
  return last === -1 ? items.length : last + 1;
}

/**
 * Shows the items that fit, and hides the others. Browsers take long to lay out a thousand of them, so it begins with those that are in the window
 * then. The others follow in the next pictures.
 *
 * @param form by which they were chosen: what is left of its last choice doesn't count any more
 * @param items in their order
 */
export function showItems(form: HTMLFormElement, items: readonly ChosenItem[]): void {
  const end = endOfWindow(items);
  change(items.slice(0, end));
  follow(
    form,
    items.slice(end).filter(({ item, fits }) => item.hidden === fits),
  );
}

function follow(form: HTMLFormElement, items: readonly ChosenItem[]): void {
  waiting.set(form, items);
  if (items.length === 0) return;
  // When the picture is drawn that this frame is for.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (waiting.get(form) !== items) return;
      change(items.slice(0, MORE));
      follow(form, items.slice(MORE));
    }),
  );
}

/** Does at once what would follow: for who prints, and who comes back to a place far below. */
export function showAll(): void {
  for (const items of waiting.values()) change(items);
  waiting.clear();
}
