/** How many characters a text has, as JSON Schema counts them: one outside of the basic plane is one. */
export function charactersIn(text: string): number {
  let count = text.length;
  for (const _ of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) count -= 1;
  return count;
}

export function isLonger(text: string, most: number): boolean {
  return text.length > most && (text.length > most * 2 || charactersIn(text) > most);
}
