const DOWN = new Set(
  'desc descending down reverse reversed absteigend abwärts rückwärts décroissant descendente descendant aflopend fallande faldende malejąco'.split(
    ' ',
  ),
);
const UP = new Set(
  'asc ascending up aufsteigend aufwärts croissant ascendente ascendant oplopend stigande stigende rosnąco'.split(' '),
);

/** `price desc`, `price: absteigend` as a list is sorted here: `-price`. Undefined for other texts. */
export function sortMeant(text: string): string | undefined {
  const [field = '', word = '', ...others] = text.trim().split(/[\s,:]+/);
  const name = /^-?([a-z][A-Za-z0-9]*)$/.exec(field)?.[1];
  if (name === undefined || others.length > 0) return undefined;
  if (DOWN.has(word.toLowerCase())) return `-${name}`;
  return UP.has(word.toLowerCase()) ? name : undefined;
}
