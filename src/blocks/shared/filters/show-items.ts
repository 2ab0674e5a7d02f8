import type { ListedItem } from './listed.ts';

/** So many are shown or hidden at a time afterwards: browsers look at the whole list each time, however few there are. */
const MORE = 200;

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

/** Shows the items that fit, and hides the others: first those that are in the window then, because browsers take long to lay out a thousand of them. */
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
      const isWhole = shown.size === items.length && form.closest('[data-long]') !== null;
      if (items[0] !== undefined && isWhole) fixColumns(items[0].element);
    });
  });
}

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

/** A line of words is so high, in CSS pixels: a row of a table, or two small cards beside each other on a phone. */
const LINE = 36;

/** So many items are looked at. */
const SOME = 12;

/** Of each form, how many items of its list fill the window, as those looked at were last measured, and the window then. */
const measured = new WeakMap<HTMLFormElement, { readonly items: number; readonly window: string }>();

/** The screen, because the window's size is said after a layout. */
const screenNow = (): string => `${screen.width} ${screen.height}`;

/** Notes how many items fill the window, by the area they take of their list. Browsers lay out the page for it: this is for when they have just done so. */
function measure(form: HTMLFormElement, shown: readonly HTMLElement[]): void {
  const boxes = shown.slice(0, SOME).map((item) => item.getBoundingClientRect());
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0) / boxes.length;
  const wide = shown[0]?.parentElement?.clientWidth ?? 0;
  const width = boxes[0]?.width ?? 0;
  if (!(area > 0 && width > 0)) return;
  // A row more, because others may be smaller.
  const items = Math.ceil((innerHeight * wide) / area + wide / width);
  measured.set(form, { items: items + 1, window: screenNow() });
}

function windowful(form: HTMLFormElement): number {
  const last = measured.get(form);
  if (last?.window === screenNow()) return last.items;
  return Math.ceil(screen.height / LINE) * (screen.width < 768 ? 1 : 2);
}

/** How wide what is around each table was when its columns were fixed, once that is known. */
const widths = new WeakMap<Element, number>();

function release(around: Element): void {
  around.querySelector('table')?.removeAttribute('data-fixed');
  widths.delete(around);
}

/**
 * Fixes the columns of a long table whose rows are grids, as on phones: where rows share them, all are laid out when one comes or goes. It is for when
 * all are shown and laid out. Columns are given back when there is more room or less, as on a phone that is turned.
 */
function fixColumns(item: HTMLElement): void {
  const { parentElement: list } = item;
  const table = item.closest('table');
  const around = table?.parentElement;
  if (list === null || table === null || around == null || table.hasAttribute('data-fixed')) return;
  const { display, gridTemplateColumns } = getComputedStyle(table);
  const { top, height } = list.getBoundingClientRect();
  // Not above what a visitor reads: rows that haven't been in the window get the height that most have.
  if (display !== 'grid' || top < 0 || height === 0) return;
  table.style.setProperty('--columns', gridTemplateColumns);
  const { paddingTop, paddingBottom, borderBottomWidth } = getComputedStyle(item);
  const edges = [paddingTop, paddingBottom, borderBottomWidth].reduce((sum, edge) => sum + Number.parseFloat(edge), 0);
  table.style.setProperty('--row', `${height / list.childElementCount - edges}px`);
  table.toggleAttribute('data-fixed', true);
  new ResizeObserver(([entry], observer) => {
    const width = entry?.contentRect.width ?? 0;
    if (!widths.has(around)) widths.set(around, width);
    else if (widths.get(around) !== width) {
      observer.disconnect();
      release(around);
    }
  }).observe(around);
  document.fonts.addEventListener('loadingdone', () => release(around), { once: true });
}
