import type { Page } from 'playwright/test';
import { documentOf } from './html.ts';

/** What is in `#root`: a line for each element and each of its texts, and the classes that a rule is there for. */
type Shown = { readonly lines: readonly string[]; readonly styled: readonly string[] };

/**
 * Where a page that was come to by a link isn't what a visitor sees who opens its address: what the two show, and classes whose rules
 * only the app has brought. Empty if there is nothing.
 * @param blank a tab under no policy, which can read documents
 */
export async function unlikeDocument(page: Page, blank: Page, route: string): Promise<string[]> {
  const [shown, written] = [await page.evaluate(shownIn, ''), await blank.evaluate(shownIn, documentOf(route))];
  const length = Math.max(shown.lines.length, written.lines.length);
  const differences = Array.from({ length }, (_, index) => [shown.lines[index], written.lines[index]] as const)
    .filter(([is, wanted]) => is !== wanted)
    .map(([is, wanted]) => `${is}\n${wanted}`);
  const isWritten = new Set(written.styled);
  const missing = shown.styled.filter((name) => !isWritten.has(name));
  return [...differences.slice(0, 3), ...missing.map((name) => `no rule for .${name}`)];
}

/** Runs in the browser. `html`: a document; empty: the one that is open. */
function shownIn(html: string): Shown {
  const from = html === '' ? document : new DOMParser().parseFromString(html, 'text/html');
  const root = from.getElementById('root')?.cloneNode(true);
  if (!(root instanceof Element)) return { lines: [], styled: [] };
  // What the app adds when it takes over: buttons that copy, which day is today, what is said aloud.
  for (const added of root.querySelectorAll('[data-copy], [data-days], #announcer')) added.remove();
  // The same to forms and tabs, and what stays of a movement.
  const ofTabs = ['role', 'aria-selected', 'aria-controls', 'aria-labelledby', 'tabindex'];
  const isAdded = (element: Element, { name, value }: Attr): boolean =>
    ['data-hold', 'data-ready', 'data-shown'].includes(name) ||
    (name === 'style' && value === '') ||
    (ofTabs.includes(name) && element.closest('[role=tablist], [role=tab], [role=tabpanel]') === element);
  const elements = [root, ...root.querySelectorAll('*')];
  const lines = elements.flatMap((element) => {
    const attributes = [...element.attributes].filter((attribute) => !isAdded(element, attribute));
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return [
      [element.localName, ...attributes.map(({ name, value }) => `${name}="${value}"`).sort()].join(' '),
      texts.map(({ nodeValue }) => nodeValue).join(''),
    ];
  });
  const selectorsIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText;
      return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
    });
  const rules =
    html === ''
      ? [...document.styleSheets].flatMap((sheet) => selectorsIn(sheet.cssRules))
      : [...from.querySelectorAll('style')].map(({ textContent }) => textContent);
  const named = new Set(rules.join(' ').match(/\.[\w-]+/g));
  const classes = new Set(elements.flatMap(({ classList }) => [...classList]));
  return { lines, styled: [...classes].filter((name) => named.has(`.${name}`)) };
}
