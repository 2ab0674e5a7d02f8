/**
 * How wide pictures are shown, as values of `sizes`. Media queries cannot read tokens: 60rem is the breakpoint `lg`,
 * 74rem the container.
 */

/** Beside a text on a desktop, as wide as the page on a phone. */
export const halfWide = '(min-width: 60rem) 36rem, 100vw';

/** At the top of a card, in a grid of so many columns on a desktop and as many as fit below. */
export function wideInColumns(columns: number): string {
  if (columns === 1) return '(min-width: 60rem) 74rem, 100vw';
  return `(min-width: 60rem) ${Math.ceil(74 / columns)}rem, (min-width: 42rem) 50vw, 100vw`;
}
