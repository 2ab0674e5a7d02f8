/**
 * Stands by itself, so that tests can send it to a browser. Leaves the texts in `window`, and gives a hash for each: of how it and all that it is in look, and of what else
 * is painted where it stands.
 */
export function looksOfTexts(): number[] {
  const hash = (...parts: readonly unknown[]): number => {
    let [one, other] = [0x811c9dc5, 0x1000193];
    for (const letter of parts.join('|')) {
      one = Math.imul(one ^ letter.charCodeAt(0), 0x01000193);
      other = Math.imul(other ^ letter.charCodeAt(0), 0x5bd1e995);
    }
    return (one >>> 0) * 0x100000 + (other & 0xfffff);
  };
  type Drawn = { element: Element; look: number; box: DOMRect; isPainted: boolean };
  const drawn = new Map<Element, Drawn>();
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, visibility, filter, mixBlendMode, clipPath } = style;
    const look = hash(
      drawn.get(element.parentElement ?? element)?.look,
      ...[element.localName, element.getAttribute('class'), element.matches(':disabled, [aria-disabled=true]')],
      ...[color, backgroundColor, backgroundImage, opacity, visibility, filter, mixBlendMode, clipPath],
      ...[style.fontSize, style.fontWeight, style.textShadow],
    );
    const isClear = /[,/] 0\)$/.test(backgroundColor) && backgroundImage === 'none';
    const isPainted = !isClear || element.matches('img, svg, video, canvas');
    drawn.set(element, { element, look, box: element.getBoundingClientRect(), isPainted });
  }
  const painted = [...drawn.values()].filter(({ isPainted, box }) => isPainted && box.width > 0 && box.height > 0);
  const isText = ({ element, box }: Drawn): boolean =>
    box.width > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== ''));
  const texts = [...drawn.values()].filter(isText);
  Object.assign(window, { texts: texts.map(({ element }) => element) });
  return texts.map(({ element, look, box }) => {
    const around = painted.flatMap((other) => {
      const [left, right] = [other.box.left - box.left, other.box.right - box.right];
      const [top, bottom] = [other.box.top - box.top, other.box.bottom - box.bottom];
      const isApart = left >= box.width || -right >= box.width || top >= box.height || -bottom >= box.height;
      if (isApart || other.element.contains(element) || element.contains(other.element)) return [];
      const isAllBelow = left <= 0 && right >= 0 && top <= 0 && bottom >= 0;
      return hash(other.look, isAllBelow);
    });
    return hash(look, ...around.sort((one, other) => one - other));
  });
}
