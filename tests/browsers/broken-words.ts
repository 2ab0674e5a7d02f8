/**
 * Runs in the page: the words that are broken in two, each with the width of its box.
 * @param within a selector of the elements to search
 * @param longest words with more letters may be broken
 */
export function brokenWords(within: string, longest: number): string[] {
  const found: string[] = [];
  for (const root of document.querySelectorAll(within)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const inside = text.parentElement;
      if (inside === null || inside.closest('script, pre, code, [aria-hidden]') !== null || inside.clientWidth === 1)
        continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<!\S)[\p{L}\p{M}]{2,}(?!\S)/gu)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${word} in ${Math.round(inside.getBoundingClientRect().width)} px`);
      }
    }
  }
  return found;
}
