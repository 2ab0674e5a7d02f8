/** An item of a list in the document, and which of the noted ones it is. */
export type ListedItem = { readonly element: HTMLElement; readonly noted: NotedItem };

export type List = {
  readonly element: HTMLElement;
  /** What is empty without its items: the list, or that with its heading. */
  readonly whole: HTMLElement;
  readonly items: readonly ListedItem[];
  readonly count: number;
};

/** What is below a form. It is looked for once: browsers would go through all elements of all items for each choice. */
export type Below = {
  readonly noted: readonly NotedItem[];
  readonly lists: readonly List[];
  readonly around: Element | undefined;
  readonly hasMap: boolean;
};

const found = new WeakMap<HTMLFormElement, Below>();

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

/** An item as `ListFilters` notes it: the places of the options that it has of each field. One that is there under several headings is noted once. */
export type NotedItem = readonly (readonly number[])[];

const noted = new Map<string, readonly NotedItem[]>();

function notedItems(form: HTMLFormElement): readonly NotedItem[] {
  const { filters: said = '' } = form.dataset;
  const known = noted.get(said);
  if (known !== undefined) return known;
  const items: NotedItem[] = [];
  for (const item of said.split(';')) {
    const same = item.startsWith('=') ? items[Number(item.slice(1))] : undefined;
    items.push(same ?? item.split(',').map((own) => (own === '' ? [] : own.split(' ').map(Number))));
  }
  noted.set(said, items);
  return items;
}

function chosenOf(field: HTMLElement): readonly number[] {
  const menu = field.querySelector('select');
  if (menu !== null) return menu.selectedIndex > 0 ? [menu.selectedIndex - 1] : [];
  return [...field.querySelectorAll('input')].flatMap(({ checked }, at) => (checked ? at : []));
}

/** What tells whether an item fits that which is chosen of all fields of a form now. */
export function fitting(form: HTMLFormElement): (item: NotedItem) => boolean {
  const wanted = [...form.querySelectorAll<HTMLElement>('[data-filter]')].flatMap((element, field) => {
    const chosen = chosenOf(element);
    const [bound = 0] = chosen;
    const isWanted =
      element.dataset.filter === 'bounds' ? (at: number) => at <= bound : (at: number) => chosen.includes(at);
    return chosen.length === 0 ? [] : { field, isWanted };
  });
  return (item) => wanted.every(({ field, isWanted }) => item[field]?.some(isWanted) === true);
}
