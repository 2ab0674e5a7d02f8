/** The places of the options that are chosen of each field, and whether they are bounds. */
const chosenIn = (form: HTMLFormElement): { readonly chosen: readonly number[]; readonly isBound: boolean }[] =>
  [...form.querySelectorAll<HTMLElement>('[data-filter]')].map((field) => {
    const menu = field.querySelector('select');
    const boxes = [...field.querySelectorAll<HTMLInputElement>('input')];
    const chosen = menu === null ? boxes.flatMap(({ checked }, at) => (checked ? at : [])) : [menu.selectedIndex - 1];
    return { chosen: chosen.filter((at) => at >= 0), isBound: field.dataset.filter === 'bounds' };
  });

/** An item: which one it is, as it may be there under several headings, and the places of the options that it has of each field. */
type Item = { readonly same: number; readonly has: readonly (readonly number[])[] };

/** What forms say of their items, as it was last read. */
const read = new Map<string, readonly Item[]>();

/** The items of a form, as `ListFilters` notes them. */
function itemsOf(form: HTMLFormElement): readonly Item[] {
  const { filters: said = '' } = form.dataset;
  const known = read.get(said);
  if (known !== undefined) return known;
  const items = said.split(';').map((item, at): Item => {
    if (item.startsWith('=')) return { same: Number(item.slice(1)), has: [] };
    return { same: at, has: item.split(',').map((own) => (own === '' ? [] : own.split(' ').map(Number))) };
  });
  read.set(said, items);
  return items;
}

/** Which item is the same as one, which may be there under several headings (that one itself, or one before it), and whether it fits what is chosen of all fields. */
export function fitting(form: HTMLFormElement): readonly { readonly same: number; readonly fits: boolean }[] {
  const fields = chosenIn(form);
  const items = itemsOf(form);
  const fits = items.map(({ has }) =>
    fields.every(
      ({ chosen, isBound }, field) =>
        chosen.length === 0 ||
        has[field]?.some((at) => (isBound ? at <= (chosen[0] ?? 0) : chosen.includes(at))) === true,
    ),
  );
  return items.map(({ same }) => ({ same, fits: fits[same] === true }));
}
