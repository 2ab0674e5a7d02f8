/**
 * The first letters of the first and the last word of a name: `AP` for Asha Patil, `A` for Asha. Words that begin with no letter
 * are left out.
 *
 * @param name in any script
 */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0].toUpperCase() ?? []);
  return letters.length > 2 ? `${letters[0]}${letters.at(-1)}` : letters.join('');
}
