/**
 * Marks what is of this day on the visitor's clock: the boot script in a page that was opened, the app in one that comes later.
 * @param place its `data-on` has days of the week from 1, Monday (`123`), or the first and the last date (`2026-12-24/2026-12-26`)
 */
export const markToday = (place: HTMLElement): void => {
  const { on = '' } = place.dataset;
  const now = new Date();
  // In Swedish, dates are written as here.
  const date = now.toLocaleDateString('sv');
  place.toggleAttribute(
    'data-today',
    on[7] ? on.slice(0, 10) <= date && date <= on.slice(11) : on.includes(`${now.getDay() || 7}`),
  );
};

export const markAllOfToday = (): void => document.querySelectorAll<HTMLElement>('[data-on]').forEach(markToday);
