/** The parts of a text between marks, each a letter, and between words with spaces around them, such as "and". A hyphen is the first of the marks. */
export function splitAt(text: string, marks: string, words: readonly string[]): string[] {
  const between = new RegExp(`[${marks}]|(?<=\\S)\\s+(?:${words.join('|')})\\s+(?=\\S)`);
  return text
    .trim()
    .split(between)
    .map((part) => part.trim().replace(/\s+/g, ' '));
}
