/** So many numbers are named. */
const MOST = 12;

/** What a mark is called that stands for several places, by their numbers from 0. @param words with `{number}` and `{places}` */
export function nameOfSeveral(of: readonly number[], words: string, format: (number: number) => string): string {
  const numbers = of.slice(0, MOST).map((place) => format(place + 1));
  const places = `${numbers.join(', ')}${of.length > MOST ? ' …' : ''}`;
  return words.replace('{number}', format(of.length)).replace('{places}', places);
}
