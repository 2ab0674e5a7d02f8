import { Idiomorph } from 'idiomorph';

/** What the boot script or the visitor has changed since, by attribute: the server does not know better. */
const visitors: Readonly<Record<string, string>> = {
  open: 'details, dialog',
  value: 'input, textarea, select',
  checked: 'input',
  selected: 'option',
  'aria-pressed': '[data-mode-switch]',
  // What the gallery knows about its frames.
  style: '[data-fit]',
  'aria-label': 'main',
};

function isServers(name: string, element: Element): boolean {
  const selector = visitors[name];
  return selector === undefined || !element.matches(selector);
}

/** The boot script sets the colours of the browser's bars, and scripts run only once. */
const kept = 'script, meta[name=theme-color]';

function renewHead(fresh: HTMLHeadElement, head: HTMLHeadElement): void {
  const wanted = [...fresh.children].filter((element) => !element.matches(kept));
  const texts = new Set(wanted.map((element) => element.outerHTML));
  const present = [...head.children].filter((element) => !element.matches(kept));
  const shown = new Set(present.map((element) => element.outerHTML));
  // The new style comes before the old one goes, so that nothing is ever without.
  head.append(...wanted.filter((element) => !shown.has(element.outerHTML)));
  for (const element of present) if (!texts.has(element.outerHTML)) element.remove();
}

/** Changes the page that is shown to `fresh`, leaving scroll position, focus, open details and typed text alone. */
export function morphPage(fresh: Document, shown: Document = document): void {
  const [root, freshRoot] = [shown.getElementById('root'), fresh.getElementById('root')];
  if (root === null || freshRoot === null) return;
  renewHead(fresh.head, shown.head);
  shown.documentElement.lang = fresh.documentElement.lang;
  Idiomorph.morph(root, freshRoot, {
    morphStyle: 'outerHTML',
    ignoreActiveValue: true,
    restoreFocus: true,
    callbacks: { beforeAttributeUpdated: isServers },
  });
}
