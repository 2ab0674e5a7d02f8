// What the laws that run in a browser give: plain data.

/** An element as it can be told: its name, its words, and both in a few characters. */
export type SeenElement = { readonly element: string; readonly words: string; readonly short: string };

/** A text of the example that visitors don't see, by its number. */
type UnseenWords = { readonly index: number; readonly why: 'hidden' | 'absent' };

/** What leaves the window, or is cut off by a box around it, and by how many pixels. */
export type WideElement = SeenElement & { readonly why: 'out' | 'cut'; readonly by: number };

export type Violation = SeenElement & {
  readonly rule: string;
  /** What the rule asks for. */
  readonly help: string;
  /** What axe says of the element: what has to be put right, and of what one thing is enough. */
  readonly each: readonly string[];
  readonly oneOf: readonly string[];
  /** Such as `wcag143`. */
  readonly tags: readonly string[];
  /** Which of the page's blocks it is in. */
  readonly block: number;
  readonly contrast?: { readonly is: number; readonly wanted: number };
};

/** By which rules axe looks: those about colours, or all others. */
type Rules = 'colours' | 'others';

const FEW = 50;

const inShort = (words: string): string => (words.length > FEW ? `${words.slice(0, FEW).trimEnd()}…` : words);

/** An element as people read of it: `<img src="/a.png">`, `<p> "The words"`. */
function told(element: Element): SeenElement {
  const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const name = element.localName;
  const attributes = ['src', 'href', 'role', 'type', 'for']
    .filter((each) => element.hasAttribute(each))
    .map((each) => ` ${each}="${inShort(element.getAttribute(each) ?? '')}"`);
  const quoted = words === '' ? '' : ` "${inShort(words)}"`;
  return { element: name, words, short: `<${name}${attributes.join('')}>${quoted}` };
}

function mainOf(): Element {
  return document.querySelector('main') ?? document.body;
}

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

/** What axe gives, as far as it is read. https://github.com/dequelabs/axe-core/blob/develop/doc/API.md */
type Check = { readonly message: string; readonly data?: unknown };
type AxeNode = {
  readonly element?: Element;
  readonly any: readonly Check[];
  readonly all: readonly Check[];
  readonly none: readonly Check[];
};
type AxeRule = {
  readonly id: string;
  readonly help: string;
  readonly tags: readonly string[];
  readonly nodes: readonly AxeNode[];
};
type Axe = {
  readonly run: (part: Element, options: object) => Promise<{ readonly violations: readonly AxeRule[] }>;
  readonly configure: (spec: object) => void;
};

/** `target-size` is off by default in axe. */
const options: Readonly<Record<Rules, object>> = {
  others: {
    rules: {
      'target-size': { enabled: true },
      'color-contrast': { enabled: false },
      'link-in-text-block': { enabled: false },
    },
  },
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

function contrastIn(checks: readonly Check[]): Pick<Violation, 'contrast'> {
  for (const { data } of checks) {
    const { contrastRatio: is, expectedContrastRatio: expected }: { [key: string]: unknown } = Object(data);
    const wanted = Number.parseFloat(String(expected));
    if (typeof is === 'number' && is > 0 && wanted > 0) return { contrast: { is, wanted } };
  }
  return {};
}

const messagesOf = (checks: readonly Check[]): string[] => [...new Set(checks.map(({ message }) => message))];

/** Marks one of the texts that look the same and are on the same: two thirds of axe's time go into the contrast of each. */
function markTexts(axe: Axe): void {
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-judged]' }] });
  for (const marked of document.querySelectorAll('[data-judged]')) marked.removeAttribute('data-judged');
  const looks = looksOfTexts();
  const texts: readonly Element[] = Reflect.get(globalThis, 'texts');
  for (const index of new Map(looks.map((look, at) => [look, at])).values())
    texts[index]?.setAttribute('data-judged', '');
}

/** What axe finds in the blocks of the page. It must be there. */
async function violations(rules: Rules): Promise<Violation[]> {
  const axe: Axe = Reflect.get(globalThis, 'axe');
  if (rules === 'colours') markTexts(axe);
  const main = mainOf();
  // A page without a title has one that nobody sees.
  const blocks = [...main.children].filter(({ localName }) => localName !== 'h1');
  const { violations: found } = await axe.run(main, {
    ...options[rules],
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
  });
  return found.flatMap(({ id, help, tags, nodes }) =>
    nodes.map(({ element = main, any, all, none }) => {
      const block = blocks.findIndex((each) => each.contains(element));
      const said = { each: messagesOf([...all, ...none]), oneOf: messagesOf(any) };
      const contrast = id === 'color-contrast' ? contrastIn(any) : {};
      return { ...told(element), rule: id, help, tags, ...said, block, ...contrast };
    }),
  );
}

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
