/** Texts as a language counts them up: `Bread, rolls and cake`. */
export function listIn(texts: readonly string[], language: string): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(texts);
}
