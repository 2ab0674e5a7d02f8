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

/** `€`, `eur` or `Euro` as a currency is written here: `EUR`. Of a sign that several have, such as `$`, nobody knows which is meant. */
export function currencyMeant(text: string): string | undefined {
  const word = text.trim().toUpperCase();
  const signs: Readonly<Record<string, string>> = {
    '€': 'EUR',
    EURO: 'EUR',
    EUROS: 'EUR',
    '£': 'GBP',
    '₹': 'INR',
    '₽': 'RUB',
    '₺': 'TRY',
    '₴': 'UAH',
    ZŁ: 'PLN',
    KČ: 'CZK',
  };
  if (Object.hasOwn(signs, word)) return signs[word];
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const all = Intl.supportedValuesOf('currency');
  return all.includes(word) ? word : all.find((code) => names.of(code)?.toUpperCase() === word);
}
