/** How wide what is around each table was when its columns were fixed, once that is known. */
const widths = new WeakMap<Element, number>();

function release(around: Element): void {
  around.querySelector('table')?.removeAttribute('data-fixed');
  widths.delete(around);
}

/**
 * Fixes the columns of a long table whose rows are grids, as on phones: where rows share them, all are laid out when one comes or goes. They
 * are as wide as all rows make them, so this is for when all are shown and the page has just been laid out. Columns are given back when
 * there is more room or less for them, as on a phone that is turned. Other lists stay as they are.
 *
 * @param item the first one of the list
 */
export function fixColumns(item: HTMLElement): void {
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
