import type { Rules, SeenElement, Violation } from '../../block-tests/seen.ts';

/** How many letters of an element's words are told. */
const FEW = 50;

const inShort = (words: string): string => (words.length > FEW ? `${words.slice(0, FEW).trimEnd()}…` : words);

/** An element as people read of it: `<img src="/a.png">`, `<p> "The words"`. */
export function told(element: Element): SeenElement {
  const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const name = element.localName;
  const attributes = ['src', 'href', 'role', 'type', 'for']
    .filter((each) => element.hasAttribute(each))
    .map((each) => ` ${each}="${inShort(element.getAttribute(each) ?? '')}"`);
  const quoted = words === '' ? '' : ` "${inShort(words)}"`;
  return { element: name, words, short: `<${name}${attributes.join('')}>${quoted}` };
}

/** Where the page shows blocks. */
export function mainOf(): Element {
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
export async function violations(rules: Rules): Promise<Violation[]> {
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
