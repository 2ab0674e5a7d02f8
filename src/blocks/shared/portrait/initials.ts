/** Letters that stand alone for a name need no more than this. */
const MOST = 2;

/**
 * The first letters of the first and the last word of a name: `AP` for Asha Patil, `A` for Asha. Words that begin with no letter
 * are left out.
 *
 * @param name in any script
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\u00a0]+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0], words.at(-1)];
  const taken = first === last ? [first] : [first, last];
  return taken
    .flatMap((word) => (word === undefined ? [] : ([...word][0]?.toLocaleUpperCase() ?? [])))
    .slice(0, MOST)
    .join('');
}
