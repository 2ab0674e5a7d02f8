/** An item as `ListFilters` notes it: the places of the options that it has of each field. One that is there under several headings is noted once. */
export type NotedItem = readonly (readonly number[])[];

/** What forms say of their items, as it was last read. */
const read = new Map<string, readonly NotedItem[]>();

/** The items of a form, in the order of the list. */
export function notedItems(form: HTMLFormElement): readonly NotedItem[] {
  const { filters: said = '' } = form.dataset;
  const known = read.get(said);
  if (known !== undefined) return known;
  const items: NotedItem[] = [];
  for (const item of said.split(';')) {
    const same = item.startsWith('=') ? items[Number(item.slice(1))] : undefined;
    items.push(same ?? item.split(',').map((own) => (own === '' ? [] : own.split(' ').map(Number))));
  }
  read.set(said, items);
  return items;
}

/** The places of the options of a field that are chosen. */
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
