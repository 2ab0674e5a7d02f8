import type { Rules, Violation } from '../../block-tests/seen.ts';
import { looksOfTexts } from './looks-of-texts.ts';
import { mainOf, told } from './told.ts';

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
