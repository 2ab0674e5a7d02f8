import type { UnseenWords, WideElement } from '../../block-tests/seen.ts';
import { mainOf, told, violations } from './violations.ts';

/** What may say a text in place of words on the page, to those who can't see it. */
const saying = ['alt', 'title', 'placeholder', 'value', 'label', 'content', 'srcdoc'];

const bare = (words: string): string => words.replace(/\s+/g, '');

function saidOtherwise(): string {
  const all = [...mainOf().querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  const inDrawings = [...mainOf().querySelectorAll('svg title, svg desc')].map(({ textContent }) => textContent);
  return all
    .flatMap(({ name, value }) => (saying.includes(name) || /^(?:aria|data)-/.test(name) ? value : []))
    .concat(inDrawings)
    .join('\n');
}

/** Gives which of some texts a page doesn't show, though all is open that can be opened without a program. */
function hiddenWords(texts: readonly string[]): UnseenWords[] {
  for (const details of mainOf().querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
  for (const popover of mainOf().querySelectorAll('[popover]')) popover.removeAttribute('popover');
  const nodes = document.createTreeWalker(mainOf(), NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    // What can be chosen is drawn by the browser.
    const around = node.parentElement?.closest('select') ?? node.parentElement;
    if (around?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true)
      shown.push(node.textContent ?? '');
  }
  const [visible, attributes] = [bare(shown.join('')), bare(saidOtherwise())];
  const all = bare(mainOf().textContent ?? '');
  return texts.flatMap((text, index): UnseenWords[] => {
    const words = bare(text);
    if (visible.includes(words) || attributes.includes(words)) return [];
    return [{ index, why: all.includes(words) ? 'hidden' : 'absent' }];
  });
}

/** Slanted letters and those of other fonts stand out of their line a little. In pixels. */
const TOLERANCE = 2;

/** What cuts an element at its sides, or the window; undefined where it can be scrolled into view, or dots say that there is more. */
function boundary(
  element: Element,
): { readonly why: 'out' | 'cut'; readonly left: number; readonly right: number } | undefined {
  for (let box: Element | null = element; box !== null && box !== document.documentElement; box = box.parentElement) {
    const { overflowX, textOverflow, position, clipPath } = getComputedStyle(box);
    const { left, right, width } = box.getBoundingClientRect();
    if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return undefined;
    // For those who hear a page.
    if (clipPath !== 'none' || (position === 'absolute' && width <= 1)) return undefined;
    if (overflowX !== 'visible' && box !== document.body) return { why: 'cut', left, right };
  }
  return { why: 'out', left: 0, right: document.documentElement.clientWidth };
}

const boxOf = (node: Node): DOMRect => {
  if (node instanceof Element) return node.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

/** How far a node is beyond what cuts it, and what that is; undefined if it isn't. */
function beyond(node: Node): Pick<WideElement, 'why' | 'by'> | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  if (element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) !== true) return undefined;
  const box = boxOf(node);
  const limits = boundary(element);
  if (limits === undefined || box.width === 0 || box.height === 0) return undefined;
  // What is drawn and cut says nothing.
  if (limits.why === 'cut' && node instanceof Element) return undefined;
  const by = Math.round(Math.max(limits.left - box.left, box.right - limits.right));
  return by > TOLERANCE ? { why: limits.why, by } : undefined;
}

/** What is wider than the window, or cut off: the innermost elements. */
function stickingOut(): WideElement[] {
  const found = new Map<Element, Pick<WideElement, 'why' | 'by'>>();
  const nodes = document.createTreeWalker(mainOf(), NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() === '') continue;
    const far = beyond(node);
    const element = node instanceof Element ? node : node.parentElement;
    if (far !== undefined && element !== null && (found.get(element)?.by ?? 0) <= far.by) found.set(element, far);
  }
  const all = [...found.keys()];
  const innermost = all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
  return innermost.flatMap((element) => {
    const far = found.get(element);
    return far === undefined ? [] : [{ ...told(element), ...far }];
  });
}

/** Colours are what they come to. */
function holdStill(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*,*::before,*::after{transition:none!important}');
  document.adoptedStyleSheets.push(still);
}

/** Whether React has taken all blocks of the page over: it marks the elements that are its own. */
function isTaken(): boolean {
  return [...mainOf().children].every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
}

const laws = { hiddenWords, stickingOut, violations, holdStill, isTaken };

/** What can be asked of a page, by name. */
export type Laws = typeof laws;

// Named, so that whoever drives the browser finds it.
Object.assign(globalThis, { sitewrightLaws: laws });
