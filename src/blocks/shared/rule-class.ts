import type { Style } from './styles.ts';

/** Rules that follow from the content of pages, by the names of their classes. */
export const contentRules = new Map<string, string>();

const inBrowser: { sheet?: CSSStyleSheet } = {};

function insert(rule: string): void {
  if (inBrowser.sheet === undefined) {
    inBrowser.sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(inBrowser.sheet);
  }
  inBrowser.sheet.insertRule(rule);
}

function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `r${(hash >>> 0).toString(36)}`;
}

/** A style that follows from what a page says, which nobody knows when the app is compiled. @param body the CSS in the braces of its rule */
export function ruleClass(body: string): Style {
  const name = nameOf(body);
  if (!contentRules.has(name)) {
    // Named twice, it counts more than the rules of all classes, wherever these stand.
    const rule = `.${name}.${name}{${body}}`;
    contentRules.set(name, rule);
    if (!import.meta.env.SSR) insert(rule);
  }
  return name;
}
