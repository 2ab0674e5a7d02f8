/** The words of a text, without the signs between them. */
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many letters of a word say what is meant: `hour` is in `hours`, and the other way round. */
const enough = 4;

const isAlike = (word: string, typed: string): boolean =>
  word.startsWith(typed) || (word.length >= enough && typed.startsWith(word));

/** Whether every word that was typed is like a word of the block. */
function fits(card: HTMLElement, typed: readonly string[]): boolean {
  const words = wordsIn(card.dataset.words ?? '');
  return typed.every((each) => words.some((word) => isAlike(word, each)));
}

function counted(found: number, all: number): string {
  if (found === 0) return 'No block fits. Try another word, or fewer.';
  return `${found} of ${all} blocks`;
}

/** Shows the cards that fit what is typed in the field, and says how many. All, if it is empty or not on this page. */
export function showFound(): void {
  const field = document.querySelector<HTMLInputElement>('#finder');
  const status = document.getElementById('found');
  if (field === null || status === null) return;
  const typed = wordsIn(field.value);
  const cards = [...document.querySelectorAll<HTMLElement>('[data-words]')];
  for (const card of cards) card.hidden = !fits(card, typed);
  const found = cards.filter(({ hidden }) => !hidden).length;
  status.textContent = typed.length === 0 ? '' : counted(found, cards.length);
}

/** Finds blocks while somebody types. */
export function findOnInput(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.id === 'finder') showFound();
  });
  // Whoever comes back to the page finds what they had typed.
  addEventListener('pageshow', showFound);
}
