/** An element that shows an item, and can show it as it is later. */
export type KeyedView<T> = { readonly element: HTMLElement; readonly renew: (item: T) => void };

/**
 * Keeps the children of an element the same as a list. What stays in the list stays in the document: nothing of it is built
 * or moved again, so that focus, scroll position and open groups are kept.
 * @returns shows a list of items, each by its key
 */
export function keyedList<T>(
  parent: HTMLElement,
  make: (item: T) => KeyedView<T>,
): (items: ReadonlyMap<string, T>) => void {
  const views = new Map<string, KeyedView<T>>();
  const viewFor = (key: string, item: T): KeyedView<T> => {
    const view = views.get(key) ?? make(item);
    views.set(key, view);
    return view;
  };
  return (items) => {
    for (const [key, view] of views) {
      if (items.has(key)) continue;
      view.element.remove();
      views.delete(key);
    }
    let place = parent.firstElementChild;
    for (const [key, item] of items) {
      const view = viewFor(key, item);
      view.renew(item);
      if (view.element === place) place = place.nextElementSibling;
      else parent.insertBefore(view.element, place);
    }
  };
}
