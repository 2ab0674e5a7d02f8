/** The words of items, from when somebody began to search until they do again. */
let known = new WeakMap<Element, string>();

export function wordsIn(item: Element): string {
  const words = known.get(item) ?? wordsOf(item.textContent);
  known.set(item, words);
  return words;
}

/** Reads the words of items anew, while the browser has nothing else to do: a visitor begins to search. */
export function readWords(items: readonly Element[]): void {
  known = new WeakMap();
  const of = known;
  let next = 0;
  const read = (deadline: IdleDeadline): void => {
    for (; next < items.length && deadline.timeRemaining() > 1; next += 1) {
      const item = items[next];
      if (item !== undefined) wordsIn(item);
    }
    if (next < items.length && of === known) ask();
  };
  // Browsers that can't say when they have time read them at the first letter.
  const ask = (): unknown => typeof requestIdleCallback === 'function' && requestIdleCallback(read);
  ask();
}

/** Accents of Latin, Greek and Cyrillic letters, points of Hebrew and Arabic ones. In other scripts marks are vowels, without which words are others. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;

/** Words such that what a visitor types is found in them: without capitals and accents, with one space between two. */
export function wordsOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .trim()
    .replace(/\s+/g, ' ');
}
