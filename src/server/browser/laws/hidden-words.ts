import type { UnseenWords } from '../../block-tests/seen.ts';
import { mainOf } from './told.ts';

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
export function hiddenWords(texts: readonly string[]): UnseenWords[] {
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
