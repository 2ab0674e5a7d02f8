/**
 * The first letters of the first and the last word of a name: `AP` for Asha Patil, `A` for Asha. Words that begin with no letter
 * are left out, and so are titles before it that end in a point: `SB` for Dr. Sunita Borse. A single letter with a point is
 * part of the name: `JS` for J. Smith.
 *
 * @param name in any script
 */
export function initialsOf(name: string): string {
  const untitled = name.trim().replace(/^(?:\p{L}{2,}\.\s+)+/u, '');
  const letters = untitled.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0].toUpperCase() ?? []);
  return letters.length > 2 ? `${letters[0]}${letters.at(-1)}` : letters.join('');
}
