/** A text as a value, also in brackets: in quotes where YAML would read something else without them. */
export function plainOrQuoted(text: string): string {
  const isPlain = /^[\p{L}\p{N}/][\p{L}\p{N} '\u2019.()+/_-]*$/u.test(text) && Number.isNaN(Number(text));
  return isPlain && text === text.trim() && !/^(?:true|false|null)$/i.test(text) ? text : quoted(text);
}

/** A text in quotes that YAML reads as that text. */
export function quoted(text: string): string {
  return text.includes('"') || text.includes('\\') ? inSingleQuotes(text) : `"${text}"`;
}

export const inSingleQuotes = (text: string): string => `'${text.replaceAll("'", "''")}'`;
