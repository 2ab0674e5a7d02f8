import { type NotedItem, notedItems } from './fitting.ts';

/** An item of a list in the document, and which of the noted ones it is. */
export type ListedItem = { readonly element: HTMLElement; readonly noted: NotedItem };

/** A list in the document. */
export type List = {
  readonly element: HTMLElement;
  /** What is empty without its items: the list, or that with its heading. */
  readonly whole: HTMLElement;
  readonly items: readonly ListedItem[];
  /** How many elements were in it. */
  readonly count: number;
};

/** What is below a form. It is looked for once: browsers would go through all elements of all items for each choice. */
export type Below = {
  readonly noted: readonly NotedItem[];
  readonly lists: readonly List[];
  /** What is around the form and its lists. */
  readonly around: Element | undefined;
  readonly hasMap: boolean;
};

const found = new WeakMap<HTMLFormElement, Below>();

/** Forgets what was below a form: there may be other items now. */
export const lookAgain = (form: HTMLFormElement): boolean => found.delete(form);

export function belowOf(form: HTMLFormElement): Below {
  const known = found.get(form);
  if (
    known?.noted === notedItems(form) &&
    known.lists.every(({ element, count }) => element.childElementCount === count)
  )
    return known;
  const below = read(form);
  found.set(form, below);
  return below;
}

function read(form: HTMLFormElement): Below {
  const noted = notedItems(form);
  const around = form.closest('search')?.parentElement ?? undefined;
  let next = 0;
  const lists = [...(around?.querySelectorAll<HTMLElement>('[data-list]') ?? [])].map((element): List => {
    // One that doesn't show all items in their order says which it shows.
    const { list: said = '' } = element.dataset;
    const places = said === '' ? undefined : said.split(' ').map(Number);
    const items = [...element.children].flatMap((item, index) => {
      const which = noted[places === undefined ? next++ : (places[index] ?? -1)];
      return which !== undefined && item instanceof HTMLElement ? { element: item, noted: which } : [];
    });
    const whole = element.closest<HTMLElement>('[data-group]') ?? element;
    return { element, whole, items, count: element.childElementCount };
  });
  return { noted, lists, around, hasMap: around?.querySelector('a[data-places]') != null };
}
