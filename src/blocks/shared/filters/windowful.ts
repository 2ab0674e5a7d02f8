/** A line of words is so high, in CSS pixels: a row of a table, or two small cards beside each other on a phone. */
const LINE = 36;

/** So many items are looked at. */
const SOME = 12;

/** Of each form, how many items of its list fill the window, as those looked at were last measured, and the window then. */
const measured = new WeakMap<HTMLFormElement, { readonly items: number; readonly window: string }>();

/** The screen, because the window's size is said after a layout. */
const screenNow = (): string => `${screen.width} ${screen.height}`;

/**
 * Notes how many items fill the window. By what they take up of their list, so that it doesn't matter how they stand in it. Browsers lay out
 * the page before they answer, so this is for when they have just done so.
 *
 * @param form that they are chosen by
 * @param shown some items that are shown, the first one first
 */
export function measure(form: HTMLFormElement, shown: readonly HTMLElement[]): void {
  const boxes = shown.slice(0, SOME).map((item) => item.getBoundingClientRect());
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0) / boxes.length;
  const wide = shown[0]?.parentElement?.clientWidth ?? 0;
  const width = boxes[0]?.width ?? 0;
  if (!(area > 0 && width > 0)) return;
  // A row more, because others may be smaller.
  const items = Math.ceil((innerHeight * wide) / area + wide / width);
  measured.set(form, { items: items + 1, window: screenNow() });
}

/** How many items of a form's list fill the window, and a few more. */
export function windowful(form: HTMLFormElement): number {
  const last = measured.get(form);
  if (last?.window === screenNow()) return last.items;
  return Math.ceil(screen.height / LINE) * (screen.width < 768 ? 1 : 2);
}
