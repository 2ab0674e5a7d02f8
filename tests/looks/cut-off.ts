import type { Page } from 'playwright/test';

/**
 * Words of a page that nobody gets to see whole: they leave the window at a side, or a box around them cuts them. A line each. What a
 * page that cuts what is too wide doesn't show.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Slanted letters and those of other fonts stand out of their line a little. */
    const tolerance = 2;
    const width = document.documentElement.clientWidth;

    /** The boxes around an element that cut what leaves them, up to the first that scrolls: what can be scrolled is in reach. */
    const cutters = (element: Element): Element[] => {
      const found: Element[] = [];
      for (
        let box: Element | null = element;
        box !== null && box !== document.documentElement;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
        // Dots say that there is more, as in the drawn address of a `screen`.
        if ([overflowX, overflowY].some((each) => each === 'auto' || each === 'scroll') || textOverflow === 'ellipsis')
          return found;
        if (overflowX !== 'visible' || overflowY !== 'visible') found.push(box);
      }
      return [...found, document.documentElement];
    };

    /** The box of what is seen of an element's words, on the axes on which it cuts them. */
    const isWithin = ({ left, right, top, bottom }: DOMRect, box: Element): boolean => {
      if (box === document.documentElement) return left >= -tolerance && right <= width + tolerance;
      const { overflowX, overflowY } = getComputedStyle(box);
      const outer = box.getBoundingClientRect();
      const isAcross = left >= outer.left - tolerance && right <= outer.right + tolerance;
      const isDown = top >= outer.top - tolerance && bottom <= outer.bottom + tolerance;
      return (overflowX === 'visible' || isAcross) && (overflowY === 'visible' || isDown);
    };

    /** For screen readers, or out of the page as a whole: meant to be unseen. */
    const isUnseen = (element: Element): boolean => {
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { clipPath, position } = getComputedStyle(box);
        const { right, bottom, width: wide } = box.getBoundingClientRect();
        if (clipPath !== 'none' || (position !== 'static' && (wide <= 1 || right < 0 || bottom < -scrollY)))
          return true;
      }
      return false;
    };

    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement;
      if (around === null || (text.textContent ?? '').trim() === '' || around.closest('script, style, svg') !== null)
        continue;
      if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(around)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = cutters(around);
      const cut = [...range.getClientRects()].some((rect) => boxes.some((box) => !isWithin(rect, box)));
      if (cut)
        found.add(`${around.closest('[id]')?.id}, ${around.localName}: ${(text.textContent ?? '').slice(0, 40)}`);
    }
    return [...found];
  });
