/**
 * Marks what is of this day on the visitor's clock: a page may have been built long ago. The boot script does so in a page that was opened, the app in one
 * that comes later.
 *
 * @param place its `data-on` says of which days it is: of the week, by their numbers from 1, Monday (`123`), or those from one date to another
 * (`2026-12-24/2026-12-26`)
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
