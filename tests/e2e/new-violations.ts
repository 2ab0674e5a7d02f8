import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { type Look, linesOf, options, type Violations } from '../setup/axe.ts';

/** Puts axe into every document that a page loads from now on. The browser compiles it once for all of them. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) });
}

/** Texts that have been judged, each by a hash of what its contrast depends on. */
export type Judged = Set<number>;

/** By which rules: `all`, or those whose answer depends on the `colours` of texts. */
const rules = {
  all: { rules: { 'target-size': { enabled: true } } },
  colours: { rules: {}, runOnly: ['color-contrast', 'link-in-text-block'] },
};

/**
 * What axe finds on a page that it was brought to. Two thirds of its time go into contrast. So it judges that of a text only if it
 * has judged none that looks the same and stands on the same, on this page or an earlier one.
 * @param judged is added to
 * @param which by which rules. Where no text looks new, nothing is left to find out about colours.
 */
export async function newViolations(page: Page, judged: Judged, which: keyof typeof rules): Promise<string[]> {
  const looks = await page.evaluate(looksOfTexts);
  const fresh = [...new Map(looks.map((look, index) => [look, index]))].filter(([look]) => !judged.has(look));
  for (const [look] of fresh) judged.add(look);
  const texts = fresh.map(([, index]) => index);
  if (which === 'colours' && texts.length === 0) return [];
  return linesOf(await page.evaluate(judge, { texts, options: { ...options, ...rules[which] } }));
}

type Request = { readonly texts: readonly number[]; readonly options: object };

/** Runs in the browser, after `looksOfTexts`. One run for all rules: they share what axe finds out about the page. */
async function judge({ texts, options }: Request): Promise<Violations> {
  const axe: { run: Look; configure: (spec: object) => void } = Reflect.get(window, 'axe');
  const elements: readonly Element[] = Reflect.get(window, 'texts');
  const fresh = texts.flatMap((index) => elements[index] ?? []);
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-fresh]' }] });
  for (const element of fresh) element.setAttribute('data-fresh', '');
  const { violations } = await axe.run(document, options);
  for (const element of fresh) element.removeAttribute('data-fresh');
  return violations;
}

/**
 * Runs in the browser. Leaves the texts in `window`, and gives a hash for each: of how it and all that it is in look, and of what else
 * is painted where it stands.
 */
function looksOfTexts(): number[] {
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
