import type { SeenElement } from '../../block-tests/seen.ts';

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
