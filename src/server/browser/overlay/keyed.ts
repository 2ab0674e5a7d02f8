/** An element that shows an item, and can show it as it is later. */
export type Part<T> = { readonly element: HTMLElement; readonly renew: (item: T) => void };

/**
 * Keeps the children of an element the same as a list. What stays in the list stays in the document: nothing of it is built
 * or moved again, so that focus, scroll position and open groups are kept.
 * @returns shows a list of items, each by its key
 */
export function keyedList<T>(parent: HTMLElement, make: (item: T) => Part<T>): (items: ReadonlyMap<string, T>) => void {
  const parts = new Map<string, Part<T>>();
  const partFor = (key: string, item: T): Part<T> => {
    const part = parts.get(key) ?? make(item);
    parts.set(key, part);
    return part;
  };
  return (items) => {
    for (const [key, part] of parts) {
      if (items.has(key)) continue;
      part.element.remove();
      parts.delete(key);
    }
    let place = parent.firstElementChild;
    for (const [key, item] of items) {
      const part = partFor(key, item);
      part.renew(item);
      if (part.element === place) place = place.nextElementSibling;
      else parent.insertBefore(part.element, place);
    }
  };
}
